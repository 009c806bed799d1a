/** What is asked of the input, and the answers as text: everything that the parts of the program can tell, places included. */

import { CALLERS, HELPERS, MAKERS, SETTLED } from '../../../execution/replay/index.js';
import type { Edge } from '../../../ir/body.js';
import type { Glance, Index } from '../../../ir/glances.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { ClassDeclaration, ClassTable, MethodDeclaration } from '../../../ir/program.js';
import type { Span } from '../../../ir/span.js';
import type { ClassName } from '../../../ir/types.js';
import { GIVEN_NULL, REPLACED_STREAMS } from '../../../obligations/index.js';
import { CLASS_PATH } from '../../../program/calls/class-path.js';
import { MAKES_PROXIES } from '../../../program/calls/proxies.js';
import type { MethodKey } from '../../../program/places.js';
import type { Question } from './noter.js';

/** All code of the input. */
export const ALL: Question = 'all';
/** What the front ends found wrong. */
export const ERRORS: Question = 'errors';

const GLANCES: readonly Glance<unknown>[] = [CLASS_PATH, MAKES_PROXIES, GIVEN_NULL, REPLACED_STREAMS, SETTLED];
const INDICES: readonly Index<unknown>[] = [CALLERS, MAKERS, HELPERS];

/** The method by its position in the class. */
export function bodyQuestion(owner: ClassName, index: number): Question {
  return `body ${index} ${owner}`;
}

/** The method whose body is asked for; undefined: the question is another one. */
export function bodyOf(question: Question, hierarchy: Hierarchy): MethodDeclaration | undefined {
  const [, position, owner] = /^body (\d+) (.*)$/.exec(question) ?? [];
  return owner === undefined ? undefined : hierarchy.find(owner)?.methods[Number(position)];
}

/** Where the class and what it declares stand. */
export function classQuestion(name: ClassName): Question {
  return `class ${name}`;
}

export function glanceQuestion(name: string): Question {
  return `glance ${name}`;
}

export function entryQuestion(name: string, word: string): Question {
  return `entry ${name} ${word}`;
}

/** Whether any call of the method has to do with a protocol. */
export function protocolQuestion(method: MethodKey): Question {
  return `protocol ${method}`;
}

export function lineQuestion(file: string, line: number): Question {
  return `line ${line} ${file}`;
}

export function isOfLine(question: Question): boolean {
  return question.startsWith('line ');
}

/** Who knows what the input is like now. */
export interface Asked {
  readonly table: ClassTable;
  readonly hierarchy: Hierarchy;
  readonly hasProtocols?: (method: MethodKey) => boolean;
  readonly options: { readonly sourceLine?: (file: string, line: number) => string | undefined };
}

/** Undefined where the question has no answer here. `digest` makes a short text of a long one. */
export function answerTo(question: Question, asked: Asked, digest: (text: string) => string): string | undefined {
  const [word, ...rest] = question.split(' ');
  const subject = rest.join(' ');
  switch (word) {
    case 'body': {
      const method = bodyOf(question, asked.hierarchy);
      return method === undefined ? undefined : bodyText(method);
    }
    case 'class': {
      const declaration = asked.hierarchy.find(subject);
      return declaration === undefined ? undefined : placesText(declaration);
    }
    case 'glance': {
      const glance = GLANCES.find(({ name }) => name === subject);
      return glance === undefined ? undefined : JSON.stringify(asked.table.glance?.(glance));
    }
    case 'entry':
      return entryAnswer(subject, asked);
    case 'protocol':
      return String(asked.hasProtocols?.(subject));
    case 'line':
      return lineAnswer(subject, asked);
    case ERRORS:
      return errorsText(asked);
    case ALL:
      return allAnswer(asked, digest);
    default:
      return undefined;
  }
}

function entryAnswer(subject: string, { table }: Asked): string {
  const space = subject.indexOf(' ');
  const index = INDICES.find(({ name }) => name === subject.slice(0, space));
  return index === undefined ? '-' : (JSON.stringify(table.entry?.(index, subject.slice(space + 1))) ?? '-');
}

