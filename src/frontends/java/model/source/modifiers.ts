/** Modifiers and annotations of a declaration. */
import { type Annotation, Flag } from '../../../../ir/program.js';
import { childOfKind, fieldOf, namedChildren } from '../../syntax/navigation.js';
import type { SourceFile, SyntaxNode } from '../../syntax/tree.js';
import type { JavaModel } from '../model.js';
import { resolveNames } from '../resolve-type.js';
import { type Scope, unitOf } from '../scope.js';
import { partsOf } from './compilation-unit.js';

const FLAGS: Readonly<Record<string, number>> = {
  public: Flag.PUBLIC,
  private: Flag.PRIVATE,
  protected: Flag.PROTECTED,
  static: Flag.STATIC,
  final: Flag.FINAL,
  abstract: Flag.ABSTRACT,
  native: Flag.NATIVE,
  synchronized: Flag.SYNCHRONIZED,
  transient: Flag.TRANSIENT,
  volatile: Flag.VOLATILE,
  strictfp: Flag.STRICT,
};

/** The flags written before a declaration. */
export function writtenFlags(node: SyntaxNode): number {
  const modifiers = childOfKind(node, 'modifiers');
  let flags = 0;
  for (const child of modifiers?.children ?? []) if (!child.named) flags |= FLAGS[child.kind] ?? 0;
  return flags;
}

export function hasModifier(node: SyntaxNode, keyword: string): boolean {
  const modifiers = childOfKind(node, 'modifiers');
  return modifiers?.children.some((child) => !child.named && child.kind === keyword) ?? false;
}

/** Types that cannot be resolved keep the name that imports give them: an unknown annotation is no error. */
export function readAnnotations(
  model: JavaModel,
  scope: Scope,
  file: SourceFile,
  node: SyntaxNode,
): readonly Annotation[] {
  const modifiers = childOfKind(node, 'modifiers');
  const nodes = (modifiers?.children ?? []).filter(isAnnotation);
  return nodes.flatMap((each) => readAnnotation(model, scope, file, each) ?? []);
}

export function isAnnotation({ kind }: SyntaxNode): boolean {
  return kind === 'annotation' || kind === 'marker_annotation';
}

export function readAnnotation(
  model: JavaModel,
  scope: Scope,
  file: SourceFile,
  node: SyntaxNode,
): Annotation | undefined {
  const name = fieldOf(node, 'name');
  if (name === undefined) return undefined;
  return annotationNamed(model, scope, partsOf(file, name), readElements(file, fieldOf(node, 'arguments')));
}

export function annotationNamed(
  model: JavaModel,
  scope: Scope,
  names: readonly string[],
  elements: Annotation['elements'],
): Annotation {
  const resolved = resolveNames(model, scope, names);
  return { type: resolved?.kind === 'class' ? resolved.symbol.name : writtenName(scope, names), elements };
}

/** What a single-type import says of the name, else what the only import on demand would make of it. */
function writtenName(scope: Scope, names: readonly string[]): string {
  const imports = unitOf(scope).imports.filter((each) => !each.isStatic && !each.isModule);
  const single = imports.find((each) => !each.onDemand && each.names.at(-1) === names[0]);
  if (single !== undefined) return [...single.names, ...names.slice(1)].join('.');
  const packages = imports.filter((each) => each.onDemand && each.names[0] !== 'java');
  const [only] = packages;
  if (names.length > 1 || only === undefined || packages.length > 1) return names.join('.');
  return [...only.names, ...names].join('.');
}

function readElements(file: SourceFile, list: SyntaxNode | undefined): Annotation['elements'] {
  if (list === undefined) return [];
  return namedChildren(list).map((child) => {
    if (child.kind !== 'element_value_pair') return ['value', file.textOf(child)];
    const key = fieldOf(child, 'key');
    const value = fieldOf(child, 'value');
    return [key === undefined ? 'value' : file.textOf(key), value === undefined ? '' : file.textOf(value)];
  });
}
