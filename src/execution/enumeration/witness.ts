/** A run that breaks an obligation, told so that people can follow it: the initial heap and the lines it went through. */
import type { Witness, WitnessObject, WitnessStep } from '../../findings/claim.js';
import type { Machine } from '../machine.js';
import type { Hooks } from '../options.js';
import type { Outcome } from '../outcome.js';
import { type HeapSnapshot, type NamedValue, type SnapshotValue, showSnapshot, takeSnapshot } from '../snapshot.js';
import type { Value } from '../values.js';
import { showViolation } from '../violation.js';
import { stackOf } from './obligations.js';
import type { Root } from './partial-heap.js';

/** Steps of a trace beyond this are left out. */
const LONGEST_TRACE = 500;

/** The initial heap; taken before the run changes it. */
export function initialState(machine: Machine, roots: readonly Root[], values: readonly Value[]): HeapSnapshot {
  const named = roots.map(({ name, type }, index): NamedValue => ({ name, type, value: values[index] ?? null }));
  return takeSnapshot(machine.view, named);
}

export function witnessOf(state: HeapSnapshot, trace: readonly WitnessStep[]): Witness {
  return {
    start: 'heap',
    arguments: state.variables.map(([, value]) => shown(value)),
    heap: state.objects.map(
      ({ name, type, fields }): WitnessObject => ({
        id: name,
        class: type,
        fields: Object.fromEntries(fields.map(([field, value]) => [field, shown(value)])),
      }),
    ),
    calls: [],
    trace,
  };
}

function shown(value: SnapshotValue): string {
  return 'object' in value ? value.object : value.text;
}

/** Hooks that record what each line leaves behind. */
export function recorder(): { readonly hooks: Hooks; readonly trace: WitnessStep[] } {
  const trace: WitnessStep[] = [];
  const line: Hooks['line'] = (frame, span, heap) => {
    if (trace.length >= LONGEST_TRACE) return;
    const named = frame
      .variables()
      .map(
        ([variable, value]): NamedValue => ({ name: variable.sourceName ?? variable.name, type: variable.type, value }),
      );
    trace.push({ line: span.line, heap: showSnapshot(takeSnapshot(heap, named)) });
  };
  return { hooks: { line }, trace };
}

/** The line that a run ended on is not left any more, so that no hook was called for it. */
export function lastStep(outcome: Outcome): readonly WitnessStep[] {
  if (outcome.kind === 'violated') {
    const { at, state } = outcome.violation;
    return [{ line: at.line, heap: showSnapshot(state) }];
  }
  if (outcome.kind !== 'threw') return [];
  const { exception } = outcome;
  return stackOf(exception)
    .slice(0, 1)
    .map(({ line }) => ({ line, heap: [`throws ${exception.type.name}`] }));
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
