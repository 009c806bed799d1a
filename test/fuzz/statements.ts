/** Random statements, put together the way structured code is. */
import { negation } from '../../src/ir/conditions.js';
import { type Expression, intConstant } from '../../src/ir/instructions.js';
import { elementType, isArray, isPrimitive, STRING, THROWABLE } from '../../src/ir/types.js';
import { callSignature } from './calls.js';
import { condition, fill } from './expressions.js';
import type { Scope } from './scope.js';

const DEEPEST = 3;

export function statements(scope: Scope, most: number): void {
  for (let count = 1 + scope.choices.below(most); count > 0 && scope.current !== undefined; count--) statement(scope);
}

function statement(scope: Scope): void {
  const { choices } = scope;
  if (choices.isSpent) return;
  const deep = scope.depth >= DEEPEST;
  switch (choices.below(deep ? 9 : 15)) {
    case 0:
    case 1: {
      const target = scope.local(choices.pick(typesInPlay(scope)));
      return fill(scope, target);
    }
    case 2:
    case 3: {
      const changeable = scope.variables.filter(({ name }) => name !== 'this' && !name.startsWith('count'));
      if (changeable.length > 0) fill(scope, choices.pick(changeable));
      return;
    }
    case 4:
    case 5:
      return storeField(scope);
    case 6:
      return storeElement(scope);
    case 7:
      callSignature(scope);
      return;
    case 8:
      return abrupt(scope);
    case 9:
    case 10:
      return branch(scope);
    case 11:
      return loop(scope);
    case 12:
      return choose(scope);
    case 13:
      return guarded(scope);
    default:
      return aside(scope);
  }
}

function typesInPlay(scope: Scope): string[] {
  const fields = scope.world.classes.flatMap(({ fields }) => fields.map(({ type }) => type));
  return [
    ...scope.world.classes.map(({ name }) => name),
    'int',
    ...fields,
    'boolean',
    'java.lang.Object',
    STRING,
    'int[]',
  ];
}

function storeField(scope: Scope): void {
  const field = scope.choices.pick(scope.world.classes.flatMap(({ fields }) => fields));
  const { owner, name, type, flags } = field;
  const reference = { owner, name, type };
  if (flags !== 0) {
    scope.emit({ kind: 'initialise', type: owner });
    return scope.emit({ kind: 'store', place: { kind: 'static', field: reference }, value: scope.operand(type) });
  }
  const base = scope.variable(owner);
  const value = scope.operand(type);
  scope.checkNotNull(base);
  scope.emit({ kind: 'store', place: { kind: 'field', base, field: reference }, value });
}

function storeElement(scope: Scope): void {
  const arrays = scope.variables.filter(({ type }) => isArray(type));
  if (arrays.length === 0) return;
  const base = scope.choices.pick(arrays);
  const type = elementType(base.type);
  const index = scope.operand('int');
  const value = scope.operand(type);
  scope.checkNotNull(base);
  scope.check({ kind: 'in-bounds', array: base, index }, 'java.lang.ArrayIndexOutOfBoundsException');
  if (!isPrimitive(type)) scope.check({ kind: 'storable', array: base, value }, 'java.lang.ArrayStoreException');
  scope.emit({ kind: 'store', place: { kind: 'element', base, index, type }, value });
}

/** Return or throw; nothing follows. */
function abrupt(scope: Scope): void {
  if (scope.depth === 0) return;
  if (scope.choices.once(2)) return leave(scope);
  const type = scope.exceptionClass();
  const exception = scope.temporary(type);
  scope.emit({ kind: 'new', target: exception, type });
  const method = { owner: type, name: '<init>', descriptor: '()V' };
  scope.emit({ kind: 'call', dispatch: 'special', method, arguments: [exception] });
  scope.emitTo({ kind: 'throw', value: exception }, scope.handler);
  scope.current = undefined;
}

export function leave(scope: Scope): void {
  const { result } = scope.signature;
  const value = result === 'void' ? {} : { value: scope.operand(result) };
  scope.emitTo({ kind: 'return', ...value }, scope.builder.exit);
  scope.current = undefined;
}

