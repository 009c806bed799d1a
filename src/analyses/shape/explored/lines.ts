/** Which points of a body are shown, and as which line: where a line is entered, where loops begin, and the ends. */
import type { Body, Edge, Point } from '../../../ir/body.js';
import { bodyLoops } from '../../../ir/flow.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import type { Written } from '../../../pictures/matching.js';

export class Lines {
  readonly first: number;
  readonly last: number;
  readonly #body: Body;
  /** By point: the line of what runs there; none at the ends, and where code stands on no line. */
  readonly #lines: readonly (number | undefined)[];
  readonly #entered: ReadonlySet<Point>;
  readonly #shown: ReadonlySet<Point>;
  readonly #written = new Map<number, Written>();

  constructor({ span }: MethodDeclaration, body: Body) {
    this.#body = body;
    this.#lines = body.outgoing.map((edges) => edges.map(lineOfEdge).find((line) => line > 0));
    const all = [span.line, span.endLine, ...this.#lines.flatMap((line) => line ?? [])].filter((line) => line > 0);
    this.first = Math.min(...all, Number.MAX_SAFE_INTEGER);
    this.last = Math.max(...all, 0);
    const entered = new Set<Point>([body.entry]);
    for (const { from, to, exceptional } of body.edges) {
      for (const end of exceptional === undefined ? [to] : [to, exceptional]) {
        const line = this.#lines[end];
        if (line !== undefined && line !== this.#lines[from]) entered.add(end);
      }
    }
    this.#entered = entered;
    const heads = bodyLoops(body).loops.map(({ header }) => header);
    const ends = [body.exit, body.exceptionalExit].flatMap((end) => end ?? []);
    this.#shown = new Set([...entered, ...heads, ...ends]);
  }

  /** None for code that belongs to the line it is reached from. */
  lineOf(point: Point): number | undefined {
    return this.#lines[point];
  }

  /** The line to show for a point: that of the code, or where the method begins or ends. */
  shownAt(point: Point): number {
    return this.#lines[point] ?? (point === this.#body.entry ? this.first : this.last);
  }

  endAt(point: Point): 'returns' | 'throws' | undefined {
    if (point === this.#body.exit) return 'returns';
    return point === this.#body.exceptionalExit ? 'throws' : undefined;
  }

  /** What the code of the line assigns and writes. */
  writtenIn(line: number): Written {
    let written = this.#written.get(line);
    if (written === undefined) {
      written = writtenBy(this.#body.edges.filter((edge) => lineOfEdge(edge) === line));
      this.#written.set(line, written);
    }
    return written;
  }

  /** Whether changes at the point are told one by one. */
  isShown(point: Point): boolean {
    return this.#shown.has(point);
  }

  /** The points at which lines are entered from elsewhere, in the order in which they run first. */
  get entered(): readonly Point[] {
    return [...this.#entered].sort((one, other) => one - other);
  }
}

/** A return that nobody wrote spans the body: it stands at its end. */
function lineOfEdge({ instruction, span }: Edge): number {
  return instruction.kind === 'return' && instruction.value === undefined ? span.endLine : span.line;
}

function writtenBy(edges: readonly Edge[]): Written {
  const variables = new Set<string>();
  const fields = new Set<string>();
  for (const { instruction } of edges) {
    if ('target' in instruction && instruction.target !== undefined)
      variables.add(instruction.target.sourceName ?? instruction.target.name);
    if (instruction.kind === 'store' && instruction.place.kind === 'field') fields.add(instruction.place.field.name);
  }
  return { variables, fields };
}
