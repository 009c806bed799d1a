/** A run that breaks an obligation, told so that people can follow it: the initial heap and the lines it went through. */
import type { Witness, WitnessObject, WitnessStep } from '../../findings/claim.js';
import type { Machine } from '../machine.js';
import type { Hooks } from '../options.js';
import { type HeapSnapshot, type NamedValue, type SnapshotValue, showSnapshot, takeSnapshot } from '../snapshot.js';
import type { Value } from '../values.js';
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
