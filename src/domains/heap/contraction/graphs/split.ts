/**
 * Focus: all ways in which a summary can look around one of its objects, as graphs in which that object is a node.
 *
 * The root is wanted by a load along the entering edge; the source of an exit by a load of a parent field; an arbitrary object
 * by a formula. What comes out covers the given graph, and each result has a heap (with an object of it, where that is
 * arbitrary) that no other result has. Parts that the types of fields exclude are left out. In partial mode the pieces keep all
 * loops, because a loop says only what may be there, and the pieces below and above may be missing.
 */
import type { Draft } from '../../../../structures/draft.js';
import { BACKWARDS, fieldOf, loopBit, unfoldParents } from './links.js';
import { bitsOf, coverings, subsets } from './loop-sets.js';
import type { ContractionModel } from './model.js';
import { PartLabels } from './part-labels.js';
import { type Exit, exitsOf, type Part, placements } from './placements.js';

/** A graph in which the wanted object is a node of its own. */
export interface Refinement {
  readonly draft: Draft;
  readonly node: number;
}

/** What is above the wanted object: nothing (it is the root), or a tree with these loops and an edge of the field to it. */
interface Above {
  readonly loops: number;
  readonly field: number;
}

/** Around its root. Undefined if there are more than the model allows. */
export function splitRoot(draft: Draft, node: number, model: ContractionModel): readonly Refinement[] | undefined {
  const split = new Splitting(draft, node, model, undefined);
  const loops = draft.summaries[node] as number;
  const complete = subsets(loops, (children) => {
    if (model.mode === 'partial') return split.children(undefined, children, loops);
    return split.coveringChildren(undefined, children, loops & ~children);
  });
  return complete ? split.found : undefined;
}

/** Around the source of an edge that leaves it. Undefined if there are more than the model allows. */
export function splitSource(draft: Draft, exit: number, model: ContractionModel): readonly Refinement[] | undefined {
  const field = fieldOf(draft.kinds[exit] as number);
  return anywhere(new Splitting(draft, draft.sources[exit] as number, model, exit), loopBit(field), model);
}

/** Around any one of its objects, the root or another. Undefined if there are more than the model allows. */
export function splitAny(draft: Draft, node: number, model: ContractionModel): readonly Refinement[] | undefined {
  return anywhere(new Splitting(draft, node, model, undefined), 0, model);
}

/** The wanted object is the root or not; it has no children inside along the fields `taken`. */
function anywhere(split: Splitting, taken: number, model: ContractionModel): readonly Refinement[] | undefined {
  const { loops } = split;
  const complete = subsets(loops & ~taken, (children) => {
    if (model.mode === 'partial') {
      if (!split.children(undefined, children, loops)) return false;
      return bitsOf(loops).every((field) => split.children({ loops, field }, children, loops));
    }
    if (!split.coveringChildren(undefined, children, loops & ~children)) return false;
    return bitsOf(loops).every((field) =>
      subsets(loops, (above) =>
        split.coveringChildren({ loops: above, field }, children, loops & ~children & ~above & ~(1 << field)),
      ),
    );
  });
  return complete ? split.found : undefined;
}

class Splitting {
  readonly found: Refinement[] = [];
  readonly #draft: Draft;
  readonly #node: number;
  readonly #model: ContractionModel;
  readonly loops: number;
  /** The exit whose source is wanted, if it is not the root that is. */
  readonly #wanted: number | undefined;
  /** Exits that can leave from several places. */
  readonly #edges: readonly number[];
  readonly #exits: readonly Exit[];
  /** What the kind of the entering edge says of parent pointers; it holds inside too. */
  readonly #back: number;
  readonly #labels: PartLabels;

