/** The cells of a machine's heap that a state keeps track of, and whether their image is its graph. */

import type { ConcreteState } from '../../../../engine/concrete.js';
import type { HeapObject } from '../../../../ir/heap.js';
import { isReference } from '../../../../ir/types.js';
import { type Reference, referenceOf } from '../../../combinators/concrete-states.js';
import { SHAPEGRAPH_BUDGETS } from '../budgets.js';
import { NO_CELL, OUTSIDE } from '../graphs/claims/concrete-heap.js';
import { ELSEWHERE, FIRST_NODE } from '../graphs/store/model.js';
import type { GraphTables } from '../tables.js';

const MOST_OUTSIDES = SHAPEGRAPH_BUDGETS['represents/heap'].mostOutsides.most;
const MOST_CHOICES = SHAPEGRAPH_BUDGETS['represents/heap'].mostChoices.most;

export class TrackedHeap {
  readonly #tables: GraphTables;
  readonly #concrete: ConcreteState;
  readonly #graph: number;
  readonly #root: HeapObject | undefined;
  #choices = 0;

  constructor(tables: GraphTables, concrete: ConcreteState, graph: number, root: HeapObject | undefined) {
    this.#tables = tables;
    this.#concrete = concrete;
    this.#graph = graph;
    this.#root = root;
  }

