/** Type parameters that a signature declares. */

import { OBJECT } from '../../../ir/types.js';
import type { SignatureTypeParameter } from '../../classfile/format/signatures.js';
import { isBoundedByItself } from '../model/cyclic-bounds.js';
import type { TypeParameter } from '../model/symbols.js';
import type { JavaType } from '../model/types/types.js';
import { type SignatureScope, typeOfSignature } from './signature-types.js';

/** `scope` must know them too: bounds may name any of them. */
export function compiledTypeParameters(
  scope: SignatureScope,
  declared: readonly SignatureTypeParameter[],
): readonly TypeParameter[] {
  return declared.map((signature) => new CompiledTypeParameter(scope, signature));
}

class CompiledTypeParameter implements TypeParameter {
  readonly name: string;
  #bounds: readonly JavaType[] | undefined;

  constructor(
    private readonly scope: SignatureScope,
    private readonly signature: SignatureTypeParameter,
  ) {
    this.name = signature.name;
  }

  bounds(): readonly JavaType[] {
    if (this.#bounds !== undefined) return this.#bounds;
    const object = [this.scope.model.classTypeNamed(OBJECT)];
    // Seen while the bounds are being resolved, if they refer to themselves.
    this.#bounds = object;
    const bounds = this.signature.bounds.map((each) => typeOfSignature(this.scope, each));
    const resolved = bounds.filter((bound) => bound !== undefined);
    this.#bounds = resolved.length === 0 || resolved.length < bounds.length ? object : resolved;
    if (isBoundedByItself(this, this.#bounds[0])) this.#bounds = object;
    return this.#bounds;
  }
}
