/** Values of expressions in a sketch, and what conditions say that hold. */
import { opposite, type Sense, senseOf } from '../../../base/truth.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { ComparisonOperator, Expression, Operand } from '../../../ir/instructions.js';
import { type ClassName, isIntegerLike, isPrimitive, isReference, type TypeName } from '../../../ir/types.js';
import { arithmetic } from './arithmetic.js';
import type { NodeTable } from './nodes.js';
import { ANY_ORDER, ORDER_OF } from './order.js';
import { candidates, type Sketch, ZERO } from './state.js';
import {
  anyOf,
  isEmptyValue,
  type NodeNumber,
  NULL_VALUE,
  OTHER_VALUE,
  type ReferenceValue,
  range,
  type SymbolNumber,
  UNSET,
} from './values.js';

/** What expressions are about: the frame's variables start at `base`. */
export interface Scope {
  readonly base: number;
  readonly nodes: NodeTable;
  readonly hierarchy: Hierarchy;
  /** Asked where a sum may overflow: whether the number is a counter that is far from it, which is then relied on. Undefined: none is here. */
  readonly assumesNoOverflow: ((number: Operand) => boolean) | undefined;
}

type Binary = Extract<Expression, { kind: 'binary' }>;

export function symbolOf(sketch: Sketch, { base }: Scope, operand: Operand): SymbolNumber {
  if (operand.kind === 'variable') {
    const known = sketch.variables[base + operand.index] ?? UNSET;
    if (known !== UNSET) return known;
    const fresh = sketch.fresh(anyOf(operand.type));
    sketch.variables[base + operand.index] = fresh;
    return fresh;
  }
  const { value, type } = operand;
  if (value === null) return sketch.fresh(NULL_VALUE);
  if (typeof value === 'number' && isIntegerLike(type)) return numeral(sketch, value);
  return sketch.fresh(isPrimitive(type) ? anyOf(type) : OTHER_VALUE);
}

function numeral(sketch: Sketch, value: number): SymbolNumber {
  return value === 0 ? ZERO : sketch.fresh(range(value, value));
}

function truth(sketch: Sketch, holds: boolean): SymbolNumber {
  return numeral(sketch, holds ? 1 : 0);
}

/** The value of the expression in each of the sketches that it leads to: conditions as values lead to two. */
export function evaluate(
  sketch: Sketch,
  scope: Scope,
  expression: Expression,
  type: TypeName,
): readonly { readonly sketch: Sketch; readonly symbol: SymbolNumber }[] {
  if (isCondition(expression)) {
    return [true, false].flatMap((holds) => {
      const way = sketch.copy();
      if (!assume(way, scope, expression, senseOf(holds))) return [];
      return [{ sketch: way, symbol: truth(way, holds) }];
    });
  }
  return [{ sketch, symbol: plainValue(sketch, scope, expression, type) }];
}

function plainValue(sketch: Sketch, scope: Scope, expression: Expression, type: TypeName): SymbolNumber {
  switch (expression.kind) {
    case 'variable':
    case 'constant':
      return symbolOf(sketch, scope, expression);
    case 'cast':
      return symbolOf(sketch, scope, expression.operand);
    case 'convert': {
      const symbol = symbolOf(sketch, scope, expression.operand);
      const isKept = isIntegerLike(expression.from) && (expression.to === 'int' || expression.to === 'long');
      return isKept ? symbol : sketch.fresh(anyOf(type));
    }
    case 'binary':
      if (expression.type !== 'int') return sketch.fresh(isReference(type) ? OTHER_VALUE : anyOf(type));
      return arithmetic(sketch, expression.operator, {
        left: symbolOf(sketch, scope, expression.left),
        right: symbolOf(sketch, scope, expression.right),
        isCounter: (side) => scope.assumesNoOverflow?.(expression[side]) === true,
      });
    default:
      return sketch.fresh(anyOf(type));
  }
}

function isComparison(expression: Binary): boolean {
  return expression.operator in ORDER_OF;
}

function isCondition(expression: Expression): boolean {
  if (expression.kind === 'binary') return isComparison(expression);
  if (expression.kind === 'unary') return expression.operator === '!';
  return expression.kind === 'instanceof' || expression.kind === 'among';
}

/** Changes the sketch into what is left where the condition holds, or does not. False: nothing is. */
export function assume(sketch: Sketch, scope: Scope, condition: Expression, sense: Sense): boolean {
  const holds = sense === 'holds';
  switch (condition.kind) {
    case 'variable':
    case 'constant': {
      const symbol = symbolOf(sketch, scope, condition);
      return sketch.restrictOrder(symbol, truth(sketch, holds), ORDER_OF['==']);
    }
    case 'unary':
      return condition.operator === '!' ? assume(sketch, scope, condition.operand, opposite(sense)) : true;
    case 'binary':
      return isComparison(condition) ? assumeComparison(sketch, scope, condition, sense) : true;
    case 'instanceof': {
      const symbol = symbolOf(sketch, scope, condition.operand);
      return assumeInstance(sketch, scope, symbol, condition.type, senseOf(holds !== condition.negated));
    }
    case 'among': {
      if (holds === condition.negated) return assumeNone(sketch, scope, condition.operand, condition.values);
      return assumeOne(sketch, scope, condition.operand, condition.values);
    }
    default:
      return true;
  }
}

