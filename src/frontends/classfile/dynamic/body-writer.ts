/** Writes the body of a method that no class file has: one instruction after the other, exceptions leave the method. */

import type { Body } from '../../../ir/body.js';
import { BodyBuilder, type Label } from '../../../ir/builder.js';
import { negation } from '../../../ir/conditions.js';
import { methodDescriptor } from '../../../ir/descriptors.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import { hasInitialiser } from '../../../ir/initialisers.js';
import {
  type Dispatch,
  type Expression,
  type FieldReference,
  type Instruction,
  type MethodReference,
  mayThrow,
  type Operand,
  type Variable,
} from '../../../ir/instructions.js';
import type { Span } from '../../../ir/span.js';
import type { ClassName, TypeName } from '../../../ir/types.js';

export class BodyWriter {
  readonly hierarchy: Hierarchy;
  readonly #span: Span;
  readonly #builder = new BodyBuilder();
  #current: Label;

  constructor(hierarchy: Hierarchy, span: Span) {
    this.hierarchy = hierarchy;
    this.#span = span;
    this.#current = this.#builder.entry;
  }

  /** Parameters come before everything else, the receiver (`this`) first. */
  parameter(name: string, type: TypeName): Variable {
    return this.#builder.parameter(name, type);
  }

  temporary(type: TypeName): Variable {
    return this.#builder.temporary(type);
  }

  label(): Label {
    return this.#builder.label();
  }

  emit(instruction: Instruction): void {
    const next = this.#builder.label();
    this.#edge(next, instruction);
    this.#current = next;
  }

  #edge(to: Label, instruction: Instruction): void {
    const exceptional = mayThrow(instruction) ? this.#builder.exceptionalExit : undefined;
    this.#builder.edge(this.#current, to, instruction, this.#span, exceptional);
  }

  /** What follows is written there. */
  goOnAt(label: Label): void {
    this.#current = label;
  }

  jump(to: Label): void {
    this.#builder.jump(this.#current, to, this.#span);
  }

  /** What follows is written where nothing arrives; finishing the body drops it. */
  jumpAway(to: Label): void {
    this.jump(to);
    this.#current = this.#builder.label();
  }

  /** Goes there when the condition holds; what follows is written for when it does not. */
  branch(condition: Expression, to: Label): void {
    const opposite = negation(condition);
    if (opposite === undefined) throw new Error('a condition without opposite');
    const next = this.#builder.label();
    this.#edge(to, { kind: 'assume', condition });
    this.#edge(next, { kind: 'assume', condition: opposite });
    this.#current = next;
  }

  /** Goes to the label whose position is the operand's value; what follows is written for all other values. */
  select(operand: Operand, labels: readonly Label[]): void {
    const next = this.#builder.label();
    const values = labels.map((_, index) => index);
    labels.forEach((label, index) => {
      this.#edge(label, { kind: 'assume', condition: { kind: 'among', operand, values: [index], negated: false } });
    });
    this.#edge(next, { kind: 'assume', condition: { kind: 'among', operand, values, negated: true } });
    this.#current = next;
  }

  return(value?: Operand): void {
    this.#edge(this.#builder.exit, { kind: 'return', ...(value === undefined ? {} : { value }) });
  }

  assign(type: TypeName, value: Expression): Variable {
    const target = this.temporary(type);
    this.emit({ kind: 'assign', target, value });
    return target;
  }

  /** The result, or undefined for a call without one. */
  call(
    dispatch: Dispatch,
    method: MethodReference,
    values: readonly Operand[],
    result: TypeName,
  ): Variable | undefined {
    const target = result === 'void' ? undefined : this.temporary(result);
    const instruction = { kind: 'call', dispatch, method, arguments: values } as const;
    this.emit(target === undefined ? instruction : { ...instruction, target });
    return target;
  }

  /** A static method of the library that gives a value. */
  callStatic(owner: ClassName, name: string, values: readonly Operand[], types: readonly TypeName[], result: TypeName) {
    this.initialise(owner);
    const target = this.temporary(result);
    const method = { owner, name, descriptor: methodDescriptor(types, result) };
    this.emit({ kind: 'call', target, dispatch: 'static', method, arguments: values });
    return target;
  }

  load(base: Variable, field: FieldReference): Variable {
    const target = this.temporary(field.type);
    this.emit({ kind: 'load', target, place: { kind: 'field', base, field } });
    return target;
  }

  checkNotNull(operand: Operand): void {
    if (operand.kind === 'constant' && operand.value !== null) return;
    const condition = { kind: 'not-null', operand } as const;
    this.emit({ kind: 'check', condition, exception: 'java.lang.NullPointerException' });
  }

  initialise(type: ClassName): void {
    if (hasInitialiser(this.hierarchy, type)) this.emit({ kind: 'initialise', type });
  }

  /** Any value of the type, after code that may do anything. */
  unsupported(reason: string, type: TypeName): Variable | undefined {
    const target = type === 'void' ? undefined : this.temporary(type);
    this.emit({ kind: 'unsupported', reason, ...(target === undefined ? {} : { target }) });
    return target;
  }

  finish(): Body {
    return this.#builder.finish();
  }
}
