/** Members of classes in words: `push(int, Node)` for a name and a descriptor. */

const PRIMITIVES: Readonly<Record<string, string>> = {
  B: 'byte',
  C: 'char',
  D: 'double',
  F: 'float',
  I: 'int',
  J: 'long',
  S: 'short',
  Z: 'boolean',
};

/** `Node` for `com.example.List$Node`. */
export function simpleName(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).replaceAll('$', '.');
}

/** Parameter types by their simple names; what is no descriptor is shown as it is. */
export function parametersText(descriptor: string): string {
  const inside = /^\(([^)]*)\)/.exec(descriptor)?.[1];
  if (inside === undefined) return descriptor;
  const parts = inside.match(/\[*(?:[BCDFIJSZ]|L[^;]+;)/g) ?? [];
  return `(${parts.map(typeText).join(', ')})`;
}

function typeText(part: string): string {
  const dimensions = /^\[*/.exec(part)?.[0].length ?? 0;
  const element = part.slice(dimensions);
  const name = element.startsWith('L')
    ? nestedName(element.slice(1, -1).replaceAll('/', '.'))
    : (PRIMITIVES[element] ?? element);
  return name + '[]'.repeat(dimensions);
}

/** `Node` for `List$Node`: inside the class nobody says more. */
function nestedName(name: string): string {
  return simpleName(name).split('.').at(-1) ?? name;
}
