/** Predicates about linked structures, as far as the graph of regions decides them: it has an edge wherever the heap may have one. */
import type { Truth } from '../../../../base/truth.js';
import { type FieldSelector, hasListed, type PredicateTerm } from '../../../../facts/index.js';
import { STRING } from '../../../../ir/types.js';
import { areEqual, isNull } from '../regions/references.js';
import { isExternal, mayOverlap, typeOf } from '../regions/region-types.js';
import type { Region } from '../regions/regions.js';
import { isAtMostOne } from '../state/counts.js';
import type { State } from '../state/state.js';
import type { Tables } from '../state/tables.js';
import type { ReferenceValue } from '../state/values.js';

type Subjects = readonly (ReferenceValue | undefined)[];

export function judgePredicate(tables: Tables, state: State, term: PredicateTerm, subjects: Subjects): Truth {
  const [first, second] = subjects;
  if (first === undefined) return 'unknown';
  if (term.name === 'fresh') return isFresh(tables, first);
  const graph = new MayGraph(tables, state, term.fields);
  switch (term.name) {
    case 'reach':
      return second === undefined ? 'unknown' : reaches(tables, state, graph, first, second);
    case 'disjoint':
      return second === undefined ? 'unknown' : areDisjoint(tables, state, graph, first, second);
    case 'cyclic':
      return isNull(first) === 'yes' || graph.from(first).isAcyclic ? 'no' : 'unknown';
    case 'list':
      return isNull(first) === 'yes' || graph.isList(first) ? 'yes' : 'unknown';
    case 'acyclic':
      return isNull(first) === 'yes' || graph.from(first).isAcyclic ? 'yes' : 'unknown';
    case 'tree':
    case 'unshared': {
      const { isAcyclic, isUnshared } = graph.from(first);
      return isNull(first) === 'yes' || (isAcyclic && isUnshared) ? 'yes' : 'unknown';
    }
    case 'dll':
      return isNull(first) === 'yes' ? 'yes' : 'unknown';
  }
}

/** Allocated since the method was called. What was there before has a region that says so; of others it is not known. */
function isFresh(tables: Tables, value: ReferenceValue): Truth {
  const kinds = value.targets.map((target) => tables.kindOf(target));
  const isNew = kinds.every((kind) => kind.kind === 'allocated' && kind.era === 'call');
  if (isNull(value) === 'no' && isNew) return 'yes';
  const isOld = kinds.every(
    (kind) =>
      kind.kind === 'parameter' ||
      kind.kind === 'parameter-field' ||
      (kind.kind === 'allocated' && kind.era === 'entry'),
  );
  return isOld ? 'no' : 'unknown';
}

function reaches(tables: Tables, state: State, graph: MayGraph, from: ReferenceValue, to: ReferenceValue): Truth {
  if (isNull(from) === 'yes' || isNull(to) === 'yes') return 'no';
  const { regions } = graph.from(from);
  const mayMeet = to.targets.some((target) => regions.some((region) => mayOverlap(tables, state, region, target)));
  if (!mayMeet) return 'no';
  return isNull(from) === 'no' && areEqual(tables, state, from, to) === 'yes' ? 'yes' : 'unknown';
}

function areDisjoint(
  tables: Tables,
  state: State,
  graph: MayGraph,
  left: ReferenceValue,
  right: ReferenceValue,
): Truth {
  if (isNull(left) === 'yes' || isNull(right) === 'yes') return 'yes';
  if (isNull(left) === 'no' && areEqual(tables, state, left, right) === 'yes') return 'no';
  const ofLeft = graph.from(left).regions;
  const ofRight = graph.from(right).regions;
  const mayMeet = ofLeft.some((one) => ofRight.some((other) => mayOverlap(tables, state, one, other)));
  return mayMeet ? 'unknown' : 'yes';
}

interface Reached {
  readonly regions: readonly Region[];
  /** No object that is reached may lie on a cycle. */
  readonly isAcyclic: boolean;
  /** No object that is reached may have two incoming edges, one from outside counted. */
  readonly isUnshared: boolean;
}

class MayGraph {
  readonly #tables: Tables;
  readonly #state: State;
  readonly #selectors: readonly FieldSelector[];

  constructor(tables: Tables, state: State, selectors: readonly FieldSelector[]) {
    this.#tables = tables;
    this.#state = state;
    this.#selectors = selectors;
  }

  from(value: ReferenceValue): Reached {
    const edges = new Map<Region, readonly Region[]>();
    const rest = [...value.targets];
    for (let region = rest.pop(); region !== undefined; region = rest.pop()) {
      if (edges.has(region)) continue;
      const successors = this.#successors(region);
      edges.set(region, successors);
      rest.push(...successors);
    }
    const regions = [...edges.keys()];
    // Regions that may share objects hide edges between them.
    const overlap = regions.some((one) =>
      regions.some((other) => one !== other && mayOverlap(this.#tables, this.#state, one, other)),
    );
    const isAcyclic = !overlap && isWithoutCycle(edges);
    const targets = [...edges.values()].flat();
    const isUnshared =
      !overlap &&
      new Set(targets).size === targets.length &&
      !value.targets.some((target) => targets.includes(target)) &&
      regions.every((region) => this.#isOne(region));
    return { regions, isAcyclic, isUnshared };
  }

  /** Every object on the way has the field. */
  isList(value: ReferenceValue): boolean {
    const { regions, isAcyclic } = this.from(value);
    return (
      isAcyclic &&
      regions.every((region) => {
        const bound = typeOf(this.#tables, this.#state, region);
        return bound !== undefined && hasListed(this.#tables.hierarchy, bound.type, this.#selectors);
      })
    );
  }

  #isOne(region: Region): boolean {
    const contents = this.#state.heap.get(region);
    return contents !== undefined && isAtMostOne(contents.count);
  }

  /** A region stands once for each field that leads to it. */
  #successors(region: Region): readonly Region[] {
    const tables = this.#tables;
    const kind = tables.kindOf(region);
    if (kind.kind === 'constant' && kind.type === STRING) return [];
    const contents = this.#state.heap.get(region);
    const found: Region[] = [];
    for (const [field, value] of contents?.cells ?? []) {
      if (value.kind === 'reference' && this.#isSelected(field)) found.push(...value.targets);
    }
    const isClosed = contents !== undefined && !contents.opaque;
    if (isClosed) return found;
    // Fields of which nothing is kept may hold any external object, and what was stored into external ones.
    found.push(tables.external);
    for (const [field, value] of this.#state.heap.get(tables.external)?.cells ?? []) {
      if (value.kind === 'reference' && this.#isSelected(field)) found.push(...value.targets);
    }
    if (region === tables.external) {
      for (const [other] of this.#state.heap) if (isExternal(tables, this.#state, other)) found.push(other);
    }
    return found;
  }

  #isSelected(field: number): boolean {
    const { length } = this.#selectors;
    if (length === 0) return true;
    const reference = this.#tables.fieldOf(field);
    return this.#selectors.some((selector) => {
      if (selector.kind === 'elements') return reference === undefined;
      return reference?.name === (selector.kind === 'named' ? selector.name : selector.field.name);
    });
  }
}

function isWithoutCycle(edges: ReadonlyMap<Region, readonly Region[]>): boolean {
  const done = new Set<Region>();
  const open = new Set<Region>();
  const visit = (region: Region): boolean => {
    if (done.has(region)) return true;
    if (open.has(region)) return false;
    open.add(region);
    const isFine = (edges.get(region) ?? []).every(visit);
    open.delete(region);
    done.add(region);
    return isFine;
  };
  return [...edges.keys()].every(visit);
}
