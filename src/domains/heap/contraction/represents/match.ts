/**
 * The search behind `represents`: objects are assigned to nodes, starting with what slots hold, by following references of
 * the machine's heap along edges of the graph, forwards and, for parent fields, backwards. Where an object of a tree refers to
 * another, the reference is inside the tree or one of its exits: all ways are tried.
 *
 * It uses none of the code that makes states: neither contraction, nor splitting, nor names of graphs.
 */

import type { HeapObject } from '../../../../ir/heap.js';
import { NULL_NODE } from '../../../../structures/heap-graph.js';
import type { Reference } from '../../../combinators/concrete-states.js';
import { CONTRACTION_BUDGETS } from '../budgets.js';
import { loopBit } from '../graphs/links.js';
import type { StateGraph } from './graph.js';
import type { ProjectedHeap } from './heap.js';

const MOST_STEPS = CONTRACTION_BUDGETS['represents/match'].mostSteps.most;

type Attempt = () => boolean;

/** A node that stands for the slot of some array that an index variable means, and the value of the variable. */
export interface IndexedNode {
  readonly node: number;
  readonly index: number | undefined;
}

export class Match {
  readonly #graph: StateGraph;
  readonly #heap: ProjectedHeap;
  /** Some nodes are held by what the heap does not show (cutpoints): what only they lead to has no objects here. */
  readonly #isPart: boolean;
  readonly #nodes = new Map<HeapObject, number>();
  /** By regular node: its objects, and of a summary the root. */
  readonly #members: HeapObject[][];
  readonly #roots: (HeapObject | undefined)[];
  /** By vague node: the object, or null. */
  readonly #values: (Reference | undefined)[];
  /** By edge: the object that it leaves; and whether that object's field was found to be the edge. */
  readonly #sources: (HeapObject | undefined)[];
  readonly #used: boolean[];
  /** Inside trees: the object above, and the field that leads down. */
  readonly #above = new Map<HeapObject, { readonly object: HeapObject; readonly field: number }>();
  /** Objects of regular nodes in the order of their assignment: their fields are looked at in turn. */
  readonly #agenda: HeapObject[] = [];
  readonly #trail: (() => void)[] = [];
  #steps = 0;

  constructor(graph: StateGraph, heap: ProjectedHeap, extent: 'part' | 'whole') {
    this.#graph = graph;
    this.#heap = heap;
    this.#isPart = extent === 'part';
    const { size, kinds } = graph.graph;
    this.#members = Array.from({ length: size }, () => []);
    this.#roots = new Array(size).fill(undefined);
    this.#values = new Array(size).fill(undefined);
    this.#sources = new Array(kinds.length).fill(undefined);
    this.#used = new Array(kinds.length).fill(false);
  }

  /** A slot of the state and of the machine: whether they can hold the same. */
  hold(node: number, value: Reference): boolean {
    return node === NULL_NODE ? value === null : this.#assign(node, value);
  }

  /** Whether the rest of the assignment can be found; `roots` are all objects that slots hold. */
  complete(roots: readonly HeapObject[], indexed: readonly IndexedNode[] = []): boolean {
    const reachable = this.#heap.reachable(roots);
    return this.#explore(0, () => this.#isWhole() && this.#areIndexed(indexed) && this.#isApart(reachable));
  }

