/** Names of typestates in words, made of what their predicates say: `disposed`, `no head`, `stale`, `set partly stale`. */
import type { PredicateValue, TypestateContents } from '../../../machines/predicates/typestates/typestates.js';
import { ITSELF, type Predicate } from '../../../machines/predicates/vocabulary.js';
import { adjectiveOf } from '../words/predicates.js';
import { constantText } from './result-names.js';

type IsStatic = (field: { readonly owner: string; readonly name: string }) => boolean;

/** By typestate, in order; no two of a class are the same. No more is said than tells it from the others. */
export function namesOf(
  typestates: readonly TypestateContents[],
  predicates: readonly Predicate[],
  isStatic: IsStatic,
): readonly string[] {
  const words = new Words(predicates, isStatic);
  const all = typestates.map((contents) => words.of(contents));
  const names = typestates.map(({ type }, index) => {
    const own = all[index] ?? [];
    let rivals = all.filter((_, other) => other !== index && typestates[other]?.type === type);
    const telling: string[] = [];
    for (const word of own) {
      const left = rivals.filter((others) => others.includes(word));
      if (left.length < rivals.length) telling.push(word);
      rivals = left;
    }
    return telling.length > 0 ? telling.join(', ') : (own[0] ?? 'any');
  });
  const taken = new Set<string>();
  return names.map((name, index) => {
    const type = typestates[index]?.type ?? '';
    let unique = name;
    for (let count = 2; taken.has(`${type} ${unique}`); count++) unique = `${name} (${count})`;
    taken.add(`${type} ${unique}`);
    return unique;
  });
}

class Words {
  readonly #predicates: ReadonlyMap<string, Predicate>;
  readonly #isStatic: IsStatic;
  /** Whether there is one equality between objects only, so that its fields need not be named. */
  readonly #isPlain: boolean;

  constructor(predicates: readonly Predicate[], isStatic: IsStatic) {
    this.#predicates = new Map(predicates.map((predicate) => [predicate.id, predicate]));
    this.#isStatic = isStatic;
    const duals = predicates.filter(
      (predicate) => predicate.kind === 'fields' && predicate.via !== undefined && predicate.via.length > 0,
    );
    this.#isPlain = duals.length <= 1;
  }

  of(contents: TypestateContents): readonly string[] {
    const words: string[] = [];
    const constants = new Set<string>();
    for (const [id, value] of contents.predicates) {
      const predicate = this.#predicates.get(id.replace(/ of others$/, ''));
      if (value !== 'true') continue;
      if (predicate?.kind === 'fields' && this.#isStatic(predicate.right)) constants.add(keyOf(predicate.left));
      if (predicate?.kind === 'field-constant' && predicate.operator === '=') constants.add(keyOf(predicate.field));
    }
    const others = this.#othersIn(contents, constants);
    for (const [id, value] of contents.predicates) {
      const predicate = this.#predicates.get(id.replace(/ of others$/, ''));
      if (predicate === undefined) continue;
      // What a field is tells what it is not.
      const field = predicate.kind === 'fields' ? predicate.left : 'field' in predicate ? predicate.field : undefined;
      const other = field === undefined ? undefined : others.get(keyOf(field));
      if (other !== undefined && this.#asksForOne(predicate)) {
        if (!words.includes(other)) words.push(other);
        continue;
      }
      const isTold = value !== 'true' && field !== undefined && constants.has(keyOf(field));
      const isFollowed = predicate.kind === 'field-null' && contents.fields.get(keyOf(predicate.field)) != null;
      const word = isTold ? undefined : this.#word(predicate, value, contents);
      if (word !== undefined && !(isFollowed && value === 'false')) words.push(word);
      else if (isFollowed && value === 'false') words.push(`has ${predicate.field.name}`);
    }
    for (const [key, target] of contents.fields) {
      const field = key.slice(key.lastIndexOf('.') + 1);
      if (target === null) {
        if (!words.includes(`no ${field}`)) words.push(`no ${field}`);
        continue;
      }
      if (target.isRaw) words.push(`${field} not constructed`);
      const inner = this.of(target);
      const told = inner.map((word) =>
        /^(?:no|has) /.test(word) ? `${field} with ${word.replace(/^has /, '')}` : `${field} ${word}`,
      );
      words.push(...told);
      if (told.length > 0) remove(words, `has ${field}`);
    }
    return words;
  }

  /** Whether the field is one constant. */
  #asksForOne(predicate: Predicate): boolean {
    if (predicate.kind === 'field-constant') return predicate.operator === '=' && predicate.constant.type !== 'boolean';
    return predicate.kind === 'fields' && predicate.operator === '=' && this.#isStatic(predicate.right);
  }

