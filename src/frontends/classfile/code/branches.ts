/** Conditional jumps and switches as assumptions on edges. */
import type { Label } from '../../../ir/builder.js';
import { negation } from '../../../ir/conditions.js';
import { type ComparisonOperator, type Expression, intConstant, NULL, type Operand } from '../../../ir/instructions.js';
import { OBJECT, type TypeName } from '../../../ir/types.js';
import { areBooleans, comparisonType } from './arithmetic.js';
import type { SwitchTable } from './flow/listing.js';
import { Op } from './opcodes.js';
import type { TranslationState } from './translation/translation-state.js';
import { coerce, popInt } from './typing/coercion.js';

const COMPARISONS: readonly ComparisonOperator[] = ['==', '!=', '<', '>=', '>', '<='];

/** When the jump is taken: exactly when the expression is true, or (`negated`) exactly when it is not. */
export interface JumpTest {
  readonly test: Expression;
  readonly negated: boolean;
}

/** The test of `ifeq` … `if_acmpne`, `ifnull`, `ifnonnull`. Takes the operands off the stack. */
export function jumpTest(state: TranslationState, code: number): JumpTest {
  if (code === Op.IFNULL || code === Op.IFNONNULL) {
    return same(state.pop(), NULL, code === Op.IFNULL ? '==' : '!=');
  }
  if (code >= Op.IF_ACMPEQ) {
    const right = state.pop();
    return same(state.pop(), right, code === Op.IF_ACMPEQ ? '==' : '!=');
  }
  if (code >= Op.IF_ICMPEQ) {
    const operator = COMPARISONS[code - Op.IF_ICMPEQ] as ComparisonOperator;
    const right = state.pop();
    return integerTest(state, operator, state.pop(), right);
  }
  return integerTest(state, COMPARISONS[code - Op.IFEQ] as ComparisonOperator, state.pop(), intConstant(0));
}

function same(left: Operand, right: Operand, operator: '==' | '!='): JumpTest {
  return { test: { kind: 'binary', operator, type: OBJECT, left, right }, negated: false };
}

function integerTest(state: TranslationState, operator: ComparisonOperator, left: Operand, right: Operand): JumpTest {
  const isEquality = operator === '==' || operator === '!=';
  if (!isEquality || !areBooleans(left, right)) {
    const operands = { left: coerce(state, left, 'int'), right: coerce(state, right, 'int') };
    return { test: { kind: 'binary', operator, type: 'int', ...operands }, negated: false };
  }
  if (right.kind === 'constant') {
    return { test: left, negated: (operator === '==') === (right.value === 0) };
  }
  const operands = { left: coerce(state, left, 'boolean'), right };
  return { test: { kind: 'binary', operator, type: 'boolean', ...operands }, negated: false };
}

/** `lcmp`, `fcmpl` … with the jump behind it; the operands of the comparison are on the stack. */
export function comparedTest(state: TranslationState, compare: number, jump: number): JumpTest {
  const type = comparisonType(compare);
  const operator = COMPARISONS[jump - Op.IFEQ] as ComparisonOperator;
  const right = state.pop();
  const left = state.pop();
  if (compare === Op.LCMP) return { test: comparison(operator, type, left, right), negated: false };
  return floatTest(operator, type, left, right, compare === Op.FCMPL || compare === Op.DCMPL ? 'less' : 'greater');
}

/**
 * NaN compares as less (`fcmpl`) or as greater (`fcmpg`). Where that makes the jump be taken although no comparison
 * holds, it is taken exactly when the opposite comparison does not hold.
 */
function floatTest(
  operator: ComparisonOperator,
  type: TypeName,
  left: Operand,
  right: Operand,
  unordered: 'less' | 'greater',
): JumpTest {
  const takenOnNaN =
    unordered === 'less' ? operator === '<' || operator === '<=' : operator === '>' || operator === '>=';
  if (!takenOnNaN) return { test: comparison(operator, type, left, right), negated: false };
  const opposite: ComparisonOperator =
    operator === '<' ? '>=' : operator === '<=' ? '>' : operator === '>' ? '<=' : '<';
  return { test: comparison(opposite, type, left, right), negated: true };
}

function comparison(operator: ComparisonOperator, type: TypeName, left: Operand, right: Operand): Expression {
  return { kind: 'binary', operator, type, left, right };
}

/** Goes to `taken` when the test says so, else to `otherwise`; the edge that is named first comes first. */
export function branch(
  state: TranslationState,
  { test, negated }: JumpTest,
  targets: { readonly taken: Label; readonly otherwise: Label; readonly first: 'taken' | 'otherwise' },
): void {
  const condition = withNegation(state, test);
  const opposite = negation(condition) as Expression;
  const [taken, other] = negated ? [opposite, condition] : [condition, opposite];
  if (targets.first === 'taken') state.emitTo({ kind: 'assume', condition: taken }, targets.taken);
  state.emitTo({ kind: 'assume', condition: other }, targets.otherwise);
  if (targets.first !== 'taken') state.emitTo({ kind: 'assume', condition: taken }, targets.taken);
}

/** With NaN the opposite of `<` is not `>=`: the truth is put into a variable then. */
function withNegation(state: TranslationState, test: Expression): Expression {
  const isFloat = test.kind === 'binary' && (test.type === 'float' || test.type === 'double');
  if (!isFloat && negation(test) !== undefined) return test;
  const truth = state.temporary('boolean');
  state.assign(truth, test);
  return truth;
}

/** Cases with the same target are one set; those that go where all others go need none. */
export function switchTo(state: TranslationState, table: SwitchTable, labelOf: (node: number) => Label): void {
  const operand = popInt(state);
  const valuesOf = new Map<number, number[]>();
  const all: number[] = [];
  table.values.forEach((value, index) => {
    const target = table.targets[index] as number;
    if (target === table.otherwise) return;
    all.push(value);
    const list = valuesOf.get(target);
    if (list === undefined) valuesOf.set(target, [value]);
    else list.push(value);
  });
  if (all.length === 0) return state.jump(state.current, labelOf(table.otherwise));
  for (const [target, values] of valuesOf) {
    state.emitTo({ kind: 'assume', condition: { kind: 'among', operand, values, negated: false } }, labelOf(target));
  }
  const none = { kind: 'among', operand, values: all, negated: true } as const;
  state.emitTo({ kind: 'assume', condition: none }, labelOf(table.otherwise));
}
