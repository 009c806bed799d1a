/** What quantified variables range over. */
import type { HeapObject, HeapValue } from '../../ir/heap.js';
import { isPrimitive } from '../../ir/types.js';
import type { Limit, QuantifierDomain } from '../binding/bound.js';
import { Fault, Undecided } from '../fault.js';
import type { EvaluationState } from './state.js';

/** Quantifiers over objects range over what is reached from these. */
export function* quantifierRoots(state: EvaluationState): Iterable<HeapObject | null> {
  const { heap, entry, result } = state;
  const values: HeapValue[] = [...state.roots(), result ?? null];
  for (const value of entry?.values.values() ?? []) {
    if (!(value instanceof Fault || value instanceof Undecided)) values.push(value);
  }
  for (const { owner, name, type } of heap.statics()) {
    if (!isPrimitive(type)) values.push(heap.staticField(owner, name) ?? null);
  }
  for (const value of values) if (typeof value === 'object') yield value;
}

/** In ascending order. `evaluate` gives the truth of a guard and the value of a bound, asked for in the order written. */
export function* integersWithin(
  domain: Extract<QuantifierDomain, { kind: 'integers' }>,
  evaluate: (limit: Limit) => boolean | bigint,
): Iterable<number | bigint> {
  let [lower, upper] = extremes(domain.type);
  for (const limit of domain.limits) {
    const value = evaluate(limit);
    if (value === false) return;
    if (typeof value === 'boolean' || limit.kind === 'guard') continue;
    const offset = limit.exclusive ? 1n : 0n;
    if (limit.kind === 'lower' && value + offset > lower) lower = value + offset;
    if (limit.kind === 'upper' && value - offset < upper) upper = value - offset;
  }
  for (let value = lower; value <= upper; value++) yield domain.type === 'long' ? value : Number(value);
}

function extremes(type: string): [lowest: bigint, highest: bigint] {
  if (type === 'char') return [0n, 0xffffn];
  const bits = ({ byte: 8n, short: 16n, int: 32n } as Readonly<Record<string, bigint>>)[type] ?? 64n;
  return [-(2n ** (bits - 1n)), 2n ** (bits - 1n) - 1n];
}
