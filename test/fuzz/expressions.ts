/** Random instructions that give a variable a value of its type. */
import type { BinaryOperator, Expression, Operand, Variable } from '../../src/ir/instructions.js';
import { elementType, isArray, isPrimitive, OBJECT, STRING, type TypeName } from '../../src/ir/types.js';
import { callSignature } from './calls.js';
import type { Scope } from './scope.js';
import { PRIMITIVES } from './world.js';

/** Gives the variable, whose type is any, a value; afterwards it is in scope. */
export function fill(scope: Scope, target: Variable): void {
  const { choices } = scope;
  const { type } = target;
  const filled = choices.below(8) >= 3 && fillFromHeap(scope, target);
  if (!filled)
    scope.emit({
      kind: 'assign',
      target,
      value: isPrimitive(type) ? arithmetic(scope, type) : reference(scope, target),
    });
  if (!scope.variables.includes(target)) scope.variables.push(target);
}

/** Whether a load, call, allocation or havoc of the type was possible. */
function fillFromHeap(scope: Scope, target: Variable): boolean {
  const { choices } = scope;
  switch (choices.below(7)) {
    case 0:
    case 1:
      return loadField(scope, target);
    case 2:
      return callSignature(scope, target);
    case 3:
      return loadElement(scope, target);
    case 4:
    case 5:
      return allocate(scope, target);
    default:
      scope.emit({ kind: 'havoc', target, source: choices.pick(['input', 'time']) });
      return true;
  }
}

function loadField(scope: Scope, target: Variable): boolean {
  const places = scope.world.classes
    .flatMap(({ fields }) => fields)
    .filter(({ type }) => scope.isAssignable(type, target.type));
  if (places.length === 0) return false;
  const { owner, name, type, flags } = scope.choices.pick(places);
  const field = { owner, name, type };
  if (flags !== 0) {
    scope.emit({ kind: 'initialise', type: owner });
    scope.emit({ kind: 'load', target, place: { kind: 'static', field } });
    return true;
  }
  const base = scope.variable(owner);
  scope.checkNotNull(base);
  scope.emit({ kind: 'load', target, place: { kind: 'field', base, field } });
  return true;
}

function loadElement(scope: Scope, target: Variable): boolean {
  const arrays = scope.variables.filter(({ type }) => isArray(type));
  if (arrays.length === 0) return false;
  const base = scope.choices.pick(arrays);
  if (target.type === 'int' && scope.choices.once(2)) {
    scope.checkNotNull(base);
    scope.emit({ kind: 'load', target, place: { kind: 'length', base } });
    return true;
  }
  const type = elementType(base.type);
  if (!scope.isAssignable(type, target.type)) return false;
  const index = scope.operand('int');
  scope.checkNotNull(base);
  scope.check({ kind: 'in-bounds', array: base, index }, 'java.lang.ArrayIndexOutOfBoundsException');
  scope.emit({ kind: 'load', target, place: { kind: 'element', base, index, type } });
  return true;
}

/** A new array, or a new object with its constructor run. */
export function allocate(scope: Scope, target: Variable): boolean {
  const { type } = target;
  if (isArray(type)) {
    const length = scope.choices.once(3)
      ? scope.operand('int')
      : ({ kind: 'constant', type: 'int', value: scope.choices.below(4) } as const);
    scope.check({ kind: 'not-negative', operand: length }, 'java.lang.NegativeArraySizeException');
    if (length.kind === 'variable') {
      // Memory is not what this is about.
      const small = scope.temporary('int');
      scope.emit({
        kind: 'assign',
        target: small,
        value: {
          kind: 'binary',
          operator: '&',
          type: 'int',
          left: length,
          right: { kind: 'constant', type: 'int', value: 7 },
        },
      });
      scope.emit({ kind: 'new-array', target, type, lengths: [small] });
    } else scope.emit({ kind: 'new-array', target, type, lengths: [length] });
    return true;
  }
  const object = scope.object(type);
  if (object === undefined) return false;
  scope.emit({ kind: 'assign', target, value: object });
  return true;
}

