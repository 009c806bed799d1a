/**
 * The meaning of formulas on a concrete heap.
 *
 * Evaluation goes from left to right with short circuit. Where it dereferences null (or divides by zero, leaves an array,
 * fails a cast), the formula as a whole does not hold, also under a negation or a quantifier.
 */

import { calculate, convert, negate } from '../../ir/arithmetic.js';
import type { HeapObject, HeapValue } from '../../ir/heap.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import { STRING } from '../../ir/types.js';
import type { BoundFormula, CompareTerm, Limit, PredicateTerm, QuantifiedTerm, Term } from '../binding/bound.js';
import type { Numeric } from '../binding/typing.js';
import { FACTS_BUDGETS } from '../budgets.js';
import { Fault, Undecided } from '../fault.js';
import { LinkGraph } from './graph.js';
import { LiteralObject } from './literal-object.js';
import { predicateHolds } from './meaning.js';
import { integersWithin, quantifierRoots } from './quantifiers.js';
import { reached, remembered } from './reachability.js';
import type { EvaluationState } from './state.js';

export type FormulaValue =
  | { readonly kind: 'holds' }
  | { readonly kind: 'fails' }
  /** Does not hold because evaluating it failed: reading through null and the like. */
  | { readonly kind: 'faults'; readonly reason: string; readonly offset: number }
  /** Neither: too long to evaluate, or something it speaks of is not available. */
  | { readonly kind: 'undecided'; readonly reason: string };

export function judge(formula: BoundFormula, state: EvaluationState): FormulaValue {
  try {
    const value = new Evaluator(formula.hierarchy, state).term(formula.term);
    return value === 0 ? { kind: 'fails' } : { kind: 'holds' };
  } catch (ending) {
    if (ending instanceof Fault) return { kind: 'faults', reason: ending.reason, offset: ending.range.offset };
    if (ending instanceof Undecided) return { kind: 'undecided', reason: ending.reason };
    throw ending;
  }
}

/** Whether the formula holds; throws an Undecided where `judge` says so. */
export function evaluate(formula: BoundFormula, state: EvaluationState): boolean {
  const judgement = judge(formula, state);
  if (judgement.kind === 'undecided') throw new Undecided(judgement.reason);
  return judgement.kind === 'holds';
}

/** The value of a closed term; a boolean is 0 or 1. */
export function evaluateTerm(term: Term, hierarchy: Hierarchy, state: EvaluationState): HeapValue | Fault | Undecided {
  try {
    return new Evaluator(hierarchy, state).term(term);
  } catch (ending) {
    if (ending instanceof Fault || ending instanceof Undecided) return ending;
    throw ending;
  }
}

const MOST_STEPS = FACTS_BUDGETS['meaning/evaluate'].mostSteps.most;

class Evaluator {
  readonly #slots: HeapValue[];
  #left: number;
  #universe: Iterable<HeapObject> | undefined;
  #texts: Map<string, HeapObject> | undefined;

  constructor(
    readonly hierarchy: Hierarchy,
    readonly state: EvaluationState,
    slots: HeapValue[] = [],
  ) {
    this.#slots = slots;
    this.#left = state.budget ?? MOST_STEPS;
  }

  readonly #tick = (): void => {
    if (--this.#left < 0) throw new Undecided('evaluating the formula takes too long');
  };

  holds(term: Term): boolean {
    return this.term(term) !== 0;
  }

  term(term: Term): HeapValue {
    switch (term.kind) {
      case 'constant':
        return term.value;
      case 'text':
        return this.#text(term.text);
      case 'variable':
        return this.state.variable(term.name);
      case 'quantified-variable':
        return this.#slots[term.slot] ?? null;
      case 'field': {
        const object = this.#object(term.base);
        const value = this.state.heap.field(object, term.field.owner, term.field.name);
        if (value === undefined) throw new Fault(`reads field ${term.field.name} of an object without it`, term);
        return value;
      }
      case 'static': {
        const value = this.state.heap.staticField(term.field.owner, term.field.name);
        if (value !== undefined) return value;
        throw new Undecided(`class ${term.field.owner} is not initialised yet`);
      }
      case 'element':
        return this.#element(term);
      case 'length': {
        const length = this.state.heap.length(this.#object(term.base));
        if (length === undefined) throw new Fault('asks for the length of an array that does not exist', term);
        return length;
      }
      case 'arithmetic': {
        const left = this.#number(term.left);
        const right = this.#number(term.right);
        const value = calculate(term.operator, term.type as Numeric, left, right);
        if (value === undefined) throw new Fault('divides by zero', term);
        return value;
      }
      case 'negate':
        return negate(term.type as Numeric, this.#number(term.operand));
      case 'convert':
        return convert(term.operand.type, term.type, this.#number(term.operand));
      case 'cast': {
        const value = this.#reference(term.operand);
        if (value === null || this.#fits(value, term.type)) return value;
        throw new Fault(`casts an object to ${term.type} that is none`, term);
      }
      case 'result':
        return this.state.result ?? null;
      case 'old':
        return this.#old(term);
      case 'not':
        return this.holds(term.operand) ? 0 : 1;
      case 'connective':
        return this.#connective(term) ? 1 : 0;
      case 'compare':
        return this.#compare(term) ? 1 : 0;
      case 'instanceof': {
        const value = this.#reference(term.operand);
        return value !== null && this.#fits(value, term.tested) ? 1 : 0;
      }
      case 'quantified':
        return this.#quantified(term) ? 1 : 0;
      case 'predicate':
        return this.#predicate(term) ? 1 : 0;
    }
  }

  #number(term: Term): number | bigint {
    const value = this.term(term);
    if (typeof value === 'object') throw new Error(`no number: ${term.kind}`);
    return value;
  }

  #reference(term: Term): HeapObject | null {
    const value = this.term(term);
    if (typeof value !== 'object') throw new Error(`no reference: ${term.kind}`);
    return value;
  }

  /** The object that is about to be dereferenced. */
  #object(term: Term): HeapObject {
    const value = this.#reference(term);
    if (value === null) throw new Fault('dereferences null', term);
    return value;
  }

  #text(text: string): HeapObject {
    const interned = this.state.interned?.(text);
    if (interned !== undefined) return interned;
    this.#texts ??= new Map();
    const known = this.#texts.get(text) ?? new LiteralObject();
    this.#texts.set(text, known);
    return known;
  }