  /** `values` by slot are the cells that are named, `elsewhere` objects that are not tracked, `unseen` slots with any cells. */
  fits(values: ReadonlyMap<number, HeapObject>, elsewhere: readonly HeapObject[], unseen: readonly number[]): boolean {
    if (++this.#choices > MOST_CHOICES) return true;
    const [slot, ...rest] = unseen;
    if (slot === undefined) return this.#isImage(values, elsewhere);
    const { graphs } = this.#tables;
    const node = graphs.value(this.#graph, slot);
    const known = [...values].find(([other]) => graphs.value(this.#graph, other) === node);
    if (known !== undefined) return this.fits(new Map([...values, [slot, known[1]]]), elsewhere, rest);
    const taken = new Set(values.values());
    return this.#objects().some((object) => {
      if (taken.has(object) || !this.#tables.options.isCell(this.#concrete.heap.typeOf(object))) return false;
      return this.fits(new Map([...values, [slot, object]]), elsewhere, rest);
    });
  }

  /** All that may be cells: a graph does not say which of them are older than the run. */
  #objects(): readonly HeapObject[] {
    const { allocations, older = [] } = this.#concrete;
    return [...older, ...allocations.map(({ object }) => object)];
  }

  #isImage(values: ReadonlyMap<number, HeapObject>, elsewhere: readonly HeapObject[]): boolean {
    const given = this.#closure(elsewhere);
    const lost = [...values].flatMap(([slot, object]) => this.#givenUpBy(slot, object));
    const outside = this.#closure([...given, ...lost]);
    // What is left out goes with all that it leads to: of a list, its ends only.
    const tried: ReadonlySet<HeapObject>[] = [outside];
    const spelled = new Set([spellingOf(outside)]);
    for (const doubt of this.#doubtful(values, outside)) {
      for (const less of [...tried]) {
        if (less.has(doubt)) continue;
        const more = this.#closure([...less, doubt]);
        if (spelled.size > MOST_OUTSIDES) return true;
        if (!spelled.has(spellingOf(more))) tried.push(more);
        spelled.add(spellingOf(more));
      }
    }
    return tried.some((each) => this.#isImageWithout(values, each));
  }

  /** What a named cell refers to that is elsewhere by the graph. */
  #givenUpBy(slot: number, object: HeapObject): readonly HeapObject[] {
    const { graphs } = this.#tables;
    const node = graphs.value(this.#graph, slot) - FIRST_NODE;
    return this.#links(object).flatMap((target, link) =>
      target !== null && graphs.field(this.#graph, node, link) === ELSEWHERE ? [target] : [],
    );
  }

  /** What cells refer to along fields of which the summary has some that lead elsewhere. */
  #doubtful(values: ReadonlyMap<number, HeapObject>, outside: ReadonlySet<HeapObject>): ReadonlySet<HeapObject> {
    const { graphs } = this.#tables;
    const found = new Set<HeapObject>();
    if (!graphs.hasSummary(this.#graph)) return found;
    const named = new Set(values.values());
    for (const cell of this.#tracked(values, outside)) {
      if (named.has(cell)) continue;
      for (const [link, target] of this.#links(cell).entries()) {
        const leadsOut = ((graphs.summaryEdges(this.#graph, link) >>> ELSEWHERE) & 1) === 1;
        if (leadsOut && target !== null && !outside.has(target) && !named.has(target)) found.add(target);
      }
    }
    return found;
  }

  #isImageWithout(values: ReadonlyMap<number, HeapObject>, outside: ReadonlySet<HeapObject>): boolean {
    const { graphs, options } = this.#tables;
    const cells = [...this.#tracked(values, outside)];
    if (cells.some((cell) => outside.has(cell) || !options.isCell(this.#concrete.heap.typeOf(cell)))) return false;
    // What else they refer to is elsewhere, and does not lead back to them.
    const payloads = options.startsWithCells === true ? [] : cells.flatMap((cell) => this.#others(cell));
    const behind = this.#closure(payloads);
    if (cells.some((cell) => behind.has(cell))) return false;
    const numbers = new Map(cells.map((cell, number) => [cell, number]));
    const numberOf = (target: Reference): number => {
      if (target === null) return NO_CELL;
      return outside.has(target) ? OUTSIDE : (numbers.get(target) ?? OUTSIDE);
    };
    return graphs.represents(this.#graph, {
      variables: Array.from({ length: graphs.variables(this.#graph) }, (_, slot) => numberOf(values.get(slot) ?? null)),
      cells: cells.map((cell) => this.#links(cell).map(numberOf)),
    });
  }

  /** From the named cells along links, up to what is outside. */
  #tracked(values: ReadonlyMap<number, HeapObject>, outside: ReadonlySet<HeapObject>): ReadonlySet<HeapObject> {
    // What is added to a set while it is walked is met by the walk.
    const found = new Set(values.values());
    for (const cell of found) {
      for (const target of this.#links(cell)) if (target !== null && !outside.has(target)) found.add(target);
    }
    return found;
  }

  /** What the link fields hold, by number; null for those that the object does not have. */
  #links(object: HeapObject): readonly Reference[] {
    return this.#tables.options.links.map(
      ({ owner, name }) => referenceOf(this.#concrete.heap.field(object, owner, name)) ?? null,
    );
  }

  /**
   * All that is reached along fields and elements, but for fields of the root object that are slots. Where runs start with cells, only
   * cells that were given up count, and what these link to.
   */
  #closure(from: Iterable<HeapObject>): ReadonlySet<HeapObject> {
    const { isCell, startsWithCells } = this.#tables.options;
    if (startsWithCells === true) {
      const cells = new Set([...from].filter((object) => isCell(this.#concrete.heap.typeOf(object))));
      for (const cell of cells) for (const next of this.#links(cell)) if (next !== null) cells.add(next);
      return cells;
    }
    const found = new Set(from);
    for (const object of found) {
      for (const next of this.#references(object, (field) => this.#isSlot(object, field))) found.add(next);
    }
    return found;
  }

  #others(cell: HeapObject): readonly HeapObject[] {
    return [...this.#references(cell, (field) => this.#tables.link(field) !== -1)];
  }

  #isSlot(object: HeapObject, field: Field): boolean {
    const fields = this.#tables.options.root?.fields ?? [];
    return object === this.#root && fields.some(({ owner, name }) => owner === field.owner && name === field.name);
  }

  *#references(object: HeapObject, isLeftOut: (field: Field) => boolean): Generator<HeapObject> {
    const { heap } = this.#concrete;
    for (const field of heap.fields(object)) {
      if (!isReference(field.type) || isLeftOut(field)) continue;
      const value = referenceOf(heap.field(object, field.owner, field.name));
      if (value !== undefined && value !== null) yield value;
    }
    const length = heap.length(object) ?? 0;
    for (let index = 0; index < length; index++) {
      const value = referenceOf(heap.element(object, index));
      if (value !== undefined && value !== null) yield value;
    }
  }
}

function spellingOf(objects: ReadonlySet<HeapObject>): string {
  return [...objects]
    .map(({ id }) => id)
    .sort((left, right) => left - right)
    .join(' ');
}

type Field = ReturnType<ConcreteState['heap']['fields']>[number];
