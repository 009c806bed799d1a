/** Reads bodies: variables, then points with the instructions on their outgoing edges (see `print-body.ts`). */
import type { Body, Edge, Point } from '../body.js';
import { negation } from '../conditions.js';
import { type Instruction, mayThrow, TRUE, type Variable } from '../instructions.js';
import type { Span } from '../span.js';
import type { Cursor } from './cursor.js';
import { type BodyContext, parseExpression } from './parse-expression.js';
import { parseInstruction, variableAhead } from './parse-instruction.js';
import { parseVariables } from './parse-variables.js';
import { parseSpan } from './spans.js';

/** An edge whose ends may still be implied. */
interface OpenEdge {
  readonly instruction: Instruction;
  readonly span: Span;
  readonly to?: Point;
  readonly exceptional?: Point;
}

type PointContent = 'exit' | 'exceptional exit' | readonly OpenEdge[];

/** Reads up to and including the closing brace; the opening one has been read. */
export function parseBody(cursor: Cursor, expected: readonly Omit<Variable, 'index'>[], file: string): Body {
  const { variables, parameters, thrown, byName } = parseVariables(cursor, expected);
  const context: BodyContext = { cursor, variables: byName };
  const contents: PointContent[] = [];
  while (!cursor.accept('}')) {
    const token = cursor.peek();
    if (cursor.integer() !== contents.length) cursor.fail(`expected point ${contents.length}`, token);
    cursor.expect(':');
    contents.push(parsePoint(context, file));
  }
  return { variables, parameters, thrown, ...closed(cursor, contents) };
}

function parsePoint(context: BodyContext, file: string): PointContent {
  const { cursor } = context;
  if (variableAhead(cursor)) return parseEdges(context, file);
  if (cursor.accept('exit')) return 'exit';
  if (cursor.accept('stuck')) return [];
  if (cursor.accept('exceptional')) {
    cursor.expect('exit');
    return 'exceptional exit';
  }
  if (cursor.accept('goto')) {
    const to = cursor.integer();
    return [{ instruction: { kind: 'assume', condition: TRUE }, to, span: parseSpan(cursor, file) }];
  }
  return cursor.accept('if') ? parseBranch(context, file) : parseEdges(context, file);
}

function parseBranch(context: BodyContext, file: string): readonly OpenEdge[] {
  const { cursor } = context;
  const token = cursor.peek();
  const condition = parseExpression(context);
  const opposite = negation(condition) ?? cursor.fail('this condition has no negation; write two assumptions', token);
  const target = (): Point => {
    cursor.expect('->');
    return cursor.integer();
  };
  const first = { instruction: { kind: 'assume', condition }, to: target(), span: parseSpan(cursor, file) } as const;
  cursor.expect('else');
  const second = { kind: 'assume', condition: opposite } as const;
  return [first, { instruction: second, to: target(), span: parseSpan(cursor, file) }];
}

function parseEdges(context: BodyContext, file: string): readonly OpenEdge[] {
  const { cursor } = context;
  const edges: OpenEdge[] = [];
  do {
    const instruction = parseInstruction(context);
    const to = cursor.accept('->') ? { to: cursor.integer() } : {};
    const exceptional = cursor.accept('catch') ? { exceptional: cursor.integer() } : {};
    edges.push({ instruction, ...to, ...exceptional, span: parseSpan(cursor, file) });
  } while (cursor.accept('|'));
  return edges;
}

/** Adds the exits that are implied and fills in the ends of edges. */
function closed(cursor: Cursor, contents: readonly PointContent[]): Omit<Body, 'variables' | 'parameters' | 'thrown'> {
  const open = contents.flatMap((content) => (typeof content === 'string' ? [] : content));
  const returns = open.some(({ instruction, to }) => instruction.kind === 'return' && to === undefined);
  const escapes = open.some(({ instruction, to, exceptional }) =>
    instruction.kind === 'throw' ? to === undefined : mayThrow(instruction) && exceptional === undefined,
  );
  let points = contents.length;
  const exitPoint = (content: PointContent, implied: boolean): Point | undefined => {
    const listed = contents.indexOf(content);
    return listed >= 0 ? listed : implied ? points++ : undefined;
  };
  const exit = exitPoint('exit', returns);
  const exceptionalExit = exitPoint('exceptional exit', escapes);
  const known = (point: Point | undefined): Point => {
    if (point !== undefined && point < points) return point;
    return cursor.fail(point === undefined ? 'an edge leads nowhere' : `there is no point ${point}`);
  };
  const outgoing: Edge[][] = Array.from({ length: points }, () => []);
  contents.forEach((content, from) => {
    if (typeof content === 'string') return;
    outgoing[from] = content.map(({ instruction, span, to, exceptional }) => {
      const { kind } = instruction;
      const implied = kind === 'return' ? exit : kind === 'throw' ? exceptionalExit : from + 1;
      const edge = { from, to: known(to ?? implied), instruction, span };
      const handler = exceptional ?? (mayThrow(instruction) ? exceptionalExit : undefined);
      return handler === undefined ? edge : { ...edge, exceptional: known(handler) };
    });
  });
  return { entry: 0, exit, exceptionalExit, points, edges: outgoing.flat(), outgoing };
}
