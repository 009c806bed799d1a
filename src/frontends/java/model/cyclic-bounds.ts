/** Type parameters that are bounded by themselves: `T extends T`, also by way of others. Erroneous, and nobody may loop. */
import type { TypeParameter } from './symbols.js';
import type { JavaType } from './types/types.js';

/** `first` is the first bound of the parameter, which may not answer for itself yet. */
export function isBoundedByItself(parameter: TypeParameter, first: JavaType | undefined): boolean {
  const seen = new Set<TypeParameter>([parameter]);
  for (let at = first; at?.kind === 'variable'; at = at.parameter.bounds()[0]) {
    if (seen.has(at.parameter)) return true;
    seen.add(at.parameter);
  }
  return false;
}
