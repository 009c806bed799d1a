/** How to come by a value: a literal, or calls that make an object. A recipe followed twice gives two objects. */
import type { MethodDeclaration } from '../../../ir/program.js';
import type { TypeName } from '../../../ir/types.js';
import type { Source, Step } from '../sequence.js';

export type Recipe =
  /** Literals, and what the client holds already. */
  | { readonly kind: 'source'; readonly source: Source }
  | {
      readonly kind: 'make';
      readonly method: MethodDeclaration;
      readonly receiver?: Recipe;
      readonly arguments: readonly Recipe[];
      /** Methods called on the object before it is used. */
      readonly afterwards: readonly { readonly method: MethodDeclaration; readonly arguments: readonly Recipe[] }[];
    }
  | { readonly kind: 'array'; readonly type: TypeName; readonly elements: readonly Recipe[] }
  /** The same value as an argument before this one. */
  | { readonly kind: 'same'; readonly argument: number };

export function literal(type: TypeName, value: number | bigint | string | null): Recipe {
  return { kind: 'source', source: { kind: 'literal', type, value } };
}

export const NULL_RECIPE: Recipe = literal('null', null);

/** Adds the steps that a recipe takes; returns where its value is. */
export function follow(steps: Step[], recipe: Recipe, earlier: readonly Source[] = []): Source {
  switch (recipe.kind) {
    case 'source':
      return recipe.source;
    case 'same':
      return earlier[recipe.argument] ?? NULL;
    case 'array': {
      const elements = recipe.elements.map((element) => follow(steps, element));
      return last(steps.push({ kind: 'array', type: recipe.type, elements }));
    }
    case 'make': {
      const receiver = recipe.receiver === undefined ? undefined : follow(steps, recipe.receiver);
      const made = call(steps, recipe.method, receiver, recipe.arguments);
      for (const { method, arguments: values } of recipe.afterwards) call(steps, method, made, values);
      return made;
    }
  }
}

/** Adds a call and what its arguments take. */
export function call(
  steps: Step[],
  method: MethodDeclaration,
  receiver: Source | undefined,
  recipes: readonly Recipe[],
): Source {
  const values: Source[] = [];
  for (const recipe of recipes) values.push(follow(steps, recipe, values));
  const given = receiver === undefined ? {} : { receiver };
  return last(steps.push({ kind: 'call', method, ...given, arguments: values }));
}

const NULL: Source = { kind: 'literal', type: 'null', value: null };

function last(length: number): Source {
  return { kind: 'step', index: length - 1 };
}

/**
 * Combinations of one option each, those with early options first: by the sum of positions. At most `limit`; none where
 * there is an option for some place missing.
 */
export function* combinations<T>(options: readonly (readonly T[])[], limit: number): Generator<readonly T[]> {
  const most = options.reduce((sum, each) => sum + each.length - 1, 0);
  let left = limit;
  const chosen: T[] = [];
  function* from(place: number, sum: number): Generator<readonly T[]> {
    const here = options[place];
    if (here === undefined) {
      if (sum === 0 && left-- > 0) yield [...chosen];
      return;
    }
    for (let position = Math.min(sum, here.length - 1); position >= 0 && left > 0; position--) {
      chosen.push(here[position] as T);
      yield* from(place + 1, sum - position);
      chosen.pop();
    }
  }
  if (options.some((each) => each.length === 0)) return;
  for (let sum = 0; sum <= most && left > 0; sum++) yield* from(0, sum);
}
