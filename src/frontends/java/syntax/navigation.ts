/** Ways to walk a syntax tree by field and kind. */
import type { SyntaxNode } from './tree.js';

/** The first child that fills the field. */
export function fieldOf(node: SyntaxNode, name: string): SyntaxNode | undefined {
  for (const child of node.children) if (child.field === name) return child;
  return undefined;
}

export function fieldsOf(node: SyntaxNode, name: string): readonly SyntaxNode[] {
  return node.children.filter((child) => child.field === name);
}

export function childOfKind(node: SyntaxNode, kind: string): SyntaxNode | undefined {
  for (const child of node.children) if (child.kind === kind) return child;
  return undefined;
}

export function childrenOfKind(node: SyntaxNode, kind: string): readonly SyntaxNode[] {
  return node.children.filter((child) => child.kind === kind);
}

/** Without punctuation and keywords. */
export function namedChildren(node: SyntaxNode): readonly SyntaxNode[] {
  return node.children.filter((child) => child.named);
}

/** Whether a keyword or other anonymous token stands directly below the node. */
export function hasToken(node: SyntaxNode, token: string): boolean {
  for (const child of node.children) if (!child.named && child.kind === token) return true;
  return false;
}
