/** Switch statements and expressions: choose a group, then run bodies, falling through literally. */
import type { Label } from '../../../ir/builder.js';
import { NULL, type Operand, stringConstant, type Variable } from '../../../ir/instructions.js';
import type { Span } from '../../../ir/span.js';
import { OBJECT, STRING } from '../../../ir/types.js';
import type { Switch, SwitchLabel } from '../tree.js';
import { initialise } from './calls.js';
import { checkNotNull } from './checks.js';
import { branch } from './conditions.js';
import type { LoweringContext } from './context.js';
import { throwNew } from './exceptions.js';
import { matchPattern } from './patterns.js';

/** One label with the point its group starts at. */
interface Arm {
  readonly label: SwitchLabel;
  readonly body: Label;
}

/** `result` receives the value of a switch expression. */
export function lowerSwitch(context: LoweringContext, node: Switch, result?: Variable): void {
  context.scoped(() => lowerScoped(context, node, result));
}

function lowerScoped(context: LoweringContext, node: Switch, result?: Variable): void {
  const { builder } = context;
  const { span } = node;
  const after = builder.label();
  const bodies = node.groups.map(() => builder.label());
  const arms = node.groups.flatMap((group, index) =>
    group.labels.map((label): Arm => ({ label, body: bodies[index] as Label })),
  );
  const otherwise = builder.label();
  const fallback = arms.find((arm) => arm.label.kind === 'default')?.body ?? otherwise;
  if (node.selection === 'enum') initialiseEnums(context, node);
  const selector = keepSelector(context, node);
  if (node.selection === 'integer') selectInteger(context, arms, selector, fallback, span);
  else {
    if (!arms.some((arm) => arm.label.kind === 'null')) checkNotNull(context, selector, span, node.selector);
    for (const arm of arms) testArm(context, arm, selector, span);
    context.jump(fallback, span);
  }
  context.current = otherwise;
  if (node.otherwise === 'none') context.jump(after, span);
  else throwNew(context, node.otherwise, span);

  const jump = { breakTo: after, depth: context.finalizers.length, ...(result === undefined ? {} : { result }) };
  context.jumps.set(node.target, jump);
  node.groups.forEach((group, index) => {
    context.current = bodies[index] as Label;
    context.nested.statements(context, group.body);
    context.jump(bodies[index + 1] ?? after, group.span);
  });
  context.current = after;
}

/** Compilers ask enums for their constants before they compute the selector: those of all switches in the outermost class, at the first of these. */
function initialiseEnums(context: LoweringContext, { enums = [], span }: Switch): void {
  for (const each of enums) {
    const [seen, ...others] = each.filter((type) => context.environment.seesInitialiser(type));
    if (seen === undefined) continue;
    if (each.length === 1) {
      initialise(context, seen, span);
      continue;
    }
    const reason = `other switches of the class may initialise ${[seen, ...others].join(' or ')}, which does more than make its constants`;
    context.emit({ kind: 'unsupported', reason }, span);
  }
}

/** For strings and patterns javac keeps the selector in a variable, and a number in another. */
function keepSelector(context: LoweringContext, { selector, selection, span }: Switch): Operand {
  const operand = context.nested.value(context, selector);
  if (selection === 'integer' || selection === 'enum') return context.snapshot(operand, span);
  const slot = context.takeSlot(operand.type);
  context.takeSlot('int');
  if (selection === 'pattern') return context.snapshot(operand, span);
  const copy = context.builder.temporary(operand.type, slot);
  context.emit({ kind: 'assign', target: copy, value: operand }, span);
  return copy;
}