  constructor(draft: Draft, node: number, model: ContractionModel, wanted: number | undefined) {
    this.#draft = draft;
    this.#node = node;
    this.#model = model;
    this.loops = draft.summaries[node] as number;
    this.#wanted = wanted;
    this.#edges = exitsOf(draft, node).filter((edge) => edge !== wanted);
    this.#exits = this.#edges.map((edge) => this.#exit(edge));
    const entering = draft.targets.indexOf(node);
    this.#back = entering === -1 ? 0 : (draft.kinds[entering] as number) & BACKWARDS;
    const field = entering === -1 ? -1 : fieldOf(draft.kinds[entering] as number);
    this.#labels = new PartLabels(model, draft.labels[node] as number, field);
  }

  #exit(edge: number): Exit {
    return { kind: this.#draft.kinds[edge] as number, target: this.#draft.targets[edge] as number };
  }

  /** The object has children along exactly these fields, which use what is missing of the loops among them. */
  coveringChildren(above: Above | undefined, children: number, missing: number): boolean {
    const fields = bitsOf(children);
    return coverings(fields.length, this.loops, missing, (sets) => this.#place(above, fields, sets));
  }

  /** The same, all with these loops. */
  children(above: Above | undefined, children: number, loops: number): boolean {
    const fields = bitsOf(children);
    return this.#place(
      above,
      fields,
      fields.map(() => loops),
    );
  }

  #place(above: Above | undefined, fields: readonly number[], loops: readonly number[]): boolean {
    const parts = this.#parts(above, fields, loops);
    if (parts === undefined) return true;
    return placements(this.#exits, parts, this.#model.labels.has, (places) => {
      if (this.found.length >= this.#model.splits) return false;
      this.found.push(this.#refinement(above, fields, parts, places));
      return true;
    });
  }

  /** The object, its children, and what is above it; undefined if types exclude one of them. */
  #parts(above: Above | undefined, fields: readonly number[], loops: readonly number[]): Part[] | undefined {
    const labels = this.#labels;
    const object = above === undefined ? labels.top(0) : labels.below(above.field, 0);
    if (object === undefined) return undefined;
    const own: Exit[] = fields.map((field) => ({ kind: field, target: -1 }));
    if (this.#wanted !== undefined) own.push(this.#exit(this.#wanted));
    for (const { kind } of own) if (!labels.has(object.label, fieldOf(kind))) return undefined;
    const parts: Part[] = [{ label: object.label, loops: 0, fixed: own }];
    for (let index = 0; index < fields.length; index++) {
      const child = labels.below(fields[index] as number, loops[index] as number);
      if (child === undefined) return undefined;
      parts.push({ label: child.label, loops: child.loops, fixed: [] });
    }
    if (above === undefined) return parts;
    const top = labels.top(above.loops);
    if (top === undefined || !labels.has(top.label, above.field)) return undefined;
    parts.push({ label: top.label, loops: top.loops, fixed: [{ kind: above.field, target: -1 }] });
    return parts;
  }

  #refinement(
    above: Above | undefined,
    fields: readonly number[],
    parts: readonly Part[],
    places: readonly number[],
  ): Refinement {
    const draft = this.#draft.copy();
    const object = parts[0] as Part;
    // What the entering edge leads to keeps the number: the object itself, or the tree above it.
    const first = above === undefined ? object : (parts[parts.length - 1] as Part);
    draft.labels[this.#node] = first.label;
    draft.summaries[this.#node] = first.loops;
    const node = above === undefined ? this.#node : draft.addNode(object.label);
    if (above !== undefined) draft.addEdge(this.#node, above.field | this.#back, node);
    const nodes = [node];
    for (let index = 0; index < fields.length; index++) {
      const { label, loops } = parts[index + 1] as Part;
      const child = draft.addNode(label, loops);
      draft.addEdge(node, (fields[index] as number) | this.#back, child);
      nodes.push(child);
    }
    if (above !== undefined) nodes.push(this.#node);
    for (let index = 0; index < places.length; index++) {
      draft.sources[this.#edges[index] as number] = nodes[places[index] as number] as number;
    }
    if (this.#wanted !== undefined) draft.sources[this.#wanted] = node;
    unfoldParents(draft, this.#model);
    return { draft, node };
  }
}