  /** Fields that are none of several constants, in words. */
  #othersIn(contents: TypestateContents, constants: ReadonlySet<string>): ReadonlyMap<string, string> {
    const counts = new Map<string, number>();
    for (const [id, value] of contents.predicates) {
      const predicate = this.#predicates.get(id);
      if (predicate === undefined || value !== 'false' || !this.#asksForOne(predicate)) continue;
      const field = predicate.kind === 'fields' ? predicate.left : 'field' in predicate ? predicate.field : undefined;
      if (field !== undefined) counts.set(keyOf(field), (counts.get(keyOf(field)) ?? 0) + 1);
    }
    return new Map(
      [...counts]
        .filter(([key, count]) => count > 1 && !constants.has(key))
        .map(([key]) => [key, `other ${key.slice(key.lastIndexOf('.') + 1)}`]),
    );
  }

  #word(predicate: Predicate, value: PredicateValue, { type }: TypestateContents): string | undefined {
    switch (predicate.kind) {
      case 'object-null':
        return undefined;
      case 'field-null': {
        const { name } = predicate.field;
        return value === 'true' ? `no ${name}` : value === 'false' ? `has ${name}` : `${name} unknown`;
      }
      case 'field-constant':
        return constantWord(predicate, value);
      case 'fields':
        return this.#dualWord(predicate, value, type);
    }
  }

  #dualWord(
    predicate: Extract<Predicate, { readonly kind: 'fields' }>,
    value: PredicateValue,
    type: string,
  ): string | undefined {
    const { left, right, operator, via } = predicate;
    if (left.name === ITSELF && type === left.owner) {
      return value === 'true' ? `the ${right.name}` : value === 'false' ? `not the ${right.name}` : undefined;
    }
    if (left.name === ITSELF && value !== 'none') {
      const buddy = simpleName(left.owner);
      const which = { true: 'each', false: 'no', mixed: 'some', unknown: 'perhaps some' }[value];
      return `${which} ${buddy} the ${right.name}`;
    }
    if (this.#isStatic(right)) {
      if (value === 'true') return `${left.name} ${right.name}`;
      return value === 'false' ? `${left.name} not ${right.name}` : `${left.name} unknown`;
    }
    if (value === 'none') return type === left.owner ? undefined : `no ${simpleName(left.owner)}`;
    if (operator === '=' && via !== undefined && via.length > 0) {
      const word = { true: 'current', false: 'stale', mixed: 'partly stale', unknown: 'perhaps stale' }[value];
      return this.#isPlain ? word : `${left.name} ${word}`;
    }
    const text = `${left.name} ${operator} ${right.name}`;
    return value === 'true' ? text : value === 'false' ? `not ${text}` : `${value} ${text}`;
  }
}

function constantWord(
  { field, operator, constant }: Extract<Predicate, { readonly kind: 'field-constant' }>,
  value: PredicateValue,
): string {
  if (value !== 'true' && value !== 'false') return `${field.name} unknown`;
  const holds = value === 'true';
  if (constant.type === 'boolean' && operator === '=') {
    const isTrue = (constant.value !== 0) === holds;
    const word = adjectiveOf(field.name) ?? field.name;
    return isTrue ? word : `not ${word}`;
  }
  const text = constantText(constant);
  if (operator === '=') return holds ? `${field.name} ${text}` : `${field.name} not ${text}`;
  if (operator === '<') return `${field.name} ${holds ? 'below' : 'at least'} ${text}`;
  return `${field.name} ${holds ? 'at most' : 'above'} ${text}`;
}

function remove(words: string[], word: string): void {
  const index = words.indexOf(word);
  if (index >= 0) words.splice(index, 1);
}

function keyOf({ owner, name }: { readonly owner: string; readonly name: string }): string {
  return `${owner}.${name}`;
}

function simpleName(type: string): string {
  return type.slice(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1);
}
