/** A run that breaks an obligation, told so that people can follow it: the initial heap and the lines it went through. */

import type { Witness, WitnessObject, WitnessStep } from '../../findings/claim.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { ClassName } from '../../ir/types.js';
import { EXECUTION_BUDGETS } from '../budgets.js';
import type { Machine } from '../machine.js';
import type { HeapSnapshot, NamedValue, SnapshotValue } from '../memory/snapshot.js';
import type { Value } from '../memory/values.js';
import type { FrameView, Hooks } from '../options.js';
import type { Outcome } from '../outcome.js';
import { showViolation } from '../violation.js';
import { stackOf } from './obligations.js';
import type { Root } from './partial-heap.js';

export const LONGEST_TRACE = EXECUTION_BUDGETS['enumeration/witness'].longestTrace.most;

/** The initial heap; taken before the run changes it. */
export function initialState(machine: Machine, roots: readonly Root[], values: readonly Value[]): HeapSnapshot {
  const named = roots.map(({ name, type }, index): NamedValue => ({ name, type, value: values[index] ?? null }));
  return machine.snapshot(named);
}

export function witnessOf(
  state: HeapSnapshot,
  trace: readonly WitnessStep[],
  start: Witness['start'] = 'heap',
  calls: readonly string[] = [],
): Witness {
  return {
    start,
    arguments: state.variables.map(([, value]) => shown(value)),
    heap: objectsOf(state),
    calls,
    trace,
  };
}

function objectsOf({ objects }: HeapSnapshot): readonly WitnessObject[] {
  return objects.map(({ name, type, fields }) => ({
    id: name,
    class: type,
    fields: Object.fromEntries(fields.map(([field, value]) => [field, shown(value)])),
  }));
}

function shown(value: SnapshotValue): string {
  return 'object' in value ? value.object : value.text;
}

/** What variables hold after a line. */
export function stepOf(line: number, state: HeapSnapshot): WitnessStep {
  const variables = Object.fromEntries(state.variables.map(([name, value]) => [name, shown(value)]));
  return { line, variables, heap: objectsOf(state) };
}

/** Hooks that record what each line leaves behind, after the given number of lines. */
export function recorder(machine: Machine, skipped = 0): { readonly hooks: Hooks; readonly trace: WitnessStep[] } {
  const trace: WitnessStep[] = [];
  let left = skipped;
  const line: Hooks['line'] = (frame, span) => {
    if (left-- > 0 || trace.length >= LONGEST_TRACE) return;
    trace.push(inFile(stepAt(machine, frame, span.line), span.file));
  };
  return { hooks: { line }, trace };
}

export function inFile(step: WitnessStep, file: string): WitnessStep {
  return file === '' ? step : { ...step, file };
}

/** What the variables of a frame hold. */
export function stepAt(machine: Machine, frame: FrameView, line: number): WitnessStep {
  const named = frame
    .variables()
    .map(
      ([variable, value]): NamedValue => ({ name: variable.sourceName ?? variable.name, type: variable.type, value }),
    );
  return { ...stepOf(line, machine.snapshot(named)), method: inMethod(frame.method.owner, frame.method.name) };
}

function inMethod(owner: ClassName, name: string): string {
  return `${owner.slice(owner.lastIndexOf('.') + 1)}.${name}`;
}

/** The line that a run ended on is not left any more, so that no hook was called for it. Of what models throw, the line of the input that has led there. */
export function lastStep(outcome: Outcome, hierarchy: Hierarchy): readonly WitnessStep[] {
  if (outcome.kind === 'violated') {
    const { at, state } = outcome.violation;
    return [inFile(stepOf(at.line, state), at.file)];
  }
  if (outcome.kind !== 'threw') return [];
  const { exception } = outcome;
  const frame = stackOf(exception).find(({ type }) => hierarchy.find(type)?.origin === 'input');
  const note = `throws ${exception.type.name}`;
  return frame === undefined
    ? [{ line: 0, variables: {}, heap: [], note }]
    : [{ line: frame.line, method: inMethod(frame.type, frame.method), variables: {}, heap: [], note }];
}

/** What went wrong, in words. */
export function describe(outcome: Outcome): string {
  if (outcome.kind === 'violated') return showViolation(outcome.violation);
  if (outcome.kind !== 'threw') return outcome.kind;
  const frames = stackOf(outcome.exception).map(
    ({ type, method, file, line }) => `  at ${type}.${method}(${file}:${line})`,
  );
  return [`${outcome.exception.type.name} is thrown`, ...frames].join('\n');
}
