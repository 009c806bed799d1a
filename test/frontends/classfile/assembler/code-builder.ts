/** Writes the code of a method: instructions, labels, exception table, lines, variables, stack map. */
import type { Attribute } from './attributes.js';
import { ByteWriter } from './byte-writer.js';
import { CodeTables, type SlotVariable } from './code-tables.js';
import { Label, offsetOf, type Target } from './labels.js';
import {
  type FieldMnemonic,
  type InvokeMnemonic,
  type JumpMnemonic,
  type LocalMnemonic,
  opcode,
  type PlainMnemonic,
  type TypeMnemonic,
  type WideJumpMnemonic,
} from './opcodes.js';
import type { PoolBuilder } from './pool-builder.js';
import type { Frame } from './stack-map.js';

/** Codes of `newarray`. */
export const ArrayCode = { boolean: 4, char: 5, float: 6, double: 7, byte: 8, short: 9, int: 10, long: 11 } as const;

interface Fixup {
  readonly position: number;
  readonly size: 2 | 4;
  /** Where the jump counts from. */
  readonly origin: number;
  readonly target: Target;
}

export class CodeBuilder {
  /** Written as they are. */
  maxStack = 16;
  maxLocals = 16;
  /** Of the code, besides the tables made below. */
  readonly attributes: Attribute[] = [];
  readonly pool: PoolBuilder;
  readonly #code = new ByteWriter();
  readonly #fixups: Fixup[] = [];
  readonly #tables = new CodeTables();

  constructor(pool: PoolBuilder) {
    this.pool = pool;
  }

  /** Of the next instruction. */
  get offset(): number {
    return this.#code.length;
  }

  sizes(maxStack: number, maxLocals: number): this {
    this.maxStack = maxStack;
    this.maxLocals = maxLocals;
    return this;
  }

  /** A new label, not marked yet. */
  label(): Label {
    return new Label();
  }

  /** The label stands here. */
  mark(label: Label): this {
    label.offset = this.offset;
    return this;
  }

  /** A label that stands here. */
  here(): Label {
    const label = new Label();
    label.offset = this.offset;
    return label;
  }

  op(...mnemonics: readonly PlainMnemonic[]): this {
    for (const mnemonic of mnemonics) this.#code.u1(opcode(mnemonic));
    return this;
  }

  /** With the `wide` prefix where the slot needs it, or where it is asked for. */
  local(mnemonic: LocalMnemonic, slot: number, form: 'short' | 'wide' = slot > 0xff ? 'wide' : 'short'): this {
    if (form === 'wide') this.#code.u1(opcode('wide')).u1(opcode(mnemonic)).u2(slot);
    else this.#code.u1(opcode(mnemonic)).u1(slot);
    return this;
  }

  increment(slot: number, by: number, form?: 'short' | 'wide'): this {
    const wide = form === undefined ? slot > 0xff || by < -128 || by > 127 : form === 'wide';
    if (wide) this.#code.u1(opcode('wide')).u1(opcode('iinc')).u2(slot).u2(by);
    else this.#code.u1(opcode('iinc')).u1(slot).u1(by);
    return this;
  }

  bipush(value: number): this {
    this.#code.u1(opcode('bipush')).u1(value);
    return this;
  }

  sipush(value: number): this {
    this.#code.u1(opcode('sipush')).u2(value);
    return this;
  }

  /** The shortest instruction that pushes an int. */
  int(value: number): this {
    if (value >= -1 && value <= 5) this.#code.u1(opcode('iconst_0') + value);
    else if (value >= -128 && value <= 127) this.bipush(value);
    else if (value >= -32768 && value <= 32767) this.sipush(value);
    else this.load(this.pool.int(value));
    return this;
  }

  string(text: string): this {
    return this.load(this.pool.string(text));
  }

  long(value: bigint): this {
    return this.load2(this.pool.long(value));
  }

  double(value: number): this {
    return this.load2(this.pool.double(value));
  }

  float(value: number): this {
    return this.load(this.pool.float(value));
  }

  /** `ldc` or `ldc_w` of any constant of the pool. */
  load(index: number, form: 'short' | 'wide' = index > 0xff ? 'wide' : 'short'): this {
    if (form === 'wide') this.#code.u1(opcode('ldc_w')).u2(index);
    else this.#code.u1(opcode('ldc')).u1(index);
    return this;
  }

  /** `ldc2_w`. */
  load2(index: number): this {
    this.#code.u1(opcode('ldc2_w')).u2(index);
    return this;
  }

  jump(mnemonic: JumpMnemonic | WideJumpMnemonic, target: Target): this {
    const origin = this.offset;
    this.#code.u1(opcode(mnemonic));
    this.#jump(origin, target, mnemonic === 'goto_w' || mnemonic === 'jsr_w' ? 4 : 2);
    return this;
  }

