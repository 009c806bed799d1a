/**
 * Which methods of the program may run where a method of the library is called: those of the input, and of classes of the class path that the
 * input mentions, or that these mention: their objects are what it hands to others.
 */
import type { Hierarchy } from '../../ir/hierarchy.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../ir/program.js';
import type { ClassName } from '../../ir/types.js';
import { mentionedOnClassPath } from './class-path.js';

export class Overrides {
  readonly #hierarchy: Hierarchy;
  #mentioned: ReadonlySet<ClassName> | undefined;

  constructor(hierarchy: Hierarchy) {
    this.#hierarchy = hierarchy;
  }

  /** Each once, the method itself left out. Overloads of an override count, since compilers write the one for the other. */
  of(method: MethodDeclaration): readonly MethodDeclaration[] {
    const { owner, name } = method;
    const declaration = this.#hierarchy.find(owner);
    if (hasFlag(method, Flag.STATIC) || hasFlag(method, Flag.FINAL)) return [];
    if (declaration !== undefined && hasFlag(declaration, Flag.FINAL)) return [];
    const below = [...this.#hierarchy.table.inputs(), ...this.#ofClassPath()].filter(
      (each) => each !== owner && this.#hierarchy.isSubclass(each, owner),
    );
    const found = below.flatMap((each) => [
      ...this.#hierarchy.declaredMethods(each, name),
      this.#hierarchy.selectMethod(each, method).method,
    ]);
    return [...new Set(found)].filter((each) => each !== method && this.#isOfProgram(each.owner));
  }

  #ofClassPath(): Iterable<ClassName> {
    this.#mentioned ??= mentionedOnClassPath(this.#hierarchy, this.#hierarchy.table.inputs());
    return this.#mentioned;
  }

  #isOfProgram(name: ClassName): boolean {
    const origin = this.#hierarchy.find(name)?.origin;
    return origin === 'input' || origin === 'classpath';
  }
}
