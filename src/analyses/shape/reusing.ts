/** Whether what a run has shown answers for another one, so that the other need not be made. */
import type { FieldReference } from '../../ir/instructions.js';
import { OBJECT } from '../../ir/types.js';
import { keyOf } from '../../program/calls/footprint.js';
import type { SolvedRun } from './run-method.js';
import type { Subject } from './subject.js';

/** Whether their states speak of the same fields. */
export function isAboutSameFields(one: { readonly subject: Subject }, other: { readonly subject: Subject }): boolean {
  const [first, second] = [one.subject.universe, other.subject.universe];
  return (
    sameFields(first.links, second.links) &&
    sameFields(first.payloads, second.payloads) &&
    sameFields(first.statics, second.statics) &&
    sameFields(first.parents, second.parents) &&
    // What formulas compare can bring nodes to light.
    first.mayBeNode?.(OBJECT) === second.mayBeNode?.(OBJECT)
  );
}

/** Whether the run has in its states all that the subject's formulas need, and starts wherever they are asked for. */
export function answersFor(run: SolvedRun, subject: Subject): boolean {
  const { olds, readAtExit, needsPins, tellsFresh } = subject;
  return (
    !run.attempt.coarse &&
    run.assumed.length === 0 &&
    olds.length === 0 &&
    (!needsPins || run.attempt.pins || run.subject.needsPins) &&
    (!tellsFresh || run.subject.tellsFresh) &&
    [...readAtExit].every((variable) => run.kept.has(variable)) &&
    isAboutSameFields(run, { subject })
  );
}

function sameFields(one: readonly FieldReference[], other: readonly FieldReference[]): boolean {
  const keys = new Set(one.map(keyOf));
  return keys.size === other.length && other.every((field) => keys.has(keyOf(field)));
}
