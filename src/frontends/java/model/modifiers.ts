/** Modifiers and annotations of a declaration. */
import { type Annotation, Flag } from '../../../ir/program.js';
import { childOfKind, fieldOf, namedChildren } from '../syntax/navigation.js';
import type { SourceFile, SyntaxNode } from '../syntax/tree.js';
import { partsOf } from './compilation-unit.js';
import type { JavaModel } from './model.js';
import { resolveNames } from './resolve-type.js';
import type { Scope } from './scope.js';

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

/** Types that cannot be resolved keep the name as written: an unknown annotation is no error. */
export function readAnnotations(
  model: JavaModel,
  scope: Scope,
  file: SourceFile,
  node: SyntaxNode,
): readonly Annotation[] {
  const modifiers = childOfKind(node, 'modifiers');
  const annotations: Annotation[] = [];
  for (const child of modifiers?.children ?? []) {
    if (child.kind !== 'annotation' && child.kind !== 'marker_annotation') continue;
    const name = fieldOf(child, 'name');
    if (name === undefined) continue;
    const names = partsOf(file, name);
    const resolved = resolveNames(model, scope, names);
    const type = resolved?.kind === 'class' ? resolved.symbol.name : names.join('.');
    annotations.push({ type, elements: readElements(file, fieldOf(child, 'arguments')) });
  }
  return annotations;
}

function readElements(file: SourceFile, list: SyntaxNode | undefined): readonly (readonly [string, string])[] {
  if (list === undefined) return [];
  return namedChildren(list).map((child) => {
    if (child.kind !== 'element_value_pair') return ['value', file.textOf(child)];
    const key = fieldOf(child, 'key');
    const value = fieldOf(child, 'value');
    return [key === undefined ? 'value' : file.textOf(key), value === undefined ? '' : file.textOf(value)];
  });
}
