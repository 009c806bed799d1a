/** Names in the specification of one method: source names, qualified where they would mean two things. */

import type { MethodDeclaration } from '../../ir/program.js';
import type { TypeName } from '../../ir/types.js';
import type { FieldName, RelationSymbol } from '../../machines/relational/symbols.js';
import { type Names, RESERVED } from '../../machines/relational/text/names.js';
import type { ProgramNames } from './program-names.js';

/** What of the method's allocations is shown. */
export interface ShownAllocations {
  /** Whether objects of the type, or of a type below it, are allocated and may outlive the call. */
  allocates(type: TypeName): boolean;
  /** The place of a new object among those of its type that are shown, from 1. */
  numberOf(type: TypeName, number: number): number;
}

export class MethodNames implements Names {
  readonly #program: ProgramNames;
  readonly #parameters: ReadonlySet<string>;
  readonly #allocations: ShownAllocations;
  /** Whose name it is. */
  readonly #taken = new Map<string, string>();
  readonly #names = new Map<string, string>();
  /** Fields that have the name of a parameter. */
  readonly #hidden = new Map<string, string>();

  constructor(program: ProgramNames, { parameters }: MethodDeclaration, allocations: ShownAllocations) {
    this.#program = program;
    this.#allocations = allocations;
    this.#parameters = new Set(parameters.map(({ name }) => parameterName(name)));
    for (const word of RESERVED) this.#taken.set(word, '');
    for (const name of this.#parameters) this.#taken.set(name, 'parameter');
  }

  field(field: FieldName): string {
    const { owner, name } = field;
    return this.#choose(`field ${owner} ${name}`, () => {
      if (owner.endsWith('[]')) return [arrayRelation(owner, name), `array_${arrayRelation(owner, name)}`];
      const qualified = this.#program.namesOfType(owner).map((type) => `${type}.${name}`);
      return field.static || !this.#program.isOnlyField(owner, name) ? qualified : [name, ...qualified];
    });
  }

  /** As `next'` is called: parameters have no state after the call, so that a field may have the name of one. */
  relation(field: FieldName): string {
    const { owner, name } = field;
    const isHidden = !field.static && this.#taken.get(name) === 'parameter' && this.#program.isOnlyField(owner, name);
    const key = `field ${owner} ${name}`;
    if (!isHidden || (this.#hidden.get(name) ?? key) !== key) return this.field(field);
    this.#hidden.set(name, key);
    return name;
  }

  type(type: TypeName): string {
    const name = this.typeBefore(type);
    return this.#allocations.allocates(type) ? `${name}'` : name;
  }

  typeBefore(type: TypeName): string {
    return this.#choose(`type ${type}`, () => this.#program.namesOfType(type));
  }

  parameter(symbol: Extract<RelationSymbol, { kind: 'parameter' }>): string {
    return symbol.name === 'this' ? 'this' : parameterName(symbol.name);
  }

  newObject(type: TypeName, number: number): string {
    const shown = this.#allocations.numberOf(type, number);
    const name = `New_${this.#plain(type)}`;
    return shown === 1 ? name : `${name}_${shown}`;
  }

  newSet(type: TypeName): string {
    return `set_New_${this.#plain(type)}`;
  }

  /** A name that means nothing else yet. */
  fresh(name: string): string {
    return this.#choose(`fresh ${name}`, () => [name]);
  }

  /** A type's name as part of a name. */
  #plain(type: TypeName): string {
    return this.typeBefore(type).replaceAll('.', '_');
  }

  #choose(key: string, choices: () => readonly string[]): string {
    let name = this.#names.get(key);
    if (name === undefined) {
      const all = choices();
      name = all.find((choice) => this.#isFree(key, choice)) ?? `${all.at(-1)}_`;
      while (!this.#isFree(key, name)) name += '_';
      this.#taken.set(name, key);
      this.#names.set(key, name);
    }
    return name;
  }

  #isFree(key: string, name: string): boolean {
    const isArrayRelation = key.startsWith('field ') && !name.includes('.') && key.includes('[] ');
    if (isArrayRelation && this.#program.isField(name)) return false;
    return (this.#taken.get(name) ?? key) === key;
  }
}

/** Parameters keep their names, unless an operator has it. */
export function parameterName(name: string): string {
  const plain = name.replace(/[^\p{L}\p{N}_$]/gu, '_');
  return RESERVED.has(plain) ? `${plain}_` : plain;
}

/** `elements` of arrays of references, `int_elements`, `length`. */
function arrayRelation(owner: TypeName, name: string): string {
  const element = owner.slice(0, -2);
  return element === '' || element.includes('.') ? name : `${element}_${name}`;
}
