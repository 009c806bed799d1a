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

function copied(value: unknown, replace: (key: string, value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((element) => copied(element, replace));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copied(replace(key, inner), replace)]));
}