function lineAnswer(subject: string, { options }: Asked): string {
  const space = subject.indexOf(' ');
  return options.sourceLine?.(subject.slice(space + 1), Number(subject.slice(0, space))) ?? '-';
}

function allAnswer({ table, hierarchy }: Asked, digest: (text: string) => string): string {
  const parts = table.inputs().flatMap((name) => {
    const declaration = hierarchy.find(name);
    if (declaration === undefined) return [name];
    const bodies = declaration.methods.map((method) => digest(bodyText(method)));
    return [name, digest(placesText(declaration)), ...bodies];
  });
  return [...parts, errorsText({ table, hierarchy })].join('\n');
}

/** Of files of the input: all of these have been read, while those of the library are read as they are needed. */
function errorsText({ table, hierarchy }: Pick<Asked, 'table' | 'hierarchy'>): string {
  const files = new Set(table.inputs().map((name) => hierarchy.find(name)?.span.file));
  const errors = table.diagnostics().filter(({ severity, span }) => severity === 'error' && files.has(span.file));
  return JSON.stringify(errors);
}

/** With what stands in code that is never reached, which some ask for, too. */
function bodyText(method: MethodDeclaration): string {
  const body = method.body();
  if (body === undefined) return '-';
  const { variables, parameters, thrown, entry, exit, exceptionalExit, points, edges } = body;
  const file = edges[0]?.span.file ?? '';
  return JSON.stringify([
    file,
    variables.map(({ index, name, type, role, sourceName, slot }) => [index, name, type, role, sourceName, slot]),
    parameters.map(({ index }) => index),
    [thrown.index, entry, exit, exceptionalExit, points],
    edges.map((edge) => edgeText(edge, file)),
    method.mentions?.() ?? [],
  ]);
}

function edgeText({ from, to, exceptional, span, instruction }: Edge, file: string): readonly unknown[] {
  return [from, to, exceptional, spanText(span, file), JSON.stringify(instruction, shortly)];
}

function spanText({ file, line, column, endLine, endColumn }: Span, usual = ''): string {
  return `${line} ${column} ${endLine} ${endColumn}${file === usual ? '' : ` ${file}`}`;
}

/** Variables by their number; numbers that JSON has no words for in words of their own. */
function shortly(_: string, value: unknown): unknown {
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'number')
    return Object.is(value, -0) || !Number.isFinite(value) ? `number ${value} ${1 / value}` : value;
  const isVariable = typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'variable';
  return isVariable && 'index' in value ? value.index : value;
}

function placesText({ span, fields, methods, invariants }: ClassDeclaration): string {
  return JSON.stringify([
    spanText(span),
    fields.map((field) => spanText(field.span)),
    methods.map((method) => spanText(method.span)),
    [...invariants, ...methods.flatMap(({ clauses }) => clauses)].map((clause) => spanText(clause.span)),
  ]);
}

/** All that the class declares, but where. */
export function declarationText(declaration: ClassDeclaration): string {
  const { name, kind, origin, flags, superclass, interfaces, outer, members, permits } = declaration;
  const { annotations, fields, methods, invariants, span } = declaration;
  return JSON.stringify(
    [
      [name, kind, origin, flags, superclass, interfaces, outer, members, permits, annotations],
      span.file,
      fields.map(({ span: _, ...field }) => field),
      methods.map(withoutPlace),
      invariants.map(({ span: at, ...clause }) => [clause, spanText(at)]),
    ],
    shortly,
  );
}

function withoutPlace(method: MethodDeclaration): unknown {
  const { owner, name, descriptor, flags, parameters, result, erased, exceptions, annotations, clauses } = method;
  return [
    [owner, name, descriptor, flags, parameters, result, erased, exceptions, annotations],
    clauses.map(({ span: at, ...clause }) => [clause, spanText(at)]),
  ];
}
