/** Classes about which there is something to say, and where their objects are made. */
import {
  type ClassDeclaration,
  type FieldDeclaration,
  Flag,
  hasFlag,
  type MethodDeclaration,
} from '../../../ir/program.js';
import type { ClassName } from '../../../ir/types.js';
import type { Family } from '../family/family.js';

/** With fields that somebody wrote, or invariants. */
export function isSubject(declaration: ClassDeclaration): boolean {
  const { kind, fields, invariants } = declaration;
  if (kind === 'interface' || kind === 'annotation' || hasFlag(declaration, Flag.SYNTHETIC)) return false;
  return invariants.length > 0 || fields.some(isWritten);
}

function isWritten(field: FieldDeclaration): boolean {
  return !hasFlag(field, Flag.SYNTHETIC) && !hasFlag(field, Flag.ENUM) && !field.name.includes('$');
}

/** Which methods of the input make objects of a class. */
export class Makers {
  readonly #classes: readonly ClassDeclaration[];
  #makers: ReadonlyMap<ClassName, ReadonlySet<MethodDeclaration>> | undefined;

  constructor(classes: readonly ClassDeclaration[]) {
    this.#classes = classes;
  }

  /** Whether methods make objects of the class that the client need not run: those of other classes. */
  isMadeElsewhere({ declaration, concrete }: Family): boolean {
    this.#makers ??= makersOf(this.#classes);
    const own = new Set([declaration.name, ...concrete.map(({ type }) => type)]);
    for (const name of own) for (const { owner } of this.#makers.get(name) ?? []) if (!own.has(owner)) return true;
    return false;
  }
}

function makersOf(classes: readonly ClassDeclaration[]): ReadonlyMap<ClassName, ReadonlySet<MethodDeclaration>> {
  const makers = new Map<ClassName, Set<MethodDeclaration>>();
  for (const { methods } of classes) {
    for (const method of methods) {
      for (const { instruction } of method.body()?.edges ?? []) {
        if (instruction.kind !== 'new') continue;
        const known = makers.get(instruction.type);
        if (known === undefined) makers.set(instruction.type, new Set([method]));
        else known.add(method);
      }
    }
  }
  return makers;
}
