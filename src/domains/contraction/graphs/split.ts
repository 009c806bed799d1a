/**
 * Focus: all ways in which a summary can look around one of its objects, as graphs in which that object is a node.
 *
 * The root is wanted by a load along the entering edge; the source of an exit by a load of a parent field. What comes out
 * covers the given graph, and each result has a heap that no other result has. In partial mode the pieces keep all
 * loops, because a loop says only what may be there, and the pieces below and above may be missing.
 */
import type { Draft } from '../../../structures/draft.js';
import { BACKWARDS, fieldOf, loopBit, unfoldParents } from './links.js';
import { bitsOf, coverings, subsets } from './loop-sets.js';
import type { ContractionModel } from './model.js';
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
  const node = draft.sources[exit] as number;
  const split = new Splitting(draft, node, model, exit);
  const loops = draft.summaries[node] as number;
  const free = loops & ~loopBit(fieldOf(draft.kinds[exit] as number));
  const complete = subsets(free, (children) => {
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
  readonly #loops: number;
  /** The exit whose source is wanted, if it is not the root that is. */
  readonly #wanted: number | undefined;
  /** Exits that can leave from several places. */
  readonly #edges: readonly number[];
  readonly #exits: readonly Exit[];
  /** What the kind of the entering edge says of parent pointers; it holds inside too. */
  readonly #back: number;

  constructor(draft: Draft, node: number, model: ContractionModel, wanted: number | undefined) {
    this.#draft = draft;
    this.#node = node;
    this.#model = model;
    this.#loops = draft.summaries[node] as number;
    this.#wanted = wanted;
    this.#edges = exitsOf(draft, node).filter((edge) => edge !== wanted);
    this.#exits = this.#edges.map((edge) => this.#exit(edge));
    const entering = draft.targets.indexOf(node);
    this.#back = entering === -1 ? 0 : (draft.kinds[entering] as number) & BACKWARDS;
  }

  #exit(edge: number): Exit {
    return { kind: this.#draft.kinds[edge] as number, target: this.#draft.targets[edge] as number };
  }

  /** The object has children along exactly these fields, which use what is missing of the loops among them. */
  coveringChildren(above: Above | undefined, children: number, missing: number): boolean {
    const fields = bitsOf(children);
    return coverings(fields.length, this.#loops, missing, (sets) => this.#place(above, fields, sets));
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
    const own: Exit[] = fields.map((field) => ({ kind: field, target: -1 }));
    if (this.#wanted !== undefined) own.push(this.#exit(this.#wanted));
    const parts: Part[] = [{ loops: 0, fixed: own }, ...loops.map((set) => ({ loops: set, fixed: [] }))];
    if (above !== undefined) parts.push({ loops: above.loops, fixed: [{ kind: above.field, target: -1 }] });
    return placements(this.#exits, parts, (places) => {
      if (this.found.length >= this.#model.splits) return false;
      this.found.push(this.#refinement(above, fields, loops, places));
      return true;
    });
  }

  #refinement(
    above: Above | undefined,
    fields: readonly number[],
    loops: readonly number[],
    places: readonly number[],
  ): Refinement {
    const draft = this.#draft.copy();
    const label = draft.labels[this.#node] as number;
    // What the entering edge leads to keeps the number: the object itself, or the tree above it.
    draft.summaries[this.#node] = above?.loops ?? 0;
    const node = above === undefined ? this.#node : draft.addNode(label);
    if (above !== undefined) draft.addEdge(this.#node, above.field | this.#back, node);
    const parts = [node];
    for (let index = 0; index < fields.length; index++) {
      const child = draft.addNode(label, loops[index] as number);
      draft.addEdge(node, (fields[index] as number) | this.#back, child);
      parts.push(child);
    }
    if (above !== undefined) parts.push(this.#node);
    for (let index = 0; index < places.length; index++) {
      draft.sources[this.#edges[index] as number] = parts[places[index] as number] as number;
    }
    if (this.#wanted !== undefined) draft.sources[this.#wanted] = node;
    unfoldParents(draft, this.#model);
    return { draft, node };
  }
}
