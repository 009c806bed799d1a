/** The parameter types of a candidate as a call sees them: with the receiver's type arguments, one for each argument. */
import { Flag, hasFlag } from '../../../../ir/program.js';
import type { Candidate } from '../overloads/arguments.js';
import type { TypeParameter } from '../symbols.js';
import { erasedType } from '../types/erasure.js';
import { NO_SUBSTITUTION, type Substitution, substitute, substitutionOfType } from '../types/substitution.js';
import { isRaw, type JavaType } from '../types/types.js';

export function isVarargs(candidate: Candidate): boolean {
  return hasFlag(candidate.method, Flag.VARARGS);
}

/** What the receiver's type says about the type parameters of the declaring class. */
export function siteSubstitution(candidate: Candidate): Substitution {
  if (candidate.diamond === true || hasFlag(candidate.method, Flag.STATIC)) return NO_SUBSTITUTION;
  return substitutionOfType(candidate.site);
}

/** Members of a raw type are erased, static ones and constructors of a class that is to be inferred excepted. */
export function isErasedMember(candidate: Candidate): boolean {
  return candidate.diamond !== true && !hasFlag(candidate.method, Flag.STATIC) && isRaw(candidate.site);
}

/** The type parameters that inference has to find: the method's own, with a diamond also those of the class. */
export function inferredParameters(candidate: Candidate): readonly TypeParameter[] {
  if (isErasedMember(candidate)) return [];
  const own = candidate.method.typeParameters;
  if (candidate.diamond !== true) return own;
  const ofClass = candidate.site.symbol.typeParameters;
  return own.length === 0 ? ofClass : [...ofClass, ...own];
}

/** One type for each of `count` arguments; with a `variable` arity the last parameter's element type is repeated. */
export function formalTypes(
  candidate: Candidate,
  count: number,
  arity: 'variable' | 'fixed',
  substitution: Substitution,
): readonly JavaType[] {
  const erased = isErasedMember(candidate);
  const declared = candidate.method.parameters();
  const types: JavaType[] = [];
  for (let index = 0; index < count; index++) {
    const parameter = declared[Math.min(index, declared.length - 1)];
    if (parameter === undefined) break;
    const last = arity === 'variable' && index >= declared.length - 1;
    const type = last && parameter.type.kind === 'array' ? parameter.type.element : parameter.type;
    types.push(erased ? erasedType(type) : substitute(type, substitution));
  }
  return types;
}