  #explore(item: number, accepts: () => boolean): boolean {
    if (++this.#steps > MOST_STEPS) return true;
    const { fields } = this.#graph;
    const object = this.#agenda[Math.floor(item / Math.max(1, fields))];
    if (object === undefined || fields === 0) return accepts();
    for (const attempt of this.#attempts(object, item % fields)) {
      const mark = this.#trail.length;
      if (attempt() && this.#explore(item + 1, accepts)) return true;
      while (this.#trail.length > mark) this.#trail.pop()?.();
    }
    return false;
  }

  /** What the field of an object of a regular node can be in the graph. */
  #attempts(object: HeapObject, field: number): readonly Attempt[] {
    const graph = this.#graph;
    const node = this.#nodes.get(object) as number;
    const value = this.#heap.field(object, field);
    if (field >= graph.links) return [() => this.#isPayload(node, field, value)];
    const bit = graph.parentBit(field);
    if (graph.isSummary(node)) {
      return bit === 0 ? this.#inTree(object, node, field, value) : this.#backInTree(object, node, bit, value);
    }
    return [
      () => {
        const leaving = graph.leaving(node, field);
        const back = bit === 0 ? [] : graph.pointedBack(node, bit);
        if (leaving.length + back.length === 0) return value === undefined || value === null;
        return (
          leaving.every((edge) => this.#follow(edge, object, value)) && back.every((edge) => this.#goBack(edge, value))
        );
      },
    ];
  }

  #isPayload(node: number, field: number, value: Reference | undefined): boolean {
    const { known } = this.#graph.label(node);
    if (field >= 31 || ((known >>> field) & 1) === 0 || value === undefined) return true;
    const [edge] = this.#graph.leaving(node, field);
    return edge === undefined ? value === null : this.#assign(this.#graph.target(edge), value);
  }

  #inTree(object: HeapObject, node: number, field: number, value: Reference | undefined): readonly Attempt[] {
    if (value === null || value === undefined) return [() => true];
    const attempts: Attempt[] = [];
    if (this.#graph.isLoop(node, field)) attempts.push(() => this.#putBelow(value, object, node, field));
    for (const edge of this.#graph.leaving(node, field)) attempts.push(() => this.#follow(edge, object, value));
    return attempts;
  }

  /** All objects of a tree point back to the one above, or none does. */
  #backInTree(object: HeapObject, node: number, bit: number, value: Reference | undefined): readonly Attempt[] {
    const entering = this.#graph.entering(node);
    if (entering === undefined || !this.#graph.pointedBack(node, bit).includes(entering)) {
      return [() => value === null || value === undefined];
    }
    if (value === null || value === undefined) return [];
    const fromRoot = (): boolean => this.#setRoot(node, object) && this.#goBack(entering, value);
    return [() => this.#assign(node, value), fromRoot];
  }

  /** The edge is the object's field, which holds the value. */
  #follow(edge: number, object: HeapObject, value: Reference | undefined): boolean {
    if (value === undefined || this.#used[edge] === true) return false;
    this.#used[edge] = true;
    this.#trail.push(() => {
      this.#used[edge] = false;
    });
    const target = this.#graph.target(edge);
    if (!this.#setSource(edge, object) || !this.#assign(target, value)) return false;
    const isRoot = this.#graph.isSummary(target) && this.#graph.parentBit(this.#graph.field(edge)) === 0;
    return !isRoot || value === null || this.#setRoot(target, value);
  }

  #goBack(edge: number, value: Reference | undefined): boolean {
    if (value === null || value === undefined) return false;
    return this.#assign(this.#graph.source(edge), value) && this.#setSource(edge, value);
  }

  #assign(node: number, value: Reference): boolean {
    return this.#graph.label(node).vague ? this.#assignVague(node, value) : this.#assignRegular(node, value);
  }

