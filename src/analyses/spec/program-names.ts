/** What classes and fields of a program are called where all of them may be meant. */
import type { ClassDeclaration } from '../../ir/program.js';
import type { ClassName, TypeName } from '../../ir/types.js';

/** Names of the input; whatever else a method mentions is told apart there. */
export class ProgramNames {
  /** Classes by their simple names and without packages, fields by the classes that declare them. */
  readonly #classes = new Map<string, Set<ClassName>>();
  readonly #nested = new Map<string, Set<ClassName>>();
  readonly #fields = new Map<string, Set<ClassName>>();

  constructor(classes: readonly ClassDeclaration[]) {
    for (const { name, fields } of classes) {
      remember(this.#classes, simpleNameOf(name), name);
      remember(this.#nested, nestedNameOf(name), name);
      for (const field of fields) remember(this.#fields, field.name, name);
    }
  }

  /** Names that may be used for the class, best first; the last one is certain to mean no other. */
  namesOfType(type: TypeName): readonly string[] {
    const rank = (type.match(/\[\]/g) ?? []).length;
    const plain = type.replaceAll('[]', '');
    const suffix = '_array'.repeat(rank);
    const simple = simpleNameOf(plain);
    const nested = nestedNameOf(plain);
    const isOnly = (others: ReadonlySet<ClassName> | undefined): boolean =>
      others === undefined || (others.size === 1 && others.has(plain));
    const choices = [
      ...(isOnly(this.#classes.get(simple)) ? [simple] : []),
      // A class that is in no other would be called by its simple name all the same.
      ...(isOnly(this.#nested.get(nested)) && (nested !== simple || isOnly(this.#classes.get(simple))) ? [nested] : []),
      plain,
    ];
    return [...new Set(choices)].map((name) => name + suffix);
  }

  /** Whether the name alone means the field of that class among all of the input. */
  isOnlyField(owner: ClassName, name: string): boolean {
    const owners = this.#fields.get(name);
    return owners === undefined || (owners.size === 1 && owners.has(owner));
  }

  isField(name: string): boolean {
    return this.#fields.has(name);
  }
}

function remember(map: Map<string, Set<string>>, key: string, value: string): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, new Set([value]));
  else known.add(value);
}

/** `Entry` for `java.util.Map$Entry`, `Map$1` for an anonymous class. */
export function simpleNameOf(name: ClassName): string {
  const inPackage = name.slice(name.lastIndexOf('.') + 1);
  const parts = inPackage.split('$').filter((part) => part !== '');
  const last = parts.at(-1) ?? inPackage;
  return /^[\p{L}_]/u.test(last) ? last : inPackage;
}

/** `Map$Entry` for `java.util.Map$Entry`. */
function nestedNameOf(name: ClassName): string {
  return name.slice(name.lastIndexOf('.') + 1);
}
