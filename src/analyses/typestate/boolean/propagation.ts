/**
 * Which predicates each method must keep, and what its statements do to them: Tables 2 and 3 of Nanda, Grothoff and Chandra.
 *
 * A predicate is substituted at every definition of either of its operands, with the other operand as it is there; where the other is
 * defined only later on every path, the substitution at its definition is the one that counts, and none is made here.
 */

import type { Operand, Variable } from '../../../ir/instructions.js';
import { isKept } from '../../../ir/kept.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import { TYPESTATE_BUDGETS } from '../budgets.js';
import type { CodePlace, FieldStore, SliceCode } from '../discovery/code.js';
import { IGNORED } from '../discovery/predicates.js';
import { comparedTexts } from '../discovery/sources.js';
import { conditionOf } from './conditions.js';
import { BooleanOrder } from './heap/order.js';
import {
  argumentsOf,
  type BooleanPredicate,
  isPersistent,
  isSameField,
  OTHER,
  predicateKey,
  predicateOf,
  type Replaced,
  type Term,
  termOf,
} from './heap/terms.js';
import { type Replacement, replacementBy, type Side, type Value, valueBy, valueWith } from './replacement.js';

export interface Assignment {
  readonly target: BooleanPredicate;
  readonly value: Replaced;
  /** The target holds where the value does not. */
  readonly isNegated: boolean;
  /** Loads that must come before, because the predicate needs their variables here. */
  readonly hoisted: readonly Variable[];
}

const MOST = TYPESTATE_BUDGETS['boolean/propagation'].most.most;

export class Propagation {
  readonly #code: SliceCode;
  readonly order: BooleanOrder;
  readonly #known = new Map<MethodDeclaration, Map<string, BooleanPredicate>>();
  readonly #persistent = new Map<string, BooleanPredicate>();
  readonly #waiting: (() => void)[] = [];
  readonly assignments = new Map<CodePlace['edge'], Map<string, Assignment>>();
  readonly #numbers = new Map<Variable, number>();
  /** What stores do to predicates about a local variable and any object: of interest if somebody asks before the method ends. */
  #later: { readonly place: CodePlace; readonly target: BooleanPredicate; readonly value: Value }[] = [];
  #size = 0;

  constructor(code: SliceCode) {
    this.#code = code;
    this.order = new BooleanOrder(code);
  }