function assumeNone(sketch: Sketch, scope: Scope, operand: Operand, values: readonly number[]): boolean {
  return values.every((value) => {
    const symbol = symbolOf(sketch, scope, operand);
    return sketch.restrictOrder(symbol, numeral(sketch, value), ORDER_OF['!=']);
  });
}

function assumeOne(sketch: Sketch, scope: Scope, operand: Operand, values: readonly number[]): boolean {
  const symbol = symbolOf(sketch, scope, operand);
  const { low, high } = sketch.number(symbol);
  const left = values.filter((value) => value >= low && value <= high);
  if (left.length === 0) return false;
  sketch.values[symbol] = range(Math.min(...left), Math.max(...left));
  return true;
}

function assumeComparison(sketch: Sketch, scope: Scope, condition: Binary, sense: Sense): boolean {
  const holds = sense === 'holds';
  const operator = condition.operator as ComparisonOperator;
  const order = holds ? ORDER_OF[operator] : ANY_ORDER & ~ORDER_OF[operator];
  const left = symbolOf(sketch, scope, condition.left);
  const right = symbolOf(sketch, scope, condition.right);
  if (isReference(condition.type))
    return assumeSame(sketch, scope, left, right, order === ORDER_OF['=='] ? 'same' : 'different');
  // Of numbers that may be none, each comparison may be false.
  if (condition.type === 'float' || condition.type === 'double') return true;
  return sketch.restrictOrder(left, right, order);
}

export function assumeSame(
  sketch: Sketch,
  scope: Scope,
  left: SymbolNumber,
  right: SymbolNumber,
  relation: 'same' | 'different',
): boolean {
  if (left === right) return relation === 'same';
  if (mayBeKept(sketch, scope, left, right)) return true;
  if (relation === 'same') return sketch.equate(left, right);
  const [one, other] = [sketch.reference(left), sketch.reference(right)];
  const isNull = ({ nodes, mayBeNull, mayBeOther }: ReferenceValue): boolean =>
    mayBeNull && !mayBeOther && nodes.length === 0;
  if (isNull(one)) return assumeNotNull(sketch, right);
  if (isNull(other)) return assumeNotNull(sketch, left);
  return true;
}

/** Whether one of them may be an object that the library gives out again, as which the other came: nothing tells them apart then. */
export function mayBeKept(sketch: Sketch, { nodes }: Scope, left: SymbolNumber, right: SymbolNumber): boolean {
  const [one, other] = [candidates(sketch, left), candidates(sketch, right)];
  const { mayBeOther } = sketch.reference(right);
  const isOf = (wanted: ClassName, node: NodeNumber): boolean => {
    const { type, isStandIn } = nodes.kind(node).layout;
    return isStandIn || type === wanted;
  };
  const isKeptLike = (node: NodeNumber, among: readonly NodeNumber[], isElsewhere: boolean): boolean => {
    const { type, isKept } = nodes.kind(node).layout;
    return isKept && (isElsewhere || among.some((each) => isOf(type, each)));
  };
  return (
    one.some((node) => isKeptLike(node, other, mayBeOther)) ||
    other.some((node) => isKeptLike(node, one, sketch.reference(left).mayBeOther))
  );
}

export function assumeNotNull(sketch: Sketch, symbol: SymbolNumber): boolean {
  const value = sketch.reference(symbol);
  if (!value.mayBeNull) return true;
  const rest = { ...value, mayBeNull: false };
  if (isEmptyValue(rest)) return false;
  sketch.values[symbol] = rest;
  return true;
}

export function assumeNull(sketch: Sketch, symbol: SymbolNumber): boolean {
  if (!sketch.reference(symbol).mayBeNull) return false;
  sketch.values[symbol] = NULL_VALUE;
  return true;
}

/** Null is no instance. */
export function assumeInstance(
  sketch: Sketch,
  { nodes: table, hierarchy }: Scope,
  symbol: SymbolNumber,
  type: TypeName,
  sense: Sense,
): boolean {
  const holds = sense === 'holds';
  const value = sketch.reference(symbol);
  let { mayBeOther } = value;
  const nodes = value.nodes.filter((node) => {
    const { layout, coming } = table.kind(node);
    const isBelow = hierarchy.isAssignable(layout.type, type);
    if (layout.isStandIn) {
      // It is of that class, and from now on called as such.
      if (holds && !isBelow) mayBeOther = true;
      return !holds || isBelow;
    }
    return isBelow === holds || (!isBelow && coming === 'receiver');
  });
  const rest = { ...value, nodes, mayBeOther, mayBeNull: value.mayBeNull && !holds };
  if (isEmptyValue(rest)) return false;
  sketch.values[symbol] = rest;
  return true;
}
