/** Patterns: tests that bind variables on the way (Java Language Specification, 14.30). */
import type { Label } from '../../../ir/builder.js';
import type { MethodReference, Operand, Variable } from '../../../ir/instructions.js';
import type { Span } from '../../../ir/span.js';
import { isPrimitive, type TypeName } from '../../../ir/types.js';
import type { Pattern } from '../tree.js';
import type { LoweringContext } from './context.js';
import { throwNew } from './exceptions.js';

export interface Match {
  readonly operand: Operand;
  readonly pattern: Pattern;
  readonly matched: Label;
  readonly failed: Label;
}

/** Goes to `matched` with all variables bound, or to `failed`; afterwards nothing is current. */
export function matchPattern(context: LoweringContext, { operand, pattern, matched, failed }: Match): void {
  const { span } = pattern;
  if (pattern.kind === 'type-pattern') {
    if (!pattern.total) testType(context, operand, pattern.type, failed, span);
    if (pattern.local !== undefined) {
      context.declare(pattern.local);
      const sameType = operand.type === pattern.type || isPrimitive(pattern.type);
      const value = sameType ? operand : ({ kind: 'cast', type: pattern.type, operand } as const);
      context.emit({ kind: 'assign', target: context.variable(pattern.local), value }, span);
    }
    return context.jump(matched, span);
  }
  testType(context, operand, pattern.type, failed, span);
  const record = context.builder.temporary(pattern.type);
  context.emit({ kind: 'assign', target: record, value: { kind: 'cast', type: pattern.type, operand } }, span);
  for (const component of pattern.components) {
    const next = context.builder.label();
    let part = context.builder.temporary(component.accessorType);
    readComponent(context, component.accessor, record, part, component.pattern.span);
    if (component.type !== component.accessorType) {
      const condition = { kind: 'castable', operand: part, type: component.type } as const;
      context.check(condition, 'java.lang.ClassCastException', component.pattern.span, 'implicit');
      const narrowed = context.builder.temporary(component.type);
      const value = { kind: 'cast', type: component.type, operand: part } as const;
      context.emit({ kind: 'assign', target: narrowed, value }, component.pattern.span);
      part = narrowed;
    }
    matchPattern(context, { operand: part, pattern: component.pattern, matched: next, failed });
    context.current = next;
  }
  context.jump(matched, span);
}

/** What an accessor throws becomes the cause of a MatchException (Java Language Specification, 14.30.2). */
function readComponent(
  context: LoweringContext,
  accessor: MethodReference,
  record: Variable,
  target: Variable,
  span: Span,
): void {
  const outer = context.handler;
  const landing = context.builder.label();
  context.handler = landing;
  context.emit({ kind: 'call', target, dispatch: 'virtual', method: accessor, arguments: [record] }, span);
  const after = context.current;
  context.handler = outer;
  context.current = landing;
  const cause = context.snapshot(context.builder.thrown, span);
  throwNew(context, 'java.lang.MatchException', span, cause);
  context.current = after;
}

/** Goes on only for instances of the type. */
function testType(context: LoweringContext, operand: Operand, type: TypeName, failed: Label, span: Span): void {
  const test = { kind: 'instanceof', type, operand, negated: false } as const;
  context.emitTo({ kind: 'assume', condition: { ...test, negated: true } }, failed, span);
  context.emit({ kind: 'assume', condition: test }, span);
}
