/** The graph of a state as the search for objects reads it: which edges leave and enter a node, along which fields. */
import type { HeapGraph } from '../../../../structures/heap-graph.js';
import { backOf, fieldOf, loopBit, parentBit } from '../graphs/links.js';
import type { Label } from '../state/labels.js';
import type { ShapeTables } from '../tables.js';

export class StateGraph {
  readonly graph: HeapGraph;
  /** Field numbers below this are links. */
  readonly links: number;
  readonly #tables: ShapeTables;
  readonly #labels: readonly Label[];

  constructor(tables: ShapeTables, graph: HeapGraph) {
    this.#tables = tables;
    this.graph = graph;
    this.links = tables.numbers.links;
    this.#labels = Array.from(graph.labels, (label) => tables.labels.label(label));
  }

  get fields(): number {
    return this.#tables.numbers.size;
  }

  get isExact(): boolean {
    return this.#tables.options.mode === 'exact';
  }

  label(node: number): Label {
    const label = this.#labels[node];
    if (label === undefined) throw new RangeError(`there is no node ${node}`);
    return label;
  }

  isSummary(node: number): boolean {
    return this.graph.summaries[node] !== 0;
  }

  isLoop(node: number, field: number): boolean {
    return ((this.graph.summaries[node] as number) & loopBit(field)) !== 0;
  }

  /** The bit of a parent field; 0 for any other. */
  parentBit(field: number): number {
    return parentBit(this.#tables.graphs.model, field);
  }

  target(edge: number): number {
    return this.graph.targets[edge] as number;
  }

  source(edge: number): number {
    return this.graph.sources[edge] as number;
  }

  field(edge: number): number {
    return fieldOf(this.graph.kinds[edge] as number);
  }

  leaving(node: number, field: number): readonly number[] {
    return this.#edges((edge) => this.source(edge) === node && this.field(edge) === field);
  }

  /** The edges along links that are no parent fields. */
  allLeaving(node: number): readonly number[] {
    const isPlain = (field: number): boolean => field < this.links && this.parentBit(field) === 0;
    return this.#edges((edge) => this.source(edge) === node && isPlain(this.field(edge)));
  }

  /** The edge into a summary. */
  entering(summary: number): number | undefined {
    return this.#edges((edge) => this.target(edge) === summary && this.parentBit(this.field(edge)) === 0)[0];
  }

  /** Edges into the node whose end points back to their start along the parent field. */
  pointedBack(node: number, bit: number): readonly number[] {
    return this.#edges((edge) => this.target(edge) === node && (backOf(this.graph.kinds[edge] as number) & bit) !== 0);
  }

  #edges(fits: (edge: number) => boolean): readonly number[] {
    const edges: number[] = [];
    for (let edge = 0; edge < this.graph.kinds.length; edge++) if (fits(edge)) edges.push(edge);
    return edges;
  }
}
