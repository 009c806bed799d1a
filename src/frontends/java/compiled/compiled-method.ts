/** A method or constructor of a class file. */
import type { Annotation, Clause } from '../../../ir/program.js';
import type { Span } from '../../../ir/span.js';
import type { MethodInformation } from '../../classfile/format/class-file.js';
import { type MethodSignature, parseMethodSignature } from '../../classfile/format/signatures.js';
import type { ClassSymbol, ErasedMethod, MethodSymbol, ParameterSymbol, TypeParameter } from '../model/symbols.js';
import type { JavaType } from '../model/types/types.js';
import type { MemberOwner } from './compiled-field.js';
import { compiledTypeParameters } from './compiled-type-parameters.js';
import { decoded } from './decoding.js';
import { erasedTypeNamed, genericOrErased, type SignatureScope, typeOfSignature } from './signature-types.js';

const NO_CLAUSES: readonly Clause[] = [];
const NO_ANNOTATIONS: readonly Annotation[] = [];

export class CompiledMethod implements MethodSymbol {
  readonly owner: ClassSymbol;
  readonly name: string;
  readonly flags: number;
  readonly erased: ErasedMethod;
  readonly implicit = undefined;
  readonly declared = undefined;
  readonly span: Span;
  readonly #scope: SignatureScope;
  readonly #information: MethodInformation;
  #signature: { readonly value: MethodSignature | undefined } | undefined;
  #typeParameters: readonly TypeParameter[] | undefined;
  #parameters: readonly ParameterSymbol[] | undefined;
  #result: JavaType | undefined;

  constructor(owner: MemberOwner, information: MethodInformation, erased: ErasedMethod) {
    const { model } = owner.scope;
    this.owner = owner.symbol;
    this.name = information.name;
    this.flags = information.flags;
    this.erased = erased;
    this.span = owner.span;
    this.#information = information;
    this.#scope = {
      model,
      variable: (name) => this.typeParameters.find((each) => each.name === name) ?? owner.scope.variable(name),
    };
  }

  #readSignature(): MethodSignature | undefined {
    if (this.#signature !== undefined) return this.#signature.value;
    const text = decoded(() => this.#information.signature, undefined);
    const value = text === undefined ? undefined : parseMethodSignature(text);
    this.#signature = { value };
    return value;
  }

  get typeParameters(): readonly TypeParameter[] {
    if (this.#typeParameters === undefined) {
      this.#typeParameters = [];
      this.#typeParameters = compiledTypeParameters(this.#scope, this.#readSignature()?.typeParameters ?? []);
    }
    return this.#typeParameters;
  }

  parameters(): readonly ParameterSymbol[] {
    this.#parameters ??= this.#readParameters();
    return this.#parameters;
  }

  #readParameters(): readonly ParameterSymbol[] {
    const { model } = this.#scope;
    const { parameters, hidden } = this.erased;
    if (parameters.length === 0) return [];
    // A signature has the parameters that the source shows, or all of them; else it is not to be believed.
    const generic = this.#readSignature()?.parameters ?? [];
    const start = generic.length === parameters.length ? 0 : hidden;
    const complete = generic.length === parameters.length + start;
    const annotations = decoded(() => this.#information.parameterAnnotations, []);
    const names = decoded(() => this.#information.parameterNames, undefined);
    return parameters.map((erased, index) => {
      const signature = complete ? generic[start + index] : undefined;
      return {
        name: names?.[hidden + index]?.name ?? `p${index}`,
        type: genericOrErased(model, signature && typeOfSignature(this.#scope, signature), erased),
        // Compilers write them for all parameters or for those of the source: these are the last in both.
        annotations: annotations[annotations.length - parameters.length + index] ?? NO_ANNOTATIONS,
      };
    });
  }

  result(): JavaType {
    this.#result ??= this.#readResult();
    return this.#result;
  }

  #readResult(): JavaType {
    const signature = this.#readSignature()?.result;
    const generic =
      signature === undefined || signature.kind === 'void' ? undefined : typeOfSignature(this.#scope, signature);
    return genericOrErased(this.#scope.model, generic, this.erased.result);
  }

  exceptions(): readonly JavaType[] {
    const generic = this.#readSignature()?.exceptions.map((each) => typeOfSignature(this.#scope, each)) ?? [];
    const resolved = generic.filter((type) => type !== undefined);
    if (resolved.length > 0 && resolved.length === generic.length) return resolved;
    return decoded(() => this.#information.exceptions, []).map((name) => erasedTypeNamed(this.#scope.model, name));
  }

  annotations(): readonly Annotation[] {
    return decoded(() => this.#information.annotations, NO_ANNOTATIONS);
  }

  /** Those of the declaration count: it comes from the class file too, and knows its skeleton. */
  clauses(): readonly Clause[] {
    return NO_CLAUSES;
  }
}
