/** The predicates about fields that a slice has found: normalised, each once, only those that can say something. */

import type { Constant, FieldReference } from '../../../ir/instructions.js';
import { type ClassName, isPrimitive, isReference, STRING, type TypeName } from '../../../ir/types.js';
import { ITSELF, type PredicateOperator } from '../../../machines/predicates/vocabulary.js';
import { TYPESTATE_BUDGETS } from '../budgets.js';
import { opposite } from './atoms.js';
import type { SliceCode } from './code.js';
import { type AccessPath, type Relation, relationOf } from './paths.js';
import type { FieldSource, Source } from './sources.js';

export interface FieldPredicate {
  readonly left: FieldSource;
  readonly operator: PredicateOperator;
  readonly right: FieldSource | { readonly kind: 'constant'; readonly constant: Constant } | { readonly kind: 'null' };
  /** For two fields: how the second object is found; undefined where nothing relates them. */
  readonly relation?: Relation;
}

const HIGHEST_COUNT = TYPESTATE_BUDGETS['discovery/predicates'].highestCount.most;
export const MOST_PREDICATES = TYPESTATE_BUDGETS['discovery/predicates'].mostPredicates.most;

/** Whether assertions are on is decided outside. */
export const IGNORED = '$assertionsDisabled';

export class FieldPredicates {
  readonly #code: SliceCode;
  readonly #found: (predicate: FieldPredicate) => void;
  readonly #known = new Map<string, FieldPredicate>();
  /** Classes whose references clients may give as null where that decides something. */
  readonly givenNull = new Set<ClassName>();
  /** Primitive fields that the code compares with others: within a call it must be known how, whether or not anything stays between calls. */
  readonly compared = new Map<string, FieldReference>();
  isCutOff = false;

  constructor(code: SliceCode, found: (predicate: FieldPredicate) => void) {
    this.#code = code;
    this.#found = found;
  }

