/** Heaps with classes: contraction unites them, splits narrow them by the types of fields; against brute force. */
import type { LabelPolicy } from '../../../../src/domains/heap/contraction/graphs/model.js';
import { type Random, randomFrom } from '../../../fuzz/random.js';
import { allStatements, type Heap } from './heaps.js';
import type { Kit } from './kit.js';
import { type Bounds, type Failure, Judge } from './oracle.js';

/** Classes are the bits 1, 2 and 4 of labels. By field: the classes that have it, and those of what it refers to. */
export interface Types {
  readonly owners: readonly number[];
  readonly types: readonly number[];
}

export function policyOf({ owners, types }: Types): LabelPolicy {
  return {
    merge: (upper, lower) => upper | lower,
    along: (label, field) => label & (types[field] as number) || -1,
    has: (label, field) => (label & (owners[field] as number)) !== 0,
    key: () => 0,
    join: (left, right) => left | right,
  };
}

export function randomTypes(random: Random, fields: number): Types {
  const some = (): number[] => Array.from({ length: fields }, () => random.pick([1, 2, 4, 3, 5, 6, 7]));
  return { owners: some(), types: some() };
}

/** Trees that grow along fields that the classes allow, below what variables hold, and some further edges. */
export function typedHeap(random: Random, { variables, fields, parent }: Bounds, types: Types, most: number): Heap {
  const real = parent === -1 ? fields : parent;
  const cells: number[][] = [];
  const labels: number[] = [];
  const cell = (classes: number): number => {
    const choices = [1, 2, 4].filter((bit) => (classes & bit) !== 0);
    labels.push(random.pick(choices));
    return cells.push(new Array<number>(fields).fill(-1)) - 1;
  };
  const allowed = (source: number, field: number, target: number): boolean =>
    ((labels[source] as number) & (types.owners[field] as number)) !== 0 &&
    ((labels[target] as number) & (types.types[field] as number)) !== 0;
  const link = (source: number, field: number, target: number): void => {
    (cells[source] as number[])[field] = target;
    for (let back = real; back < fields; back++) {
      if (allowed(target, back, source) && random.below(8) > 0) (cells[target] as number[])[back] = source;
    }
  };
  const held = Array.from({ length: variables }, () => cell(7));
  for (let tries = 3 * most; tries > 0 && cells.length < most; tries--) {
    const source = random.below(cells.length);
    const field = random.below(real);
    if (((labels[source] as number) & (types.owners[field] as number)) === 0 || cells[source]?.[field] !== -1) continue;
    link(source, field, cell(types.types[field] as number));
  }
  for (let extra = random.below(3); extra > 0; extra--) {
    const [source, field, target] = [random.below(cells.length), random.below(real), random.below(cells.length)];
    if (cells[source]?.[field] === -1 && allowed(source, field, target)) link(source, field, target);
  }
  return { variables: held, cells, labels };
}

/** Each with other types. */
const ROUNDS = 20;

export interface TypedAudit {
  readonly failure: Failure;
  readonly heaps: number;
}

export function auditTyped(
  kit: Kit,
  bounds: Omit<Bounds, 'classes'>,
  cells: number,
  runs: number,
  seed: number,
): TypedAudit {
  const random = randomFrom(seed);
  let heaps = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const types = randomTypes(random, bounds.fields);
    const judge = new Judge(kit, { ...bounds, classes: policyOf(types) });
    const merged = new Map<number, number>();
    const statements = allStatements(bounds.variables, bounds.fields).filter(({ kind }) => kind !== 'new');
    const end = (failure: Failure): TypedAudit => ({
      failure: failure === undefined ? undefined : `${JSON.stringify(types)}: ${failure}`,
      heaps,
    });
    for (let count = 0; count < runs / ROUNDS; count++) {
      heaps++;
      const heap = typedHeap(random, bounds, types, cells);
      const failure = judge.contraction(heap);
      if (failure !== undefined) return end(failure);
      let state = judge.state(heap);
      if (typeof state === 'string') continue;
      if (bounds.mode === 'partial') {
        const key = judge.states.key(state);
        const before = merged.get(key) ?? state;
        const own = state;
        state = judge.states.merged(own, before);
        merged.set(key, state);
        for (const part of [own, before]) {
          const within = judge.states.within(part, state);
          if (!within || !judge.covers(part, state)) return end(`${judge.show(part)} is not in ${judge.show(state)}`);
        }
        if (judge.states.within(state, own) !== judge.covers(state, own)) return end(`order of ${judge.show(state)}`);
      }
      for (const statement of statements) {
        const missing = judge.sound(heap, state, statement);
        if (missing !== undefined) return end(missing);
      }
    }
  }
  return { failure: undefined, heaps };
}
