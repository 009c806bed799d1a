/** Whether there are errors in code that the claims about a class hang on. */
import type { ClassDeclaration, MethodDeclaration } from '../../../ir/program.js';
import type { ClassName } from '../../../ir/types.js';
import type { InvariantsContext } from '../context.js';
import type { Family } from '../family/family.js';

export class Unread {
  readonly #context: InvariantsContext;
  readonly #isUnread: (method: MethodDeclaration) => boolean;
  /** Outermost classes with errors in them. */
  #broken: ReadonlySet<ClassName> | undefined;

  constructor(context: InvariantsContext, isUnread: (method: MethodDeclaration) => boolean) {
    this.#context = context;
    this.#isUnread = isUnread;
  }

  /** In the class, what is declared around or inside it, or above or below it, or in its nodes. In a closed world: anywhere. */
  concerns({ declaration, concrete, nodes }: Family): boolean {
    this.#broken ??= new Set(this.#context.classes.filter((each) => this.#hasErrors(each)).map(outermost));
    const { hierarchy } = this.#context.world;
    if (this.#broken.size === 0) return false;
    if (this.#context.outside === 'closed') return true;
    const names = new Set([declaration.name, ...concrete.map(({ type }) => type), ...nodes]);
    for (const name of [...names]) for (const upper of hierarchy.superclassChain(name)) names.add(upper.name);
    return [...names].some((name) => {
      const found = hierarchy.find(name);
      return found !== undefined && this.#broken?.has(outermost(found)) === true;
    });
  }

  #hasErrors({ methods }: ClassDeclaration): boolean {
    return methods.some(this.#isUnread);
  }
}

/** Nested classes have the names of those around them in front, local and anonymous ones too. */
function outermost({ name }: ClassDeclaration): ClassName {
  const start = name.lastIndexOf('.') + 1;
  const end = name.indexOf('$', start + 1);
  return end < 0 ? name : name.slice(0, end);
}
