/**
 * Classes of the input that have to do with each other: one mentions the other, in some steps. What is claimed of the code of a group
 * does not depend on which library classes the others use, nor on what they do with theirs.
 */
import { UnionFind } from '../../../../base/union-find.js';
import { mentionedBy } from '../../../../ir/mentioned-types.js';
import type { ClassDeclaration } from '../../../../ir/program.js';
import type { ClassName } from '../../../../ir/types.js';

export interface ClassGroup {
  readonly classes: readonly ClassDeclaration[];
  /** Top-level classes that their code mentions. */
  readonly mentioned: ReadonlySet<ClassName>;
}

export class ClassGroups {
  readonly #groups = new Map<ClassName, ClassGroup>();

  /** Of all classes of the input, whose bodies have been read. */
  constructor(classes: readonly ClassDeclaration[]) {
    const numbers = new Map<ClassName, number>();
    for (const { name } of classes) if (!numbers.has(topLevel(name))) numbers.set(topLevel(name), numbers.size);
    const joined = new UnionFind(numbers.size);
    const mentions = classes.map((declaration) => [...mentionedBy(declaration)].map(topLevel));
    for (const [index, { name }] of classes.entries()) {
      const own = numbers.get(topLevel(name)) ?? 0;
      for (const each of mentions[index] ?? []) joined.union(own, numbers.get(each) ?? own);
    }
    const made = new Map<number, { classes: ClassDeclaration[]; mentioned: Set<ClassName> }>();
    for (const [index, declaration] of classes.entries()) {
      const top = topLevel(declaration.name);
      const number = joined.find(numbers.get(top) ?? 0);
      const group = made.get(number) ?? { classes: [], mentioned: new Set() };
      made.set(number, group);
      group.classes.push(declaration);
      for (const each of mentions[index] ?? []) group.mentioned.add(each);
      this.#groups.set(top, group);
    }
  }

  /** Of the class and what is around it; undefined: it is none of the input's. */
  of(name: ClassName): ClassGroup | undefined {
    return this.#groups.get(topLevel(name));
  }
}

function topLevel(name: ClassName): ClassName {
  return name.replace(/\$.*$/, '');
}
