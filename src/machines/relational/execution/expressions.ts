/** Values and conditions of pure expressions over variables. */
import { isComparison } from '../../../ir/conditions.js';
import type { Constant, Expression, Operand } from '../../../ir/instructions.js';
import { isIntegerLike, isPrimitive, type TypeName } from '../../../ir/types.js';
import { type Algebra, type Condition, type Node, Operator, Trait } from '../algebra.js';
import { FALSE, TRUE } from '../conditions.js';
import type { PathState } from '../state.js';
import { instanceOf } from './instances.js';
import type { RelationalWorld } from './world.js';

type Binary = Extract<Expression, { kind: 'binary' }>;

/** A constant, as Java writes it; numbers that are equal are the same whatever their type. */
export function constantNode(algebra: Algebra, { type, value }: Constant): Node {
  if (value === null) return algebra.null;
  if (type === 'boolean') return algebra.truth(value !== 0);
  if (type === 'java.lang.String') return algebra.constant(JSON.stringify(value), type);
  if (type === 'java.lang.Class') return algebra.constant(`${value}.class`, type);
  if (type === 'float' || type === 'double') return algebra.constant(floatText(Number(value)), type);
  return algebra.constant(String(value), BigInt.asIntN(32, BigInt(value)) === BigInt(value) ? 'int' : type);
}

function floatText(value: number): string {
  if (Object.is(value, -0)) return '-0.0';
  return Number.isInteger(value) && Math.abs(value) < 1e15 ? `${value}.0` : String(value);
}

export function operandNode(world: RelationalWorld, operand: Operand, state: PathState): Node {
  if (operand.kind === 'constant') return constantNode(world.algebra, operand);
  const node = state.variables[operand.index];
  // Only code that is not verified reads what was never assigned.
  if (node === undefined) return world.anyOf(operand.type, `the value of ${operand.name}`);
  return underPath(world.algebra, node, state.condition);
}

/** What is left of choices on the path. */
export function underPath(algebra: Algebra, node: Node, path: Condition): Node {
  const { conditions } = algebra;
  let result = node;
  while (algebra.operator(result) === Operator.CHOICE) {
    const condition = algebra.argument(result, 0);
    if (conditions.and(path, conditions.not(condition)) === FALSE) result = algebra.argument(result, 1);
    else if (conditions.and(path, condition) === FALSE) result = algebra.argument(result, 2);
    else break;
  }
  return result;
}

export function expressionNode(world: RelationalWorld, expression: Expression, state: PathState): Node {
  const { algebra } = world;
  const of = (operand: Operand): Node => operandNode(world, operand, state);
  switch (expression.kind) {
    case 'variable':
    case 'constant':
      return of(expression);
    case 'cast':
      return of(expression.operand);
    case 'convert':
      return converted(world, of(expression.operand), expression.from, expression.to);
    case 'unary':
      if (expression.operator === '-') return algebra.arithmetic('negate', [of(expression.operand)], expression.type);
      if (expression.operator === '~') {
        // ~x = -x - 1 where numbers wrap.
        const negative = algebra.arithmetic('negate', [of(expression.operand)], expression.type);
        return algebra.arithmetic('-', [negative, algebra.constant('1', expression.type)], expression.type);
      }
      return truthNode(algebra, conditionOf(world, expression, state) ?? unknownTruth(algebra));
    case 'binary': {
      if (expression.operator === 'concat') return world.anyOf('java.lang.String', 'the text of a string');
      if (isComparison(expression.operator) || expression.type === 'boolean') {
        return truthNode(algebra, conditionOf(world, expression, state) ?? unknownTruth(algebra));
      }
      if (expression.operator === 'compare') return compared(algebra, of(expression.left), of(expression.right));
      if (expression.operator.startsWith('compare')) return world.anyOf('int', 'the result of a comparison');
      return algebra.arithmetic(expression.operator, [of(expression.left), of(expression.right)], expression.type);
    }
    case 'instanceof':
    case 'among':
      return truthNode(algebra, conditionOf(world, expression, state) ?? unknownTruth(algebra));
  }
}

function unknownTruth(algebra: Algebra): Condition {
  return algebra.conditions.unknown('a comparison of which nothing is known');
}

/** When the expression is true; undefined where nothing can be said. */
export function conditionOf(world: RelationalWorld, expression: Expression, state: PathState): Condition | undefined {
  const { algebra } = world;
  const { conditions } = algebra;
  const of = (operand: Operand): Node => operandNode(world, operand, state);
  switch (expression.kind) {
    case 'variable':
    case 'constant':
      return truthOf(algebra, of(expression));
    case 'unary':
      if (expression.operator !== '!') return undefined;
      return conditions.not(truthOf(algebra, of(expression.operand)));
    case 'instanceof': {
      const holds = instanceOf(world, of(expression.operand), expression.type);
      return expression.negated ? conditions.not(holds) : holds;
    }
    case 'among': {
      const value = of(expression.operand);
      let holds: Condition = FALSE;
      for (const each of expression.values) {
        holds = conditions.or(holds, conditions.equal(value, algebra.constant(String(each), 'int')));
      }
      return expression.negated ? conditions.not(holds) : holds;
    }
    case 'binary':
      return binaryCondition(algebra, expression, of(expression.left), of(expression.right));
    default:
      return undefined;
  }
}

