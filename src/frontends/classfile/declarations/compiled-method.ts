/** A method of a class file; what costs something is worked out on first use. */
import type { Body } from '../../../ir/body.js';
import type { MethodTypes } from '../../../ir/descriptors.js';
import type { Mention } from '../../../ir/mentioned-types.js';
import {
  type Annotation,
  type Clause,
  Flag,
  hasFlag,
  type MethodDeclaration,
  type ParameterDeclaration,
} from '../../../ir/program.js';
import type { Span } from '../../../ir/span.js';
import type { ClassName, TypeName } from '../../../ir/types.js';
import { mentionsIn } from '../code/mentions.js';
import type { MethodInformation } from '../format/class-file.js';
import type { CompiledClass } from './compiled-class.js';
import { bodyOf } from './method-body.js';
import { parameterNames } from './parameter-names.js';
import { firstLine, lineSpan } from './places.js';

/** JVMS table 4.6-A. */
const FLAGS = 0x1fff;
/** In a Signature: the result is a type variable or an array of one. */
const ERASED_RESULT = /\)\[*T/;
const NO_ANNOTATIONS: readonly Annotation[] = [];
const NO_CLASSES: readonly ClassName[] = [];
const NO_PARAMETERS: readonly ParameterDeclaration[] = [];

export class CompiledMethod implements MethodDeclaration {
  readonly owner: ClassName;
  readonly name: string;
  readonly descriptor: string;
  readonly flags: number;
  readonly result: TypeName;
  readonly #class: CompiledClass;
  readonly #method: MethodInformation;
  readonly #number: number;
  readonly #types: readonly TypeName[];
  #parameters: readonly ParameterDeclaration[] | undefined;
  #span: Span | undefined;
  #body: Body | undefined;
  #busy = false;

  constructor(owner: CompiledClass, method: MethodInformation, number: number, types: MethodTypes) {
    this.owner = owner.name;
    this.name = method.name;
    this.descriptor = method.descriptor;
    this.flags = method.flags & FLAGS;
    this.result = types.result;
    this.#class = owner;
    this.#method = method;
    this.#number = number;
    this.#types = types.parameters;
  }

  get parameters(): readonly ParameterDeclaration[] {
    this.#parameters ??= this.#types.length === 0 ? NO_PARAMETERS : this.#declareParameters();
    return this.#parameters;
  }

  get exceptions(): readonly ClassName[] {
    return this.#class.decoded(() => this.#method.exceptions, NO_CLASSES);
  }

  get annotations(): readonly Annotation[] {
    return this.#class.decoded(() => this.#method.annotations, NO_ANNOTATIONS);
  }

  get erased(): boolean {
    return ERASED_RESULT.test(this.#class.decoded(() => this.#method.signature, undefined) ?? '');
  }

  get clauses(): readonly Clause[] {
    return this.#class.clausesOf(this.name, this.descriptor);
  }

  get span(): Span {
    if (this.#span === undefined) {
      const line = this.#class.decoded(() => firstLine(this.#method.code), 0);
      this.#span = line === 0 ? this.#class.nowhere : lineSpan(this.#class.sourceName, line);
    }
    return this.#span;
  }

  body(): Body | undefined {
    // Translating may ask for classes that this very body brings forth; they will be found when it is done.
    if (this.#body !== undefined || this.#busy) return this.#body;
    if (hasFlag(this, Flag.ABSTRACT) || hasFlag(this, Flag.NATIVE)) return undefined;
    this.#busy = true;
    this.#body = bodyOf(
      this.#class.surroundings,
      this,
      () => ({
        file: this.#class.file,
        method: this.#method,
        methodNumber: this.#number,
        sourceName: this.#class.sourceName,
        parameterNames: this.parameters.map(({ name }) => name),
        hierarchy: this.#class.surroundings.hierarchy,
        dynamic: this.#class.dynamic,
      }),
      this.#class.origin,
    );
    this.#busy = false;
    this.#class.countSynthetic();
    return this.#body;
  }

  mentions(): readonly Mention[] | undefined {
    if (this.#method.code === undefined) return undefined;
    return mentionsIn({ file: this.#class.file, method: this.#method, hierarchy: this.#class.surroundings.hierarchy });
  }

  #declareParameters(): readonly ParameterDeclaration[] {
    const method = this.#method;
    const types = this.#types;
    const ofEnum =
      this.#class.kind === 'enum' && this.name === '<init>' && types[0] === 'java.lang.String' && types[1] === 'int';
    const names = this.#class.decoded(
      () =>
        parameterNames({
          method,
          types,
          isStatic: hasFlag(this, Flag.STATIC),
          ofEnum,
          specified: this.#class.specifiedNames(this.name, this.descriptor),
        }),
      types.map((_, index) => `arg${index}`),
    );
    const annotations = this.#class.decoded<readonly (readonly Annotation[])[]>(() => method.parameterAnnotations, []);
    return types.map((type, index) => ({
      name: names[index] ?? `arg${index}`,
      type,
      annotations: annotations[index] ?? NO_ANNOTATIONS,
    }));
  }
}
