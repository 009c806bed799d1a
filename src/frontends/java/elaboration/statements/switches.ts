/** Switch statements and switch expressions, old and new (Java Language Specification, 14.11 and 15.28). */
import type { ClassName } from '../../../../ir/types.js';
import { erasure } from '../../model/types/erasure.js';
import type { JavaType } from '../../model/types/types.js';
import { childrenOfKind, fieldOf, namedChildren } from '../../syntax/navigation.js';
import type { SyntaxNode } from '../../syntax/tree.js';
import type { JumpTarget, Statement, Switch, SwitchGroup, SwitchLabel } from '../../tree.js';
import { canComplete } from '../classes/completion.js';
import { type Elaborator, spanOf, textOf } from '../elaborator.js';
import { asOwnType, assign, box, toPrimitive, unboxedType } from '../expressions/conversions.js';
import type { Value } from '../expressions/value.js';
import type { BlockScope, Occurrence, YieldTarget } from '../scope.js';
import { evaluate } from '../trees.js';
import { missingName, unknownExpression, unresolved, unsupportedStatement } from '../unresolved.js';
import { labelsOf } from './switch-labels.js';
import type { SwitchedEnums } from './switched-enums.js';

const MATCH_EXCEPTION: ClassName = 'java.lang.MatchException';

export function switchStatement(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope): Statement {
  const target: JumpTarget = { name: 'switch' };
  const result = buildSwitch(elaborator, node, scope, { target });
  return 'failed' in result
    ? unsupportedStatement(elaborator, scope, node, result.failed)
    : { kind: 'switch', switch: result, span: spanOf(scope, node) };
}

/** `type` is what the values are converted to. */
export function switchExpressionOf(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope, type: JavaType): Value {
  const target: JumpTarget = { name: 'switch' };
  const result = buildSwitch(elaborator, node, scope, { target, yields: { target, type } });
  if ('failed' in result) return unresolved(elaborator, scope, node, result.failed, type);
  return {
    expression: { kind: 'switch-expression', switch: result, type: erasure(type), span: spanOf(scope, node) },
    type,
  };
}

/** Goes through a switch expression only to learn the shapes of its values, which the target collects. */
export function trySwitch(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope, yields: YieldTarget): void {
  buildSwitch(elaborator, node, scope, { target: yields.target, yields });
}

interface Use {
  readonly target: JumpTarget;
  /** Of a switch expression. */
  readonly yields?: YieldTarget;
}

function buildSwitch(
  elaborator: Elaborator,
  node: SyntaxNode,
  scope: BlockScope,
  use: Use,
): Switch | { readonly failed: string } {
  const condition = fieldOf(node, 'condition');
  const body = fieldOf(node, 'body');
  const selectorNode = condition && namedChildren(condition)[0];
  if (selectorNode === undefined || body === undefined) return { failed: 'incomplete switch' };
  const selector = elaborator.expression(selectorNode, scope);
  const jumps = use.yields === undefined ? { break: use.target } : { yield: use.yields };
  const inner = scope.nested(jumps);
  const groups: SwitchGroup[] = [];
  let numbered = 0;
  let failed = false;
  const children = namedChildren(body);
  for (const [index, child] of children.entries()) {
    const isRule = child.kind === 'switch_rule';
    if (!isRule && child.kind !== 'switch_block_statement_group') {
      failed = true;
      continue;
    }
    const labels: SwitchLabel[] = [];
    // Declarations of an old-style group are visible in those that follow; those of a rule are its own.
    let groupScope = isRule ? inner.nested() : inner;
    for (const labelNode of childrenOfKind(child, 'switch_label')) {
      const found =
        selector.type.kind === 'unknown'
          ? unknownLabels(scope, labelNode, numbered++)
          : labelsOf(elaborator, labelNode, inner, selector.type);
      labels.push(...found.labels);
      failed ||= found.failed;
      groupScope = groupScope.with(found.variables);
    }
    const statements = isRule
      ? ruleBody(elaborator, child, groupScope, use)
      : groupBody(elaborator, { ...child, end: children[index + 1]?.start ?? body.end }, groupScope);
    groups.push({ labels, body: statements, span: spanOf(scope, child) });
  }
  if (failed) return { failed: 'a label of the switch is not supported' };
  return finish(elaborator, { node, scope }, use, selector, groups);
}

