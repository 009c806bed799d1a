/** What nearly every object is and has, whatever its class. */

import type { CallInstruction } from '../../../engine/code.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { MethodReference } from '../../../ir/instructions.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import { type ClassName, isArray, OBJECT } from '../../../ir/types.js';
import { isPromised as isPromisedBy, RECORDS, TYPES } from '../../../library/index.js';
import { receiverType as declaredReceiver } from '../../../program/calls/targets.js';

/** Methods of all objects that code outside may call on what it is given. */
export const OBJECT_METHODS: readonly MethodReference[] = [
  { owner: 'java.lang.Object', name: 'equals', descriptor: '(Ljava/lang/Object;)Z' },
  { owner: 'java.lang.Object', name: 'hashCode', descriptor: '()I' },
  { owner: 'java.lang.Object', name: 'toString', descriptor: '()Ljava/lang/String;' },
  { owner: 'java.lang.Comparable', name: 'compareTo', descriptor: '(Ljava/lang/Object;)I' },
  { owner: 'java.lang.CharSequence', name: 'charAt', descriptor: '(I)C' },
  { owner: 'java.lang.CharSequence', name: 'length', descriptor: '()I' },
  { owner: 'java.lang.CharSequence', name: 'subSequence', descriptor: '(II)Ljava/lang/CharSequence;' },
];

export function isOfObjects({ name, descriptor }: MethodDeclaration): boolean {
  return OBJECT_METHODS.some((each) => each.name === name && each.descriptor === descriptor);
}

/** Types of which nearly everything is: what is called on them is looked into only where the object is known. */
export function isGeneral(type: ClassName): boolean {
  return TYPES.is('general', type);
}

/** Whether every class that implements the method's interface does as those with a protocol do. */
export function isPromised(method: MethodDeclaration): boolean {
  return isPromisedBy(RECORDS, method);
}

/** The class that the receiver is known to be of, as far as it is declared. */
export function receiverType(hierarchy: Hierarchy, instruction: CallInstruction): ClassName {
  const type = declaredReceiver(hierarchy, instruction);
  return isArray(type) ? OBJECT : type;
}

export function isOnArray({ dispatch, arguments: [receiver] }: CallInstruction): boolean {
  return dispatch !== 'static' && receiver !== undefined && isArray(receiver.type);
}

/** Whether one method is named, whatever the object is. */
export function isFixed({ dispatch }: CallInstruction): boolean {
  return dispatch === 'static' || dispatch === 'special';
}