  tableSwitch(low: number, targets: readonly Target[], otherwise: Target, high = low + targets.length - 1): this {
    const origin = this.#padded('tableswitch');
    this.#jump(origin, otherwise, 4);
    this.#code.u4(low).u4(high);
    for (const target of targets) this.#jump(origin, target, 4);
    return this;
  }

  /** Written in the given order, which should be ascending. */
  lookupSwitch(
    pairs: readonly (readonly [key: number, target: Target])[],
    otherwise: Target,
    count = pairs.length,
  ): this {
    const origin = this.#padded('lookupswitch');
    this.#jump(origin, otherwise, 4);
    this.#code.u4(count);
    for (const [key, target] of pairs) {
      this.#code.u4(key);
      this.#jump(origin, target, 4);
    }
    return this;
  }

  field(mnemonic: FieldMnemonic, owner: string, name: string, descriptor: string): this {
    this.#code.u1(opcode(mnemonic)).u2(this.pool.field(owner, name, descriptor));
    return this;
  }

  /** `of: 'interface'` for methods of interfaces called by other instructions than `invokeinterface`. */
  invoke(
    mnemonic: InvokeMnemonic,
    owner: string,
    name: string,
    descriptor: string,
    of: 'class' | 'interface' = mnemonic === 'invokeinterface' ? 'interface' : 'class',
  ): this {
    const method = of === 'interface' ? this.pool.interfaceMethod(owner, name, descriptor) : undefined;
    this.#code.u1(opcode(mnemonic)).u2(method ?? this.pool.method(owner, name, descriptor));
    if (mnemonic === 'invokeinterface') this.#code.u1(argumentSlots(descriptor) + 1).u1(0);
    return this;
  }

  /** `bootstrap` is a number that `ClassBuilder.bootstrap` gave. */
  invokeDynamic(bootstrap: number, name: string, descriptor: string): this {
    this.#code
      .u1(opcode('invokedynamic'))
      .u2(this.pool.invokeDynamic(bootstrap, name, descriptor))
      .u2(0);
    return this;
  }

  type(mnemonic: TypeMnemonic, name: string): this {
    this.#code.u1(opcode(mnemonic)).u2(this.pool.class(name));
    return this;
  }

  newArray(element: keyof typeof ArrayCode | number): this {
    this.#code.u1(opcode('newarray')).u1(typeof element === 'number' ? element : ArrayCode[element]);
    return this;
  }

  multiNewArray(type: string, dimensions: number): this {
    this.#code.u1(opcode('multianewarray')).u2(this.pool.class(type)).u1(dimensions);
    return this;
  }

  /** Any bytes. */
  raw(...bytes: readonly number[]): this {
    this.#code.raw(bytes);
    return this;
  }

  /** In the order of the table: the first that fits takes the exception. A number is an index of the pool; 0 or nothing: any. */
  handler(start: Target, end: Target, handler: Target, type: string | number = 0): this {
    this.#tables.handlers.push({ start, end, handler, type });
    return this;
  }

  /** The line of the instructions that follow. */
  line(line: number): this {
    this.#tables.lines.push([this.offset, line]);
    return this;
  }

  variable(variable: SlotVariable): this {
    this.#tables.variables.push(variable);
    return this;
  }

  /** An entry of StackMapTable, for here or for another place; to be given in ascending order. */
  frame(frame: Frame, at: Target = this.here()): this {
    this.#tables.frames.push({ at, frame });
    return this;
  }

  /** The content of the Code attribute. `early`: in the form of versions before 45.3. */
  content(early: boolean): Uint8Array {
    for (const { position, size, origin, target } of this.#fixups) {
      this.#code.patch(position, size, offsetOf(target) - origin);
    }
    const content = new ByteWriter();
    if (early) content.u1(this.maxStack).u1(this.maxLocals).u2(this.#code.length);
    else content.u2(this.maxStack).u2(this.maxLocals).u4(this.#code.length);
    content.raw(this.#code.bytes());
    this.#tables.write(content, this.pool, this.attributes);
    return content.bytes();
  }

  #padded(mnemonic: 'tableswitch' | 'lookupswitch'): number {
    const origin = this.offset;
    this.#code.u1(opcode(mnemonic));
    while (this.offset % 4 !== 0) this.#code.u1(0);
    return origin;
  }

  #jump(origin: number, target: Target, size: 2 | 4): void {
    this.#fixups.push({ position: this.offset, size, origin, target });
    if (size === 2) this.#code.u2(0);
    else this.#code.u4(0);
  }
}

function argumentSlots(descriptor: string): number {
  const parameters = /\((.*)\)/.exec(descriptor)?.[1] ?? '';
  const types = parameters.match(/\[*(?:L[^;]*;|.)/g) ?? [];
  return types.reduce((slots, type) => slots + (type === 'J' || type === 'D' ? 2 : 1), 0);
}