  run(): void {
    do {
      for (let work = this.#waiting.shift(); work !== undefined; work = this.#waiting.shift()) work();
    } while (this.#takeUp());
  }

  /** Whether assignments that were put off are needed after all. */
  #takeUp(): boolean {
    const needed = this.#later.filter(({ place, target }) => this.#isReadAfter(place, target));
    this.#later = this.#later.filter((each) => !needed.includes(each));
    for (const { place, target, value } of needed) this.#assign(place, target, value, undefined);
    return needed.length > 0;
  }

  /** Whether something after the place asks for predicates of the type about the variable that the target is about. */
  #isReadAfter({ method, edge }: CodePlace, target: BooleanPredicate): boolean {
    const key = predicateKey(target);
    const variables = [target.left, target.right].flatMap((term) => (term.kind === 'variable' ? [term.variable] : []));
    const isOfTarget = (value: Replaced): boolean =>
      typeof value !== 'string' &&
      predicateKey(value) === key &&
      argumentsOf(value).some((variable) => variables.includes(variable));
    return (method.body()?.edges ?? []).some((later) => {
      if (!this.order.reaches(method, edge.to, later.from)) return false;
      if (this.#code.callees(later).length > 0) return true;
      return [...(this.assignments.get(later)?.values() ?? [])].some(({ value }) => isOfTarget(value));
    });
  }

  /** Predicates that the method must know, in the order found. */
  of(method: MethodDeclaration): readonly BooleanPredicate[] {
    return [...(this.#known.get(method)?.values() ?? [])];
  }

  /** Those that outlive calls. */
  get persistent(): readonly BooleanPredicate[] {
    return [...this.#persistent.values()];
  }

  /** Whether there were too many: then what is assigned is not all that changes. */
  get isCutOff(): boolean {
    return this.#size >= MOST;
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
    return `${predicateKey(predicate)} ${names.join(' ')}`;
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
        for (const replacement of this.#replacementsAt(place, predicate, side))
          this.#assign(place, predicate, valueWith(predicate, side, replacement), term.variable);
      }
    }
    this.#toCallers(method, predicate);
  }

  /** A predicate about fields is changed by stores: a lasting one by all, a temporary one by those of the method and what it calls. */
  #substituteFields(method: MethodDeclaration | undefined, predicate: BooleanPredicate): void {
    const isLasting = isPersistent(predicate);
    if (isLasting) {
      const key = predicateKey(predicate);
      if (this.#persistent.has(key)) return;
      this.#persistent.set(key, predicate);
    }
    for (const side of SIDES) {
      const term = predicate[side];
      if (term.kind !== 'field' && term.kind !== 'static') continue;
      // The same said twice.
      if (side === 'right' && predicate.operator === '=' && isSameType(predicate.left, term)) continue;
      for (const store of this.#code.stores(term.field)) {
        const isHere = store.method === method;
        if (!isLasting && (method === undefined || !this.order.mayCall(method, store.method))) continue;
        const other = predicate[side === 'left' ? 'right' : 'left'];
        const isOfAny = term.kind === 'field' && term.base === OTHER;
        if (isLasting || !isHere) this.#store(store, predicate, side, abroad(other), 'now');
        else {
          this.#store(store, predicate, side, other, isOfAny ? 'later' : 'now');
          // Frames below have such a variable too.
          if (this.order.isRecursive(store.method)) this.#store(store, predicate, side, abroad(other), 'now');
        }
      }
    }
  }

  /** The store changes what is on that side of the predicate; the other side is as it is seen from there. */
  #store(store: FieldStore, predicate: BooleanPredicate, side: Side, seen: Term, when: 'later' | 'now'): void {
    const { [side]: term, operator } = predicate;
    if (term.kind !== 'field' && term.kind !== 'static') return;
    const written: Term =
      store.base === undefined
        ? { kind: 'static', field: term.field }
        : { kind: 'field', base: store.base, field: term.field };
    const target = side === 'left' ? predicateOf(written, operator, seen) : predicateOf(seen, operator, written);
    if (typeof target === 'string') return;
    const stored = termOf(store.value);
    const [left, right] = side === 'left' ? [stored, seen] : [seen, stored];
    const value = valueBy(left, operator, right);
    if (when === 'later') this.#later.push({ place: store, target, value });
    else this.#assign(store, target, value, undefined);
  }

  /** What the definition of a variable puts in its place; none where a call gives the value. */
  #replacementsAt({ edge }: CodePlace, predicate: BooleanPredicate, side: Side): readonly Replacement[] {
    const { instruction } = edge;
    switch (instruction.kind) {
      case 'assign':
        return [replacementBy(instruction.value)];
      case 'new':
        return [isKept(this.#code.component.world.hierarchy, instruction.type) ? '*' : 'false'];
      case 'new-array':
        return ['false'];
      case 'load': {
        const { place } = instruction;
        if (place.kind === 'field')
          return [{ kind: 'field', base: place.base, field: this.#code.declared(place.field) }];
        return place.kind === 'static' && place.field.name !== IGNORED
          ? [{ kind: 'static', field: this.#code.declared(place.field) }]
          : ['*'];
      }
      case 'call': {
        const compared = comparedTexts(instruction);
        if (compared !== undefined) return [{ kind: 'truth', condition: conditionOf(compared) }];
        this.#intoCallees(edge, instruction.arguments, predicate, side);
        // The call itself gives the value.
        return this.#code.callees(edge).length === 0 ? ['*'] : [];
      }
      default:
        return ['*'];
    }
  }

  #assign(
    place: CodePlace,
    target: BooleanPredicate,
    { value, isNegated }: Value,
    defined: Variable | undefined,
  ): void {
    const ready = this.order.ready(place, target, value, defined);
    if (ready === undefined) return;
    const used = ready.isPossible ? value : '*';
    const here = this.assignments.get(place.edge) ?? new Map<string, Assignment>();
    this.assignments.set(place.edge, here);
    const key = this.keyOf(target);
    if (here.has(key)) return;
    here.set(key, { target, value: used, isNegated, hoisted: ready.hoisted });
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

const SIDES: readonly Side[] = ['left', 'right'];

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
