/** What the names in a specification mean: relations of the heaps by their keys, types, parameters. */
import type { Value } from '../../../../src/execution/memory/values.js';
import { Flag, hasFlag } from '../../../../src/ir/program.js';
import type { Relation } from './evaluate.js';
import type { CallStates } from './states.js';
import { Misread } from './tokens.js';

export class Names {
  readonly #states: CallStates;
  /** What names mean, once found out. */
  readonly #keys = new Map<string, string | undefined>();
  readonly #types = new Map<string, string | undefined>();

  constructor(states: CallStates) {
    this.#states = states;
  }

  parameter(name: string): Relation | undefined {
    const { method, values } = this.#states.call;
    const isStatic = values.length === method.parameters.length;
    if (name === 'this' && !isStatic)
      return { arity: 1, tuples: new Set([this.#states.atoms.of(values[0] as Value, '')]) };
    const place = method.parameters.findIndex((parameter) => parameter.name === name);
    if (place < 0) return undefined;
    const type = method.parameters[place]?.type ?? '';
    return { arity: 1, tuples: new Set([this.#states.atoms.of(values[place + (isStatic ? 0 : 1)] as Value, type)]) };
  }

  fieldKey(name: string): string | undefined {
    if (!this.#keys.has(name)) this.#keys.set(name, this.#findField(name));
    return this.#keys.get(name);
  }

  #findField(name: string): string | undefined {
    const keys = new Set([...this.#states.before.relations.keys(), ...this.#states.after.relations.keys()]);
    const found = [...keys].filter((key) => this.means(name, key));
    if (found.length === 0) found.push(...[...keys].filter((key) => key.endsWith(`.${name}`) && this.arity(key) > 1));
    if (found.length > 1) throw new Misread(`${name} means ${found.join(' and ')}`);
    if (found.length === 1) return found[0];
    // A field of a class without objects.
    for (const { name: owner, fields } of this.#states.call.classes) {
      const field = fields.find((each) => this.#isCalled(name, owner, each.name));
      if (field !== undefined) return `${owner}.${field.name}`;
    }
    return /^(?:\w+_)?elements$|^length$/.test(name) ? name : undefined;
  }

  /** Whether a printed name means the relation with this key. */
  means(name: string, key: string): boolean {
    if (!key.includes('.')) return name === key;
    const at = key.lastIndexOf('.');
    const [owner, field] = [key.slice(0, at), key.slice(at + 1)];
    return this.#isCalled(name, owner, field);
  }

  /** Fields are qualified where they are static, where another class declares one of that name, or a parameter has it. */
  #isCalled(name: string, owner: string, field: string): boolean {
    const isQualified = name === `${owner}.${field}` || name === `${simpleNameOf(owner)}.${field}`;
    if (!this.#isPlain(`${owner}.${field}`)) return isQualified;
    return (
      name === field ||
      (isQualified && this.#states.call.method.parameters.some((parameter) => parameter.name === field))
    );
  }

  #isPlain(key: string): boolean {
    const field = key.slice(key.lastIndexOf('.') + 1);
    if (this.arity(key) === 1 || !this.isOfInput(key.slice(0, key.lastIndexOf('.')))) return false;
    return this.#states.call.classes.filter(({ fields }) => fields.some(({ name }) => name === field)).length === 1;
  }

  typeNamed(name: string): string | undefined {
    if (!this.#types.has(name)) this.#types.set(name, this.#findType(name));
    return this.#types.get(name);
  }

  #findType(name: string): string | undefined {
    if (/^(?:int|short|byte|char|long|float|double|boolean)$/.test(name)) return name;
    if (name.endsWith('_array')) return `${this.typeNamed(name.slice(0, -6))}[]`;
    const all = [
      ...this.#states.call.classes.map((each) => each.name),
      ...[...this.#states.after.objects].flatMap((object) => [...object.type.supertypes]),
      'java.lang.Object',
      'java.lang.String',
    ];
    return (
      all.find((type) => isNameFor(name, type)) ??
      (/^(?:java\.(?:\p{Ll}\w*\.)+)?\p{Lu}[\w$]*$/u.test(name) ? name : undefined)
    );
  }

  isOfInput(owner: string): boolean {
    return this.#states.call.classes.some(({ name }) => name === owner);
  }

  arity(key: string): number {
    const known = this.#states.after.relations.get(key) ?? this.#states.before.relations.get(key);
    if (known !== undefined) return known.arity;
    if (key.endsWith('elements')) return 3;
    const at = key.lastIndexOf('.');
    const field = this.#states.call.classes
      .find(({ name }) => name === key.slice(0, at))
      ?.fields.find(({ name }) => name === key.slice(at + 1));
    return field !== undefined && hasFlag(field, Flag.STATIC) ? 1 : 2;
  }
}

export function simpleNameOf(name: string): string {
  return name.slice(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1);
}

/** Whether `Entry`, `Entry_2` or `Map$Entry` names the class. */
export function isNameFor(name: string, type: string): boolean {
  const element = type.replaceAll('[]', '');
  const suffix = '_array'.repeat((type.length - element.length) / 2);
  const nested = element.slice(element.lastIndexOf('.') + 1);
  const simple = nested.slice(nested.lastIndexOf('$') + 1);
  const plain = name.replace(/_\d+$/, '');
  return [element, nested, simple, element.replaceAll('.', '_'), nested.replaceAll('.', '_')].some(
    (each) => each + suffix === name || each + suffix === plain,
  );
}
