/** String concatenation by StringConcatFactory: the recipe's characters are text, \1 an argument, \2 a constant. */
import { STRING, type TypeName } from '../../../ir/types.js';
import type { LoadableConstant } from '../format/class-file.js';
import { methodTypes } from './descriptor-types.js';
import type { DynamicSite } from './meaning.js';

/** Supertypes of java.lang.String that do not depend on the library's version. */
const RESULTS: ReadonlySet<TypeName> = new Set([
  STRING,
  'java.lang.Object',
  'java.lang.CharSequence',
  'java.lang.Comparable',
  'java.io.Serializable',
]);

export type ConcatenationFactory = 'makeConcat' | 'makeConcatWithConstants';

/** Undefined for what the factory refuses, and for constants whose text only a running machine knows. */
export function concatenationParts(
  site: DynamicSite,
  factory: ConcatenationFactory,
): readonly (string | number)[] | undefined {
  const types = methodTypes(site.descriptor);
  if (types === undefined || !RESULTS.has(types.result)) return undefined;
  const count = types.parameters.length;
  if (factory === 'makeConcat') {
    return site.bootstrap.arguments.length === 0 ? types.parameters.map((_, index) => index) : undefined;
  }
  const [recipe, ...constants] = site.bootstrap.arguments;
  if (recipe?.kind !== 'constant' || recipe.type !== STRING || typeof recipe.value !== 'string') return undefined;
  const parts = partsOf(recipe.value, constants);
  return parts?.filter((part) => typeof part === 'number').length === count ? parts : undefined;
}

function partsOf(recipe: string, constants: readonly LoadableConstant[]): readonly (string | number)[] | undefined {
  const parts: (string | number)[] = [];
  let text = '';
  let nextArgument = 0;
  let nextConstant = 0;
  for (let position = 0; position < recipe.length; position++) {
    switch (recipe.charCodeAt(position)) {
      case 1:
        if (text !== '') parts.push(text);
        text = '';
        parts.push(nextArgument++);
        break;
      case 2: {
        const constant = textOf(constants[nextConstant++]);
        if (constant === undefined) return undefined;
        text += constant;
        break;
      }
      default:
        text += recipe.charAt(position);
    }
  }
  if (text !== '') parts.push(text);
  return nextConstant === constants.length ? parts : undefined;
}

function textOf(constant: LoadableConstant | undefined): string | undefined {
  if (constant?.kind !== 'constant') return undefined;
  const { type, value } = constant;
  return type === STRING || type === 'int' || type === 'long' ? String(value) : undefined;
}
