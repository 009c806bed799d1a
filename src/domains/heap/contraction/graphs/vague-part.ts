/** What walks through a graph have to know of its vague nodes, and of fields that it does not show: see `LabelPolicy`. */
import type { HeapGraph } from '../../../../structures/heap-graph.js';
import type { FieldSet } from './field-set.js';
import type { ContractionModel, LabelPolicy } from './model.js';

export class VaguePart {
  readonly #labels: Int32Array;
  readonly #policy: LabelPolicy;
  /** Whether the graph shows all there is: no vague nodes, no fields left out. */
  readonly isEmpty: boolean;

  constructor(graph: HeapGraph, model: ContractionModel) {
    this.#labels = graph.labels;
    this.#policy = model.labels;
    this.isEmpty = model.labels.keep === undefined && model.labels.shows === undefined;
  }

  isVague(node: number): boolean {
    return this.#policy.keep?.(this.#labels[node] as number) === true;
  }

  /** Whether what leads to the node may be null. */
  mayBeNull(node: number): boolean {
    return this.#policy.mayBeNull?.(this.#labels[node] as number) === true;
  }

  /** Whether objects of two different nodes may be one object. */
  mayBeSame(left: number, right: number): boolean {
    if (!this.isVague(left) || !this.isVague(right)) return false;
    return this.#policy.mayBeSame?.(this.#labels[left] as number, this.#labels[right] as number) ?? true;
  }

  /** Whether the graph shows the field of objects of the node: it is null if there is no edge. */
  shows(node: number, field: number): boolean {
    const label = this.#labels[node] as number;
    const { shows, has } = this.#policy;
    return has?.(label, field) === false || (shows?.(label, field) ?? !this.isVague(node));
  }

  /** Whether objects of the node may refer along one of the fields to vague objects that no edge leads to. */
  leadsAside(node: number, { numbers }: FieldSet): boolean {
    if (this.isEmpty) return false;
    if (numbers !== undefined) return numbers.some((field) => !this.shows(node, field));
    const { fields } = this.#policy;
    if (fields === undefined) return this.isVague(node);
    for (let field = 0; field < fields; field++) if (!this.shows(node, field)) return true;
    return false;
  }
}
