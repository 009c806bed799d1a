/**
 * Every use of a variable is preceded by a definition on all paths from the entry.
 *
 * From each use the search goes backwards until it meets definitions; where it meets the entry, a path without one
 * exists. The work is the length of live ranges, which for temporaries is a step or two.
 */
import type { Body, Edge, Point } from '../body.js';
import type { Variable } from '../instructions.js';
import { definedVariable, visitOperands } from '../operands.js';
import type { Verification } from './verification.js';

/** Assumes that all edges have their ends among the points. */
export function verifyDefinitions({ body, report }: Verification): void {
  findUndefined(body, report, ({ name }, at) => report(`'${name}' may be used before it is defined`, at));
}

/** Calls back once for each variable that a path from the entry uses without having defined it. */
export function findUndefined(
  body: Body,
  report: Verification['report'],
  undefinedUse: (variable: Variable, at: Edge | Point) => void,
): void {
  const { edges, points, thrown, entry } = body;
  const incoming = incomingTransfers(edges, points);
  const parameters = new Uint8Array(body.variables.length);
  for (const { index } of body.parameters) parameters[index] = 1;

  const uses: { variable: Variable; at: Edge | Point }[][] = [];
  const use = (variable: Variable, at: Edge | Point): void => {
    if (body.variables[variable.index] !== variable) return report(`'${variable.name}' is no variable of the body`, at);
    if (parameters[variable.index] === 1) return;
    if (isDefinedShortlyBefore(body, incoming, variable, typeof at === 'number' ? at : at.from)) return;
    const known = uses[variable.index];
    if (known === undefined) uses[variable.index] = [{ variable, at }];
    else known.push({ variable, at });
  };
  for (const edge of edges) {
    visitOperands(edge.instruction, (operand) => {
      if (operand.kind === 'variable') use(operand, edge);
    });
    const defined = definedVariable(edge.instruction);
    if (defined !== undefined && body.variables[defined.index] !== defined) {
      report(`'${defined.name}' is no variable of the body`, edge);
    }
  }
  if (body.exceptionalExit !== undefined) use(thrown, body.exceptionalExit);

  // The number behind the variable whose search came to the point last; one report a variable is enough.
  const stamps = new Int32Array(points);
  const stack: Point[] = [];
  for (const list of uses) {
    for (const { variable, at } of list ?? []) {
      const stamp = variable.index + 1;
      stack.push(typeof at === 'number' ? at : at.from);
      while (stack.length > 0) {
        const point = stack.pop() as Point;
        if (stamps[point] === stamp) continue;
        stamps[point] = stamp;
        if (point === entry) {
          undefinedUse(variable, at);
          stack.length = 0;
          break;
        }
        for (let slot = incoming.starts[point] as number; slot < (incoming.starts[point + 1] as number); slot++) {
          const code = incoming.transfers[slot] as number;
          const edge = edges[code >> 1] as Edge;
          const defined = (code & 1) === 1 ? thrown : definedBy(edge, thrown);
          if (defined !== variable) stack.push(edge.from);
        }
      }
    }
  }
}

/** Most uses follow their definition after a few steps without branches: these need no search. */
function isDefinedShortlyBefore(
  { edges, thrown, entry }: Body,
  { starts, transfers }: Incoming,
  variable: Variable,
  start: Point,
): boolean {
  let point = start;
  for (let steps = 0; steps < 8; steps++) {
    const slot = starts[point] as number;
    if (point === entry || (starts[point + 1] as number) !== slot + 1) return false;
    const code = transfers[slot] as number;
    const edge = edges[code >> 1] as Edge;
    if (((code & 1) === 1 ? thrown : definedBy(edge, thrown)) === variable) return true;
    point = edge.from;
  }
  return false;
}

function definedBy({ instruction }: Edge, thrown: Variable): Variable | undefined {
  return instruction.kind === 'throw' ? thrown : definedVariable(instruction);
}

/** For each point the edges that lead there: twice an edge's number, plus one for its exceptional transfer. */
interface Incoming {
  readonly starts: Int32Array;
  readonly transfers: Int32Array;
}

function incomingTransfers(edges: readonly Edge[], points: number): Incoming {
  const starts = new Int32Array(points + 1);
  const count = (point: Point): void => {
    starts[point] = (starts[point] as number) + 1;
  };
  let total = 0;
  for (const { to, exceptional } of edges) {
    count(to);
    total++;
    if (exceptional !== undefined) {
      count(exceptional);
      total++;
    }
  }
  for (let point = 1; point <= points; point++) {
    starts[point] = (starts[point] as number) + (starts[point - 1] as number);
  }
  // starts[p] is now the end of p's slots; filling from behind moves it to their start.
  const transfers = new Int32Array(total);
  const fill = (point: Point, code: number): void => {
    const slot = (starts[point] as number) - 1;
    starts[point] = slot;
    transfers[slot] = code;
  };
  edges.forEach(({ to, exceptional }, index) => {
    fill(to, 2 * index);
    if (exceptional !== undefined) fill(exceptional, 2 * index + 1);
  });
  return { starts, transfers };
}