function selectInteger(
  context: LoweringContext,
  arms: readonly Arm[],
  selector: Operand,
  fallback: Label,
  span: Span,
): void {
  const valuesOf = new Map<Label, number[]>();
  for (const { label, body } of arms) {
    if (label.kind !== 'integer') continue;
    const list = valuesOf.get(body);
    if (list === undefined) valuesOf.set(body, [label.value]);
    else list.push(label.value);
  }
  const all = [...valuesOf.values()].flat();
  if (all.length === 0) return context.jump(fallback, span);
  for (const [body, values] of valuesOf) {
    const condition = { kind: 'among', operand: selector, values, negated: false } as const;
    context.emitTo({ kind: 'assume', condition }, body, span);
  }
  const none = { kind: 'among', operand: selector, values: all, negated: true } as const;
  context.emitTo({ kind: 'assume', condition: none }, fallback, span);
  context.current = context.builder.label();
}

/** Goes to the arm's body when its label matches, else goes on. The default arm never matches here. */
function testArm(context: LoweringContext, { label, body }: Arm, selector: Operand, span: Span): void {
  const next = context.builder.label();
  switch (label.kind) {
    case 'default':
      return;
    case 'null':
      assumeSame(context, selector, NULL, { equal: body, other: next }, span);
      break;
    case 'enum': {
      const constant = context.builder.temporary(label.field.type);
      context.emit({ kind: 'load', target: constant, place: { kind: 'static', field: label.field } }, span);
      assumeSame(context, selector, constant, { equal: body, other: next }, span);
      break;
    }
    case 'string':
      testEqual(context, stringConstant(label.value), selector, { equal: body, other: next }, span);
      break;
    case 'integer': {
      // A boxed selector among patterns: equal when it equals the box of the label.
      const box = context.builder.temporary(selector.type);
      const parameter =
        selector.type === 'java.lang.Character'
          ? 'C'
          : selector.type === 'java.lang.Byte'
            ? 'B'
            : selector.type === 'java.lang.Short'
              ? 'S'
              : 'I';
      const descriptor = `(${parameter})L${selector.type.replaceAll('.', '/')};`;
      const method = { owner: selector.type, name: 'valueOf', descriptor };
      const type = { C: 'char', B: 'byte', S: 'short', I: 'int' }[parameter];
      const constant = { kind: 'constant', type, value: label.value } as const;
      context.emit({ kind: 'call', target: box, dispatch: 'static', method, arguments: [constant] }, span);
      testEqual(context, box, selector, { equal: body, other: next }, span);
      break;
    }
    case 'pattern': {
      const matched = label.guard === undefined ? body : context.builder.label();
      matchPattern(context, { operand: selector, pattern: label.pattern, matched, failed: next });
      if (label.guard === undefined) break;
      context.current = matched;
      branch(context, label.guard, body, next);
      break;
    }
  }
  context.current = next;
}

/** Where it goes on with equal values, and where with others. */
interface Ways {
  readonly equal: Label;
  readonly other: Label;
}

function assumeSame(
  context: LoweringContext,
  left: Operand,
  right: Operand,
  { equal: same, other }: Ways,
  span: Span,
): void {
  const test = { kind: 'binary', type: OBJECT, left, right } as const;
  context.emitTo({ kind: 'assume', condition: { ...test, operator: '==' } }, same, span);
  context.emitTo({ kind: 'assume', condition: { ...test, operator: '!=' } }, other, span);
}

function testEqual(
  context: LoweringContext,
  constant: Operand,
  selector: Operand,
  { equal, other }: Ways,
  span: Span,
): void {
  const truth = context.builder.temporary('boolean');
  const owner = constant.type === STRING ? STRING : constant.type;
  const method = { owner, name: 'equals', descriptor: '(Ljava/lang/Object;)Z' };
  context.emit({ kind: 'call', target: truth, dispatch: 'virtual', method, arguments: [constant, selector] }, span);
  const negation = { kind: 'unary', operator: '!', type: 'boolean', operand: truth } as const;
  context.emitTo({ kind: 'assume', condition: truth }, equal, span);
  context.emitTo({ kind: 'assume', condition: negation }, other, span);
}
