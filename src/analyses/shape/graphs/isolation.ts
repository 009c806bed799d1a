/**
 * Whether code gets at cells in no other way than along what it is given, static fields that are followed, links, and what it makes: then
 * other objects that lead to cells, too, make no difference to it. Everything that a run may follow is looked at.
 */
import type { ShapegraphOptions } from '../../../domains/heap/shapegraph/index.js';
import type { Edge } from '../../../ir/body.js';
import type { FieldReference, Instruction } from '../../../ir/instructions.js';
import type { TypeName } from '../../../ir/types.js';
import { calleesOf, keyOf, type World } from '../../../program/calls/footprint.js';
import type { Subject } from '../subject.js';

/** The first edge that may bring a cell from elsewhere, or run code that may change or bring back cells which it was not given. */
export function leakOf(
  world: World,
  { footprint, writes }: Pick<Subject, 'footprint' | 'writes'>,
  { links, statics }: Pick<ShapegraphOptions, 'links' | 'statics'>,
  matters: (type: TypeName) => boolean,
): Edge | undefined {
  const followed = new Set([...links, ...statics].map(keyOf));
  const isFollowed = (field: FieldReference): boolean => followed.has(keyOf(field));
  const leaks = ({ instruction }: Edge): boolean => {
    switch (instruction.kind) {
      case 'load':
        return isFromElsewhere(instruction, isFollowed, matters);
      case 'havoc':
        return matters(instruction.target.type);
      case 'unsupported':
        return true;
      case 'initialise':
        return !world.hierarchy.isComplete(instruction.type) || runsHidden(instruction);
      case 'call':
        return world.hierarchy.resolveMethod(instruction.method) === undefined || runsHidden(instruction);
      default:
        return false;
    }
  };
  const runsHidden = (instruction: Instruction): boolean =>
    calleesOf(world, instruction).some((callee) => !footprint.methods.has(callee) && writes(callee).hidden !== false);
  for (const method of footprint.methods) {
    const found = method.body()?.edges.find(leaks);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isFromElsewhere(
  { place, target }: Extract<Instruction, { kind: 'load' }>,
  isFollowed: (field: FieldReference) => boolean,
  matters: (type: TypeName) => boolean,
): boolean {
  if (place.kind === 'length') return false;
  if (place.kind === 'element') return matters(place.type) || matters(target.type);
  return !isFollowed(place.field) && (matters(place.field.type) || matters(target.type));
}
