/** How records name methods: `indexOf(Object,int)`. */
import { parseMethodDescriptor } from '../ir/descriptors.js';
import type { TypeName } from '../ir/types.js';

export function keyOf(name: string, descriptor: string): string {
  return `${name}(${parseMethodDescriptor(descriptor).parameters.map(withoutPackage).join(',')})`;
}

/** Nested classes keep the name of the outer one, with the dollar sign between them. */
function withoutPackage(type: TypeName): string {
  return type.slice(type.lastIndexOf('.') + 1);
}

/** Of a pattern of such names: a star stands for any letters. */
export function matching(pattern: string): RegExp {
  const literal = pattern.split('*').map((part) => part.replace(/[^\w]/g, '\\$&'));
  return new RegExp(`^${literal.join('.*')}$`);
}
