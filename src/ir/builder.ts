/**
 * Builds a body edge by edge, then tidies it: empty edges are contracted, unreachable points dropped, the rest
 * numbered in reverse post-order.
 */
import { reversePostOrder } from '../base/graph.js';
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

  /** Parameters are to be added first, the receiver (`this`) before all. A slot says that a class file tells the name. */
  parameter(name: string, type: TypeName, slot?: number): Variable {
    const variable = this.#variable(name, type, 'parameter', name, slot);
    this.#parameters.push(variable);
    return variable;
  }

  /** A source variable; a name used before gets a number behind it. */
  local(name: string, type: TypeName, slot?: number): Variable {
    return this.#variable(name, type, 'local', name, slot);
  }

  temporary(type: TypeName, slot?: number): Variable {
    return this.#variable('%', type, 'temporary', undefined, slot);
  }

  #variable(name: string, type: TypeName, role: Variable['role'], sourceName?: string, slot?: number): Variable {
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
    const index = this.#variables.length;
    const variable: Variable =
      sourceName === undefined
        ? slot === undefined
          ? { kind: 'variable', index, name: unique, type, role }
          : { kind: 'variable', index, name: unique, type, role, slot }
        : slot === undefined
          ? { kind: 'variable', index, name: unique, type, role, sourceName }
          : { kind: 'variable', index, name: unique, type, role, sourceName, slot };
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
    this.#edges.push(
      exceptional === undefined ? { from, to, instruction, span } : { from, to, instruction, span, exceptional },
    );
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
  const target = contractJumps(outgoing);
  const resolve = (point: Point): Point => target[point] as Point;
  const successors = outgoing.map((edges) => {
    const points: Point[] = [];
    for (const { to, exceptional } of edges) {
      points.push(resolve(to));
      if (exceptional !== undefined) points.push(resolve(exceptional));
    }
    return points;
  });
  const order = reversePostOrder(successors, [resolve(body.entry)]);
  const numbers = new Int32Array(body.points).fill(-1);
  order.forEach((point, index) => {
    numbers[point] = index;
  });
  const numbered = (point: Point): Point => numbers[resolve(point)] as Point;
  const ending = (point: Point): Point | undefined => ((numbers[point] as Point) < 0 ? undefined : numbers[point]);
  const edges: Edge[] = [];
  const tidyOutgoing: Edge[][] = [];
  for (const point of order) {
    const from = numbers[point] as Point;
    const leaving = (outgoing[point] as Edge[]).map(
      ({ to, instruction, span, exceptional }): Edge =>
        exceptional === undefined
          ? { from, to: numbered(to), instruction, span }
          : { from, to: numbered(to), instruction, span, exceptional: numbered(exceptional) },
    );
    tidyOutgoing.push(leaving);
    for (const edge of leaving) edges.push(edge);
  }
  return {
    variables: body.variables,
    parameters: body.parameters,
    thrown: body.thrown,
    entry: 0,
    exit: ending(body.exit),
    exceptionalExit: ending(body.exceptionalExit),
    points: order.length,
    edges,
    outgoing: tidyOutgoing,
  };
}

/** For each point, where the jumps that start there lead. An empty infinite loop keeps one of its edges. */
function contractJumps(outgoing: readonly (readonly Edge[])[]): Int32Array {
  const target = new Int32Array(outgoing.length).fill(-1);
  const jumpOf = (point: Point): Point | undefined => {
    const [edge, another] = outgoing[point] as readonly Edge[];
    if (edge === undefined || another !== undefined || edge.instruction.kind !== 'assume') return undefined;
    return isJump(edge.instruction.condition) ? edge.to : undefined;
  };
  for (let start = 0; start < outgoing.length; start++) {
    const path: Point[] = [];
    let point = start;
    for (;;) {
      if ((target[point] as number) >= 0) {
        point = target[point] as Point;
        break;
      }
      // Its own target for the time being, so that a cycle of jumps ends here.
      target[point] = point;
      const next = jumpOf(point);
      if (next === undefined) break;
      path.push(point);
      point = next;
    }
    for (const passed of path) target[passed] = point;
  }
  return target;
}
