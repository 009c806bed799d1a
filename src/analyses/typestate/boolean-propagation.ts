/**
 * Which predicates each method must keep, and what its statements do to them: Tables 2 and 3 of Nanda, Grothoff and Chandra.
 *
 * A predicate is substituted at every definition of either of its operands, with the other operand as it is there; where the other is
 * defined only later on every path, the substitution at its definition is the one that counts, and none is made here.
 */
import type { Expression, Operand, Variable } from '../../ir/instructions.js';
import type { MethodDeclaration } from '../../ir/program.js';
import { BooleanOrder } from './boolean-order.js';
import {
  argumentsOf,
  type BooleanPredicate,
  isPersistent,
  isSameField,
  OTHER,
  predicateOf,
  predicateTypeText,
  type Replaced,
  type Term,
  termOf,
} from './boolean-terms.js';
import type { CodePlace, SliceCode } from './slice-code.js';
import { IGNORED } from './slice-predicates.js';

export interface Assignment {
  readonly target: BooleanPredicate;
  readonly value: Replaced;
  /** Loads that must come before, because the predicate needs their variables here. */
  readonly hoisted: readonly Variable[];
}

/** Beyond so many executable predicates the rest is `*`. */
const MOST = 2000;

export class Propagation {
  readonly #code: SliceCode;
  readonly order: BooleanOrder;
  readonly #known = new Map<MethodDeclaration, Map<string, BooleanPredicate>>();
  readonly #persistent = new Map<string, BooleanPredicate>();
  readonly #waiting: (() => void)[] = [];
  readonly assignments = new Map<CodePlace['edge'], Map<string, Assignment>>();
  readonly #numbers = new Map<Variable, number>();
  #size = 0;

  constructor(code: SliceCode) {
    this.#code = code;
    this.order = new BooleanOrder(code);
  }

