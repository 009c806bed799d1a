/** Steps of the fixed-point iteration and of counterexamples: what each shows, and in words. */
import type { ExploredMethod, IterationStep } from '../../../findings/shape-result.js';
import type { Counterexample, CounterexampleStep, Mark } from '../../protocol.js';
import type { LinePlace } from './line-shapes.js';

/** Into the range of steps; the first where there are none. */
export function clampedStep(step: number, count: number): number {
  return Math.max(0, Math.min(Math.trunc(Number.isFinite(step) ? step : 0), count - 1));
}

const HOW: Readonly<Record<IterationStep['how'], string>> = {
  start: 'the method starts',
  grow: 'states are added',
  widen: 'states are merged to reach an end',
  narrow: 'states are taken back',
};

/** `line 17, round 2: states are added (1 new, 3 in all)`. */
export function iterationText({ line, round, how, states, merged }: IterationStep): string {
  const fresh = states.filter(({ isNew }) => isNew).length;
  const counts = [
    `${fresh} new`,
    ...(merged.length === 0 ? [] : [`${merged.length} merged`]),
    `${states.length} in all`,
  ];
  return `line ${line}, round ${round}: ${HOW[how]} (${counts.join(', ')})`;
}

/** The first step at the line, where there is one. */
export function firstStepAt({ iteration }: ExploredMethod, line: number): number {
  return Math.max(
    0,
    iteration.findIndex((step) => step.line === line),
  );
}

/** What a step of a run did to the heap. */
export interface HeapChange {
  /** Absent at the start. */
  readonly before?: CounterexampleStep;
  readonly after: CounterexampleStep;
}

export function heapChangeAt({ steps }: Counterexample, step: number): HeapChange | undefined {
  const at = clampedStep(step, steps.length);
  const after = steps[at];
  const before = steps[at - 1];
  if (after === undefined) return undefined;
  return before === undefined ? { after } : { before, after };
}

export function counterexampleText({ steps }: Counterexample, step: number): string {
  const at = steps[clampedStep(step, steps.length)];
  if (at === undefined) return 'nothing was run';
  const note = at.note === undefined ? '' : `: ${at.note}`;
  return at.line === undefined ? `before the run${note}` : `after line ${at.line}${note}`;
}

/** Where a step is, if it is in a file that is shown. */
export function placeOfStep({ line, file }: CounterexampleStep, shown: string): LinePlace | undefined {
  return line === undefined || line === 0 ? undefined : { file: file ?? shown, line };
}

/** Marks with runs that break them, in order. */
export function brokenMarks(marks: readonly Mark[]): readonly (Mark & { readonly counterexample: Counterexample })[] {
  return marks.filter(
    (mark): mark is Mark & { readonly counterexample: Counterexample } => mark.counterexample !== undefined,
  );
}