  #assignRegular(node: number, object: Reference): boolean {
    if (object === null) return false;
    const before = this.#nodes.get(object);
    if (before !== undefined) return before === node;
    const members = this.#members[node] as HeapObject[];
    if (!this.#graph.isSummary(node) && members.length > 0) return false;
    if (!this.#heap.fits(object, this.#graph.label(node))) return false;
    this.#nodes.set(object, node);
    members.push(object);
    this.#agenda.push(object);
    this.#trail.push(() => {
      this.#nodes.delete(object);
      members.pop();
      this.#agenda.pop();
    });
    return true;
  }

  #assignVague(node: number, value: Reference): boolean {
    const before = this.#values[node];
    if (before !== undefined) return before === value;
    const label = this.#graph.label(node);
    this.#values[node] = value;
    this.#trail.push(() => {
      this.#values[node] = undefined;
    });
    if (value === null) return label.nullable;
    if (!this.#heap.fits(value, label)) return false;
    for (let field = 0; field < Math.min(31, this.#graph.fields); field++) {
      if (((label.known >>> field) & 1) === 0) continue;
      const held = this.#heap.field(value, field);
      if (held === undefined) continue;
      const [edge] = this.#graph.leaving(node, field);
      if (edge === undefined ? held !== null : !this.#assign(this.#graph.target(edge), held)) return false;
    }
    return true;
  }

  #putBelow(object: HeapObject, above: HeapObject, node: number, field: number): boolean {
    if (this.#above.has(object) || !this.#assign(node, object)) return false;
    this.#above.set(object, { object: above, field });
    this.#trail.push(() => this.#above.delete(object));
    return true;
  }

  #setRoot(node: number, object: HeapObject): boolean {
    const before = this.#roots[node];
    if (before !== undefined) return before === object;
    this.#roots[node] = object;
    this.#trail.push(() => {
      this.#roots[node] = undefined;
    });
    return true;
  }

  #setSource(edge: number, object: HeapObject): boolean {
    const before = this.#sources[edge];
    if (before !== undefined) return before === object;
    this.#sources[edge] = object;
    this.#trail.push(() => {
      this.#sources[edge] = undefined;
    });
    return true;
  }

  /** All nodes and edges stand for something, and trees are trees. */
  #isWhole(): boolean {
    const graph = this.#graph;
    for (let node = 0; node < graph.graph.size; node++) {
      if (graph.label(node).vague) continue;
      if (this.#members[node]?.length === 0) {
        if (this.#isPart) continue;
        return false;
      }
      if (!graph.allLeaving(node).every((edge) => this.#used[edge] === true || this.#mayBeNull(edge))) return false;
      if (graph.isSummary(node) && !this.#isTree(node)) return false;
    }
    return true;
  }

  /** A node of an array that nothing else leads to has no objects here. */
  #areIndexed(indexed: readonly IndexedNode[]): boolean {
    return indexed.every(({ node, index }) =>
      (this.#members[node] as readonly HeapObject[]).every((object) => this.#heap.index(object) === index),
    );
  }

  /** An exit of a tree that holds null is no reference that could have been followed. */
  #mayBeNull(edge: number): boolean {
    const target = this.#graph.target(edge);
    const { vague, nullable } = this.#graph.label(target);
    return vague && nullable && (this.#values[target] ?? null) === null;
  }

  #isTree(node: number): boolean {
    const members = this.#members[node] as readonly HeapObject[];
    const root = this.#roots[node];
    if (root === undefined) return this.#isPart;
    let loops = 0;
    for (const object of members) {
      let top = object;
      for (let steps = 0; top !== root && steps < members.length; steps++) top = this.#above.get(top)?.object ?? top;
      if (top !== root || this.#above.has(root)) return false;
      const above = this.#above.get(object);
      if (above !== undefined) loops |= loopBit(above.field);
      if (!this.#pointsBackAsTold(object, node, above?.object)) return false;
    }
    return !this.#graph.isExact || (members.length > 1 && loops === this.#graph.graph.summaries[node]);
  }

  #pointsBackAsTold(object: HeapObject, node: number, above: HeapObject | undefined): boolean {
    const entering = this.#graph.entering(node);
    if (entering === undefined) return true;
    for (let field = 0; field < this.#graph.links; field++) {
      const bit = this.#graph.parentBit(field);
      if (bit === 0 || !this.#graph.pointedBack(node, bit).includes(entering)) continue;
      if (this.#heap.field(object, field) !== (above ?? this.#sources[entering])) return false;
    }
    return true;
  }

  /** Nothing that is not regular refers to what is regular, nor do payload fields. */
  #isApart(reachable: ReadonlySet<HeapObject>): boolean {
    const nodes = this.#nodes;
    if (this.#values.some((value) => value !== undefined && value !== null && nodes.has(value))) return false;
    for (const object of nodes.keys()) {
      for (let field = this.#graph.links; field < this.#graph.fields; field++) {
        const value = this.#heap.field(object, field);
        if (value !== undefined && value !== null && nodes.has(value)) return false;
      }
    }
    for (const object of reachable) {
      if (nodes.has(object)) continue;
      for (const next of this.#heap.references(object)) if (nodes.has(next)) return false;
    }
    return true;
  }
}
