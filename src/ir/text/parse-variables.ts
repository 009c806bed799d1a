/** Reads the variables of a body: parameters, declarations, and the order of their numbers where it is unusual. */
import type { Variable } from '../instructions.js';
import { THROWABLE, type TypeName } from '../types.js';
import type { Cursor } from './cursor.js';
import { roleOf, sourceNameOf } from './defaults.js';
import type { ExpectedParameter } from './print-body.js';

type Unnumbered = Omit<Variable, 'index'>;

export interface ParsedVariables {
  readonly variables: readonly Variable[];
  readonly parameters: readonly Variable[];
  readonly thrown: Variable;
  readonly byName: ReadonlyMap<string, Variable>;
}

/** `expected` are the parameters that the method's header gives; a body by itself has its own list before the brace. */
export function parseVariables(cursor: Cursor, expected: readonly Unnumbered[]): ParsedVariables {
  let parameters = expected;
  if (cursor.is('parameters') && cursor.is('(', 1)) {
    cursor.next();
    parameters = parseParameters(cursor);
    cursor.expect(';');
  }
  const declared: Unnumbered[] = [];
  const layoutAhead = (): boolean => cursor.is('layout') && cursor.is('(', 1);
  while (!cursor.isKind('number') && !cursor.is('}') && !layoutAhead()) parseDeclaration(cursor, declared);
  const own = declared.find(({ role }) => role === 'thrown');
  const thrown: Unnumbered = own ?? { kind: 'variable', name: '@thrown', type: THROWABLE, role: 'thrown' };
  const unnumbered = [...(own === undefined ? [thrown] : []), ...parameters, ...declared];
  const variables = numbered(cursor, layoutAhead() ? parseLayout(cursor, unnumbered) : unnumbered);
  const byName = new Map(variables.map((variable) => [variable.name, variable]));
  const find = ({ name }: Unnumbered): Variable => byName.get(name) as Variable;
  return { variables, parameters: parameters.map(find), thrown: find(thrown), byName };
}

export function headerParameters(parameters: readonly ExpectedParameter[]): Unnumbered[] {
  return parameters.map(({ name, type }) => variable(name, type, 'parameter', sourceNameOf(name, 'parameter')));
}

/** `(Type name, …)` */
export function parseParameters(cursor: Cursor): Unnumbered[] {
  cursor.expect('(');
  return cursor.list(')', () => parseName(cursor, cursor.type(), 'parameter'));
}

function parseDeclaration(cursor: Cursor, declared: Unnumbered[]): void {
  let role: Variable['role'] | undefined;
  for (const word of ['local', 'temporary', 'thrown', 'parameter'] as const) {
    if (role === undefined && cursor.isWord(word)) {
      cursor.next();
      role = word;
    }
  }
  const type = cursor.type();
  do declared.push(parseName(cursor, type, role));
  while (cursor.accept(','));
  cursor.expect(';');
}

function parseName(cursor: Cursor, type: TypeName, stated: Variable['role'] | undefined): Unnumbered {
  const name = cursor.variableName();
  const role = stated ?? roleOf(name);
  const named = cursor.accept('from')
    ? variable(name, type, role, cursor.accept('nothing') ? undefined : cursor.variableName())
    : variable(name, type, role, sourceNameOf(name, role));
  return cursor.accept('slot') ? { ...named, slot: cursor.integer() } : named;
}

function variable(name: string, type: TypeName, role: Variable['role'], sourceName: string | undefined): Unnumbered {
  return { kind: 'variable', name, type, role, ...(sourceName === undefined ? {} : { sourceName }) };
}

function parseLayout(cursor: Cursor, variables: readonly Unnumbered[]): Unnumbered[] {
  cursor.expect('layout');
  cursor.expect('(');
  const order = cursor.list(')', () => {
    const token = cursor.peek();
    const name = cursor.variableName();
    return variables.find((each) => each.name === name) ?? cursor.fail(`unknown variable '${name}'`, token);
  });
  cursor.expect(';');
  if (order.length !== variables.length) cursor.fail('the layout does not list every variable once');
  return order;
}

function numbered(cursor: Cursor, variables: readonly Unnumbered[]): Variable[] {
  const seen = new Set<string>();
  return variables.map((each, index) => {
    if (seen.has(each.name)) cursor.fail(`variable '${each.name}' is declared twice`);
    seen.add(each.name);
    return { ...each, index };
  });
}
