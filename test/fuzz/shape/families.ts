/** The linked structures that random shape programs are about. */
import type { Random } from '../random.js';

export interface Family {
  readonly name: 'list' | 'ring' | 'doubly-linked' | 'tree' | 'tree-with-parent' | 'rows';
  /** Fields of `Node` that lead down or along. */
  readonly links: readonly string[];
  /** The field that points back along them. */
  readonly back?: string;
  /** Whether there are rows of lists. */
  readonly rows?: true;
}

export const FAMILIES: readonly Family[] = [
  { name: 'list', links: ['next'] },
  { name: 'ring', links: ['next'] },
  { name: 'doubly-linked', links: ['next'], back: 'prev' },
  { name: 'tree', links: ['left', 'right'] },
  { name: 'tree-with-parent', links: ['left', 'right'], back: 'parent' },
  { name: 'rows', links: ['next'], rows: true },
];

export function fieldsOf({ links, back }: Family): readonly string[] {
  return back === undefined ? links : [...links, back];
}

/** A formula that says of a variable what the structures of the family are. */
export function shapeOf(family: Family, variable: string): string {
  const { name, links, back } = family;
  const fields = links.join(', ');
  switch (name) {
    case 'list':
    case 'rows':
      return `list(${variable}, ${fields})`;
    case 'ring':
      return `(${variable} == null || cyclic(${variable}, ${fields}))`;
    case 'doubly-linked':
      return `dll(${variable}, ${fields}, ${back})`;
    case 'tree':
      return `tree(${variable}, ${fields})`;
    case 'tree-with-parent': {
      const inverse = links.map((link) => `(n.${link} != null ==> n.${link}.${back} == n)`).join(' && ');
      const root = `(${variable} != null ==> ${variable}.${back} == null)`;
      return `tree(${variable}, ${fields}) && ${root} && (\\forall Node n; reach(${variable}, n, ${fields}); ${inverse})`;
    }
  }
}

/** What a method may demand of its parameters. */
export function randomRequires(family: Family, parameters: readonly string[], random: Random): readonly string[] {
  if (random.below(4) === 0) return [];
  const fields = family.links.join(', ');
  const clauses: string[] = [];
  for (const parameter of parameters) {
    if (random.below(6) > 0) clauses.push(shapeOf(family, parameter));
    if (random.below(4) === 0) clauses.push(`${parameter} != null`);
  }
  const [first, second] = parameters;
  if (first !== undefined && second !== undefined) {
    const pair = [`disjoint(${first}, ${second}, ${fields})`, `disjoint(${first}, ${second})`];
    const rare = [
      `reach(${first}, ${second}, ${fields})`,
      `!reach(${first}, ${second}, ${fields})`,
      `${first} == ${second}`,
    ];
    if (random.below(4) > 0) clauses.push(random.pick(random.below(4) === 0 ? rare : pair));
  }
  if (clauses.length > 1 && random.below(3) === 0) return [clauses.join(' && ')];
  return clauses;
}
