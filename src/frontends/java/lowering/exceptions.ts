/** throw, try, finally and synchronized: handlers are told apart by assumptions, finalizers are copied to each way out. */

import type { Label } from '../../../ir/builder.js';
import { NULL, type Operand } from '../../../ir/instructions.js';
import type { Span } from '../../../ir/span.js';
import { type ClassName, OBJECT, STRING, THROWABLE } from '../../../ir/types.js';
import type { Statement } from '../tree.js';
import { checkNotNull } from './checks.js';
import type { LoweringContext } from './context.js';

/** Goes to the handler in force; afterwards nothing is current. */
export function throwOperand(context: LoweringContext, operand: Operand, span: Span): void {
  context.emitTo({ kind: 'throw', value: operand }, context.handler, span);
  context.current = context.builder.label();
}

/** Throws a new exception; a MatchException carries the cause, if any, and its text. */
export function throwNew(context: LoweringContext, type: ClassName, span: Span, cause?: Operand): void {
  const exception = context.builder.temporary(type);
  context.emit({ kind: 'new', target: exception, type }, span);
  const withCause = type === 'java.lang.MatchException';
  const descriptor = withCause ? '(Ljava/lang/String;Ljava/lang/Throwable;)V' : '()V';
  const operands = withCause ? [messageOf(context, cause, span), cause ?? NULL] : [];
  const method = { owner: type, name: '<init>', descriptor };
  context.emit({ kind: 'call', dispatch: 'special', method, arguments: [exception, ...operands] }, span);
  throwOperand(context, exception, span);
}

function messageOf(context: LoweringContext, cause: Operand | undefined, span: Span): Operand {
  if (cause === undefined) return NULL;
  const target = context.builder.temporary(STRING);
  const method = { owner: THROWABLE, name: 'toString', descriptor: '()Ljava/lang/String;' };
  context.emit({ kind: 'call', target, dispatch: 'virtual', method, arguments: [cause] }, span);
  return target;
}

export function lowerThrow(context: LoweringContext, statement: Statement & { readonly kind: 'throw' }): void {
  const operand = context.nested.value(context, statement.value);
  checkNotNull(context, operand, statement.span, statement.value);
  throwOperand(context, operand, statement.span);
}

export function lowerTry(context: LoweringContext, statement: Statement & { readonly kind: 'try' }): void {
  const { finally: last, handlers, body, span } = statement;
  if (last !== undefined) {
    const { finally: _, ...inner } = statement;
    const guarded = handlers.length > 0 ? inner : body;
    return withFinalizer(
      context,
      () => context.nested.statements(context, [guarded]),
      () => context.nested.statements(context, [last]),
      span,
    );
  }
  const { builder } = context;
  const outer = context.handler;
  const landing = builder.label();
  const after = builder.label();
  context.handler = landing;
  context.nested.statements(context, [body]);
  context.jump(after, span);
  context.handler = outer;
  context.current = landing;
  for (const handler of handlers) {
    const caught = builder.label();
    for (const type of handler.types) testThrown(context, type, caught, handler.body.span);
    const rest = context.current;
    context.current = caught;
    context.scoped(() => {
      context.declare(handler.local);
      const variable = context.variable(handler.local);
      const operand = context.builder.thrown;
      const caughtValue =
        variable.type === THROWABLE ? operand : ({ kind: 'cast', type: variable.type, operand } as const);
      context.emit({ kind: 'assign', target: variable, value: caughtValue }, handler.body.span);
      context.nested.statements(context, [handler.body]);
    });
    context.jump(after, handler.body.span);
    context.current = rest;
  }
  // What no handler takes goes on outwards, still in `@thrown`.
  context.jump(outer, span);
  context.current = after;
}

/** Goes to `caught` when the thrown exception has the type, else goes on. */
function testThrown(context: LoweringContext, type: ClassName, caught: Label, span: Span): void {
  if (type === THROWABLE || type === OBJECT) return context.jump(caught, span);
  const test = { kind: 'instanceof', type, operand: context.builder.thrown, negated: false } as const;
  context.emitTo({ kind: 'assume', condition: test }, caught, span);
  context.emit({ kind: 'assume', condition: { ...test, negated: true } }, span);
}

function withFinalizer(context: LoweringContext, body: () => void, last: () => void, span: Span): void {
  const { builder } = context;
  const outer = context.handler;
  const finalizers = context.finalizers;
  const landing = builder.label();
  const after = builder.label();
  context.handler = landing;
  context.finalizers = [...finalizers, { emit: last, handler: outer }];
  body();
  context.handler = outer;
  context.finalizers = finalizers;
  last();
  context.jump(after, span);
  context.current = landing;
  const pending = builder.temporary(THROWABLE);
  context.emit({ kind: 'assign', target: pending, value: builder.thrown }, span);
  last();
  throwOperand(context, pending, span);
  context.current = after;
}

export function lowerSynchronized(
  context: LoweringContext,
  statement: Statement & { readonly kind: 'synchronized' },
): void {
  const { span } = statement;
  const operand = context.snapshot(context.nested.value(context, statement.monitor), span);
  checkNotNull(context, operand, span, statement.monitor);
  context.emit({ kind: 'monitor', action: 'enter', operand }, span);
  const leave = (): void => context.emit({ kind: 'monitor', action: 'exit', operand }, span);
  context.scoped(() => {
    // javac keeps the monitor in a variable.
    context.takeSlot(OBJECT);
    withFinalizer(context, () => context.nested.statements(context, [statement.body]), leave, span);
  });
}
