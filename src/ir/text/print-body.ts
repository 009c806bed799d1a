/**
 * Text of bodies: variables first, then the points in order, each with the instructions on its outgoing edges.
 *
 * Unless an edge says otherwise (`-> point`), it leads to the next point, a `return` to the exit and a `throw` to the
 * exceptional exit; an abrupt completion goes to the exceptional exit (`catch point`). The two exits are not listed
 * where they are the last points, in this order.
 */
import type { Body, Edge, Point } from '../body.js';
import { isNegation, sameExpression } from '../conditions.js';
import { type Expression, TRUE, type Variable } from '../instructions.js';
import type { Span } from '../span.js';
import type { TypeName } from '../types.js';
import { roleOf, sourceNameOf } from './defaults.js';
import { typeName, variableName } from './names.js';
import { expressionText } from './print-expression.js';
import { instructionText } from './print-instruction.js';
import { spanText } from './spans.js';

export interface BodyTextOptions {
  /** Writes the source span of every edge and the slots of variables, so that the text parses back to exactly the same body. */
  readonly spans?: boolean;
  /** Writes the source line of every edge as a comment. */
  readonly lines?: boolean;
  /** What is written in place of spans, where these are not: for those who map the text back to the source. */
  readonly mark?: (span: Span) => string;
  /** Comments before a point, a line each; all points are listed then. */
  readonly notes?: (body: Body, point: Point) => readonly string[];
}

/** Lines of a body without its braces. `expected` are the parameters that the method's header implies. */
export function bodyLines(
  body: Body,
  expected: readonly ExpectedParameter[] | undefined,
  file: string,
  options: BodyTextOptions,
): string[] {
  return [...variableLines(body, expected, options), ...pointLines(body, file, options)];
}

export interface ExpectedParameter {
  readonly name: string;
  readonly type: TypeName;
}

export function parameterList(parameters: readonly Variable[], options: BodyTextOptions = {}): string {
  return parameters
    .map(
      (variable) =>
        `${typeName(variable.type)} ${declarationText(variable, 'parameter')}${slotText(variable, options)}`,
    )
    .join(', ');
}

function slotText({ slot }: Variable, options: BodyTextOptions): string {
  return options.spans && slot !== undefined ? ` slot ${slot}` : '';
}

function declarationText(variable: Variable, role: Variable['role']): string {
  const implied = sourceNameOf(variable.name, role);
  const { sourceName } = variable;
  const source =
    sourceName === implied ? '' : sourceName === undefined ? ' from nothing' : ` from ${variableName(sourceName)}`;
  return variableName(variable.name) + source;
}

function impliesParameters(
  parameters: readonly Variable[],
  expected: readonly ExpectedParameter[],
  options: BodyTextOptions,
): boolean {
  return (
    parameters.length === expected.length &&
    parameters.every((variable, index) => {
      const header = expected[index];
      return (
        slotText(variable, options) === '' &&
        variable.name === header?.name &&
        variable.type === header.type &&
        variable.role === 'parameter' &&
        variable.sourceName === sourceNameOf(variable.name, 'parameter')
      );
    })
  );
}

function variableLines(
  body: Body,
  expected: readonly ExpectedParameter[] | undefined,
  options: BodyTextOptions,
): string[] {
  const lines: string[] = [];
  const { parameters, thrown, variables } = body;
  if (expected !== undefined && !impliesParameters(parameters, expected, options)) {
    lines.push(`parameters (${parameterList(parameters, options)});`);
  }
  const plainThrown =
    thrown.name === '@thrown' && thrown.type === 'java.lang.Throwable' && thrown.sourceName === undefined;
  const listed = variables.filter(
    (variable) => !parameters.includes(variable) && !(variable === thrown && plainThrown),
  );
  const groups: string[] = [];
  let previous = '';
  for (const variable of listed) {
    const prefix = variable.role === roleOf(variable.name) ? '' : `${variable.role} `;
    const start = `${prefix}${typeName(variable.type)}`;
    const text = declarationText(variable, variable.role) + slotText(variable, options);
    if (start === previous) groups[groups.length - 1] += `, ${text}`;
    else groups.push(`${start} ${text}`);
    previous = start;
  }
  lines.push(...filled(groups.map((group) => `${group};`)));
  const layout = [...(plainThrown ? [thrown] : []), ...parameters, ...listed];
  if (layout.some((variable, index) => variables[index] !== variable)) {
    lines.push(`layout (${variables.map((variable) => variableName(variable.name)).join(', ')});`);
  }
  return lines;
}

