/** The constructor that `new`, `this(…)` and `super(…)` call, and what it takes besides the arguments of the source. */
import type { MethodReference } from '../../../../ir/instructions.js';
import type { MethodSymbol } from '../../model/symbols.js';
import { constructorReference, erasedSignature } from '../classes/signatures.js';
import type { Elaborator } from '../elaborator.js';
import type { Variable } from '../scope.js';

export interface ConstructorTarget {
  readonly reference: MethodReference;
  /** Passed last. */
  readonly captures: readonly Variable[];
}

const NO_CAPTURES: readonly Variable[] = [];

/** Of a class file, the descriptor is given; of a source, the class's context tells what its constructors take. */
export function constructorTarget({ registry }: Elaborator, method: MethodSymbol): ConstructorTarget {
  const { owner, erased } = method;
  if (erased !== undefined) {
    const reference = { owner: owner.name, name: '<init>', descriptor: erased.descriptor };
    return { reference, captures: NO_CAPTURES };
  }
  const context = registry.contextOf(owner);
  const reference = constructorReference(context, erasedSignature(method).parameters);
  return { reference, captures: context.captures };
}