/** Goes to one of two points by a condition that has a negation. */
function assume(
  scope: Scope,
  tested: Expression,
  whenTrue: Parameters<Scope['jump']>[0],
  whenFalse: typeof whenTrue,
): void {
  let test = tested;
  let opposite = negation(test);
  if (opposite === undefined) {
    const truth = scope.temporary('boolean');
    scope.emit({ kind: 'assign', target: truth, value: test });
    test = truth;
    opposite = { kind: 'unary', operator: '!', type: 'boolean', operand: truth };
  }
  scope.emitTo({ kind: 'assume', condition: test }, whenTrue);
  scope.emitTo({ kind: 'assume', condition: opposite }, whenFalse);
  scope.current = undefined;
}

function branch(scope: Scope): void {
  const { builder } = scope;
  const [yes, no, after] = [builder.label(), builder.label(), builder.label()];
  assume(scope, condition(scope), yes, no);
  let joined = false;
  for (const start of [yes, no]) {
    scope.current = start;
    scope.nested(() => statements(scope, 3));
    joined ||= scope.current !== undefined;
    scope.jump(after);
  }
  scope.current = joined ? after : undefined;
}

/** Runs at most a few times. */
function loop(scope: Scope): void {
  const { builder } = scope;
  const counter = builder.local('count', 'int');
  scope.emit({ kind: 'assign', target: counter, value: intConstant(0) });
  const [head, body, after] = [builder.label(), builder.label(), builder.label()];
  scope.jump(head);
  scope.current = head;
  const limit = intConstant(1 + scope.choices.below(4));
  assume(scope, { kind: 'binary', operator: '<', type: 'int', left: counter, right: limit }, body, after);
  scope.current = body;
  scope.emit({
    kind: 'assign',
    target: counter,
    value: { kind: 'binary', operator: '+', type: 'int', left: counter, right: intConstant(1) },
  });
  scope.nested(() => statements(scope, 4));
  if (scope.current !== undefined && scope.choices.once(3)) {
    const again = builder.label();
    assume(scope, condition(scope), after, again);
    scope.current = again;
  }
  scope.jump(head);
  scope.current = after;
}

function choose(scope: Scope): void {
  const { builder } = scope;
  const operand = scope.operand('int');
  const after = builder.label();
  const arms = [[0], [1, 7], [-1]]
    .slice(0, 1 + scope.choices.below(3))
    .map((values) => ({ values, start: builder.label() }));
  for (const { values, start } of arms)
    scope.emitTo({ kind: 'assume', condition: { kind: 'among', operand, values, negated: false } }, start);
  const all = arms.flatMap(({ values }) => values);
  scope.emitTo({ kind: 'assume', condition: { kind: 'among', operand, values: all, negated: true } }, after);
  for (const { start } of arms) {
    scope.current = start;
    scope.nested(() => statements(scope, 2));
    scope.jump(after);
  }
  scope.current = after;
}

/** try … catch. */
function guarded(scope: Scope): void {
  const { builder } = scope;
  const outer = scope.handler;
  const [landing, caught, after] = [builder.label(), builder.label(), builder.label()];
  scope.handler = landing;
  scope.nested(() => {
    // Something that may throw, so that the handler is reached.
    scope.emit({ kind: 'initialise', type: 'Main' });
    statements(scope, 3);
  });
  scope.jump(after);
  scope.handler = outer;
  scope.current = landing;
  const type = scope.choices.once(3) ? 'java.lang.RuntimeException' : scope.exceptionClass();
  assume(scope, { kind: 'instanceof', type, operand: builder.thrown, negated: false }, caught, outer);
  scope.current = caught;
  scope.nested(() => {
    const exception = scope.local(scope.choices.once(2) ? THROWABLE : type);
    const cast = { kind: 'cast', type: exception.type, operand: builder.thrown } as const;
    scope.emit({ kind: 'assign', target: exception, value: exception.type === THROWABLE ? builder.thrown : cast });
    scope.variables.push(exception);
    statements(scope, 2);
  });
  scope.jump(after);
  scope.current = after;
}

/** What has no effect on values: monitors and assertions. */
function aside(scope: Scope): void {
  const variable = scope.variable('java.lang.Object');
  if (scope.choices.once(2)) {
    const environment = [['it', variable] as const];
    return scope.emit({ kind: 'specify', clause: 'assert', formula: 'it == it', environment });
  }
  scope.checkNotNull(variable);
  scope.emit({ kind: 'monitor', action: 'enter', operand: variable });
  scope.emit({ kind: 'monitor', action: 'exit', operand: variable });
}
