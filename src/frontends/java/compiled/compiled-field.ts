/** A field of a class file. */
import type { Constant } from '../../../ir/instructions.js';
import { type Annotation, Flag, hasFlag } from '../../../ir/program.js';
import type { Span } from '../../../ir/span.js';
import type { TypeName } from '../../../ir/types.js';
import type { FieldInformation } from '../../classfile/format/class-file.js';
import { parseFieldSignature } from '../../classfile/format/signatures.js';
import type { ClassSymbol, FieldSymbol } from '../model/symbols.js';
import type { JavaType } from '../model/types/types.js';
import { decoded } from './decoding.js';
import { genericOrErased, type SignatureScope, typeOfSignature } from './signature-types.js';

/** What a member of a class file needs to know of its class. */
export interface MemberOwner {
  readonly symbol: ClassSymbol;
  readonly scope: SignatureScope;
  /** Of the class file, for it has no better place. */
  readonly span: Span;
}

export class CompiledField implements FieldSymbol {
  readonly owner: ClassSymbol;
  readonly name: string;
  readonly flags: number;
  readonly enumConstant: boolean;
  readonly erased: TypeName;
  readonly span: Span;
  readonly declared = undefined;
  readonly #scope: SignatureScope;
  readonly #information: FieldInformation;
  #type: JavaType | undefined;

  constructor(owner: MemberOwner, information: FieldInformation) {
    this.owner = owner.symbol;
    this.name = information.name;
    this.flags = information.flags;
    this.enumConstant = hasFlag(information, Flag.ENUM);
    this.erased = information.type;
    this.span = owner.span;
    this.#scope = owner.scope;
    this.#information = information;
  }

  type(): JavaType {
    this.#type ??= this.#findType();
    return this.#type;
  }

  #findType(): JavaType {
    const text = decoded(() => this.#information.signature, undefined);
    const signature = text === undefined ? undefined : parseFieldSignature(text);
    const generic = signature && typeOfSignature(this.#scope, signature);
    return genericOrErased(this.#scope.model, generic, this.erased);
  }

  constant(): Constant | undefined {
    return hasFlag(this, Flag.FINAL) ? decoded(() => this.#information.constant, undefined) : undefined;
  }

  annotations(): readonly Annotation[] {
    return decoded(() => this.#information.annotations, []);
  }
}