  run(): void {
    for (let work = this.#waiting.shift(); work !== undefined; work = this.#waiting.shift()) work();
  }

  /** Predicates that the method must know, in the order found. */
  of(method: MethodDeclaration): readonly BooleanPredicate[] {
    return [...(this.#known.get(method)?.values() ?? [])];
  }

  add(method: MethodDeclaration, predicate: Replaced): void {
    if (typeof predicate === 'string' || this.#size >= MOST) return;
    const key = this.keyOf(predicate);
    const known = this.#known.get(method) ?? new Map<string, BooleanPredicate>();
    this.#known.set(method, known);
    if (known.has(key)) return;
    known.set(key, predicate);
    this.#size++;
    this.#waiting.push(() => {
      this.#substituteVariables(method, predicate);
      this.#substituteFields(method, predicate);
    });
  }

  /** A predicate that is kept between calls whether or not a condition asks for it. */
  keep(predicate: Replaced): void {
    if (typeof predicate !== 'string') this.#waiting.push(() => this.#substituteFields(undefined, predicate));
  }

  keyOf(predicate: BooleanPredicate): string {
    const names = argumentsOf(predicate).map((each) => (each === OTHER ? '?' : this.#number(each)));
    return `${predicateTypeText(predicate)} ${names.join(' ')}`;
  }

  #number(variable: Variable): number {
    const known = this.#numbers.get(variable) ?? this.#numbers.size;
    this.#numbers.set(variable, known);
    return known;
  }

  #substituteVariables(method: MethodDeclaration, predicate: BooleanPredicate): void {
    for (const side of SIDES) {
      const term = predicate[side];
      if (term.kind !== 'variable' || term.variable === OTHER) continue;
      for (const place of this.#code.definitions(term.variable)) {
        for (const value of this.#valuesAt(place, predicate, side))
          this.#assign(place, predicate, value, term.variable);
      }
    }
    this.#toCallers(method, predicate);
  }

  /** A predicate about fields is changed by stores: a lasting one by all, a temporary one by those of the method and what it calls. */
  #substituteFields(method: MethodDeclaration | undefined, predicate: BooleanPredicate): void {
    const isLasting = isPersistent(predicate);
    if (isLasting) {
      const type = predicateTypeText(predicate);
      if (this.#persistent.has(type)) return;
      this.#persistent.set(type, predicate);
    }
    for (const side of SIDES) {
      const term = predicate[side];
      if (term.kind !== 'field' && term.kind !== 'static') continue;
      // The same said twice.
      if (side === 'right' && predicate.operator === '=' && isSameType(predicate.left, term)) continue;
      for (const store of this.#code.stores(term.field)) {
        const isHere = store.method === method;
        if (!isLasting && (method === undefined || !this.#isSeen(method, store.method, term))) continue;
        const other = predicate[side === 'left' ? 'right' : 'left'];
        const seen = isLasting || !isHere ? abroad(other) : other;
        const written: Term =
          store.base === undefined
            ? { kind: 'static', field: term.field }
            : { kind: 'field', base: store.base, field: term.field };
        const target =
          side === 'left'
            ? predicateOf(written, predicate.operator, seen)
            : predicateOf(seen, predicate.operator, written);
        const stored = termOf(store.value);
        const value =
          side === 'left'
            ? predicateOf(stored, predicate.operator, seen)
            : predicateOf(seen, predicate.operator, stored);
        if (typeof target !== 'string') this.#assign(store, target, value, undefined);
      }
    }
  }

  /** Whether a temporary predicate of one method is changed by a store in the other. */
  #isSeen(method: MethodDeclaration, storing: MethodDeclaration, term: Term): boolean {
    if (method !== storing) return this.order.mayCall(method, storing);
    // Another object is not the one that is written here.
    return term.kind !== 'field' || term.base !== OTHER;
  }

  /** The predicate after the definition of one of its variables, before it. */
  #valuesAt({ edge }: CodePlace, predicate: BooleanPredicate, side: Side): readonly Replaced[] {
    const { instruction } = edge;
    switch (instruction.kind) {
      case 'assign':
        return [this.#expressionAt(instruction.value, predicate, side)];
      case 'new':
      case 'new-array':
        return ['false'];
      case 'load': {
        const { place } = instruction;
        if (place.kind === 'field')
          return [
            withTerm(predicate, side, { kind: 'field', base: place.base, field: this.#code.declared(place.field) }),
          ];
        return place.kind === 'static' && place.field.name !== IGNORED
          ? [withTerm(predicate, side, { kind: 'static', field: this.#code.declared(place.field) })]
          : ['*'];
      }
      case 'call':
        this.#intoCallees(edge, instruction.arguments, predicate, side);
        // The call itself gives the value.
        return this.#code.callees(edge).length === 0 ? ['*'] : [];
      default:
        return ['*'];
    }
  }

  #expressionAt(value: Expression, predicate: BooleanPredicate, side: Side): Replaced {
    if (value.kind === 'variable' || value.kind === 'constant') return withTerm(predicate, side, termOf(value));
    if (value.kind === 'cast' || value.kind === 'convert') return withTerm(predicate, side, termOf(value.operand));
    return '*';
  }

  #assign(place: CodePlace, target: BooleanPredicate, value: Replaced, defined: Variable | undefined): void {
    const ready = this.order.ready(place, target, value, defined);
    if (ready === undefined) return;
    const used = ready.isPossible ? value : '*';
    const here = this.assignments.get(place.edge) ?? new Map<string, Assignment>();
    this.assignments.set(place.edge, here);
    const key = this.keyOf(target);
    if (here.has(key)) return;
    here.set(key, { target, value: used, hoisted: ready.hoisted });
    this.add(place.method, target);
    this.add(place.method, used);
  }

  /** A predicate about parameters only is known by what callers hand over. */
  #toCallers(method: MethodDeclaration, predicate: BooleanPredicate): void {
    const variables = argumentsOf(predicate);
    const parameters = method.body()?.parameters ?? [];
    if (isPersistent(predicate) || variables.some((each) => each !== OTHER && !parameters.includes(each))) return;
    for (const call of this.#code.calls(method)) {
      const replace = (term: Term): Term => rebased(term, (variable) => call.arguments[parameters.indexOf(variable)]);
      this.add(call.method, predicateOf(replace(predicate.left), predicate.operator, replace(predicate.right)));
    }
  }

  #intoCallees(edge: CodePlace['edge'], given: readonly Operand[], predicate: BooleanPredicate, side: Side): void {
    for (const callee of this.#code.callees(edge)) {
      const parameters = callee.body()?.parameters ?? [];
      const inside = (term: Term): Term => rebased(term, (variable) => parameters[given.indexOf(variable)]);
      const other = inside(predicate[side === 'left' ? 'right' : 'left']);
      for (const result of this.#code.returns(callee)) {
        const term = termOf(result);
        this.add(
          callee,
          side === 'left' ? predicateOf(term, predicate.operator, other) : predicateOf(other, predicate.operator, term),
        );
      }
    }
  }
}

type Side = 'left' | 'right';
const SIDES: readonly Side[] = ['left', 'right'];

function withTerm(predicate: BooleanPredicate, side: Side, term: Term): Replaced {
  const { left, operator, right } = predicate;
  return side === 'left' ? predicateOf(term, operator, right) : predicateOf(left, operator, term);
}

function isSameType(one: Term, other: Term): boolean {
  return one.kind === 'field' && other.kind === 'field' && isSameField(one.field, other.field);
}

/** In the eyes of another method. */
function abroad(term: Term): Term {
  if (term.kind === 'variable') return { ...term, variable: OTHER };
  return term.kind === 'field' ? { ...term, base: OTHER } : term;
}

/** With variables replaced by operands; those that have no counterpart become OTHER. */
export function rebased(term: Term, replace: (variable: Variable) => Operand | undefined): Term {
  if (term.kind === 'variable') {
    const operand = term.variable === OTHER ? undefined : replace(term.variable);
    return operand === undefined ? { ...term, variable: OTHER } : termOf(operand);
  }
  if (term.kind !== 'field') return term;
  const operand = term.base === OTHER ? undefined : replace(term.base);
  return { ...term, base: operand?.kind === 'variable' ? operand : OTHER };
}
