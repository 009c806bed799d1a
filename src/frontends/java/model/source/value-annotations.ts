/**
 * Annotations of fields, parameters and methods: those of the declaration, and those of the type of its value (Java
 * Language Specification, 9.7.4). `@A String[] x` with an annotation for types only speaks of the elements, and is left
 * out; `String @A [] x` speaks of the array.
 */
import type { Annotation } from '../../../../ir/program.js';
import { fieldOf, namedChildren } from '../../syntax/navigation.js';
import type { SourceFile, SyntaxNode } from '../../syntax/tree.js';
import type { JavaModel } from '../model.js';
import type { Scope } from '../scope.js';
import { annotationNamed, isAnnotation, readAnnotation, readAnnotations } from './modifiers.js';

export interface AnnotatedValue {
  /** Has modifiers and type. */
  readonly declaration: SyntaxNode;
  /** The declared name, where brackets may follow; the declaration itself but for fields. */
  readonly declarator: SyntaxNode;
  readonly element: 'FIELD' | 'PARAMETER' | 'METHOD';
}

/** Their annotations are for types only, whether or not the library is in reach. */
const TYPE_PACKAGES: readonly string[] = ['org.jspecify.annotations', 'org.checkerframework.checker.nullness.qual'];

export function readValueAnnotations(
  model: JavaModel,
  scope: Scope,
  file: SourceFile,
  value: AnnotatedValue,
): readonly Annotation[] {
  const { declaration } = value;
  const written = readAnnotations(model, scope, file, declaration);
  const type = fieldOf(declaration, 'type');
  const brackets =
    fieldOf(value.declarator, 'dimensions') ?? (type?.kind === 'array_type' ? fieldOf(type, 'dimensions') : undefined);
  const isArray = declaration.kind === 'spread_parameter' || brackets !== undefined;
  if (!isArray) return [...written, ...read(model, scope, file, type === undefined ? [] : qualifiedAnnotations(type))];
  const own = written.filter((annotation) => !isForElements(model, file, annotation, value.element));
  if (declaration.kind === 'spread_parameter') return [...own, ...beforeEllipsis(model, scope, file, declaration)];
  return [...own, ...read(model, scope, file, outermostAnnotations(brackets))];
}

function read(model: JavaModel, scope: Scope, file: SourceFile, nodes: readonly SyntaxNode[]): readonly Annotation[] {
  return nodes.flatMap((node) => readAnnotation(model, scope, file, node) ?? []);
}

/** The first pair of brackets is the outermost array's. */
function outermostAnnotations(brackets: SyntaxNode | undefined): readonly SyntaxNode[] {
  const children = brackets?.children ?? [];
  const first = children.findIndex(({ kind }) => kind === '[');
  return children.slice(0, Math.max(0, first)).filter(isAnnotation);
}

/** `Map.@A Entry<K, V>`: those before the last name. */
function qualifiedAnnotations(type: SyntaxNode): readonly SyntaxNode[] {
  const name = type.kind === 'generic_type' ? namedChildren(type)[0] : type;
  return name?.kind === 'scoped_type_identifier' ? name.children.filter(isAnnotation) : [];
}

/** The grammar does not see them; with an array before the dots it is unclear whose they are. */
function beforeEllipsis(
  model: JavaModel,
  scope: Scope,
  file: SourceFile,
  parameter: SyntaxNode,
): readonly Annotation[] {
  const dots = parameter.children.findIndex(({ kind }) => kind === '...');
  const type = parameter.children[dots - 1];
  const end = parameter.children[dots]?.start;
  if (type === undefined || end === undefined || type.kind === 'array_type') return [];
  const names = file.text.slice(type.end, end).matchAll(/@\s*([\p{L}_$][\p{L}\p{N}_$.]*)/gu);
  return [...names].map(([, name]) => annotationNamed(model, scope, (name ?? '').split('.'), []));
}

/** Whether an annotation before an array type speaks of the array's elements only. */
function isForElements(
  model: JavaModel,
  file: SourceFile,
  annotation: Annotation,
  element: AnnotatedValue['element'],
): boolean {
  const symbol = model.findClass(annotation.type);
  if (symbol === undefined) return TYPE_PACKAGES.some((name) => isFrom(model, file, annotation.type, name));
  const target = symbol.annotations().find(({ type }) => type === 'java.lang.annotation.Target' || type === 'Target');
  const targets: readonly string[] =
    target?.elements
      .map(([, text]) => text)
      .join(' ')
      .match(/\w+/g) ?? [];
  return targets.includes('TYPE_USE') && !targets.includes(element);
}

/** Whether a name that means no known class is, by the imports, one of the package. */
function isFrom(model: JavaModel, file: SourceFile, written: string, packageName: string): boolean {
  if (written.includes('.')) return written.slice(0, written.lastIndexOf('.')) === packageName;
  return model.unitOf(file).imports.some(({ names, onDemand, isStatic }) => {
    if (isStatic) return false;
    if (onDemand) return names.join('.') === packageName;
    return names.at(-1) === written && names.slice(0, -1).join('.') === packageName;
  });
}
