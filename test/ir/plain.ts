/** Programs as plain data, for comparing them deeply. */
import type { ClassDeclaration } from '../../src/ir/program.js';
import { NOWHERE } from '../../src/ir/span.js';

/** The declaration with its bodies instead of the functions that give them. */
export function plainClass(declaration: ClassDeclaration): unknown {
  return copied(withBodies(declaration), (_key, value) => value);
}

/** The same without source positions. */
export function plainClassNowhere(declaration: ClassDeclaration): unknown {
  return copied(withBodies(declaration), (key, value) => (key === 'span' ? NOWHERE : value));
}

function withBodies(declaration: ClassDeclaration): unknown {
  return { ...declaration, methods: declaration.methods.map((method) => ({ ...method, body: method.body() })) };
}

/** Objects that occur several times, as variables do, are copied once. */
function copied(root: unknown, replace: (key: string, value: unknown) => unknown): unknown {
  const copies = new Map<object, unknown>();
  const copy = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const known = copies.get(value);
    if (known !== undefined) return known;
    const made = Array.isArray(value)
      ? value.map(copy)
      : Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copy(replace(key, inner))]));
    copies.set(value, made);
    return made;
  };
  return copy(root);
}
