/**
 * Objects that the library makes once and gives out again, such as the views of a map. Models make new ones, and say of their class that those with the same
 * fields are one object (`espalier.Kept`): what is new to a model may be what the program already has. Of other classes it is left open (`espalier.Open`).
 */
import type { Hierarchy } from './hierarchy.js';
import type { ClassDeclaration } from './program.js';
import type { TypeName } from './types.js';

const KEPT = 'espalier.Kept';
const OPEN = 'espalier.Open';
/** Models and components; programs cannot say so of their classes. */
const OWN = /^(java|espalier)\./;

/** Whether objects of the class are one where their fields hold the same. */
export function isKeptClass(declaration: ClassDeclaration | undefined): boolean {
  return isMarked(declaration, KEPT);
}

/** Whether what is allocated as an object of the class may be one that the program has already. */
export function isKept(hierarchy: Hierarchy, type: TypeName): boolean {
  const declaration = hierarchy.find(type);
  return isMarked(declaration, KEPT) || isMarked(declaration, OPEN);
}

function isMarked(declaration: ClassDeclaration | undefined, mark: string): boolean {
  return declaration?.annotations.some(({ type }) => type === mark) === true && OWN.test(declaration.name);
}
