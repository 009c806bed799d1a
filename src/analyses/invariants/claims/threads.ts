/** Where several threads run: what the locks of the class do not keep apart, though its fields are written under them. */

import type { Reason } from '../../../findings/invariants-result.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import type { ClassName } from '../../../ir/types.js';
import { locationOf } from '../../../obligations/index.js';
import { INVARIANTS_BUDGETS } from '../budgets.js';
import type { Classification } from '../classify/classify.js';
import type { InvariantsContext } from '../context.js';
import type { Family } from '../family/family.js';
import type { Candidate } from './candidates.js';

const MOST_METHODS = INVARIANTS_BUDGETS['claims/threads'].mostMethods.most;

/**
 * Other threads may enter while a leaky constructor runs, and where a lock is given up by `wait`. What is linked may change without the
 * lock where a method that does not hold it writes links, or lets others do so.
 */
export function lockTrouble(
  context: InvariantsContext,
  family: Family,
  { constructors }: Classification,
  candidate: Candidate,
): readonly Reason[] {
  const reasons: Reason[] = [];
  for (const { element, good } of constructors) {
    if (good) continue;
    const text = 'other threads may see the object while a constructor still runs';
    reasons.push({ text, location: locationOf(element.span) });
  }
  const [statics, instances] = [family.statics, family.concrete.flatMap(({ methods }) => methods)];
  const seen = new Set<MethodDeclaration>();
  for (const method of [...statics, ...instances]) {
    if (seen.has(method)) continue;
    seen.add(method);
    const waits = placeOf(context, method, isWait);
    if (waits !== undefined) reasons.push({ text: 'others run while it waits', ...waits });
    // The lock of an object is not that of its class.
    const isLocked = hasFlag(method, Flag.SYNCHRONIZED) && hasFlag(method, Flag.STATIC) !== candidate.ofObject;
    if (isLocked || !candidate.deep) continue;
    const writes = placeOf(context, method, (each) => isLinkStore(each, family.nodes));
    if (writes !== undefined) reasons.push({ text: 'links are written without holding the lock', ...writes });
  }
  return reasons.slice(0, 4);
}

type Test = (instruction: Instruction) => boolean;
type Instruction = NonNullable<ReturnType<MethodDeclaration['body']>>['edges'][number]['instruction'];

/** Where the method, or something that it calls, has such an instruction. */
function placeOf(context: InvariantsContext, start: MethodDeclaration, test: Test): Omit<Reason, 'text'> | undefined {
  const methods = new Set([start]);
  for (const method of methods) {
    if (methods.size > MOST_METHODS) return { location: locationOf(start.span) };
    if (context.world.hierarchy.find(method.owner)?.origin !== 'input') continue;
    for (const { instruction, span } of method.body()?.edges ?? []) {
      if (test(instruction)) return { location: locationOf(span) };
    }
    for (const callee of context.effects.callees(method)) methods.add(callee);
  }
  return undefined;
}

function isWait(instruction: Instruction): boolean {
  return instruction.kind === 'call' && (instruction.method.name === 'wait' || instruction.method.name === 'await');
}

function isLinkStore(instruction: Instruction, nodes: ReadonlySet<ClassName>): boolean {
  if (instruction.kind === 'unsupported') return true;
  if (instruction.kind !== 'store') return false;
  const { place } = instruction;
  return place.kind === 'element' || (place.kind === 'field' && nodes.has(place.field.owner));
}