  /** In the order found. A pair of unrelated objects is left out where the same fields are compared for related ones. */
  get all(): readonly FieldPredicate[] {
    const all = [...this.#known.values()];
    return all.filter((predicate) => !this.#isRedundant(predicate, all));
  }

  /** `compared`: the code compares the two, they do not only come to be compared after stores. */
  add(left: Source, operator: PredicateOperator, right: Source, reason: 'compared' | 'written'): void {
    if (left.kind === 'field' && right.kind === 'field') return this.#addFields(left, operator, right, reason);
    if (left.kind === 'field') return this.#addSingle(left, operator, right);
    if (right.kind === 'field') return this.#addSingle(right, opposite(operator), left);
    if (left.kind === 'given' && right.kind === 'null') this.givenNull.add(left.type);
    if (right.kind === 'given' && left.kind === 'null') this.givenNull.add(right.type);
  }

  /** Whether an object of the class is what a field of an object contains that is found from it. */
  addItself(type: ClassName, path: AccessPath, right: FieldSource): void {
    if (!isReference(right.field.type) || !this.#mayBe(type, right.field.type)) return;
    const left: FieldSource = { kind: 'field', field: { owner: type, name: ITSELF, type }, path, offset: 0 };
    const relation = this.#relation(left, right);
    if (relation === undefined || (relation.isReversed && relation.via.length > 0)) return;
    const via = relation.via.map((field) => this.#code.keyOf(field)).join(' ');
    this.#add(`${this.#key(left)} = ${this.#key(right)} ${via}`, { left, operator: '=', right, relation });
  }

  #addSingle(field: FieldSource, operator: PredicateOperator, other: Source): void {
    if (field.field.name === IGNORED || field.field.name === ITSELF || this.#code.isFixed(field.field)) return;
    if (other.kind === 'null' && this.#code.isOuterInstance(field.field)) return;
    if (other.kind === 'null' && isReference(field.field.type)) {
      this.#add(`${this.#key(field)} = null`, { left: field, operator: '=', right: other });
    } else if (other.kind === 'constant' && field.field.type === STRING && typeof other.constant.value === 'string') {
      if (operator !== '=' || field.offset !== 0) return;
      const right = { kind: 'constant', constant: other.constant } as const;
      this.#add(`${this.#key(field)} = ${JSON.stringify(other.constant.value)}`, { left: field, operator, right });
    } else if (other.kind === 'constant' && isPrimitive(field.field.type) && isPrimitive(other.constant.type)) {
      const shifted = withoutOffset(field, other.constant);
      if (shifted === undefined) return;
      const [used, constant] = normalised(operator, shifted);
      const left = { ...field, offset: 0 };
      const right = { kind: 'constant', constant } as const;
      this.#add(`${this.#key(field)} ${used} ${constant.value}`, { left, operator: used, right });
    }
  }

  #addFields(left: FieldSource, operator: PredicateOperator, right: FieldSource, reason: 'compared' | 'written'): void {
    if (reason === 'compared' && isPrimitive(left.field.type)) {
      for (const source of [left, right])
        if (!this.#code.isFixed(source.field)) this.compared.set(this.#key(source), source.field);
    }
    if (left.offset !== right.offset || left.field.name === IGNORED || right.field.name === IGNORED) return;
    if (isPrimitive(left.field.type) !== isPrimitive(right.field.type)) return;
    if (this.#code.isFixed(left.field) && this.#code.isFixed(right.field)) return;
    const relation = this.#relation(left, right);
    // Pairs that nothing relates are many, and so are those that only come to be compared after stores; references are known anyway.
    if (
      (relation === undefined && isReference(left.field.type)) ||
      (reason === 'written' && !this.#isWorthwhile(left, relation))
    )
      return;
    const isSymmetric =
      relation === undefined || (operator === '=' && relation.via.length === 0 && !this.#isStatic(left, right));
    const isReversed = isSymmetric ? this.#key(right) < this.#key(left) : relation.isReversed;
    const [one, other] = isReversed ? [right, left] : [left, right];
    const used = isReversed ? opposite(operator) : operator;
    const isSame = this.#key(one) === this.#key(other);
    // Of the same field of the same object there is nothing to say, and of that of any two objects too much.
    if (isSame && (relation === undefined || relation.via.length === 0)) return;
    const via = relation === undefined ? '?' : relation.via.map((field) => this.#code.keyOf(field)).join(' ');
    this.#add(`${this.#key(one)} ${used} ${this.#key(other)} ${via}`, {
      left: { ...one, offset: 0 },
      operator: used,
      right: { ...other, offset: 0 },
      ...(relation === undefined ? {} : { relation: { ...relation, isReversed: false } }),
    });
  }

  /** Whether it may help to know beforehand how fields compare that are compared after stores. */
  #isWorthwhile({ field }: FieldSource, relation: Relation | undefined): boolean {
    if (relation === undefined || isReference(field.type)) return false;
    return new Set(relation.via.map(({ name }) => name)).size === relation.via.length;
  }

  #isStatic(left: FieldSource, right: FieldSource): boolean {
    return left.path === undefined || right.path === undefined;
  }

  /** A static field is found without any path. */
  #relation(left: FieldSource, right: FieldSource): Relation | undefined {
    if (right.path === undefined) return { via: [], isReversed: false };
    if (left.path === undefined) return { via: [], isReversed: true };
    const relation = relationOf(this.#code, left.path, right.path);
    if (relation === undefined) return undefined;
    const [from, to] = relation.isReversed ? [right, left] : [left, right];
    const [first] = relation.via;
    const last = relation.via.at(-1);
    const isTyped =
      this.#mayBe(from.field.owner, first?.owner ?? to.field.owner) &&
      this.#mayBe(last?.type ?? from.field.owner, to.field.owner);
    return isTyped ? relation : undefined;
  }

  /** Whether an object may be of both classes, as far as the classes tell. */
  #mayBe(one: TypeName, other: TypeName): boolean {
    const { hierarchy } = this.#code.component.world;
    return hierarchy.isAssignable(one, other) || hierarchy.isAssignable(other, one);
  }

  #add(key: string, predicate: FieldPredicate): void {
    if (this.#known.has(key)) return;
    if (this.#known.size >= MOST_PREDICATES) {
      this.isCutOff = true;
      return;
    }
    this.#known.set(key, predicate);
    this.#found(predicate);
  }

  #isRedundant({ left, right, relation }: FieldPredicate, all: readonly FieldPredicate[]): boolean {
    if (right.kind !== 'field' || relation !== undefined) return false;
    return all.some(
      (other) =>
        other.right.kind === 'field' &&
        other.relation !== undefined &&
        [this.#key(other.left), this.#key(other.right)].sort().join() ===
          [this.#key(left), this.#key(right)].sort().join(),
    );
  }

  #key({ field }: FieldSource): string {
    return this.#code.keyOf(field);
  }
}

/** `f + k op c` as `f op c - k`, where that ends: small counts that come nearer to zero. */
function withoutOffset({ offset, field }: FieldSource, constant: Constant): Constant | undefined {
  const { value } = constant;
  if (typeof value !== 'number' && typeof value !== 'bigint') return undefined;
  if (field.type === 'boolean') return { ...constant, type: 'boolean', value: 0 };
  if (offset === 0) return ofType(field.type, value);
  const old = Number(value);
  const shifted = old - offset;
  const isNearer = Math.abs(shifted) < Math.abs(old) && Math.abs(old) <= HIGHEST_COUNT && shifted * old >= 0;
  return isNearer ? ofType(field.type, shifted) : undefined;
}

/** Of integers `x < 1` is `x <= 0`, and `x <= -1` is `x < 0`: whichever has the constant nearer to zero. */
export function normalised(operator: PredicateOperator, constant: Constant): readonly [PredicateOperator, Constant] {
  const { type, value } = constant;
  if (operator === '=' || type === 'float' || type === 'double' || typeof value === 'string' || value === null) {
    return [operator, constant];
  }
  if (operator === '<' && value > 0)
    return ['<=', ofType(type, typeof value === 'bigint' ? value - 1n : value - 1) ?? constant];
  if (operator === '<=' && value < 0)
    return ['<', ofType(type, typeof value === 'bigint' ? value + 1n : value + 1) ?? constant];
  return [operator, constant];
}

/** The value as a constant of the field's type, after conversions between numeric types; undefined where it is none. */
export function ofType(type: TypeName, value: number | bigint): Constant | undefined {
  if (type === 'float' || type === 'double') return { kind: 'constant', type, value: Number(value) };
  if (typeof value === 'number' && !Number.isInteger(value)) return undefined;
  return { kind: 'constant', type, value: type === 'long' ? BigInt(value) : Number(value) };
}
