/** The heaps before and after one call, as relations between the atoms that they share. */

import type { Machine } from '../../../../src/execution/machine.js';
import type { Reference, Value } from '../../../../src/execution/memory/values.js';
import type { Outcome } from '../../../../src/execution/outcome.js';
import type { ClassDeclaration, MethodDeclaration } from '../../../../src/ir/program.js';
import type { FiniteRelation } from '../../../../src/machines/relational/finite-relation.js';
import type { Relation } from './evaluate.js';
import type { Atoms, Captured } from './heap.js';

export interface Call {
  readonly machine: Machine;
  readonly method: MethodDeclaration;
  readonly values: readonly Value[];
  /** All objects that the heap was built from. */
  readonly objects: readonly Reference[];
  /** The classes of the input. */
  readonly classes: readonly ClassDeclaration[];
}

export type Ended = Extract<Outcome, { kind: 'returned' | 'threw' }>;

export class CallStates {
  /** The heap after the call: what outlives it, and those new objects that are looked at. */
  after: Captured;
  readonly #heaps = new Map<string, Captured>();

  constructor(
    readonly call: Call,
    readonly outcome: Ended,
    readonly atoms: Atoms,
    readonly before: Captured,
    readonly heapWith: (objects: readonly Reference[]) => Captured,
    readonly allocated: readonly Reference[],
  ) {
    this.after = heapWith([]);
  }

  get fresh(): readonly Reference[] {
    return [...this.after.objects].filter((object) => !this.before.objects.has(object));
  }

  /** Makes the heap after the call the one that holds these objects too. */
  look(objects: readonly Reference[]): void {
    const key = objects
      .map(({ id }) => id)
      .sort((left, right) => left - right)
      .join();
    let heap = this.#heaps.get(key);
    if (heap === undefined) {
      heap = this.heapWith(objects);
      this.#heaps.set(key, heap);
    }
    this.after = heap;
  }

  /** Tuples of objects that were there before; all of a static field. */
  ofOld(tuples: FiniteRelation, arity: number): FiniteRelation {
    if (arity === 1) return tuples;
    return new Set(
      [...tuples].filter((tuple) =>
        this.before.objects.has(this.atoms.all[Math.floor(tuple / 4096 ** (arity - 1))] as Reference),
      ),
    );
  }

  ofType(type: string, heap: Captured): FiniteRelation {
    if (type === 'boolean') return new Set([1, 2]);
    if (/^(?:int|short|byte|char|long|float|double)$/.test(type))
      return new Set([...this.atoms.all.keys()].filter((atom) => this.atoms.isNumber(atom)));
    const members = [...heap.objects].filter((object) => this.call.machine.isSubtype(object.type.name, type));
    return new Set([0, ...members.map((object) => this.atoms.of(object, ''))]);
  }

  show({ tuples, arity }: Relation): string {
    const atom = (each: number): string => {
      const value = this.atoms.all[each];
      return value === null || value === undefined
        ? 'null'
        : typeof value === 'string'
          ? value
          : `${this.before.objects.has(value) ? '' : 'new '}${value.type.name}#${value.id}`;
    };
    const show = (tuple: number, columns: number): string =>
      columns <= 1 ? atom(tuple) : `${show(Math.floor(tuple / 4096), columns - 1)}->${atom(tuple % 4096)}`;
    return `{${[...tuples].map((tuple) => show(tuple, arity)).join(', ')}}`;
  }
}
