/** What of a specification JML can say: which locations may be assigned, the result, and the values of written fields. */
import { type Algebra, type Condition, type Node, Operator } from '../../../machines/relational/algebra.js';
import type { Outcome } from '../../../machines/relational/summary.js';
import type { FieldName } from '../../../machines/relational/symbols.js';
import type { ResultContext } from '../method-result.js';
import { type BoundedOutcome, boundsOfOutcome } from '../outcome-bounds.js';
import { simpleNameOf } from '../program-names.js';
import { JavaText } from './java-text.js';

export interface JmlClauses {
  /** `assignable …`, `ensures …`, without the sign of a comment. */
  readonly clauses: readonly string[];
  /** Relations of which not all is said. */
  readonly left: readonly string[];
}

interface Write {
  readonly object: Node;
  readonly guard: Condition | undefined;
  readonly value: Node;
}

export function jmlClauses(context: ResultContext, outcome: Outcome): JmlClauses {
  const bounded = boundsOfOutcome(context.algebra, outcome, context.limit);
  return new Clauses(context.algebra, bounded).all();
}

class Clauses {
  readonly #algebra: Algebra;
  readonly #bounded: BoundedOutcome;
  readonly #java: JavaText;
  /** Where new objects are found after the call. */
  readonly #places = new Map<Node, string>();
  readonly #ensures: string[] = [];
  readonly #left = new Set<string>();

  constructor(algebra: Algebra, bounded: BoundedOutcome) {
    this.#algebra = algebra;
    this.#bounded = bounded;
    this.#java = new JavaText(algebra);
  }

