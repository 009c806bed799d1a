/** The classes that class files bring into the model: how their names, the InnerClasses attribute and files belong together. */
import { Flag, hasFlag, type Origin } from '../../../ir/program.js';
import type { Span } from '../../../ir/span.js';
import type { ClassName } from '../../../ir/types.js';
import type { ClassFileBytes } from '../../classfile/class-path.js';
import type { ClassFile, InnerClass } from '../../classfile/format/class-file.js';
import type { JavaModel } from '../model/model.js';
import type { ClassSymbol, TypeParameter } from '../model/symbols.js';
import { CompiledClass } from './compiled-class.js';
import { decoded } from './decoding.js';

/** The class file of a name; undefined for one that is missing or damaged. */
export type FindClassFile = (name: ClassName) => ClassFile | undefined;

interface ClassPlace {
  readonly origin: Origin;
  readonly span: Span;
}

export class CompiledClasses {
  readonly #model: JavaModel;
  readonly #find: FindClassFile;
  readonly #places = new Map<ClassSymbol, ClassPlace>();

  /** `find` is asked for the class of that name only. */
  constructor(model: JavaModel, find: FindClassFile) {
    this.#model = model;
    this.#find = (name) => {
      const file = find(name);
      return file?.name === name ? file : undefined;
    };
  }

  /** Undefined where the file says that the class is nested in another: then it is found through that one. */
  topLevel(bytes: ClassFileBytes): ClassSymbol | undefined {
    const { name, origin } = bytes;
    if (name.includes('$')) {
      const file = this.#find(name);
      if (file === undefined || nesting(file) !== undefined) return undefined;
    }
    const span: Span = { file: bytes.path, line: 0, column: 0, endLine: 0, endColumn: 0 };
    const simpleName = name.slice(name.lastIndexOf('.') + 1);
    return this.#declare({ origin, span }, { name, simpleName, outer: undefined, local: false, entry: undefined });
  }

  /** A class that is no member of any other: a local or anonymous one, or one whose outer class does not list it. */
  inside(outermost: ClassSymbol, name: ClassName): ClassSymbol | undefined {
    const place = this.#places.get(outermost);
    const file = place && this.#find(name);
    if (place === undefined || file === undefined) return undefined;
    const nested = nesting(file);
    const outer = nested === undefined ? undefined : this.#model.findClass(nested.outer);
    const simpleName = nested === undefined ? name.slice(name.lastIndexOf('.') + 1) : nested.simpleName;
    const around = nested?.method;
    const variableAround = (variable: string): TypeParameter | undefined =>
      around &&
      outer
        ?.methods()
        .find((method) => method.name === around.name && method.erased?.descriptor === around.descriptor)
        ?.typeParameters.find((each) => each.name === variable);
    const local = nested?.local ?? false;
    return this.#declare(place, { name, simpleName, outer, local, entry: nested?.entry }, variableAround);
  }

  /** A member class that a class file supplies to a class of the source. */
  memberOf(outer: ClassSymbol, entry: InnerClass, place: ClassPlace): ClassSymbol {
    const simpleName = entry.simpleName ?? '';
    return this.#declare(place, { name: entry.name, simpleName, outer, local: false, entry });
  }

  #declare(
    place: ClassPlace,
    what: Pick<CompiledClass, 'name' | 'simpleName' | 'outer' | 'local'> & { readonly entry: InnerClass | undefined },
    variableAround: (name: string) => TypeParameter | undefined = () => undefined,
  ): ClassSymbol {
    const { outer, name } = what;
    const symbol = new CompiledClass(this.#model, {
      ...what,
      ...place,
      file: () => this.#find(name),
      memberClasses: (owner, file) => members(file, owner.name).map((entry) => this.memberOf(owner, entry, place)),
      variableAround: (variable) => variableAround(variable) ?? variableOf(outer, variable),
    });
    this.#places.set(symbol, place);
    return symbol;
  }
}

function variableOf(around: ClassSymbol | undefined, name: string): TypeParameter | undefined {
  if (around instanceof CompiledClass) return around.variable(name);
  return around?.typeParameters.find((each) => each.name === name) ?? (around && variableOf(around.outer, name));
}

/** What the attribute says of a class's own members. Names go from the outside in, so that nesting is never cyclic. */
export function members(file: ClassFile, owner: ClassName): readonly InnerClass[] {
  return decoded(() => file.innerClasses, []).filter(
    (entry) =>
      entry.outer === owner &&
      entry.simpleName !== undefined &&
      entry.name.startsWith(`${owner}$`) &&
      !hasFlag(entry, Flag.SYNTHETIC),
  );
}

interface Nesting {
  readonly outer: ClassName;
  readonly simpleName: string;
  readonly local: boolean;
  readonly entry: InnerClass;
  readonly method: { readonly name: string; readonly descriptor: string } | undefined;
}

/** What a file says about where its class is nested; undefined for top-level classes, and for those of odd names. */
function nesting(file: ClassFile): Nesting | undefined {
  const entry = decoded(() => file.innerClasses, []).find(({ name }) => name === file.name);
  const enclosing = decoded(() => file.enclosingMethod, undefined);
  const outer = entry?.outer ?? enclosing?.owner;
  if (entry === undefined || outer === undefined || !file.name.startsWith(`${outer}$`)) return undefined;
  const local = entry.outer === undefined;
  return { outer, simpleName: entry.simpleName ?? '', local, entry, method: enclosing?.method };
}
