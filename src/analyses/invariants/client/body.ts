/** Writes the client's loop as code; also what code outside does when it is called in the middle of something else. */
import type { Body, Edge, Point } from '../../../ir/body.js';
import { BodyBuilder, type Label } from '../../../ir/builder.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import { type Instruction, NULL, type Variable } from '../../../ir/instructions.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import type { Span } from '../../../ir/span.js';
import { OBJECT } from '../../../ir/types.js';
import type { Family } from '../family/family.js';
import type { ClientOperation, Outside } from './client.js';
import { OperationWriter } from './operation.js';
import { type Plan, type Plans, spanOf } from './plans.js';

export interface Writing {
  /** `reenter` ends when it likes, and knows the object at hand from `outside.object`. */
  readonly kind: 'client' | 'reenter';
  readonly hierarchy: Hierarchy;
  readonly family: Family;
  readonly plans: Plans;
  readonly outside: Outside;
  /** Whether new objects are seen by others before they are done. */
  readonly givesUp: boolean;
  readonly span: Span;
  readonly marks: Marks;
}

/** Edges of all code that is written, the client's and what is called in the middle. */
export interface Marks {
  /** After them an argument is the object at hand. */
  readonly ownArguments: Set<Edge>;
  /** Calls of `take` with another object of the class: what can be called on it, the client calls on other instances. */
  readonly releases: Set<Edge>;
  /** They start operations, in the middle of others, that unknown code interrupts again. */
  readonly interrupted: Set<Edge>;
}

export interface WrittenClient {
  readonly body: Body;
  readonly object: Variable;
  readonly head: Point;
  readonly operations: readonly ClientOperation[];
  readonly tail: ReadonlySet<Edge>;
}

export function writeClient(writing: Writing): WrittenClient {
  const { kind, family, plans, outside, span, marks } = writing;
  const builder = new BodyBuilder();
  const { name } = family.declaration;
  const object = builder.local('object', name);
  const head = builder.label();
  const choose = builder.label();
  const done = builder.label();
  const choice = builder.temporary('int');
  const code = new Code(builder, span);
  // The object at hand, if there is one.
  const known: Instruction =
    kind === 'client'
      ? { kind: 'assign', target: object, value: NULL }
      : { kind: 'load', target: object, place: { kind: 'static', field: outside.object } };
  let at = code.step(builder.entry, known);
  if (kind === 'client') {
    const after = builder.label();
    builder.edge(at, after, { kind: 'initialise', type: name }, span, builder.exceptionalExit);
    at = after;
  }
  builder.jump(at, done, span);
  const first: Instruction = { kind: 'havoc', target: choice, source: 'choice' };
  builder.edge(head, choose, first, span);
  const operations = plans.all.map((plan) => ({
    plan,
    writer: new OperationWriter(writing, code, { object, head, done }),
  }));
  const ends = kind === 'reenter' ? 1 : 0;
  const count = operations.length + ends;
  operations.forEach(({ plan, writer }, index) => {
    writer.write(
      plan,
      code.choose(choose, { operand: choice, number: index, count }, writer.instructions, spanOf(plan, span)),
    );
  });
  if (ends > 0) {
    const leave = code.choose(choose, { operand: choice, number: count - 1, count }, [], span);
    builder.edge(leave, builder.exit, { kind: 'return' }, span);
  } else if (count === 0) builder.jump(choose, head, span);
  const tail: Instruction[] = [first];
  const released: Instruction[] = [];
  code.moveOn(done, head, writing, object, { written: tail, released });
  const body = builder.finish();
  const edges = new Map(body.edges.map((edge) => [edge.instruction, edge]));
  mark(marks.releases, edges, released);
  for (const { plan, writer } of operations) {
    const [first] = writer.instructions;
    mark(marks.ownArguments, edges, writer.ownArguments);
    mark(marks.releases, edges, writer.releases);
    if (kind === 'reenter' && first !== undefined && plans.isInterrupted(plan)) mark(marks.interrupted, edges, [first]);
  }
  return {
    body,
    object,
    head: edges.get(first)?.from ?? 0,
    operations: operations.map(({ plan, writer }) => operationOf(plan, writer, edges)),
    tail: new Set(tail.flatMap((instruction) => edges.get(instruction) ?? [])),
  };
}

function mark(marked: Set<Edge>, edges: ReadonlyMap<Instruction, Edge>, instructions: readonly Instruction[]): void {
  for (const instruction of instructions) {
    const edge = edges.get(instruction);
    if (edge !== undefined) marked.add(edge);
  }
}

