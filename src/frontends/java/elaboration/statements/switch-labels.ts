/** Labels of a switch: constants, enum constants, null, default and patterns with guards (JLS 14.11.1). */
import { Flag, hasFlag } from '../../../../ir/program.js';
import { findField } from '../../model/members.js';
import type { JavaType } from '../../model/types/types.js';
import { childOfKind, namedChildren } from '../../syntax/navigation.js';
import type { SyntaxNode } from '../../syntax/tree.js';
import type { SwitchLabel } from '../../tree.js';
import { accessFrom } from '../calls/lookup.js';
import { type Elaborator, textOf, warn } from '../elaborator.js';
import { toPrimitive } from '../expressions/conversions.js';
import { fieldReference } from '../expressions/names.js';
import type { BlockScope, Variable } from '../scope.js';
import { patternOf } from './patterns.js';

export interface Labels {
  readonly labels: readonly SwitchLabel[];
  /** Pattern variables and those of the guard, in scope in the body. */
  readonly variables: readonly Variable[];
  /** Some label could not be understood; it has been reported. */
  readonly failed: boolean;
}

export function labelsOf(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope, selector: JavaType): Labels {
  const labels: SwitchLabel[] = [];
  const variables: Variable[] = [];
  let failed = false;
  const fail = (at: SyntaxNode, message: string): void => {
    failed = true;
    warn(elaborator, scope, at, message);
  };
  const guardNode = childOfKind(node, 'guard');
  for (const child of node.children) {
    if (child.kind === 'default') labels.push({ kind: 'default' });
    if (!child.named || child.kind === 'guard') continue;
    if (child.kind === 'pattern') {
      const bound = patternOf(elaborator, child, scope, selector);
      if (bound === undefined) {
        fail(child, 'pattern is not supported');
        continue;
      }
      variables.push(...bound.variables);
      const guard = guardNode && guardOf(elaborator, guardNode, scope.with(bound.variables), variables);
      labels.push({ kind: 'pattern', pattern: bound.pattern, ...(guard === undefined ? {} : { guard }) });
      continue;
    }
    if (child.kind === 'null_literal') labels.push({ kind: 'null' });
    else if (child.kind === 'identifier' && textOf(scope, child) === 'default') labels.push({ kind: 'default' });
    else {
      const label = constantLabel(elaborator, child, scope, selector);
      if (label === undefined) fail(child, `'${textOf(scope, child)}' is no constant that the switch takes`);
      else labels.push(label);
    }
  }
  return { labels, variables, failed };
}

function guardOf(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope, variables: Variable[]) {
  const [condition] = namedChildren(node);
  if (condition === undefined) return undefined;
  const value = elaborator.expression(condition, scope);
  variables.push(...(value.bindings?.whenTrue ?? []));
  return toPrimitive(elaborator, value, 'boolean').expression;
}

function constantLabel(
  elaborator: Elaborator,
  node: SyntaxNode,
  scope: BlockScope,
  selector: JavaType,
): SwitchLabel | undefined {
  // The simple name of an enum constant needs no import; it cannot mean anything else.
  if (node.kind === 'identifier' && selector.kind === 'class' && selector.symbol.kind === 'enum') {
    const found = findField(elaborator.model, selector, textOf(scope, node), accessFrom(scope.frame));
    return found?.field.enumConstant ? { kind: 'enum', field: fieldReference(found.field) } : undefined;
  }
  const value = elaborator.expression(node, scope);
  const { constant, expression } = value;
  if (constant === undefined) {
    const owner = value.type.kind === 'class' ? value.type.symbol : undefined;
    if (expression.kind !== 'field' || expression.object !== undefined || owner?.kind !== 'enum') return undefined;
    const isConstant = owner
      .fields()
      .some((field) => field.name === expression.field.name && field.enumConstant && hasFlag(field, Flag.STATIC));
    return isConstant ? { kind: 'enum', field: expression.field } : undefined;
  }
  if (typeof constant.value === 'string' && constant.type === 'java.lang.String')
    return { kind: 'string', value: constant.value };
  return typeof constant.value === 'number' ? { kind: 'integer', value: constant.value } : undefined;
}
