/** A shape graph that is being changed. */
import { ELSEWHERE, FIRST_NODE, NULL, SUMMARY, UNREAD } from './model.js';

/** The flags of a summary that is not there. */
export const ABSENT = -1;

/** The lists that a draft owns from then on. */
export interface DraftParts {
  /** What each variable holds. */
  readonly values: number[];
  /** What field f of node i holds, at `i * fieldCount + f`. */
  readonly fields: number[];
  /** Of each node. */
  readonly flags: number[];
  /** Flags of the summary, or `ABSENT`. */
  readonly summary: number;
  /** Targets of the summary along each field, as bits. */
  readonly edges: number[];
}

/**
 * Nodes keep their numbers while a draft is changed: one that is *gone* has null fields, no variable, and nothing refers to it.
 * A node without variables that is not gone is a temporary.
 */
export class Draft implements DraftParts {
  readonly values: number[];
  readonly fields: number[];
  readonly flags: number[];
  summary: number;
  readonly edges: number[];

  constructor(
    readonly fieldCount: number,
    { values, fields, flags, summary, edges }: DraftParts,
  ) {
    this.values = values;
    this.fields = fields;
    this.flags = flags;
    this.summary = summary;
    this.edges = edges;
  }

  /** Without a node. */
  static withoutNodes(fieldCount: number, values: number[]): Draft {
    const edges = new Array<number>(fieldCount).fill(0);
    return new Draft(fieldCount, { values, fields: [], flags: [], summary: ABSENT, edges });
  }

  clone(): Draft {
    return new Draft(this.fieldCount, {
      values: this.values.slice(),
      fields: this.fields.slice(),
      flags: this.flags.slice(),
      summary: this.summary,
      edges: this.edges.slice(),
    });
  }

  get nodeCount(): number {
    return this.flags.length;
  }

  /** A new node with null fields; its number. */
  addNode(): number {
    for (let field = 0; field < this.fieldCount; field++) this.fields.push(NULL);
    return this.flags.push(0) - 1;
  }

  field(node: number, field: number): number {
    return this.fields[node * this.fieldCount + field] as number;
  }

  setField(node: number, field: number, target: number): void {
    this.fields[node * this.fieldCount + field] = target;
  }

  isNamed(node: number): boolean {
    return this.values.includes(FIRST_NODE + node);
  }

  /** Whether a field of a named node may refer to the summary. */
  entersSummary(): boolean {
    return this.fields.includes(SUMMARY) || this.fields.includes(UNREAD);
  }

  /** Takes the summary away. */
  dropSummary(): void {
    this.summary = ABSENT;
    this.edges.fill(0);
  }

  /** Everything that refers to the target refers to the other one from now on; null is no edge of the summary. */
  redirect(from: number, to: number): void {
    const { values, fields, edges } = this;
    for (let at = 0; at < values.length; at++) if (values[at] === from) values[at] = to;
    for (let at = 0; at < fields.length; at++) if (fields[at] === from) fields[at] = to;
    for (let at = 0; at < edges.length; at++) {
      const mask = edges[at] as number;
      if ((mask & (1 << from)) !== 0) edges[at] = (mask & ~(1 << from)) | (to === NULL ? 0 : 1 << to);
    }
  }

  /** Takes a node away to which nothing refers any more. */
  vanish(node: number): void {
    this.fields.fill(NULL, node * this.fieldCount, (node + 1) * this.fieldCount);
    this.flags[node] = 0;
  }

  /** All targets that a field can have, as bits. */
  anyTarget(): number {
    return ((1 << (FIRST_NODE + this.nodeCount)) - (1 << FIRST_NODE)) | (1 << SUMMARY) | (1 << ELSEWHERE);
  }
}