  #element(term: Extract<Term, { kind: 'element' }>): HeapValue {
    const array = this.#object(term.base);
    const index = Number(this.#number(term.index));
    const length = this.state.heap.length(array) ?? 0;
    if (index < 0 || index >= length) throw new Fault(`reads element ${index} of an array of length ${length}`, term);
    return this.state.heap.element(array, index);
  }

  #fits(object: HeapObject, type: string): boolean {
    const found = object instanceof LiteralObject ? STRING : this.state.heap.typeOf(object);
    return this.hierarchy.isAssignable(found, type);
  }

  #old(term: Extract<Term, { kind: 'old' }>): HeapValue {
    const { entry } = this.state;
    if (entry === undefined) throw new Undecided('nothing is remembered of the entry');
    if (term.open) {
      if (entry.state === undefined) throw new Undecided('the heap at entry is not remembered');
      return new Evaluator(this.hierarchy, entry.state, this.#slots).term(term.operand);
    }
    const value = entry.values.get(term);
    if (value === undefined) throw new Undecided('the term was not computed at entry');
    if (value instanceof Fault || value instanceof Undecided) throw value;
    return value;
  }

  #connective({ operator, left, right }: Extract<Term, { kind: 'connective' }>): boolean {
    const first = this.holds(left);
    switch (operator) {
      case '&&':
        return first && this.holds(right);
      case '||':
        return first || this.holds(right);
      case '==>':
        return !first || this.holds(right);
      case '<==>':
        return first === this.holds(right);
    }
  }

  #compare(term: CompareTerm): boolean {
    const left = this.term(term.left);
    const right = this.term(term.right);
    if (term.operands === 'reference') return (left === right) === (term.operator === '==');
    const [x, y] = [left as number, right as number];
    switch (term.operator) {
      case '==':
        return x === y;
      case '!=':
        return x !== y;
      case '<':
        return x < y;
      case '<=':
        return x <= y;
      case '>':
        return x > y;
      case '>=':
        return x >= y;
    }
  }

  #quantified(term: QuantifiedTerm): boolean {
    const all = term.quantifier === 'forall';
    for (const value of this.#domain(term)) {
      this.#tick();
      this.#slots[term.variable.slot] = value;
      if (term.range !== undefined && !this.holds(term.range)) continue;
      if (this.holds(term.body) !== all) return !all;
    }
    return all;
  }

  *#domain({ domain }: QuantifiedTerm): Iterable<HeapValue> {
    switch (domain.kind) {
      case 'booleans':
        yield 0;
        yield 1;
        return;
      case 'objects':
        for (const object of this.#objects()) if (this.#fits(object, domain.type)) yield object;
        return;
      case 'integers':
        yield* integersWithin(domain, (limit) => this.#limit(limit));
    }
  }

  #limit(limit: Limit): boolean | bigint {
    return limit.kind === 'guard' ? this.holds(limit.term) : BigInt(this.#number(limit.term));
  }

  /**
   * What quantifiers over objects range over, null excluded. What an object leads to is read only after the body has
   * been evaluated for it: a heap that is being built can be given up before it grows.
   */
  #objects(): Iterable<HeapObject> {
    const graph = new LinkGraph(this.state.heap, [], this.#tick);
    this.#universe ??= remembered(reached(graph, quantifierRoots(this.state)));
    return this.#universe;
  }

  #predicate(term: PredicateTerm): boolean {
    const subjects = term.subjects.map((subject) => this.#reference(subject));
    if (term.name === 'fresh') return subjects.some((x) => x !== null && (this.state.isFresh?.(x) ?? false));
    return predicateHolds(term.name, subjects, (selection) => {
      const fields = selection === 'all' ? term.fields : term.fields.slice(selection, selection + 1);
      return new LinkGraph(this.state.heap, fields, this.#tick);
    });
  }
}