function binaryCondition(algebra: Algebra, { operator, type }: Binary, left: Node, right: Node): Condition | undefined {
  const { conditions } = algebra;
  if (type === 'boolean') {
    const [first, second] = [truthOf(algebra, left), truthOf(algebra, right)];
    const differ = (): Condition => conditions.choose(first, conditions.not(second), second);
    switch (operator) {
      case '&':
        return conditions.and(first, second);
      case '|':
        return conditions.or(first, second);
      case '^':
      case '!=':
        return differ();
      case '==':
        return conditions.not(differ());
      default:
        return undefined;
    }
  }
  // NaN is not equal to itself, and neither less nor greater.
  if (isPrimitive(type) && !isIntegerLike(type) && type !== 'long') return undefined;
  switch (operator) {
    case '==':
      return conditions.equal(left, right);
    case '!=':
      return conditions.not(conditions.equal(left, right));
    case '<':
      return less(algebra, left, right);
    case '>':
      return less(algebra, right, left);
    case '<=':
      return conditions.not(less(algebra, right, left));
    case '>=':
      return conditions.not(less(algebra, left, right));
    default:
      return undefined;
  }
}

/** -1, 0 or 1. */
function compared(algebra: Algebra, left: Node, right: Node): Node {
  const isEqual = algebra.conditions.equal(left, right);
  const [one, zero, two] = ['-1', '0', '1'].map((text) => algebra.constant(text, 'int')) as [Node, Node, Node];
  return algebra.choice(less(algebra, left, right), one, algebra.choice(isEqual, zero, two));
}

/** A comparison of choices is made for each of them. */
export function less(algebra: Algebra, left: Node, right: Node, depth = 4): Condition {
  const { conditions } = algebra;
  if (depth > 0 && algebra.operator(left) === Operator.CHOICE) {
    const [condition, then, otherwise] = algebra.arguments(left) as [Condition, Node, Node];
    const [first, second] = [less(algebra, then, right, depth - 1), less(algebra, otherwise, right, depth - 1)];
    return conditions.choose(condition, first, second);
  }
  if (depth > 0 && algebra.operator(right) === Operator.CHOICE) {
    const [condition, then, otherwise] = algebra.arguments(right) as [Condition, Node, Node];
    const [first, second] = [less(algebra, left, then, depth - 1), less(algebra, left, otherwise, depth - 1)];
    return conditions.choose(condition, first, second);
  }
  return conditions.less(left, right);
}

/** When a boolean value is true. */
export function truthOf(algebra: Algebra, node: Node): Condition {
  return algebra.conditions.equal(node, algebra.truth(true));
}

/** The boolean value that is true when the condition holds. */
export function truthNode(algebra: Algebra, condition: Condition): Node {
  const { conditions } = algebra;
  if (condition > TRUE && conditions.whenTrue(condition) === TRUE && conditions.whenFalse(condition) === FALSE) {
    // x == true is x.
    const atom = conditions.atom(condition);
    if (atom.kind === 'some' && algebra.operator(atom.node) === Operator.INTERSECTION) {
      const truth = algebra.truth(true);
      const members = algebra.arguments(atom.node);
      const [other] = members.filter((member) => member !== truth);
      if (members.length === 2 && other !== undefined && members.includes(truth)) {
        if (algebra.columns(other)[0] === 'boolean' && algebra.has(other, Trait.SINGLE | Trait.PRESENT)) return other;
      }
    }
  }
  return algebra.choice(condition, algebra.truth(true), algebra.truth(false));
}

/** A number seen as one of another type: the same where that can hold it. */
function converted(world: RelationalWorld, node: Node, from: TypeName, to: TypeName): Node {
  const { algebra } = world;
  if (algebra.types.isSubtype(from, to)) return node;
  const symbol = algebra.symbol(node);
  const value = symbol?.kind === 'constant' && from !== 'float' && from !== 'double' ? Number(symbol.text) : undefined;
  if (value !== undefined && Number.isSafeInteger(value)) {
    if (to === 'float' || to === 'double') {
      const rounded = to === 'float' ? Math.fround(value) : value;
      return algebra.constant(floatText(rounded), to);
    }
    const kept = narrowed(value, to);
    if (kept === value) return algebra.constant(String(kept), to);
  }
  return world.anyOf(to, 'the result of a conversion');
}

function narrowed(value: number, to: TypeName): number | undefined {
  switch (to) {
    case 'byte':
      return (value << 24) >> 24;
    case 'short':
      return (value << 16) >> 16;
    case 'char':
      return value & 0xffff;
    case 'int':
      return value | 0;
    default:
      return undefined;
  }
}
