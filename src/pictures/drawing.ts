/** A picture of a heap as data: what is drawn, not where. Layout and rendering come later and may differ. */

export interface Drawing {
  readonly title: string;
  readonly nodes: readonly DrawnNode[];
  readonly edges: readonly DrawnEdge[];
}

export interface DrawnNode {
  readonly id: string;
  readonly label: string;
  /**
   * A summary stands for several objects; a vague node is an object of which only some fields are known, and which may be the
   * same as another vague one; a variable is a name that points into the heap.
   */
  readonly kind: 'object' | 'summary' | 'vague' | 'variable';
  /** Cells in order; a cell without text is where an edge starts. Null and primitive values stand in the cell. */
  readonly cells: readonly DrawnCell[];
  /** Differs from the drawing before, in a series. */
  readonly changed?: boolean;
}

export interface DrawnCell {
  readonly name: string;
  readonly text?: string;
  readonly changed?: boolean;
}

export interface DrawnEdge {
  readonly from: string;
  /** The cell of `from` in which the edge starts; absent for variables. */
  readonly cell?: string;
  readonly to: string;
  readonly certainty: 'must' | 'may';
  readonly changed?: boolean;
}
