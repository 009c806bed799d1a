/** Conditions with their control flow: short circuit, negation, comparisons as assumptions on edges. */
import type { Label } from '../../../ir/builder.js';
import { isComparison, OPPOSITE } from '../../../ir/conditions.js';
import type { ComparisonOperator, Operand } from '../../../ir/instructions.js';
import type { Expression } from '../tree.js';
import type { LoweringContext } from './context.js';
import { values } from './operands.js';
import { matchPattern } from './patterns.js';

/** Goes to one of two points; afterwards nothing is current. */
export function branch(context: LoweringContext, condition: Expression, whenTrue: Label, whenFalse: Label): void {
  const { span } = condition;
  switch (condition.kind) {
    case 'literal':
      return context.jump(condition.constant.value === 1 ? whenTrue : whenFalse, span);
    case 'logical': {
      const middle = context.builder.label();
      if (condition.operator === 'and') branch(context, condition.left, middle, whenFalse);
      else branch(context, condition.left, whenTrue, middle);
      context.current = middle;
      return branch(context, condition.right, whenTrue, whenFalse);
    }
    case 'unary':
      if (condition.operator !== '!') break;
      return branch(context, condition.operand, whenFalse, whenTrue);
    case 'binary':
      if (!isComparison(condition.operator)) break;
      return compare(context, { ...condition, operator: condition.operator }, whenTrue, whenFalse);
    case 'matches': {
      const operand = context.nested.value(context, condition.operand);
      return matchPattern(context, { operand, pattern: condition.pattern, matched: whenTrue, failed: whenFalse });
    }
    default:
  }
  assumeBoolean(context, context.nested.value(context, condition), condition, whenTrue, whenFalse);
}

function assumeBoolean(
  context: LoweringContext,
  operand: Operand,
  { span }: Expression,
  whenTrue: Label,
  whenFalse: Label,
): void {
  context.emitTo({ kind: 'assume', condition: operand }, whenTrue, span);
  const negation = { kind: 'unary', operator: '!', type: 'boolean', operand } as const;
  context.emitTo({ kind: 'assume', condition: negation }, whenFalse, span);
  context.current = context.builder.label();
}

function compare(
  context: LoweringContext,
  condition: Expression & { readonly kind: 'binary'; readonly operator: ComparisonOperator },
  whenTrue: Label,
  whenFalse: Label,
): void {
  const [left, right] = values(context, [condition.left, condition.right]) as [Operand, Operand];
  const { operator, operandType: type, span } = condition;
  const test = { kind: 'binary', operator, type, left, right } as const;
  if (type === 'float' || type === 'double') {
    // With NaN the opposite of `<` is not `>=`.
    const truth = context.builder.temporary('boolean');
    context.emit({ kind: 'assign', target: truth, value: test }, span);
    return assumeBoolean(context, truth, condition, whenTrue, whenFalse);
  }
  context.emitTo({ kind: 'assume', condition: test }, whenTrue, span);
  context.emitTo({ kind: 'assume', condition: { ...test, operator: OPPOSITE[operator] } }, whenFalse, span);
  context.current = context.builder.label();
}
