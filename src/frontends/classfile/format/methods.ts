/** A method of a class file. */
import { type Annotation, Flag, hasFlag } from '../../../ir/program.js';
import type { ClassName } from '../../../ir/types.js';
import { readAnnotations } from './annotations/member-annotations.js';
import { readParameterAnnotations } from './annotations/parameter-annotations.js';
import { ClassFileProblem, type Code, type MethodInformation } from './class-file.js';
import { readCode } from './code.js';
import type { ClassContext } from './context.js';
import type { CheckedDescriptor } from './descriptors.js';
import type { MemberHeader } from './members.js';
import { type NamedParameter, readMethodParameters } from './method-parameters.js';

/** From this version on, `<clinit>` has to say that it is static. */
const STATIC_INITIALISERS_SAY_SO = 51;

export class LazyMethod implements MethodInformation {
  readonly name: string;
  readonly descriptor: string;
  readonly flags: number;
  readonly #context: ClassContext;
  readonly #header: MemberHeader;
  readonly #types: CheckedDescriptor;
  #exceptions: readonly ClassName[] | undefined;
  #annotations: readonly Annotation[] | undefined;
  #parameterAnnotations: readonly (readonly Annotation[])[] | undefined;
  #annotationDefault: string | undefined;
  #code: Code | undefined;

  constructor(context: ClassContext, header: MemberHeader) {
    this.#context = context;
    this.#header = header;
    this.name = context.pool.methodName(header.nameIndex);
    this.descriptor = context.pool.shared(header.descriptorIndex);
    this.#types = context.pool.methodTypes(header.descriptorIndex);
    this.flags = this.name === '<clinit>' ? this.#initialiserFlags() : header.flags;
    if (this.name !== '<init>') return;
    if (this.#types.result !== 'void') throw this.#problem('a constructor with a result');
    if ((context.flags & Flag.INTERFACE) !== 0) throw this.#problem('a constructor in an interface');
  }

  get signature(): string | undefined {
    return this.#header.attributes.text('Signature');
  }

  get exceptions(): readonly ClassName[] {
    this.#exceptions ??= this.#readExceptions();
    return this.#exceptions;
  }

  get annotations(): readonly Annotation[] {
    this.#annotations ??= readAnnotations(this.#header.attributes, this.#context.annotationReader);
    return this.#annotations;
  }

  get parameterAnnotations(): readonly (readonly Annotation[])[] {
    this.#parameterAnnotations ??= readParameterAnnotations(this.#context, this, this.#types, this.#header.attributes);
    return this.#parameterAnnotations;
  }

  get parameterNames(): readonly NamedParameter[] | undefined {
    return readMethodParameters(this.#context.pool, this.#header.attributes, this.#types.parameters.length);
  }

  get annotationDefault(): string | undefined {
    this.#annotationDefault ??= this.#readAnnotationDefault();
    return this.#annotationDefault;
  }

  #readAnnotationDefault(): string | undefined {
    const content = this.#header.attributes.find('AnnotationDefault');
    if (content === undefined) return undefined;
    const text = this.#context.annotationReader.element(content);
    content.finish('AnnotationDefault');
    return text;
  }

  get code(): Code | undefined {
    this.#code ??= this.#readCode();
    return this.#code;
  }

  #readCode(): Code | undefined {
    const content = this.#header.attributes.find('Code');
    const bodiless = hasFlag(this, Flag.ABSTRACT | Flag.NATIVE);
    if (content === undefined && !bodiless) throw this.#problem('lacks its code');
    if (content !== undefined && bodiless) throw this.#problem('is abstract or native and has code');
    return content && readCode(this.#context, this, this.#types, content);
  }

  #readExceptions(): readonly ClassName[] {
    const content = this.#header.attributes.find('Exceptions');
    if (content === undefined) return [];
    const exceptions: ClassName[] = [];
    for (let left = content.count(2, 'exceptions'); left > 0; left--) {
      exceptions.push(this.#context.pool.properClass(content.u2()));
    }
    content.finish('Exceptions');
    return exceptions;
  }

  /** The machine looks at no other flag of a static initialiser. */
  #initialiserFlags(): number {
    if (this.descriptor !== '()V') throw this.#problem('a static initialiser with parameters or a result');
    if (this.#context.majorVersion < STATIC_INITIALISERS_SAY_SO) return Flag.STATIC;
    if ((this.#header.flags & Flag.STATIC) === 0) throw this.#problem('a static initialiser that is not static');
    return this.#header.flags & (Flag.STATIC | Flag.STRICT);
  }

  #problem(message: string): ClassFileProblem {
    return new ClassFileProblem(`method ${this.name}${this.descriptor}: ${message}`, this.#header.offset);
  }
}
