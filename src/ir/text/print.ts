/**
 * The text form of a program, for people to read and for `parse.ts` to read back.
 *
 * Declarations look like Java; bodies are numbered points with instructions (see `print-body.ts`). With `spans` the text
 * parses back to an equal program; without, to one that is equal but for source positions.
 */
import type { Body } from '../body.js';
import { methodDescriptor } from '../descriptors.js';
import {
  type Annotation,
  type ClassDeclaration,
  type Clause,
  type FieldDeclaration,
  Flag,
  hasFlag,
  type MethodDeclaration,
} from '../program.js';
import type { Span } from '../span.js';
import type { ClassName } from '../types.js';
import { superclassOf } from './defaults.js';
import { quoted } from './escapes.js';
import { impliedFlags, modifiers } from './flags.js';
import { constantText } from './literals.js';
import { className, memberName, typeName, variableName } from './names.js';
import { type BodyTextOptions, bodyLines, parameterList } from './print-body.js';
import { formulaText } from './print-instruction.js';
import { spanText } from './spans.js';

export interface TextOptions extends BodyTextOptions {
  /** Leaves out method bodies: an overview of the declarations. */
  readonly bodies?: boolean;
}

export function printProgram(classes: Iterable<ClassDeclaration>, options: TextOptions = {}): string {
  return [...classes].map((declaration) => printClass(declaration, options)).join('\n');
}

export function printClass(declaration: ClassDeclaration, options: TextOptions = {}): string {
  const { file } = declaration.span;
  const members = [
    ...declaration.invariants.map((clause) => clauseText(clause, file, options)),
    ...declaration.fields.map((field) => fieldText(field, file, options)),
  ];
  const methods = declaration.methods.map((method) => indented(methodLines(method, file, options)));
  const blocks = [...(members.length === 0 ? [] : [indented(members)]), ...methods];
  const header = classHeader(declaration, options);
  return blocks.length === 0 ? `${header} {}\n` : `${header} {\n${blocks.join('\n\n')}\n}\n`;
}

export function printMethod(method: MethodDeclaration, options: TextOptions = {}): string {
  return `${methodLines(method, '', options).join('\n')}\n`;
}

/** A body by itself, its parameters before the brace. */
export function printBody(body: Body, options: BodyTextOptions = {}): string {
  const lines = bodyLines(body, undefined, '', options);
  return `(${parameterList(body.parameters)}) {\n${indented(lines)}\n}\n`;
}

function indented(lines: readonly string[]): string {
  return lines.map((line) => `  ${line}`).join('\n');
}

/** The span as part of the text. */
function place(span: Span, file: string, options: TextOptions): string {
  return options.spans ? spanText(span, file) : (options.mark?.(span) ?? '');
}

/** For people, who want to know the line, the file's name without its folder. */
function comment(span: Span, options: TextOptions): string {
  if (options.spans || span.line === 0) return '';
  return `  // ${span.file.slice(span.file.lastIndexOf('/') + 1)}:${span.line}`;
}

function names(word: string, list: readonly ClassName[]): string {
  return list.length === 0 ? '' : ` ${word} ${list.map(className).join(', ')}`;
}

function classHeader(declaration: ClassDeclaration, options: TextOptions): string {
  const { name, kind, origin, flags, superclass, outer } = declaration;
  const annotations = declaration.annotations.map((annotation) => `${annotationText(annotation)}\n`).join('');
  const parent =
    superclass === superclassOf(kind, name)
      ? ''
      : ` extends ${superclass === undefined ? 'nothing' : className(superclass)}`;
  return [
    annotations,
    origin === 'input' ? '' : `${origin} `,
    modifiers('class', flags, impliedFlags(kind)),
    `${kind} ${className(name)}`,
    parent,
    names('implements', declaration.interfaces),
    names('permits', declaration.permits),
    outer === undefined ? '' : ` in ${className(outer)}`,
    names('members', declaration.members),
    place(declaration.span, '', options),
  ].join('');
}

function annotationText({ type, elements }: Annotation): string {
  const list = elements.map(([name, text]) => `${memberName(name)} = ${quoted(text)}`).join(', ');
  return `@${className(type)}${elements.length === 0 ? '' : `(${list})`}`;
}

function annotationPrefix(annotations: readonly Annotation[]): string {
  return annotations.map((annotation) => `${annotationText(annotation)} `).join('');
}

function clauseText(clause: Clause, file: string, options: TextOptions): string {
  return `${clause.kind} ${formulaText(clause.formula)}${place(clause.span, file, options)};`;
}

function fieldText(field: FieldDeclaration, file: string, options: TextOptions): string {
  const value = field.constant === undefined ? '' : ` = ${constantText(field.constant)}`;
  const start = annotationPrefix(field.annotations) + modifiers('field', field.flags);
  return `${start}${typeName(field.type)} ${memberName(field.name)}${value}${place(field.span, file, options)};`;
}

function methodLines(method: MethodDeclaration, file: string, options: TextOptions): string[] {
  const { name, flags, parameters, result, exceptions, descriptor, owner, span } = method;
  const list = parameters
    .map((each) => `${annotationPrefix(each.annotations)}${typeName(each.type)} ${variableName(each.name)}`)
    .join(', ');
  const implied = methodDescriptor(
    parameters.map((each) => each.type),
    result,
  );
  const header = [
    modifiers('method', flags),
    `${typeName(result)} ${memberName(name)}(${list})`,
    names('throws', exceptions),
    descriptor === implied ? '' : ` descriptor ${quoted(descriptor)}`,
    place(span, file, options),
  ].join('');
  const lines = [
    ...method.annotations.map(annotationText),
    ...method.clauses.map((clause) => clauseText(clause, file, options)),
  ];
  const body = options.bodies === false ? undefined : method.body();
  if (body === undefined) return [...lines, `${header};${comment(span, options)}`];
  const receiver = hasFlag(method, Flag.STATIC) ? [] : [{ name: 'this', type: owner }];
  const inner = bodyLines(body, [...receiver, ...parameters], span.file, options);
  return [...lines, `${header} {${comment(span, options)}`, ...inner.map((line) => `  ${line}`), '}'];
}
