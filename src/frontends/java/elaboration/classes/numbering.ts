/**
 * Binary names of the classes that bodies bring forth, as javac gives them: `Outer$1`, `Outer$1Local`, and for lambdas
 * and method references `Outer$$Lambda$1`. Numbers follow the order in the source, so they do not depend on which body
 * is elaborated first.
 */
import type { ClassName } from '../../../../ir/types.js';
import { fieldOf } from '../../syntax/navigation.js';
import type { SourceFile, SyntaxNode } from '../../syntax/tree.js';

export interface Numbering {
  readonly names: ReadonlyMap<SyntaxNode, ClassName>;
  /** The node that a name belongs to: a class declaration, class body, lambda or method reference. */
  readonly nodes: ReadonlyMap<ClassName, SyntaxNode>;
  /** Whether an `assert` statement stands in the class itself. */
  readonly asserts: boolean;
}

const CLASS_DECLARATIONS: ReadonlySet<string> = new Set([
  'class_declaration',
  'record_declaration',
  'enum_declaration',
  'interface_declaration',
  'annotation_type_declaration',
]);

export function isClassDeclaration(node: SyntaxNode): boolean {
  return CLASS_DECLARATIONS.has(node.kind);
}

/** `root` is the declaration or the class body of the class called `owner`. */
export function numberClasses(file: SourceFile, root: SyntaxNode, owner: ClassName): Numbering {
  const names = new Map<SyntaxNode, ClassName>();
  const nodes = new Map<ClassName, SyntaxNode>();
  const counts = new Map<string, number>();
  let asserts = false;
  const add = (node: SyntaxNode, prefix: string, suffix: string): void => {
    const number = (counts.get(prefix + suffix) ?? 0) + 1;
    counts.set(prefix + suffix, number);
    const name = `${owner}$${prefix}${number}${suffix}`;
    names.set(node, name);
    nodes.set(name, node);
  };
  // A class counts when it is met, which for an anonymous one is after its arguments; its inside is numbered apart.
  const pending: { readonly node: SyntaxNode; readonly role: 'member' | 'inside' | 'anonymous' }[] = [
    { node: root, role: 'inside' },
  ];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { node, role } = next;
    if (role === 'anonymous') {
      add(node, '', '');
      continue;
    }
    if (node !== root && isClassDeclaration(node)) {
      const name = role === 'member' ? undefined : fieldOf(node, 'name');
      if (name !== undefined) add(node, '', file.textOf(name));
      continue;
    }
    if (node.kind === 'lambda_expression' || node.kind === 'method_reference') add(node, '$Lambda$', '');
    if (node.kind === 'assert_statement') asserts = true;
    const creates = node.kind === 'object_creation_expression' || node.kind === 'enum_constant';
    for (let index = node.children.length - 1; index >= 0; index--) {
      const child = node.children[index] as SyntaxNode;
      if (child.children.length === 0) continue;
      const anonymous = creates && child.kind === 'class_body';
      pending.push({ node: child, role: anonymous ? 'anonymous' : isBody(node.kind) ? 'member' : 'inside' });
    }
  }
  return { names, nodes, asserts };
}

function isBody(kind: string): boolean {
  return (
    kind === 'class_body' ||
    kind === 'interface_body' ||
    kind === 'enum_body' ||
    kind === 'enum_body_declarations' ||
    kind === 'annotation_type_body'
  );
}