/** Joins short texts into lines of at most a hundred characters. */
function filled(texts: readonly string[]): string[] {
  const lines: string[] = [];
  for (const text of texts) {
    const last = lines[lines.length - 1];
    if (last !== undefined && last.length + text.length < 100) lines[lines.length - 1] = `${last} ${text}`;
    else lines.push(text);
  }
  return lines;
}

function pointLines(body: Body, file: string, options: BodyTextOptions): string[] {
  const leavesOut = options.notes === undefined && exitsAreLast(body);
  const listed = body.points - (leavesOut ? exits(body).length : 0);
  const lines: string[] = [];
  const width = String(Math.max(listed - 1, 0)).length;
  for (let point = 0; point < listed; point++) {
    const label = `${String(point).padStart(width)}: `;
    for (const note of options.notes?.(body, point) ?? []) lines.push(`${' '.repeat(width + 2)}// ${note}`);
    const edges = body.outgoing[point] ?? [];
    edgeLines(body, point, edges, file, options).forEach((line, index) => {
      lines.push((index === 0 ? label : ' '.repeat(width + 2)) + line);
    });
  }
  return lines;
}

function exits(body: Body): Point[] {
  return [body.exit, body.exceptionalExit].filter((point) => point !== undefined);
}

/** Whether leaving out the exits is understood: they come last, in order, and some edge implies each of them. */
export function exitsAreLast(body: Body): boolean {
  const last = exits(body);
  if (last.some((point, index) => point !== body.points - last.length + index)) return false;
  const returns = body.edges.some(({ instruction, to }) => instruction.kind === 'return' && to === body.exit);
  const escapes = body.edges.some(
    ({ instruction, to, exceptional }) => (instruction.kind === 'throw' ? to : exceptional) === body.exceptionalExit,
  );
  return (body.exit === undefined || returns) && (body.exceptionalExit === undefined || escapes);
}

function edgeLines(body: Body, point: Point, edges: readonly Edge[], file: string, options: BodyTextOptions): string[] {
  const suffix = (span: Span): string =>
    options.spans
      ? spanText(span, file)
      : options.lines && span.line > 0
        ? `  // ${span.line}`
        : (options.mark?.(span) ?? '');
  const [first, second] = edges;
  if (first === undefined) {
    return [point === body.exit ? 'exit' : point === body.exceptionalExit ? 'exceptional exit' : 'stuck'];
  }
  if (edges.length === 1 && first.instruction.kind === 'assume' && sameExpression(first.instruction.condition, TRUE)) {
    return [`goto ${first.to}${suffix(first.span)}`];
  }
  if (edges.length === 2 && second !== undefined) {
    const condition = assumption(first);
    const opposite = assumption(second);
    if (condition !== undefined && opposite !== undefined && isNegation(condition, opposite)) {
      const start = `if ${expressionText(condition)} -> ${first.to}`;
      if (!options.spans) return [`${start} else -> ${second.to}${suffix(first.span)}`];
      return [`${start}${suffix(first.span)}`, `else -> ${second.to}${suffix(second.span)}`];
    }
  }
  return edges.map(
    (edge, index) =>
      `${index === 0 ? '' : '| '}${instructionText(edge.instruction)}${targetText(body, edge, edges.length)}${suffix(edge.span)}`,
  );
}

function assumption(edge: Edge): Expression | undefined {
  return edge.instruction.kind === 'assume' ? edge.instruction.condition : undefined;
}

function targetText(body: Body, edge: Edge, siblings: number): string {
  const { kind } = edge.instruction;
  // Where several edges leave, each says where it leads.
  const next = siblings === 1 ? edge.from + 1 : undefined;
  const implied = kind === 'return' ? body.exit : kind === 'throw' ? body.exceptionalExit : next;
  const normal = edge.to === implied ? '' : ` -> ${edge.to}`;
  const { exceptional } = edge;
  return normal + (exceptional === undefined || exceptional === body.exceptionalExit ? '' : ` catch ${exceptional}`);
}
