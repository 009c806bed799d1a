/** Statements. */
import type { Statement } from '../tree.js';
import { branch } from './conditions.js';
import type { Jump, LoweringContext } from './context.js';
import { lowerSynchronized, lowerThrow, lowerTry } from './exceptions.js';
import { effect, into, value } from './expressions.js';
import { lowerSwitch } from './switches.js';

export function lowerStatements(context: LoweringContext, statements: readonly Statement[]): void {
  for (const statement of statements) lowerStatement(context, statement);
}

export function lowerStatement(context: LoweringContext, statement: Statement): void {
  const { span } = statement;
  switch (statement.kind) {
    case 'block':
      return context.scoped(() => lowerStatements(context, statement.statements));
    case 'declare':
      if (!isErasedParameter(statement)) context.declare(statement.local);
      if (statement.value === undefined) return context.noteMissingValue(statement.local);
      return into(context, statement.value, { variable: context.variable(statement.local), writes: 'fresh' });
    case 'expression':
      return effect(context, statement.expression);
    case 'if':
      // Pattern variables of a condition are in scope behind the statement only where its branch does not get there.
      if (leaves(statement.whenTrue)) return lowerIf(context, statement);
      return context.scoped(() => lowerIf(context, statement));
    case 'loop':
      return lowerLoop(context, statement);
    case 'labelled': {
      const after = context.builder.label();
      context.jumps.set(statement.target, { breakTo: after, depth: context.finalizers.length });
      lowerStatement(context, statement.body);
      context.jump(after, span);
      context.current = after;
      return;
    }
    case 'break': {
      const jump = context.jumps.get(statement.target) as Jump;
      context.unwind(jump.depth);
      return context.jump(jump.breakTo, span);
    }
    case 'continue': {
      const jump = context.jumps.get(statement.target) as Jump;
      context.unwind(jump.depth);
      return context.jump(jump.continueTo ?? jump.breakTo, span);
    }
    case 'yield': {
      const jump = context.jumps.get(statement.target) as Jump;
      if (jump.result === undefined) effect(context, statement.value);
      else into(context, statement.value, { variable: jump.result, writes: 'last' });
      context.unwind(jump.depth);
      return context.jump(jump.breakTo, span);
    }
    case 'return':
      return lowerReturn(context, statement);
    case 'throw':
      return lowerThrow(context, statement);
    case 'switch':
      return lowerSwitch(context, statement.switch);
    case 'try':
      return lowerTry(context, statement);
    case 'synchronized':
      return lowerSynchronized(context, statement);
    case 'specify': {
      const { clause, formula, visible } = statement;
      const names = [...statement.environment, ...visible.filter(([, local]) => context.hasValue(local))];
      const environment = names.map(([name, local]) => [name, context.variable(local)] as const);
      return context.emit({ kind: 'specify', clause, formula, environment }, span);
    }
    case 'unsupported':
      return context.emit({ kind: 'unsupported', reason: statement.reason }, span);
  }
}

/** A lambda's parameter after the cast that erasure needs: one variable for javac. */
function isErasedParameter({ local, value }: Statement & { readonly kind: 'declare' }): boolean {
  return (
    value?.kind === 'cast' && value.operand.kind === 'local' && value.operand.local.name === `${local.name}$erased`
  );
}

function leaves(statement: Statement): boolean {
  switch (statement.kind) {
    case 'block': {
      const last = statement.statements.at(-1);
      return last !== undefined && leaves(last);
    }
    case 'break':
    case 'continue':
    case 'yield':
    case 'return':
    case 'throw':
      return true;
    default:
      return false;
  }
}

function lowerIf(context: LoweringContext, statement: Statement & { readonly kind: 'if' }): void {
  const { condition, whenTrue, whenFalse, span } = statement;
  const thenLabel = context.builder.label();
  const elseLabel = context.builder.label();
  const after = whenFalse === undefined ? elseLabel : context.builder.label();
  branch(context, condition, thenLabel, elseLabel);
  context.current = thenLabel;
  lowerStatement(context, whenTrue);
  context.jump(after, span);
  if (whenFalse !== undefined) {
    context.current = elseLabel;
    lowerStatement(context, whenFalse);
    context.jump(after, span);
  }
  context.current = after;
}

function lowerLoop(context: LoweringContext, statement: Statement & { readonly kind: 'loop' }): void {
  const { test, condition, body, update, target, span } = statement;
  const { builder } = context;
  const head = builder.label();
  const bodyLabel = builder.label();
  const continueTo = builder.label();
  const after = builder.label();
  context.jumps.set(target, { breakTo: after, continueTo, depth: context.finalizers.length });
  context.jump(test === 'before' ? head : bodyLabel, span);
  context.current = head;
  if (condition === undefined) context.jump(bodyLabel, span);
  else branch(context, condition, bodyLabel, after);
  context.current = bodyLabel;
  lowerStatement(context, body);
  context.jump(continueTo, span);
  context.current = continueTo;
  lowerStatements(context, update);
  context.jump(head, span);
  context.current = after;
}

function lowerReturn(context: LoweringContext, statement: Statement & { readonly kind: 'return' }): void {
  const { span } = statement;
  let result = statement.value === undefined ? undefined : value(context, statement.value);
  // A finally block may assign the variable, but not change what is returned.
  if (result !== undefined && context.finalizers.length > 0) result = context.snapshot(result, span);
  context.unwind(0);
  context.emitTo({ kind: 'return', ...(result === undefined ? {} : { value: result }) }, context.builder.exit, span);
  context.current = context.builder.label();
}
