/** Values of parts: several from left to right, none changed by the evaluation of a later one. */
import { NULL, type Operand, type Variable } from '../../../ir/instructions.js';
import type { Expression } from '../tree.js';
import type { LoweringContext } from './context.js';
import { assignedLocals } from './scan.js';

/** Values of several expressions from left to right; none is changed by the evaluation of a later one. */
export function values(context: LoweringContext, expressions: readonly Expression[]): Operand[] {
  return expressions.map((expression, index) =>
    settled(context, context.nested.value(context, expression), expression, expressions.slice(index + 1)),
  );
}

/** The operand, or a copy of it where evaluating the later expressions may change it. */
export function settled(
  context: LoweringContext,
  operand: Operand,
  source: Expression,
  later: readonly Expression[],
): Operand {
  if (operand.kind === 'constant' || operand.role === 'temporary' || later.length === 0) return operand;
  const assigned = assignedLocals(later);
  const changes = assigned === 'everything' || [...assigned].some((local) => context.variable(local) === operand);
  return changes ? context.snapshot(operand, source.span) : operand;
}

/** Bases of places are variables: a constant base (null) is put into one. */
export function baseVariable(context: LoweringContext, operand: Operand, source: Expression): Variable {
  if (operand.kind === 'variable') return operand;
  const variable = context.builder.temporary(source.type === 'null' ? 'java.lang.Object' : source.type);
  context.emit({ kind: 'assign', target: variable, value: operand.value === null ? NULL : operand }, source.span);
  return variable;
}
