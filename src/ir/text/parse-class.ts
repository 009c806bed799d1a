/** Reads class declarations and their members. */
import { methodDescriptor } from '../descriptors.js';
import {
  type Annotation,
  type ClassDeclaration,
  type ClassKind,
  type Clause,
  type FieldDeclaration,
  Flag,
  type MethodDeclaration,
  type Origin,
  type ParameterDeclaration,
} from '../program.js';
import type { ClassName, TypeName } from '../types.js';
import type { Cursor } from './cursor.js';
import { superclassOf } from './defaults.js';
import { type FlaggedElement, impliedFlags, modifierBit } from './flags.js';
import { parseBody } from './parse-body.js';
import { parseConstant } from './parse-constant.js';
import { headerParameters } from './parse-variables.js';
import { parseSpan } from './spans.js';

const KINDS: readonly ClassKind[] = ['class', 'interface', 'enum', 'record', 'annotation'];
const ORIGINS: readonly Origin[] = ['classpath', 'model', 'jdk'];

/** What stands before a member's modifiers. */
interface Preamble {
  readonly annotations: Annotation[];
  readonly clauses: Clause[];
}

export function parseClass(cursor: Cursor): ClassDeclaration {
  const annotations: Annotation[] = [];
  while (cursor.is('@')) annotations.push(parseAnnotation(cursor));
  const origin = ORIGINS.find((word) => cursor.accept(word)) ?? 'input';
  const { bits, exact } = parseModifiers(cursor, 'class');
  const kind =
    KINDS.find((word) => cursor.accept(word)) ?? cursor.fail(`expected a class but found '${cursor.peek().text}'`);
  const name = cursor.className();
  const names = (word: string): ClassName[] => (cursor.accept(word) ? cursor.classNames() : []);
  const superclass = cursor.accept('extends')
    ? cursor.accept('nothing')
      ? undefined
      : cursor.className()
    : superclassOf(kind, name);
  const interfaces = names('implements');
  const permits = names('permits');
  const outer = cursor.accept('in') ? cursor.className() : undefined;
  const members = names('members');
  const span = parseSpan(cursor, '');
  const invariants: Clause[] = [];
  const fields: FieldDeclaration[] = [];
  const methods: MethodDeclaration[] = [];
  cursor.expect('{');
  while (!cursor.accept('}')) {
    const member = parseMember(cursor, name, span.file);
    if ('formula' in member) invariants.push(member);
    else if ('descriptor' in member) methods.push(member);
    else fields.push(member);
  }
  return {
    name,
    kind,
    origin,
    flags: exact ? bits : bits | impliedFlags(kind),
    ...(superclass === undefined ? {} : { superclass }),
    interfaces,
    ...(outer === undefined ? {} : { outer }),
    members,
    permits,
    fields,
    methods,
    annotations,
    invariants,
    span,
  };
}

function parseModifiers(cursor: Cursor, element: FlaggedElement): { bits: number; exact: boolean } {
  if (cursor.is('flags') && cursor.is('(', 1)) {
    cursor.next();
    cursor.next();
    const bits = cursor.integer();
    cursor.expect(')');
    return { bits, exact: true };
  }
  let bits = 0;
  for (;;) {
    const { kind, text } = cursor.peek();
    const bit = kind === 'name' && cursor.isWord(text) ? modifierBit(element, text) : undefined;
    // `enum` is a kind of class and a modifier of fields.
    if (bit === undefined) return { bits, exact: false };
    bits |= bit;
    cursor.next();
  }
}

function parseAnnotation(cursor: Cursor): Annotation {
  cursor.expect('@');
  const type = cursor.className();
  if (!cursor.accept('(')) return { type, elements: [] };
  const elements = cursor.list(')', (): readonly [string, string] => {
    const name = cursor.memberName();
    cursor.expect('=');
    return [name, cursor.string()];
  });
  return { type, elements };
}

function parseClause(cursor: Cursor, file: string): Clause | undefined {
  for (const kind of ['requires', 'ensures', 'invariant'] as const) {
    if (cursor.is(kind) && (cursor.isKind('string', 1) || cursor.isKind('quoted', 1))) {
      cursor.next();
      const clause = { kind, formula: cursor.formula(), span: parseSpan(cursor, file) };
      cursor.expect(';');
      return clause;
    }
  }
  return undefined;
}

function parseMember(cursor: Cursor, owner: ClassName, file: string): Clause | FieldDeclaration | MethodDeclaration {
  const preamble: Preamble = { annotations: [], clauses: [] };
  for (;;) {
    if (cursor.is('@')) {
      preamble.annotations.push(parseAnnotation(cursor));
      continue;
    }
    const clause = parseClause(cursor, file);
    if (clause?.kind === 'invariant') return clause;
    if (clause === undefined) break;
    preamble.clauses.push(clause);
  }
  // Fields and methods have different words for the same bits: look which it is.
  const isMethod = methodAhead(cursor);
  const { bits } = parseModifiers(cursor, isMethod ? 'method' : 'field');
  const type = cursor.type();
  const name = cursor.memberName();
  if (isMethod) return parseMethod(cursor, { owner, name, flags: bits, result: type }, preamble, file);
  const constant = cursor.accept('=') ? { constant: parseConstant(cursor) } : {};
  const span = parseSpan(cursor, file);
  cursor.expect(';');
  return { owner, name, type, flags: bits, ...constant, annotations: preamble.annotations, span };
}

function methodAhead(cursor: Cursor): boolean {
  for (let ahead = cursor.is('flags') ? 4 : 0; ; ahead++) {
    if (cursor.is('(', ahead)) return true;
    if (cursor.is(';', ahead) || cursor.is('=', ahead) || cursor.is('@', ahead) || cursor.isKind('end', ahead))
      return false;
  }
}

interface MethodHeader {
  readonly owner: ClassName;
  readonly name: string;
  readonly flags: number;
  readonly result: TypeName;
}

function parseMethod(cursor: Cursor, header: MethodHeader, preamble: Preamble, file: string): MethodDeclaration {
  cursor.expect('(');
  const parameters = cursor.list(')', (): ParameterDeclaration => {
    const annotations: Annotation[] = [];
    while (cursor.is('@')) annotations.push(parseAnnotation(cursor));
    const type = cursor.type();
    return { name: cursor.variableName(), type, annotations };
  });
  const exceptions = cursor.accept('throws') ? cursor.classNames() : [];
  const types = parameters.map(({ type }) => type);
  const descriptor = cursor.accept('descriptor') ? cursor.string() : methodDescriptor(types, header.result);
  const span = parseSpan(cursor, file);
  const receiver = (header.flags & Flag.STATIC) !== 0 ? [] : [{ name: 'this', type: header.owner }];
  const expected = headerParameters([...receiver, ...parameters]);
  const body = cursor.accept('{') ? parseBody(cursor, expected, span.file) : undefined;
  if (body === undefined) cursor.expect(';');
  return { ...header, descriptor, parameters, exceptions, ...preamble, span, body: () => body };
}
