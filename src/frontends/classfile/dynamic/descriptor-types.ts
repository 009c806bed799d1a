/** Method descriptors of files that nobody has checked. */

import { type MethodTypes, parseMethodDescriptor } from '../../../ir/descriptors.js';
import { isReference, type TypeName } from '../../../ir/types.js';
import { CLASSFILE_BUDGETS } from '../budgets.js';

const MOST_PARAMETERS = CLASSFILE_BUDGETS['dynamic/descriptor-types'].mostParameters.most;

/** Undefined for what is no descriptor of a method. */
export function methodTypes(descriptor: string): MethodTypes | undefined {
  try {
    const types = parseMethodDescriptor(descriptor);
    if (types.parameters.length > MOST_PARAMETERS || !types.parameters.every(isType)) return undefined;
    return types.result === 'void' || isType(types.result) ? types : undefined;
  } catch {
    // Also where brackets are nested deeper than the parser's stack.
    return undefined;
  }
}

/** A field's descriptor. */
export function fieldType(descriptor: string): TypeName | undefined {
  const types = methodTypes(`()${descriptor}`);
  return types === undefined || types.result === 'void' ? undefined : types.result;
}

/** Whether both are references or both the same primitive type, so that at most a cast lies between them. */
export function isSameSort(left: TypeName, right: TypeName): boolean {
  return left === right || (isReference(left) && isReference(right));
}

function isType(type: TypeName): boolean {
  return type !== '' && type !== 'null' && !type.startsWith('[]') && !type.startsWith('void');
}
