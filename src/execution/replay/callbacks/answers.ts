/** What code of a client answers that does nothing else. */
import type { Hierarchy } from '../../../ir/hierarchy.js';
import { type Constant, FALSE, stringConstant, TRUE } from '../../../ir/instructions.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import { isPrimitive, STRING } from '../../../ir/types.js';

/** What a lambda answers: one of its parameters by index, a constant, or nothing. */
export type Answer = { readonly parameter: number } | { readonly constant: Constant } | undefined;

/** What may be answered; the first is the simplest. */
export function answers(hierarchy: Hierarchy, { result, parameters }: MethodDeclaration): readonly Answer[] {
  if (result === 'void') return [undefined];
  if (result === 'boolean') return [{ constant: TRUE }, { constant: FALSE }];
  if (isPrimitive(result)) return [{ constant: { kind: 'constant', type: result, value: result === 'long' ? 0n : 0 } }];
  const parameter = parameters.findIndex(({ type }) => !isPrimitive(type) && hierarchy.isAssignable(type, result));
  if (parameter >= 0) return [{ parameter }];
  return hierarchy.isAssignable(STRING, result) ? [{ constant: stringConstant('a') }] : [];
}