function reference(scope: Scope, target: Variable): Expression {
  const { choices } = scope;
  const { type } = target;
  if (type === STRING && choices.once(2)) {
    return {
      kind: 'binary',
      operator: 'concat',
      type: STRING,
      left: scope.operand(STRING),
      right: scope.operand(STRING),
    };
  }
  const others = scope.variables.filter((variable) => !isPrimitive(variable.type));
  if (others.length > 0 && choices.once(3)) {
    const operand = choices.pick(others);
    scope.check({ kind: 'castable', operand, type }, 'java.lang.ClassCastException');
    return { kind: 'cast', type, operand };
  }
  return scope.operand(type);
}

const ARITHMETIC: readonly BinaryOperator[] = ['+', '-', '*', '/', '%'];
const BITWISE: readonly BinaryOperator[] = ['&', '|', '^'];
const SHIFTS: readonly BinaryOperator[] = ['<<', '>>', '>>>'];

function arithmetic(scope: Scope, type: TypeName): Expression {
  const { choices } = scope;
  if (type === 'boolean') return choices.once(2) ? booleanOperation(scope) : condition(scope);
  const computes = type === 'int' || type === 'long' || type === 'float' || type === 'double';
  switch (choices.below(computes ? 5 : 2)) {
    case 1: {
      const from = choices.pick(PRIMITIVES.filter((each) => each !== 'boolean'));
      return { kind: 'convert', from, to: type, operand: scope.operand(from) };
    }
    case 2: {
      const operator = choices.pick(ARITHMETIC);
      const right = scope.operand(type);
      const divides = (operator === '/' || operator === '%') && (type === 'int' || type === 'long');
      if (divides) scope.check({ kind: 'not-zero', operand: right, type }, 'java.lang.ArithmeticException');
      return { kind: 'binary', operator, type, left: scope.operand(type), right };
    }
    case 3: {
      if (type === 'int' && choices.once(2)) return threeWay(scope);
      if (type === 'float' || type === 'double')
        return { kind: 'unary', operator: '-', type, operand: scope.operand(type) };
      return { kind: 'unary', operator: choices.pick(['-', '~'] as const), type, operand: scope.operand(type) };
    }
    case 4: {
      if (type === 'float' || type === 'double') return scope.operand(type);
      const operator = choices.pick([...BITWISE, ...SHIFTS]);
      const right = scope.operand(SHIFTS.includes(operator) ? choices.pick(['int', 'long']) : type);
      return { kind: 'binary', operator, type, left: scope.operand(type), right };
    }
    default:
      return scope.operand(type);
  }
}

function threeWay(scope: Scope): Expression {
  const type = scope.choices.pick(['long', 'float', 'double']);
  const operator = type === 'long' ? 'compare' : scope.choices.pick(['compare-less', 'compare-greater'] as const);
  return { kind: 'binary', operator, type, left: scope.operand(type), right: scope.operand(type) };
}

function booleanOperation(scope: Scope): Expression {
  if (scope.choices.once(2))
    return { kind: 'unary', operator: '!', type: 'boolean', operand: scope.operand('boolean') };
  const operator = scope.choices.pick([...BITWISE, '==', '!='] as const);
  return { kind: 'binary', operator, type: 'boolean', left: scope.operand('boolean'), right: scope.operand('boolean') };
}

/** An expression of type boolean. */
export function condition(scope: Scope): Expression {
  const { choices } = scope;
  const references = scope.variables.filter(({ type }) => !isPrimitive(type));
  switch (choices.below(5)) {
    case 1: {
      const left: Operand = references.length === 0 ? scope.constant(OBJECT) : choices.pick(references);
      const right: Operand =
        references.length === 0 || choices.once(2) ? scope.constant(OBJECT) : choices.pick(references);
      return { kind: 'binary', operator: choices.pick(['==', '!='] as const), type: OBJECT, left, right };
    }
    case 2: {
      if (references.length === 0) return scope.operand('boolean');
      const type = choices.pick([...scope.world.classes.map(({ name }) => name), 'Shape', 'int[]', STRING]);
      return { kind: 'instanceof', type, operand: choices.pick(references), negated: choices.once(2) };
    }
    case 3: {
      const type = choices.pick(['int', 'long', 'float', 'double']);
      const operator = choices.pick(['==', '!=', '<', '<=', '>', '>='] as const);
      return { kind: 'binary', operator, type, left: scope.operand(type), right: scope.operand(type) };
    }
    case 4:
      return {
        kind: 'among',
        operand: scope.operand('int'),
        values: [0, 7, -1].slice(0, 1 + choices.below(3)),
        negated: choices.once(2),
      };
    default:
      return scope.operand('boolean');
  }
}
