/** Reads the text form back: the inverse of `print.ts`. */
import type { Body } from '../body.js';
import type { ClassDeclaration, ClassTable } from '../program.js';
import type { ClassName } from '../types.js';
import { Cursor } from './cursor.js';
import { parseBody as parseBodyLines } from './parse-body.js';
import { parseClass } from './parse-class.js';
import { parseParameters } from './parse-variables.js';
import { SyntaxFault } from './tokens.js';

/** The first thing wrong with the text; line and column count from 1. */
export interface TextError {
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

export type ParsedProgram =
  | { readonly kind: 'program'; readonly table: ClassTable; readonly classes: readonly ClassDeclaration[] }
  | { readonly kind: 'error'; readonly error: TextError };

/** Reads classes. What they do not define is looked up in `library`. */
export function parseProgram(text: string, library?: ClassTable): ParsedProgram {
  const result = guarded(text, (cursor) => {
    const classes = new Map<ClassName, ClassDeclaration>();
    while (!cursor.isKind('end')) {
      const token = cursor.peek();
      const declaration = parseClass(cursor);
      if (classes.has(declaration.name)) cursor.fail(`class ${declaration.name} is declared twice`, token);
      classes.set(declaration.name, declaration);
    }
    return classes;
  });
  if ('error' in result) return { kind: 'error', error: result.error };
  const classes = [...result.value.values()];
  return { kind: 'program', classes, table: tableOf(classes, library) };
}

export type ParsedBody =
  | { readonly kind: 'body'; readonly body: Body }
  | { readonly kind: 'error'; readonly error: TextError };

/** Reads what `printBody` writes. */
export function parseBody(text: string): ParsedBody {
  const result = guarded(text, (cursor) => {
    const parameters = parseParameters(cursor);
    cursor.expect('{');
    const body = parseBodyLines(cursor, parameters, '');
    if (!cursor.isKind('end')) cursor.fail(`expected the end but found '${cursor.peek().text}'`);
    return body;
  });
  return 'error' in result ? { kind: 'error', error: result.error } : { kind: 'body', body: result.value };
}

/** A table of exactly these classes, on top of another table. */
export function tableOf(classes: readonly ClassDeclaration[], library?: ClassTable): ClassTable {
  const byName = new Map(classes.map((declaration) => [declaration.name, declaration]));
  const inputs = classes.filter(({ origin }) => origin === 'input').map(({ name }) => name);
  return {
    find: (name) => byName.get(name) ?? library?.find(name),
    inputs: () => inputs,
    diagnostics: () => library?.diagnostics() ?? [],
  };
}

function guarded<T>(text: string, parse: (cursor: Cursor) => T): { readonly value: T } | { readonly error: TextError } {
  try {
    return { value: parse(new Cursor(text)) };
  } catch (fault) {
    if (!(fault instanceof SyntaxFault)) throw fault;
    const before = text.slice(0, fault.offset).split('\n');
    const column = (before[before.length - 1] as string).length + 1;
    return { error: { message: fault.message, line: before.length, column } };
  }
}
