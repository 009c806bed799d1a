/** What variables of a boolean program refer to, where that is not known, and where exceptions go. */
import { type Truth, truthOf } from '../../../../base/truth.js';
import type { Edge, Point } from '../../../../ir/body.js';
import type { Condition, Operand } from '../../../../ir/instructions.js';
import { isReference, type TypeName } from '../../../../ir/types.js';
import {
  ANY_OTHER_REFERENCE,
  isObject,
  isUnknown,
  NULL_REFERENCE,
  OTHER_REFERENCE,
  type Reference,
  UNKNOWN_REFERENCE,
} from '../../../../machines/predicates/heap/references.js';
import { ESCAPED } from './heap.js';
import type { BooleanState } from './state.js';
import type { BooleanWays, BooleanWorld } from './world.js';

/** On to where exceptions of the statement go. */
export function leaveAbruptly({ frame }: BooleanState, exception: Reference, to: Point | undefined): void {
  frame.set(frame.code.thrown, exception);
  frame.goTo(to ?? (frame.code.exceptionalExit as Point));
}

/** Whether it is not known what the operand refers to: then all that it may be is pushed, and the statement is run again from there. */
export function isResolving(world: BooleanWorld, state: BooleanState, operand: Operand, ways: BooleanWays): boolean {
  if (operand.kind !== 'variable' || !isReference(operand.type) || !isUnknown(state.frame.get(operand.index)))
    return false;
  const { hierarchy, layout } = world;
  const fitting = [...state.heap.live()].filter((object) => {
    const { type } = state.heap.record(object);
    return !type.isStatics && hierarchy.isAssignable(type.name, operand.type);
  });
  const others = layout.isTracked(operand.type) ? [] : [OTHER_REFERENCE];
  state.isCertain = false;
  for (const reference of [...fitting, ...others, NULL_REFERENCE]) {
    const way = state.copy();
    way.frame.set(operand.index, reference);
    way.frame.at--;
    ways.push(way);
  }
  return true;
}

/** The object may be found in places that are not in the heap from now on. */
export function letGo({ heap }: BooleanState, reference: Reference): void {
  if (isObject(reference)) heap.setFlags(reference, ESCAPED, 0);
}

/** The method, in words. */
export function placeOf({ frame }: BooleanState): string {
  const { owner, name } = frame.code.method;
  return `${owner}.${name}, line ${lineAt(frame.code.method.body()?.outgoing[frame.point]?.[0], frame.code.method.span.line)}`;
}

function lineAt(edge: Edge | undefined, fallback: number): number {
  return edge?.span.line ?? fallback;
}

export function referenceOf({ frame }: BooleanState, operand: Operand): Reference {
  if (operand.kind === 'constant') return operand.value === null ? NULL_REFERENCE : OTHER_REFERENCE;
  return frame.get(operand.index);
}

/** Something of the type, from a place that is not in the heap. */
export function unknownOf({ layout, classes }: BooleanWorld, type: TypeName): Reference {
  const isTracked = layout.isTracked(type) || classes.of(type).some((name) => layout.isTracked(name));
  return isTracked ? UNKNOWN_REFERENCE : ANY_OTHER_REFERENCE;
}

/** Undefined: it is not the class that decides. */
export function castFails({ hierarchy }: BooleanWorld, state: BooleanState, condition: Condition): Truth | undefined {
  if (condition.kind !== 'castable') return undefined;
  const reference = referenceOf(state, condition.operand);
  if (reference === NULL_REFERENCE) return 'no';
  if (!isObject(reference)) return 'unknown';
  return truthOf(!hierarchy.isAssignable(state.heap.record(reference).type.name, condition.type));
}