function operationOf(
  plan: Plan,
  { instructions, call }: OperationWriter,
  edges: ReadonlyMap<Instruction, Edge>,
): ClientOperation {
  const found = call === undefined ? undefined : edges.get(call);
  const isOther = plan.kind !== 'static' && plan.onOther;
  return {
    text: plan.text,
    ...('method' in plan && { method: plan.method }),
    edges: new Set(instructions.flatMap((instruction) => edges.get(instruction) ?? [])),
    ...(found !== undefined && { call: found }),
    makes: plan.kind === 'make' && !plan.onOther,
    ...(isOther && { onOther: true }),
  };
}

/** A choice among so many numbers: the variable that has it, and the number that leads on. */
export interface Choice {
  readonly operand: Variable;
  readonly number: number;
  readonly count: number;
}

/** Instructions are added here: all that are written, and those that release an object. */
export interface Noted {
  readonly written: Instruction[];
  readonly released: Instruction[];
}

/** Pieces of code that are needed again and again. */
export class Code {
  readonly #variables = new Map<string, Variable>();

  constructor(
    readonly builder: BodyBuilder,
    readonly span: Span,
  ) {}

  /** A variable for a short time: the same for the same type and number. */
  variable(type: string, number: number): Variable {
    const key = `${type} ${number}`;
    let variable = this.#variables.get(key);
    if (variable === undefined) {
      variable = this.builder.temporary(type);
      this.#variables.set(key, variable);
    }
    return variable;
  }

  /** The instruction, and the point behind it. */
  step(from: Label, instruction: Instruction, span = this.span, exceptional?: Label): Label {
    const to = this.builder.label();
    this.builder.edge(from, to, instruction, span, exceptional);
    return to;
  }

  /** The point to which the number leads, of so many; each number is to be asked for. */
  choose(from: Label, { operand, number, count }: Choice, written: Instruction[], span = this.span): Label {
    if (count === 1) return from;
    const isLast = number === count - 1;
    const values = isLast ? Array.from({ length: number }, (_, index) => index) : [number];
    const chosen: Instruction = { kind: 'assume', condition: { kind: 'among', operand, values, negated: isLast } };
    written.push(chosen);
    return this.step(from, chosen, span);
  }

  /** From the end of an operation to the head: code outside runs. */
  moveOn(
    done: Label,
    head: Label,
    { outside, givesUp, kind }: Writing,
    object: Variable,
    { written, released }: Noted,
  ): void {
    const { builder, span } = this;
    let at = this.adopt(done, outside, object, written, released);
    if (kind === 'client' && givesUp) at = this.native(at, outside.take, [object], span, written);
    // In the closed world, too: arguments are made by somebody, and other classes have static fields.
    at = this.native(at, outside.run, [], span, written);
    const load: Instruction = { kind: 'load', target: object, place: { kind: 'static', field: outside.object } };
    written.push(load);
    builder.edge(at, head, load, span);
  }

  /** What the program has made and noted becomes the object at hand; the old one is another instance from now on. */
  adopt(
    from: Label,
    { object: known, chosen, take }: Outside,
    object: Variable,
    written: Instruction[],
    released: Instruction[],
  ): Label {
    if (chosen === undefined) return from;
    const { builder, span } = this;
    const [made, old] = [this.variable(chosen.type, 1_000), this.variable(chosen.type, 1_001)];
    const then = (at: Label, instruction: Instruction): Label => {
      written.push(instruction);
      return this.step(at, instruction);
    };
    const isNull = (operator: '==' | '!='): Instruction => ({
      kind: 'assume',
      condition: { kind: 'binary', operator, type: OBJECT, left: made, right: NULL },
    });
    const place = { kind: 'static', field: chosen } as const;
    const end = builder.label();
    let at = then(from, { kind: 'load', target: made, place });
    builder.jump(then(at, isNull('==')), end, span);
    at = then(at, isNull('!='));
    at = then(at, { kind: 'load', target: old, place: { kind: 'static', field: known } });
    at = then(at, { kind: 'assign', target: object, value: made });
    at = then(at, { kind: 'store', place: { kind: 'static', field: known }, value: made });
    at = then(at, { kind: 'store', place, value: NULL });
    at = this.native(at, take, [old], span, written);
    released.push(...written.slice(-1));
    builder.jump(at, end, span);
    return end;
  }

  /** A call of code outside, which goes on in the same way when it throws. */
  native(
    from: Label,
    { owner, name, descriptor }: MethodDeclaration,
    operands: readonly Variable[],
    span: Span,
    written: Instruction[],
  ): Label {
    const method = { owner, name, descriptor };
    const call: Instruction = { kind: 'call', dispatch: 'static', method, arguments: operands };
    const after = this.builder.label();
    this.builder.edge(from, after, call, span, after);
    written.push(call);
    return after;
  }
}
