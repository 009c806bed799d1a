/**
 * Which variables a local class captures, told from its syntax before any of its bodies is elaborated: its constructor
 * needs them as parameters, and may be called from within the class itself.
 *
 * A name counts when it occurs where it could mean a variable and the class does not declare it nearer. Too many are
 * harmless copies; too few would be an error.
 */

import { findField } from '../../model/members.js';
import type { Scope as TypeScope } from '../../model/scope.js';
import type { ClassSymbol } from '../../model/symbols.js';
import { selfType } from '../../model/types/types.js';
import { fieldOf } from '../../syntax/navigation.js';
import type { SourceFile, SyntaxNode } from '../../syntax/tree.js';
import type { Elaborator } from '../elaborator.js';
import type { ClassContext } from '../frame.js';
import type { BlockScope, Variable } from '../scope.js';
import { commentsBetween } from '../specifications/specification-comments.js';
import { accessFrom, findName, variablesAround } from './lookup.js';

/** `node` is all of the class that may mention variables: declaration or `new` expression without its arguments. */
export function capturedVariables(
  elaborator: Elaborator,
  scope: BlockScope,
  nodes: readonly SyntaxNode[],
  symbol: ClassSymbol,
): readonly Variable[] {
  const candidates = variablesAround(scope);
  const classes = localClassesAround(scope.types);
  if (candidates.size === 0 && classes.size === 0) return [];
  const mentioned = new Set<string>();
  for (const node of nodes) {
    collectNames(node, scope.frame.file, new Set(), mentioned);
    for (const name of specifiedNames(scope.frame.file, node)) mentioned.add(name);
  }
  const captured = new Set<Variable>();
  for (const name of mentioned) {
    const local = classes.get(name);
    if (local !== undefined && local !== symbol) {
      for (const variable of elaborator.registry.contextOf(local).captures) captured.add(variable);
    }
    if (!candidates.has(name)) continue;
    if (findField(elaborator.model, selfType(symbol), name, accessFrom(scope.frame)) !== undefined) continue;
    const found = findName(elaborator, scope, name);
    if (found?.kind === 'variable' && found.variable.constant === undefined) captured.add(found.variable);
  }
  return [...captured].filter((variable) => !isHeldAround(scope, symbol, variable));
}

/** A class with an outer instance that holds the variable already reaches it there. */
function isHeldAround(scope: BlockScope, symbol: ClassSymbol, variable: Variable): boolean {
  if (!symbol.inner) return false;
  for (let owner: ClassContext | undefined = scope.frame.owner; owner !== undefined; owner = owner.outer) {
    if (owner.captures.includes(variable)) return true;
    if (!owner.symbol.inner) return false;
  }
  return false;
}

/** Words of the specification comments inside: formulas may speak of captured variables too. */
function specifiedNames(file: SourceFile, node: SyntaxNode): readonly string[] {
  if (file.specifications.length === 0) return [];
  return commentsBetween(file.specifications, node).flatMap(
    ({ text }) => text.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? [],
  );
}

function localClassesAround(types: TypeScope): ReadonlyMap<string, ClassSymbol> {
  const found = new Map<string, ClassSymbol>();
  for (let at: TypeScope | undefined = types; at !== undefined; at = at.parent) {
    if (at.kind === 'local-class' && !found.has(at.symbol.simpleName)) found.set(at.symbol.simpleName, at.symbol);
  }
  return found;
}

const SCOPES: ReadonlySet<string> = new Set([
  'block',
  'class_body',
  'enum_body',
  'interface_body',
  'constructor_body',
  'method_declaration',
  'constructor_declaration',
  'lambda_expression',
  'for_statement',
  'enhanced_for_statement',
  'catch_clause',
  'try_with_resources_statement',
  'switch_block_statement_group',
  'switch_rule',
]);
const DECLARATIONS: ReadonlySet<string> = new Set([
  'variable_declarator',
  'formal_parameter',
  'catch_formal_parameter',
  'resource',
  'enhanced_for_statement',
]);

/** Their name is no use of a variable. */
const NAMING: ReadonlySet<string> = new Set([
  'method_invocation',
  'method_declaration',
  'constructor_declaration',
  'class_declaration',
  'record_declaration',
  'enum_declaration',
  'interface_declaration',
]);

/** `hidden`: names that inner declarations have taken, where the walk stands now. */
function collectNames(node: SyntaxNode, file: SourceFile, hidden: Set<string>, found: Set<string>): void {
  if (node.children.length === 0) {
    if (node.kind !== 'identifier' && node.kind !== 'type_identifier') return;
    const name = file.textOf(node);
    if (!hidden.has(name)) found.add(name);
    return;
  }
  const inner = SCOPES.has(node.kind) ? new Set(hidden) : hidden;
  for (const child of node.children) {
    const isMemberName =
      (child.field === 'name' && NAMING.has(node.kind)) || (child.field === 'field' && node.kind === 'field_access');
    if (isMemberName) continue;
    if (child.field === 'name' && DECLARATIONS.has(node.kind)) {
      // A field's name is no block's: it is found as a field of the class.
      inner.add(file.textOf(child));
    } else if (child.field === 'parameters' && node.kind === 'lambda_expression') {
      declareLambdaParameters(child, file, inner);
    } else {
      collectNames(child, file, inner, found);
    }
  }
}

function declareLambdaParameters(node: SyntaxNode, file: SourceFile, hidden: Set<string>): void {
  if (node.kind === 'identifier') hidden.add(file.textOf(node));
  for (const child of node.children) {
    const name = child.kind === 'identifier' ? child : fieldOf(child, 'name');
    if (name !== undefined) hidden.add(file.textOf(name));
    for (const declarator of child.children)
      if (declarator.kind === 'variable_declarator') declareLambdaParameters(declarator, file, hidden);
  }
}
