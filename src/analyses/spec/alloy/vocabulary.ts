/** What a module of Alloy declares: identifiers for types, fields and constants, each with one meaning in all of it. */

import { isPrimitive, type TypeName } from '../../../ir/types.js';
import type { FieldName } from '../../../machines/relational/symbols.js';
import type { ProgramNames } from '../program-names.js';

/** Words of Alloy 6 that cannot be names, functions on its integers, and names that the module itself uses. */
const TAKEN: ReadonlySet<string> = new Set(
  (
    'abstract after all always and as assert before but check disj else enabled enum event eventually exactly extends ' +
    'fact for fun historically iden iff implies in Int int invariant let lone modifies module no none not once one open or pred ' +
    'private releases run seq set sig since some steps String sum this triggered true false null univ until var ' +
    'plus minus mul div rem sign add sub negate eq lt gt lte gte zero pos neg nonpos nonneg signum int2elem elem2int max min ' +
    'next nexts prev prevs larger smaller Object_ Before Statics Number Boolean result'
  ).split(' '),
);

export class Vocabulary {
  readonly #program: ProgramNames;
  readonly #owners = new Map<string, string>();
  readonly #names = new Map<string, string>();
  readonly types = new Set<TypeName>();
  readonly fields = new Map<string, FieldName>();
  /** Constants by their Java text, with their types. */
  readonly constants = new Map<string, TypeName>();

  constructor(program: ProgramNames) {
    this.#program = program;
  }

  /** A function: the objects of the type before the call, and null. */
  type(type: TypeName): string {
    if (type === 'univ') return 'univ';
    if (type === 'null') return 'null';
    if (type === 'boolean') return 'Boolean';
    if (isPrimitive(type)) return 'Number';
    this.types.add(type);
    return this.#choose(`type ${type}`, this.#program.namesOfType(type), ['', '_', '_after']);
  }

  /** A function: the objects of the type at any time of the call, and null. */
  typeAfter(type: TypeName): string {
    return isPrimitive(type) || type === 'univ' || type === 'null' ? this.type(type) : `${this.type(type)}_after`;
  }

  /** The signature of the type's objects. */
  signature(type: TypeName): string {
    if (type === 'java.lang.Object') return 'Object_';
    return isPrimitive(type) || type === 'univ' || type === 'null' ? this.type(type) : `${this.type(type)}_`;
  }

  /** A relation before the call. */
  field(field: FieldName): string {
    const { owner, name } = field;
    const known = `${owner} ${name}`;
    if (!this.fields.has(known)) {
      this.fields.set(known, field);
      for (const column of field.columns) this.type(column);
    }
    const qualified = owner.endsWith('[]')
      ? [`${owner.slice(0, -2)}_array_${name}`]
      : this.#program.namesOfType(owner).map((type) => `${type}_${name}`);
    const identifier = this.#choose(`field ${known}`, field.static ? qualified : [name, ...qualified], ['', '_after']);
    return field.static ? `Statics.${identifier}` : identifier;
  }

  fieldAfter(field: FieldName): string {
    return `${this.field(field)}_after`;
  }

  constant(text: string, type: TypeName): string {
    if (text === 'null' || text === 'true' || text === 'false') return text;
    this.constants.set(text, type);
    const kind = type === 'java.lang.String' ? 'text' : type === 'java.lang.Class' ? 'class' : 'number';
    if (!isPrimitive(type)) this.type(type);
    const plain = text.replace(/[^\p{L}\p{N}]/gu, '_').slice(0, 20);
    return this.#choose(`constant ${text}`, [`${kind}_${text.startsWith('-') ? 'minus' : ''}${plain}`], ['']);
  }

  /** An identifier of a predicate or of one of its parameters that means nothing else. */
  local(name: string): string {
    const plain = safe(name);
    return TAKEN.has(plain) || this.#owners.has(plain) ? `${plain}_` : plain;
  }

  predicate(key: string, name: string): string {
    return this.#choose(`predicate ${key}`, [name], ['']);
  }

  /** The first choice of which all variants are free; numbered where none is. */
  #choose(key: string, choices: readonly string[], variants: readonly string[]): string {
    const known = this.#names.get(key);
    if (known !== undefined) return known;
    const isFree = (name: string): boolean =>
      variants.every((variant) => !this.#owners.has(name + variant) && !TAKEN.has(name + variant));
    const all = choices.map(safe);
    let name = all.find(isFree);
    for (let number = 2; name === undefined; number++) {
      const numbered = `${all.at(-1)}_${number}`;
      if (isFree(numbered)) name = numbered;
    }
    for (const variant of variants) this.#owners.set(name + variant, key);
    this.#names.set(key, name);
    return name;
  }
}

/** Letters, digits and underscores, a letter first. */
function safe(name: string): string {
  const plain = name.replace(/[^A-Za-z0-9_]/g, '_');
  return /^[A-Za-z]/.test(plain) ? plain : `x${plain}`;
}
