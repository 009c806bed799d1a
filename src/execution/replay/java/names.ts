/** Names of types as a client in some package writes them, and whether it may. */
import type { Hierarchy } from '../../../ir/hierarchy.js';
import { type ClassDeclaration, Flag, hasFlag } from '../../../ir/program.js';
import { type ClassName, elementType, isArray, isPrimitive, packageOf, type TypeName } from '../../../ir/types.js';

const LANGUAGE = 'java.lang';

/** What no variable, class or package may be called (Java Language Specification, 3.9), and what would be misread. */
const RESERVED: ReadonlySet<string> = new Set(
  (
    'abstract assert boolean break byte case catch char class const continue default do double else enum extends false ' +
    'final finally float for goto if implements import instanceof int interface long native new null package private ' +
    'protected public return short static strictfp super switch synchronized this throw throws transient true try ' +
    'void volatile while _ var record yield sealed permits'
  ).split(' '),
);

export function isIdentifier(text: string): boolean {
  return /^[\p{L}\p{Nl}_$][\p{L}\p{Nl}\p{Nd}_$]*$/u.test(text) && !RESERVED.has(text);
}

/** Raised where Java has no way to say it; the message is for people. */
export class Inexpressible extends Error {}

export class JavaNames {
  readonly #known = new Map<ClassName, string | undefined>();

  constructor(
    readonly hierarchy: Hierarchy,
    readonly home: string,
  ) {}

  /** Throws where the type has no name here. */
  type(type: TypeName): string {
    if (isPrimitive(type) || type === 'void') return type;
    if (isArray(type)) return `${this.type(elementType(type))}[]`;
    const name = this.#name(type);
    if (name === undefined) throw new Inexpressible(`${type} has no name in ${this.home || 'the unnamed package'}`);
    return name;
  }

  isNameable(type: TypeName): boolean {
    if (isPrimitive(type)) return true;
    return isArray(type) ? this.isNameable(elementType(type)) : this.#name(type) !== undefined;
  }

  /** The last part of a nested name, behind an object around it. */
  innermost(type: ClassName): string {
    const name = this.type(type);
    return name.slice(name.lastIndexOf('.') + 1);
  }

  #name(name: ClassName): string | undefined {
    if (!this.#known.has(name)) {
      const declaration = this.hierarchy.find(name);
      this.#known.set(name, declaration === undefined ? undefined : this.#written(declaration));
    }
    return this.#known.get(name);
  }

  #written(declaration: ClassDeclaration): string | undefined {
    const { name, outer } = declaration;
    const home = packageOf(name);
    if (!(hasFlag(declaration, Flag.PUBLIC) || home === this.home)) return undefined;
    if (outer !== undefined) {
      if (hasFlag(declaration, Flag.PRIVATE) || hasFlag(declaration, Flag.SYNTHETIC)) return undefined;
      const around = this.hierarchy.find(outer)?.members.includes(name) === true ? this.#name(outer) : undefined;
      const own = name.slice(outer.length + 1);
      return around === undefined || !isIdentifier(own) ? undefined : `${around}.${own}`;
    }
    const simple = home === '' ? name : name.slice(home.length + 1);
    if (!name.split('.').every(isIdentifier) || /\$\$|\$\d/.test(simple)) return undefined;
    if (home === this.home) return simple;
    // Classes of the unnamed package cannot be named in others.
    if (home === '') return undefined;
    const isHidden = this.hierarchy.find(this.home === '' ? simple : `${this.home}.${simple}`) !== undefined;
    return home === LANGUAGE && !isHidden ? simple : name;
  }
}

/** Names for variables: each once, and none that would hide a package. */
export class VariableNames {
  readonly #taken = new Map<string, number>();

  next(type: TypeName): string {
    const stem = stemOf(type);
    let name: string;
    do {
      const count = (this.#taken.get(stem) ?? 0) + 1;
      this.#taken.set(stem, count);
      name = count === 1 ? stem : `${stem}${count}`;
    } while (name !== stem && this.#taken.has(name));
    this.#taken.set(name, Math.max(1, this.#taken.get(name) ?? 0));
    return name;
  }
}

const PACKAGES: ReadonlySet<string> = new Set(['java', 'javax', 'org', 'com', 'net', 'io', 'de', 'edu', 'dev']);

function stemOf(type: TypeName): string {
  if (isPrimitive(type)) return 'value';
  if (/^[a-z]+(?:\[\])+$/.test(type)) return 'values';
  const simple = type.slice(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1).replace(/\[\]/g, 's');
  const stem = simple.slice(0, 1).toLowerCase() + simple.slice(1);
  const isUsable = isIdentifier(stem) && !PACKAGES.has(stem) && stem !== simple;
  return isUsable ? stem : isIdentifier(`${stem}Value`) ? `${stem}Value` : 'value';
}