  all(): JmlClauses {
    const { value, fields } = this.#bounded;
    this.#findPlaces();
    if (value !== undefined) {
      const { lower, upper } = value.detailed;
      if (lower !== upper || !this.#isValue('\\result', upper)) this.#left.add('\\result');
    }
    for (const { field, before, detailed } of fields) {
      const writes = detailed.lower === detailed.upper ? this.#writes(before, detailed.upper) : undefined;
      const isSaid = field.static
        ? this.#isStatic(field, detailed)
        : writes !== undefined && this.#isWritten(field, writes);
      if (!isSaid) this.#left.add(`${field.name}'`);
    }
    return { clauses: [this.#assignable(), ...this.#ensures.map((each) => `ensures ${each};`)], left: [...this.#left] };
  }

  #isStatic(field: FieldName, { lower, upper }: { readonly lower: Node; readonly upper: Node }): boolean {
    return lower === upper && this.#isValue(`${simpleNameOf(field.owner)}.${field.name}`, upper);
  }

  /** Says that what is written `place` after the call has the value. */
  #isValue(place: string, node: Node): boolean {
    const algebra = this.#algebra;
    if (algebra.operator(node) === Operator.CHOICE) {
      const [condition, then, otherwise] = algebra.arguments(node) as [Condition, Node, Node];
      const formula = this.#java.formula(condition);
      if (formula === undefined) return false;
      const [isTrue, isFalse] = [algebra.truth(true), algebra.truth(false)];
      if (then === isTrue && otherwise === isFalse) return this.#ensure(`${place} <==> \\old(${formula})`);
      if (then === isFalse && otherwise === isTrue) return this.#ensure(`${place} <==> !\\old(${formula})`);
      const [first, second] = [this.#after(then), this.#after(otherwise)];
      if (first === undefined || second === undefined) return false;
      this.#ensure(`\\old(${formula}) ==> ${equal(place, first)}`);
      return this.#ensure(`!\\old(${formula}) ==> ${equal(place, second)}`);
    }
    if (this.#places.get(node) === place) return this.#ensure(`fresh(${place})`);
    const text = this.#after(node);
    return text !== undefined && this.#ensure(equal(place, text));
  }

  #ensure(formula: string): true {
    this.#ensures.push(formula);
    return true;
  }

  /** A value of the state before, as it is called after the call. */
  #after(node: Node): string | undefined {
    const place = this.#places.get(node);
    if (place !== undefined) return place;
    const symbol = this.#algebra.symbol(node);
    const text = this.#java.value(node);
    return text === undefined || symbol?.kind === 'parameter' || symbol?.kind === 'constant' ? text : `\\old(${text})`;
  }

  #isWritten(field: FieldName, writes: readonly Write[]): boolean {
    const said = writes.map(({ object, guard, value }, place) => {
      const [target, text] = [this.#after(object), this.#after(value)];
      const when = guard === undefined ? 'true' : this.#java.formula(guard);
      if (target === undefined || text === undefined || when === undefined) return undefined;
      const conditions = when === 'true' ? [] : [`\\old(${when})`];
      // A later write to the same object hides it.
      for (const later of writes.slice(place + 1)) {
        if (isApart(this.#algebra, object, later.object)) continue;
        const other = this.#after(later.object);
        if (other === undefined || later.guard !== undefined) return undefined;
        conditions.push(`${target} != ${other}`);
      }
      const location = `${target}.${field.name}`;
      const isFresh = this.#places.get(value) === location;
      const formula = isFresh ? `fresh(${location})` : equal(location, text);
      return conditions.length === 0 ? formula : `${conditions.join(' && ')} ==> ${formula}`;
    });
    if (said.includes(undefined)) return false;
    for (const formula of said) if (formula !== undefined) this.#ensure(formula);
    return true;
  }

  /** The writes that the relation consists of, first to last. */
  #writes(before: Node, after: Node): readonly Write[] | undefined {
    const algebra = this.#algebra;
    const writes: Write[] = [];
    let rest = after;
    while (rest !== before) {
      if (algebra.operator(rest) !== Operator.OVERRIDE) return undefined;
      const [base, change] = algebra.arguments(rest) as [Node, Node];
      if (algebra.operator(change) !== Operator.PRODUCT) return undefined;
      const [domain, value] = algebra.arguments(change) as [Node, Node];
      if (algebra.operator(domain) === Operator.CHOICE) {
        const [condition, then, otherwise] = algebra.arguments(domain) as [Condition, Node, Node];
        const isThen = algebra.isNone(otherwise);
        if (!isThen && !algebra.isNone(then)) return undefined;
        const guard = isThen ? condition : algebra.conditions.not(condition);
        writes.unshift({ object: isThen ? then : otherwise, guard, value });
      } else writes.unshift({ object: domain, guard: undefined, value });
      rest = base;
    }
    return writes;
  }

  /** New objects by the result, or by a field of an old object in which they certainly are after the call. */
  #findPlaces(): void {
    const { value, fields, allocated } = this.#bounded;
    const isNew = (node: Node): boolean =>
      allocated.some(({ object }) => object === node) && this.#algebra.symbol(node)?.kind === 'new';
    if (value !== undefined && value.detailed.lower === value.detailed.upper && isNew(value.detailed.upper)) {
      this.#places.set(value.detailed.upper, '\\result');
    }
    for (const { field, before, detailed } of fields) {
      if (field.static || detailed.lower !== detailed.upper) continue;
      const last = this.#writes(before, detailed.upper)?.at(-1);
      if (last === undefined || last.guard !== undefined || !isNew(last.value) || this.#places.has(last.value))
        continue;
      const object = this.#after(last.object);
      if (object !== undefined) this.#places.set(last.value, `${object}.${field.name}`);
    }
  }

  #assignable(): string {
    const locations = this.#bounded.fields
      .filter(({ isModified }) => isModified)
      .flatMap(({ field, before, detailed }) => {
        if (field.static) return [`${simpleNameOf(field.owner)}.${field.name}`];
        const writes = detailed.lower === detailed.upper ? this.#writes(before, detailed.upper) : undefined;
        const old = writes?.filter(({ object }) => this.#algebra.symbol(object)?.kind !== 'new');
        return old === undefined ? [undefined] : old.map(({ object }) => this.#location(object, field));
      });
    if (locations.length === 0) return 'assignable \\nothing;';
    if (locations.includes(undefined)) return 'assignable \\everything;';
    return `assignable ${[...new Set(locations)].join(', ')};`;
  }

  #location(object: Node, field: FieldName): string | undefined {
    const text = this.#java.value(object);
    return text === undefined || field.columns.length !== 2 ? undefined : `${text}.${field.name}`;
  }
}

function equal(place: string, value: string): string {
  return value === 'true' ? place : value === 'false' ? `!${place}` : `${place} == ${value}`;
}

/** Whether two objects are certainly different: new ones from each other and from old ones. */
function isApart(algebra: Algebra, left: Node, right: Node): boolean {
  return algebra.isNone(algebra.intersection([left, right]));
}
