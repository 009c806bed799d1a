/**
 * Which link fields point back along others: the parent fields of a universe.
 *
 * Taking a field for a parent field is never wrong, only of no use where it is not the inverse of others: then the objects
 * whose field it is are kept apart. So guesses are allowed.
 */

import type { Code } from '../../../../engine/code.js';
import type { FieldSelector, Term } from '../../../../facts/index.js';
import type { FieldReference } from '../../../../ir/instructions.js';
import { CONTRACTION_BUDGETS } from '../budgets.js';

export interface InverseHints {
  /** In the order of their declarations. */
  readonly links: readonly FieldReference[];
  /** The code that is run. */
  readonly codes: Iterable<Code>;
  /** All formulas about it. */
  readonly formulas: readonly Term[];
  /** What the user says: `prev` is the inverse of `next`. */
  readonly named?: readonly { readonly field: string; readonly of: string }[];
}

const MOST_PARENTS = CONTRACTION_BUDGETS['shapes/inverses'].mostParents.most;
const BACKWARDS = /prev|pred|parent|back|before|owner|^up$/i;
const FORWARDS = /next|succ|left|right|child|sibling|first|last|head|tail|after|down/i;

export function inverseFields(hints: InverseHints): readonly FieldReference[] {
  return new Inverses(hints).parents();
}

/** `back` leads from where `field` leads to back again. */
interface Pair {
  readonly field: string;
  readonly back: string;
}

class Inverses {
  readonly #links: ReadonlyMap<string, FieldReference>;
  readonly #order: readonly string[];
  readonly #hints: InverseHints;
  /** Fields that a formula lists together: both lead on. */
  readonly #together: (readonly string[])[] = [];

  constructor(hints: InverseHints) {
    this.#hints = hints;
    this.#links = new Map(hints.links.map((field) => [spelled(field), field]));
    this.#order = [...this.#links.keys()];
  }

  /** What the user says comes first, then formulas, then code: a field that leads on by one of them is no parent by another. */
  parents(): readonly FieldReference[] {
    const stated = this.#named();
    const formulas = this.#hints.formulas.flatMap((term) => [...this.#ofFormula(term)]);
    const parents = new Set<string>();
    const forwards = new Set<string>();
    for (const pairs of [stated, formulas, this.#ofCode()]) {
      for (const { field, back } of pairs) {
        if (field === back || parents.has(field) || forwards.has(back) || this.#leadOn(field, back)) continue;
        if (!parents.has(back) && parents.size === MOST_PARENTS) continue;
        parents.add(back);
        forwards.add(field);
      }
    }
    return this.#order.filter((name) => parents.has(name)).map((name) => this.#links.get(name) as FieldReference);
  }

  #leadOn(field: string, back: string): boolean {
    return this.#together.some((fields) => fields.includes(field) && fields.includes(back));
  }

  #named(): readonly Pair[] {
    const called = (name: string): readonly string[] =>
      this.#order.filter((key) => this.#links.get(key)?.name === name || key === name);
    return (this.#hints.named ?? []).flatMap(({ field, of }) =>
      called(of).flatMap((forward) => called(field).map((back): Pair => ({ field: forward, back }))),
    );
  }

  *#ofFormula(part: unknown): Generator<Pair> {
    if (typeof part !== 'object' || part === null) return;
    if (isTerm(part)) {
      if (part.kind === 'predicate') {
        const [next, prev] = part.fields.map((selector) => this.#selected(selector));
        if (part.name === 'dll') {
          for (const field of next ?? []) for (const back of prev ?? []) yield { field, back };
        } else if (part.name === 'tree' || part.name === 'acyclic') {
          this.#together.push(part.fields.flatMap((selector) => this.#selected(selector)));
        }
      } else if (part.kind === 'compare' && part.operator === '==') {
        yield* this.#thereAndBack(part.left, part.right);
        yield* this.#thereAndBack(part.right, part.left);
      }
    }
    for (const inner of Object.values(part)) yield* this.#ofFormula(inner);
  }

  /** `n.f.g == n`. */
  *#thereAndBack(path: Term, end: Term): Generator<Pair> {
    if (end.kind !== 'quantified-variable' || path.kind !== 'field' || path.base.kind !== 'field') return;
    const { base } = path;
    if (base.base.kind !== 'quantified-variable' || base.base.slot !== end.slot) return;
    const [field, back] = [spelled(base.field), spelled(path.field)];
    if (this.#links.has(field) && this.#links.has(back)) yield { field, back };
  }

  #selected(selector: FieldSelector): readonly string[] {
    if (selector.kind === 'elements') return [];
    if (selector.kind === 'one') return this.#links.has(spelled(selector.field)) ? [spelled(selector.field)] : [];
    return this.#order.filter((key) => this.#links.get(key)?.name === selector.name);
  }

  /** Two stores in one body, `a.next = b` and `b.prev = a`. Names decide which of the two leads back, else their order. */
  #ofCode(): readonly Pair[] {
    const pairs: Pair[] = [];
    for (const { body } of this.#hints.codes) {
      const stores = body.edges.flatMap(({ instruction }) => {
        if (instruction.kind !== 'store' || instruction.place.kind !== 'field') return [];
        const { base, field } = instruction.place;
        const { value } = instruction;
        const isLink = value.kind === 'variable' && this.#links.has(spelled(field));
        return isLink ? [{ base: base.index, field: spelled(field), value: value.index }] : [];
      });
      for (const one of stores) {
        for (const other of stores) {
          if (one.field === other.field || one.base !== other.value || other.base !== one.value) continue;
          if (this.#leadsBack(other.field, one.field)) pairs.push({ field: one.field, back: other.field });
        }
      }
    }
    return pairs;
  }

  #leadsBack(back: string, field: string): boolean {
    const [backName, name] = [this.#links.get(back)?.name ?? '', this.#links.get(field)?.name ?? ''];
    const isBack = (each: string): boolean => BACKWARDS.test(each) && !FORWARDS.test(each);
    const isForward = (each: string): boolean => FORWARDS.test(each) && !BACKWARDS.test(each);
    if (isBack(backName) !== isBack(name)) return isBack(backName);
    if (isForward(backName) !== isForward(name)) return isForward(name);
    return !isForward(name) && this.#order.indexOf(back) > this.#order.indexOf(field);
  }
}

function spelled({ owner, name }: FieldReference): string {
  return `${owner}.${name}`;
}

function isTerm(part: object): part is Term {
  return 'kind' in part && 'type' in part;
}
