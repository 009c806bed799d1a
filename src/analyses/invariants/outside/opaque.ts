/** Which calls may run code that is not known, and that may call the members of a class again. */
import type { FieldReference, Instruction } from '../../../ir/instructions.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import type { InvariantsContext } from '../context.js';
import type { Linked } from '../family/links.js';
import type { Members } from '../family/members.js';
import { WriterSearch } from '../family/writers.js';
import { isObjectMethod } from './calls.js';

export function opaqueCalls(
  context: InvariantsContext,
  members: Members,
  linked: Linked,
  fields: readonly FieldReference[],
): (instruction: Instruction) => boolean {
  const { index, outside, threads } = context;
  const known = new Map<Instruction, boolean>();
  // In the closed world what runs is known, but what the library calls is not followed.
  let changing: ReadonlyMap<MethodDeclaration, unknown> | undefined;
  const runsInput = (instruction: Instruction): boolean => {
    if (!index.outside.isNotFollowed(instruction)) return false;
    if (instruction.kind !== 'call' || context.world.hierarchy.resolveMethod(instruction.method) === undefined)
      return true;
    if (index.outside.isUnseen(instruction)) return true;
    changing ??= new WriterSearch(context, members, linked, fields, new Set()).changing;
    const change = changing;
    if (index.outside.callbacks(instruction).some((callee) => change.has(callee))) return true;
    return index.outside.runsUnknown(instruction) && index.outside.allCallbacks().some((each) => change.has(each));
  };
  const decide = (instruction: Instruction): boolean => {
    if (instruction.kind !== 'call' && instruction.kind !== 'unsupported' && instruction.kind !== 'initialise')
      return false;
    if (threads === 'many' && instruction.kind === 'call') {
      const resolved = context.world.hierarchy.resolveMethod(instruction.method);
      if (resolved !== undefined && isObjectMethod(resolved, 'wait')) return true;
    }
    return outside === 'open' ? index.outside.runsUnknown(instruction) : runsInput(instruction);
  };
  return (instruction) => {
    let isOpaque = known.get(instruction);
    if (isOpaque === undefined) {
      isOpaque = decide(instruction);
      known.set(instruction, isOpaque);
    }
    return isOpaque;
  };
}
