/** A clause that a run has broken: plain data, and its text for people. */
import type { Span } from '../ir/span.js';
import { type HeapSnapshot, showSnapshot } from './memory/snapshot.js';
import { type StackElement, showElement } from './stack-trace.js';

export interface Violation {
  readonly clause: 'requires' | 'ensures' | 'invariant' | 'assert';
  readonly formula: string;
  /** Where the clause is written. */
  readonly span: Span;
  /** Where the run was: the call for `requires`, the exit of the method for `ensures` and `invariant`. */
  readonly at: Span;
  /** The method that the clause belongs to or stands in: `List.reverse`. */
  readonly method: string;
  /** Of that method, which may have overloads. */
  readonly descriptor: string;
  /** Whether it was found as the method was entered, where the caller is to blame. */
  readonly atEntry: boolean;
  /** Why the formula has no truth value, where that is so: `null is dereferenced`. */
  readonly reason?: string;
  /** The variables that the formula can speak of and the objects that they reach. */
  readonly state: HeapSnapshot;
  /** Innermost first. */
  readonly stack: readonly StackElement[];
}

const TITLES: Readonly<Record<Violation['clause'], string>> = {
  requires: 'precondition does not hold',
  ensures: 'postcondition does not hold',
  invariant: 'invariant does not hold',
  assert: 'assertion does not hold',
};

export function showViolation(violation: Violation): string {
  const { span, at } = violation;
  const lines = [`${place(span)}: ${TITLES[violation.clause]}: ${violation.formula}`];
  if (violation.reason !== undefined) lines.push(`  because ${violation.reason}`);
  lines.push(`  in ${violation.method}${place(at) === place(span) ? '' : `, at ${place(at)}`}`);
  for (const line of showSnapshot(violation.state)) lines.push(`    ${line}`);
  for (const element of violation.stack) lines.push(`  at ${showElement(element)}`);
  return lines.join('\n');
}

function place(span: Span): string {
  return span.line === 0 ? 'unknown place' : `${span.file}:${span.line}`;
}
