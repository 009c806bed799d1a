/** A field of a class file. */
import type { Constant } from '../../../ir/instructions.js';
import { type Annotation, Flag, hasFlag } from '../../../ir/program.js';
import { STRING, type TypeName } from '../../../ir/types.js';
import { readAnnotations } from './annotations/member-annotations.js';
import { ClassFileProblem, type FieldInformation } from './class-file.js';
import type { ClassContext } from './context.js';
import type { MemberHeader } from './members.js';

/** The type that a constant of the pool has to have for a field of a type (Java Virtual Machine Specification, table 4.7.2-A). */
const POOLED: ReadonlyMap<TypeName, TypeName> = new Map([
  ['boolean', 'int'],
  ['byte', 'int'],
  ['char', 'int'],
  ['short', 'int'],
  ['int', 'int'],
  ['long', 'long'],
  ['float', 'float'],
  ['double', 'double'],
  [STRING, STRING],
]);

export class LazyField implements FieldInformation {
  readonly name: string;
  readonly descriptor: string;
  readonly type: TypeName;
  readonly flags: number;
  readonly #context: ClassContext;
  readonly #header: MemberHeader;
  #constant: Constant | undefined;
  #constantKnown = false;
  #annotations: readonly Annotation[] | undefined;

  constructor(context: ClassContext, header: MemberHeader) {
    this.#context = context;
    this.#header = header;
    this.flags = header.flags;
    this.name = context.pool.name(header.nameIndex);
    this.descriptor = context.pool.shared(header.descriptorIndex);
    this.type = context.pool.type(header.descriptorIndex);
  }

  get constant(): Constant | undefined {
    if (!this.#constantKnown) this.#constant = this.#readConstant();
    this.#constantKnown = true;
    return this.#constant;
  }

  get signature(): string | undefined {
    return this.#header.attributes.text('Signature');
  }

  get annotations(): readonly Annotation[] {
    this.#annotations ??= readAnnotations(this.#header.attributes, this.#context.annotationReader);
    return this.#annotations;
  }

  /** On instance fields compilers believe the attribute, the machine does not look at it; so there it need not make sense. */
  #readConstant(): Constant | undefined {
    const content = this.#header.attributes.find('ConstantValue');
    if (content === undefined) return undefined;
    const start = content.position;
    const index = content.u2();
    content.finish('ConstantValue');
    const ofObject = !hasFlag(this, Flag.STATIC);
    if (ofObject && !hasFlag(this, Flag.FINAL)) return undefined;
    const constant = this.#context.pool.loadable(index);
    if (constant.kind === 'constant' && constant.type === POOLED.get(this.type)) {
      return { kind: 'constant', type: this.type, value: narrowed(constant.value, this.type) };
    }
    if (ofObject) return undefined;
    throw new ClassFileProblem(`the constant of field ${this.name} does not fit its type`, start);
  }
}

/** As the machine stores an int into a smaller field. */
function narrowed(value: Constant['value'], type: TypeName): Constant['value'] {
  if (typeof value !== 'number') return value;
  if (type === 'boolean') return value & 1;
  if (type === 'byte') return (value << 24) >> 24;
  if (type === 'short') return (value << 16) >> 16;
  return type === 'char' ? value & 0xffff : value;
}
