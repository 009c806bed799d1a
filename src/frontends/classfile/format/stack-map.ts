/** The StackMapTable attribute (Java Virtual Machine Specification, 4.7.4), its frames made absolute and full. */

import { Flag } from '../../../ir/program.js';
import { OBJECT, type TypeName } from '../../../ir/types.js';
import { CLASSFILE_BUDGETS } from '../budgets.js';
import type { ByteReader } from './byte-reader.js';
import { ClassFileProblem, type StackMapFrame, type VerificationType } from './class-file.js';
import type { CodeParts } from './code.js';
import type { ClassContext } from './context.js';
import type { LazyConstantPool } from './pool/constant-pool.js';

const MOST_ENTRIES = CLASSFILE_BUDGETS['format/stack-map'].mostEntries.most;

const TOP: VerificationType = { kind: 'top' };
const INT: VerificationType = { kind: 'int' };
const FLOAT: VerificationType = { kind: 'float' };
const DOUBLE: VerificationType = { kind: 'double' };
const LONG: VerificationType = { kind: 'long' };
const UNINITIALISED_THIS: VerificationType = { kind: 'uninitialised-this' };
/** By tag. */
const SIMPLE: readonly VerificationType[] = [TOP, INT, FLOAT, DOUBLE, LONG, { kind: 'null' }, UNINITIALISED_THIS];

export function readStackMap(context: ClassContext, parts: CodeParts): readonly StackMapFrame[] | undefined {
  const content = parts.attributes.find('StackMapTable');
  if (content === undefined) return undefined;
  const reader = new FrameReader(context.pool, content, parts.maxLocals, initialLocals(context, parts));
  const frames: StackMapFrame[] = [];
  let offset = -1;
  for (let left = content.count(1, 'stack map frames'); left > 0; left--) {
    const start = content.position;
    const kind = content.u1();
    offset += 1 + reader.offsetDelta(kind, start);
    if (offset >= parts.bytes.length) throw new ClassFileProblem('a stack map frame lies beyond the code', start);
    const stack = reader.frame(kind);
    frames.push({ offset, locals: reader.locals(start), stack });
  }
  content.finish('StackMapTable');
  return frames;
}

/** What the parameters are on entry, one entry a value. */
function initialLocals(context: ClassContext, { method, types }: CodeParts): VerificationType[] {
  const locals = types.parameters.map(verificationType);
  if ((method.flags & Flag.STATIC) !== 0) return locals;
  const unborn = method.name === '<init>' && context.name !== OBJECT;
  return [unborn ? UNINITIALISED_THIS : { kind: 'object', type: context.name }, ...locals];
}

function verificationType(type: TypeName): VerificationType {
  switch (type) {
    case 'boolean':
    case 'byte':
    case 'short':
    case 'char':
    case 'int':
      return INT;
    case 'float':
      return FLOAT;
    case 'long':
      return LONG;
    case 'double':
      return DOUBLE;
    default:
      return { kind: 'object', type };
  }
}

class FrameReader {
  readonly #pool: LazyConstantPool;
  readonly #content: ByteReader;
  readonly #maxLocals: number;
  /** One entry a value, as frames count them. */
  #values: readonly VerificationType[];
  /** One entry a slot; undefined after a change. */
  #slots: readonly VerificationType[] | undefined;
  #entries = 0;

  constructor(pool: LazyConstantPool, content: ByteReader, maxLocals: number, initial: readonly VerificationType[]) {
    this.#pool = pool;
    this.#content = content;
    this.#maxLocals = maxLocals;
    this.#values = initial;
  }

  offsetDelta(kind: number, start: number): number {
    if (kind < 128) return kind & 63;
    if (kind < 247) throw new ClassFileProblem(`unknown kind ${kind} of stack map frame`, start);
    return this.#content.u2();
  }

  /** Changes the locals as the frame says; its stack comes back. */
  frame(kind: number): readonly VerificationType[] {
    if (kind < 64 || kind === 251) return [];
    if (kind < 128 || kind === 247) return [this.#type()];
    if (kind < 251) this.#chop(251 - kind);
    else if (kind < 255) this.#change(this.#values.concat(this.#types(kind - 251)));
    else {
      this.#change(this.#types(this.#content.count(1, 'local variables')));
      return this.#types(this.#content.count(1, 'stack values'));
    }
    return [];
  }

  /** Frames that leave the locals alone share them. */
  locals(start: number): readonly VerificationType[] {
    this.#slots ??= this.#expand(start);
    return this.#slots;
  }

  #chop(count: number): void {
    const left = this.#values.length - count;
    if (left < 0) throw new ClassFileProblem('a stack map frame takes away more than there is', this.#content.position);
    this.#change(this.#values.slice(0, left));
  }

  #change(values: readonly VerificationType[]): void {
    this.#spend(values.length);
    this.#values = values;
    this.#slots = undefined;
  }

  #expand(start: number): readonly VerificationType[] {
    const slots: VerificationType[] = [];
    for (const type of this.#values) {
      slots.push(type);
      if (type === LONG || type === DOUBLE) slots.push(TOP);
    }
    if (slots.length > this.#maxLocals) throw new ClassFileProblem('more local variables than the code says', start);
    this.#spend(slots.length);
    return slots;
  }

  #types(count: number): readonly VerificationType[] {
    const types: VerificationType[] = [];
    for (let left = count; left > 0; left--) types.push(this.#type());
    return types;
  }

  #type(): VerificationType {
    const start = this.#content.position;
    const tag = this.#content.u1();
    const simple = SIMPLE[tag];
    if (simple !== undefined) return simple;
    if (tag === 7) return { kind: 'object', type: this.#pool.className(this.#content.u2()) };
    if (tag === 8) return { kind: 'uninitialised', offset: this.#content.u2() };
    throw new ClassFileProblem(`unknown verification type ${tag}`, start);
  }

  #spend(count: number): void {
    this.#entries += count;
    if (this.#entries > MOST_ENTRIES) throw new ClassFileProblem('the stack map is too big', this.#content.position);
  }
}
