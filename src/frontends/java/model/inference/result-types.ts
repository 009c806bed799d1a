/** The type of a call's result before inference has found its variables (Java Language Specification, 15.12.2.6). */
import { Flag, hasFlag } from '../../../../ir/program.js';
import { OBJECT } from '../../../../ir/types.js';
import type { JavaModel } from '../model.js';
import type { Selection } from '../overloads/arguments.js';
import { isErasedMember } from '../source/formal-parameters.js';
import { erasedType } from '../types/erasure.js';
import { type Substitution, substitute } from '../types/substitution.js';
import { classType, extendsWildcard, type JavaType, selfType } from '../types/types.js';

export function resultType(model: JavaModel, selection: Selection, substitution: Substitution): JavaType {
  const { candidate, request } = selection;
  const { method, site } = candidate;
  if (method.name === '<init>')
    return candidate.diamond === true ? substitute(selfType(site.symbol), substitution) : site;
  const special = request.receiver === undefined ? undefined : specialResult(model, selection, request.receiver);
  if (special !== undefined) return special;
  return isErasedMember(candidate) ? erasedType(method.result()) : substitute(method.result(), substitution);
}

/** `getClass()` and `clone()` of an array know more than their declarations say. */
function specialResult(model: JavaModel, selection: Selection, receiver: JavaType): JavaType | undefined {
  const { method } = selection.candidate;
  if (method.owner.name !== OBJECT || method.parameters().length > 0 || hasFlag(method, Flag.STATIC)) return undefined;
  if (method.name === 'clone' && receiver.kind === 'array') return receiver;
  if (method.name !== 'getClass') return undefined;
  const type = model.classTypeNamed('java.lang.Class');
  return type.kind === 'class' ? classType(type.symbol, [extendsWildcard(erasedType(receiver))]) : undefined;
}
