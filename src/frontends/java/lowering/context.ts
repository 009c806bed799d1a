/**
 * The state of lowering one body: where the next instruction goes, where exceptions go, what locals and jumps mean.
 *
 * Code behind a return or jump goes on at a point that nothing reaches; finishing the body drops it.
 */

import { BodyBuilder, type Label } from '../../../ir/builder.js';
import { type Condition, type Instruction, mayThrow, type Operand, type Variable } from '../../../ir/instructions.js';
import type { Span } from '../../../ir/span.js';
import type { ClassName, TypeName } from '../../../ir/types.js';
import { JAVA_BUDGETS } from '../budgets.js';
import type { Expression, JumpTarget, Local, Statement } from '../tree.js';

/** What lowering must know of the classes around a body. */
export interface LoweringEnvironment {
  /** Whether using a static member or constructor of the class here may run a static initialiser. */
  initialises(type: ClassName): boolean;
  /** Whether the enum's initialiser does more than make the constants. */
  seesInitialiser(type: ClassName): boolean;
  /** Whether the class has no subclasses, so that an array of it takes every value of the static type. */
  isFinal(type: TypeName): boolean;
  /** Whether each value of the one type is known to be one of the other. */
  isAssignable(from: TypeName, to: TypeName): boolean;
}

/** Code to run when control leaves a try block or synchronized block, whichever way. */
export interface Finalizer {
  readonly emit: () => void;
  /** Where exceptions of the finalizer's own code go. */
  readonly handler: Label;
}

export interface Jump {
  readonly breakTo: Label;
  readonly continueTo?: Label;
  /** Receives the value of a `yield`. */
  readonly result?: Variable;
  /** How many finalizers were active where the target stands. */
  readonly depth: number;
}

/**
 * How a target variable may be written: `last`, only by the final instruction, because the old value may still be read
 * or must survive an exception; `fresh`, at any time, because nothing can see it before.
 */
export type Destination = { readonly variable: Variable; readonly writes: 'last' | 'fresh' };

/** What a construct does with the expressions and statements inside of it: the tree is recursive, the files are not. */
export interface Nested {
  readonly value: (context: LoweringContext, expression: Expression) => Operand;
  readonly into: (context: LoweringContext, expression: Expression, destination: Destination) => void;
  readonly statements: (context: LoweringContext, statements: readonly Statement[]) => void;
}

const MOST_EDGES = JAVA_BUDGETS['lowering/context'].mostEdges.most;

export class BodyTooLarge extends Error {}

/** Locals of our own making that javac has no variable for. */
const WITHOUT_SLOT: ReadonlySet<string> = new Set(['primary$', 'receiver$']);

export class LoweringContext {
  readonly builder = new BodyBuilder();
  readonly environment: LoweringEnvironment;
  readonly nested: Nested;
  readonly jumps = new Map<JumpTarget, Jump>();
  finalizers: readonly Finalizer[] = [];
  handler: Label;
  current: Label;
  readonly #locals = new Map<Local, Variable>();
  #edges = 0;
  readonly #withoutValue = new Set<Local>();
  readonly #slots = new Map<Local, number>();
  #nextSlot = 0;

  constructor(environment: LoweringEnvironment, nested: Nested) {
    this.environment = environment;
    this.nested = nested;
    this.handler = this.builder.exceptionalExit;
    this.current = this.builder.entry;
  }

  bindParameter(local: Local): Variable {
    const variable = this.builder.parameter(local.name, local.type);
    this.#locals.set(local, variable);
    this.takeSlot(local.type);
    return variable;
  }

  /** A variable's scope begins: it is given the next free slot, as javac does. */
  declare(local: Local): void {
    if (!WITHOUT_SLOT.has(local.name) && !this.#slots.has(local)) this.#slots.set(local, this.takeSlot(local.type));
  }

  takeSlot(type: TypeName): number {
    const slot = this.#nextSlot;
    this.#nextSlot += type === 'long' || type === 'double' ? 2 : 1;
    return slot;
  }

  /** Slots of variables declared inside are free again afterwards. */
  scoped(lower: () => void): void {
    const before = this.#nextSlot;
    lower();
    this.#nextSlot = before;
  }

  /** Lets a local of the tree stand for a variable that exists already. */
  bind(local: Local, variable: Variable): void {
    this.#locals.set(local, variable);
  }

  variable(local: Local): Variable {
    const known = this.#locals.get(local);
    if (known !== undefined) return known;
    const variable = this.builder.local(local.name, local.type, this.#slots.get(local));
    this.#locals.set(local, variable);
    return variable;
  }

  /** Whether a variable was declared without a value, so that wrong source may read it too early. */
  get declaredWithoutValue(): boolean {
    return this.#withoutValue.size > 0;
  }

  noteMissingValue(local: Local): void {
    this.#withoutValue.add(local);
  }

  /** Whether a local that is in scope surely has a value: it was declared with one. */
  hasValue(local: Local): boolean {
    return this.#locals.has(local) && !this.#withoutValue.has(local);
  }

  emit(instruction: Instruction, span: Span): void {
    const next = this.builder.label();
    this.emitTo(instruction, next, span);
    this.current = next;
  }

  /** Adds an edge from here to a given point; the current point stays. */
  emitTo(instruction: Instruction, to: Label, span: Span): void {
    if (++this.#edges > MOST_EDGES) throw new BodyTooLarge(`the body needs more than ${MOST_EDGES} edges`);
    this.builder.edge(this.current, to, instruction, span, mayThrow(instruction) ? this.handler : undefined);
  }

  jump(to: Label, span: Span): void {
    this.builder.jump(this.current, to, span);
    this.current = this.builder.label();
  }

  check(condition: Condition, exception: ClassName, span: Span, origin: 'implicit' | 'written' = 'written'): void {
    this.emit(
      { kind: 'check', condition, exception, ...(origin === 'implicit' ? { implicit: origin === 'implicit' } : {}) },
      span,
    );
  }

  /** A copy of the operand that later assignments do not change. */
  snapshot(operand: Operand, span: Span): Operand {
    if (operand.kind === 'constant' || operand.role === 'temporary') return operand;
    const copy = this.builder.temporary(operand.type);
    this.emit({ kind: 'assign', target: copy, value: operand }, span);
    return copy;
  }

  /** Runs the finalizers above `depth`, innermost first, each outside of what it finalizes. */
  unwind(depth: number): void {
    const finalizers = this.finalizers;
    const handler = this.handler;
    for (let index = finalizers.length - 1; index >= depth; index--) {
      const finalizer = finalizers[index] as Finalizer;
      this.finalizers = finalizers.slice(0, index);
      this.handler = finalizer.handler;
      finalizer.emit();
    }
    this.finalizers = finalizers;
    this.handler = handler;
  }
}