/** Labels for a selector of a class that is not at hand: unknown code chooses one by its number. */
function unknownLabels(scope: BlockScope, node: SyntaxNode, value: number): ReturnType<typeof labelsOf> {
  const isDefault = textOf(scope, node).startsWith('default');
  const failed = namedChildren(node).some((child) => child.kind.endsWith('pattern'));
  return { labels: [isDefault ? { kind: 'default' } : { kind: 'integer', value }], failed, variables: [] };
}

/** The group ends where the next one starts: comments behind its last statement are its own. */
function groupBody(elaborator: Elaborator, group: SyntaxNode, scope: BlockScope): readonly Statement[] {
  const colon = group.children.findLastIndex((child) => child.kind === ':');
  return elaborator.statements(group, group.children.slice(Math.max(0, colon)), scope);
}

/** What stands behind the arrow, ended by the break or yield that it implies. */
function ruleBody(elaborator: Elaborator, rule: SyntaxNode, scope: BlockScope, use: Use): readonly Statement[] {
  const body = namedChildren(rule).at(-1);
  if (body === undefined) return [];
  const span = spanOf(scope, body);
  if (use.yields !== undefined && body.kind === 'expression_statement') {
    const [value] = namedChildren(body);
    if (value !== undefined) return [yieldOf(elaborator, value, scope, use.yields, body)];
  }
  const statements = elaborator.statement(body, scope);
  const ends = use.yields !== undefined || !statements.every((statement) => canComplete(statement));
  return ends ? statements : [...statements, { kind: 'break', target: use.target, span }];
}

export function yieldStatement(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope): Statement {
  const [value] = namedChildren(node);
  const target = scope.yieldTarget;
  if (value === undefined || target === undefined)
    return unsupportedStatement(elaborator, scope, node, 'yield stands outside of a switch expression');
  return yieldOf(elaborator, value, scope, target, node);
}

function yieldOf(
  elaborator: Elaborator,
  value: SyntaxNode,
  scope: BlockScope,
  yields: YieldTarget,
  node: SyntaxNode,
): Statement {
  const span = spanOf(scope, node);
  if (yields.shapes !== undefined) {
    yields.shapes.push(elaborator.shape(value, scope));
    return { kind: 'block', statements: [], span };
  }
  const result = elaborator.expression(value, scope, yields.type);
  if (yields.type.kind === 'void') return evaluate(result.expression);
  return { kind: 'yield', target: yields.target, value: assign(elaborator, result, yields.type), span };
}

function finish(
  elaborator: Elaborator,
  { node, scope }: Occurrence,
  use: Use,
  selector: Value,
  groups: readonly SwitchGroup[],
): Switch | { readonly failed: string } {
  if (selector.type.kind === 'unknown') {
    const { reason } = selector.type;
    const span = spanOf(scope, node);
    const chosen = { name: 'ordinal', owner: missingName(selector.type), receiver: selector.expression, reason };
    const exhaustive = use.yields !== undefined ? MATCH_EXCEPTION : 'none';
    return {
      selector: unknownExpression(chosen, 'int', span),
      selection: 'integer',
      groups,
      otherwise: exhaustive,
      target: use.target,
      span,
    };
  }
  const labels = groups.flatMap((group) => group.labels);
  const isPattern = labels.some((label) => label.kind === 'pattern' || label.kind === 'null');
  const selection = selectionOf(selector, isPattern ? 'patterns' : 'constants');
  const expression =
    selection === 'integer'
      ? toPrimitive(elaborator, selector, 'int').expression
      : asOwnType(elaborator, box(elaborator, selector));
  const exhaustive = use.yields !== undefined || selection === 'pattern';
  return {
    selector: expression,
    selection,
    ...(selection === 'enum'
      ? { enums: withOwn(expression.type, elaborator.registry.switchedEnums(scope.frame.owner)) }
      : {}),
    groups,
    otherwise: exhaustive ? MATCH_EXCEPTION : 'none',
    target: use.target,
    span: spanOf(scope, node),
  };
}

function selectionOf(selector: Value, labels: 'patterns' | 'constants'): Switch['selection'] {
  const { type } = selector;
  if (labels === 'patterns') return 'pattern';
  const name = unboxedType(selector);
  if (name === 'int' || name === 'char' || name === 'short' || name === 'byte') return 'integer';
  if (type.kind === 'class' && type.symbol.name === 'java.lang.String') return 'string';
  return type.kind === 'class' && type.symbol.kind === 'enum' ? 'enum' : 'pattern';
}

/** What the labels of a switch leave open is known where it stands. */
function withOwn(type: ClassName, all: SwitchedEnums): SwitchedEnums {
  return all.some((each) => each.includes(type)) ? all : [...all, [type]];
}
