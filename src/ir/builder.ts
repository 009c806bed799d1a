/**
 * Builds a body edge by edge, then tidies it: empty edges are contracted, unreachable points dropped, the rest
 * numbered in reverse post-order.
 */
import type { Body, Edge, Point } from './body.js';
import { type Expression, type Instruction, mayThrow, TRUE, type Variable } from './instructions.js';
import type { Span } from './span.js';
import { THROWABLE, type TypeName } from './types.js';

/** A point under construction; only the builder that made it knows what it means. */
export type Label = number & { readonly label: unique symbol };

export class BodyBuilder {
  readonly #variables: Variable[] = [];
  readonly #parameters: Variable[] = [];
  readonly #names = new Map<string, number>();
  readonly #edges: { from: Label; to: Label; instruction: Instruction; span: Span; exceptional?: Label }[] = [];
  readonly thrown: Variable;
  readonly entry: Label;
  readonly exit: Label;
  readonly exceptionalExit: Label;
  #labels = 0;

  constructor() {
    this.entry = this.label();
    this.exit = this.label();
    this.exceptionalExit = this.label();
    this.thrown = this.#variable('@thrown', THROWABLE, 'thrown');
  }

  /** Parameters are to be added first, the receiver (`this`) before all. */
  parameter(name: string, type: TypeName): Variable {
    const variable = this.#variable(name, type, 'parameter', name);
    this.#parameters.push(variable);
    return variable;
  }

  /** A source variable; a name used before gets a number behind it. */
  local(name: string, type: TypeName): Variable {
    return this.#variable(name, type, 'local', name);
  }

  temporary(type: TypeName): Variable {
    return this.#variable('%', type, 'temporary');
  }

  #variable(name: string, type: TypeName, role: Variable['role'], sourceName?: string): Variable {
    let unique = name;
    let count = this.#names.get(name) ?? 0;
    if (name === '%') {
      unique = `%${++count}`;
      this.#names.set(name, count);
    } else {
      while (this.#names.has(unique)) unique = `${name}$${++count + 1}`;
      this.#names.set(name, count);
      this.#names.set(unique, 0);
    }
    const variable: Variable = {
      kind: 'variable',
      index: this.#variables.length,
      name: unique,
      type,
      role,
      ...(sourceName === undefined ? {} : { sourceName }),
    };
    this.#variables.push(variable);
    return variable;
  }

  label(): Label {
    return this.#labels++ as Label;
  }

  /** Adds an edge. Give `exceptional` exactly for instructions that may throw. */
  edge(from: Label, to: Label, instruction: Instruction, span: Span, exceptional?: Label): void {
    if (mayThrow(instruction) !== (exceptional !== undefined)) {
      throw new Error(`exceptional successor does not fit '${instruction.kind}'`);
    }
    this.#edges.push({ from, to, instruction, span, ...(exceptional === undefined ? {} : { exceptional }) });
  }

  /** An edge that does nothing; it disappears when the body is finished. */
  jump(from: Label, to: Label, span: Span): void {
    this.edge(from, to, { kind: 'assume', condition: TRUE }, span);
  }

  finish(): Body {
    return tidy({
      variables: this.#variables,
      parameters: this.#parameters,
      thrown: this.thrown,
      entry: this.entry,
      exit: this.exit,
      exceptionalExit: this.exceptionalExit,
      points: this.#labels,
      edges: this.#edges,
    });
  }
}

type Untidy = Omit<Body, 'outgoing' | 'exit' | 'exceptionalExit'> & {
  readonly exit: Point;
  readonly exceptionalExit: Point;
};

export function isJump(condition: Expression): boolean {
  return condition.kind === 'constant' && condition.value === 1;
}

function tidy(body: Untidy): Body {
  const outgoing: Edge[][] = Array.from({ length: body.points }, () => []);
  for (const edge of body.edges) (outgoing[edge.from] as Edge[]).push(edge);
  const forward = (start: Point): Point => {
    let point = start;
    const seen = new Set<Point>([point]);
    for (;;) {
      const [edge, another] = outgoing[point] as Edge[];
      const jumps =
        edge !== undefined &&
        another === undefined &&
        edge.instruction.kind === 'assume' &&
        isJump(edge.instruction.condition);
      // An empty infinite loop keeps one edge.
      if (!jumps || seen.has(edge.to)) return point;
      point = edge.to;
      seen.add(point);
    }
  };
  const target = new Map<Point, Point>();
  const resolve = (point: Point): Point => {
    const known = target.get(point);
    if (known !== undefined) return known;
    const found = forward(point);
    target.set(point, found);
    return found;
  };
  const successors = (point: Point): Point[] =>
    (outgoing[point] as Edge[]).flatMap((edge) =>
      edge.exceptional === undefined ? [resolve(edge.to)] : [resolve(edge.to), resolve(edge.exceptional)],
    );
  const entry = resolve(body.entry);
  const order = reversePostOrder(entry, successors);
  const number = new Map(order.map((point, index) => [point, index]));
  const numbered = (point: Point): Point => number.get(resolve(point)) as Point;
  const edges: Edge[] = [];
  const tidyOutgoing: Edge[][] = [];
  for (const point of order) {
    const leaving = (outgoing[point] as Edge[]).map((edge) => ({
      from: numbered(point),
      to: numbered(edge.to),
      instruction: edge.instruction,
      span: edge.span,
      ...(edge.exceptional === undefined ? {} : { exceptional: numbered(edge.exceptional) }),
    }));
    tidyOutgoing.push(leaving);
    edges.push(...leaving);
  }
  return {
    variables: body.variables,
    parameters: body.parameters,
    thrown: body.thrown,
    entry: 0,
    exit: number.get(body.exit),
    exceptionalExit: number.get(body.exceptionalExit),
    points: order.length,
    edges,
    outgoing: tidyOutgoing,
  };
}

function reversePostOrder(entry: Point, successors: (point: Point) => readonly Point[]): Point[] {
  const order: Point[] = [];
  const seen = new Set<Point>([entry]);
  const stack: { point: Point; next: Point[] }[] = [{ point: entry, next: [...successors(entry)].reverse() }];
  while (stack.length > 0) {
    const top = stack[stack.length - 1] as { point: Point; next: Point[] };
    // Popping from the end visits the last successor first, so that in the reversed order the first comes first.
    const following = top.next.shift();
    if (following === undefined) {
      order.push(top.point);
      stack.pop();
    } else if (!seen.has(following)) {
      seen.add(following);
      stack.push({ point: following, next: [...successors(following)].reverse() });
    }
  }
  return order.reverse();
}
