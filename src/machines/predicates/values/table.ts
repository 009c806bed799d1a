/** Values known by facts: constants are symbols below zero, others have positions on the scale of the constants and orders in pairs. */
import { TupleInterner } from '../../../base/interner.js';
import type { Sense, Truth } from '../../../base/truth.js';
import type { BinaryOperator, Constant, UnaryOperator } from '../../../ir/instructions.js';
import type { TypeName } from '../../../ir/types.js';
import type { PredicateOperator } from '../vocabulary.js';
import { Canonicals } from './canonical.js';
import { Draft } from './draft.js';
import { FactsTable } from './facts.js';
import { both, type Knowledge, NOTHING, type PairOrders, pairOrders, resolved, together } from './knowledge.js';
import { Operators, type Reliance } from './operators.js';
import { allowed, decided } from './orders.js';
import type { Named, ValueSymbol, Values, ValueTable } from './values.js';

/** Remembers values by the constants given. */
export function valueTable(constants: readonly Constant[] | { readonly constants: readonly Constant[] }): ValueTable {
  return new KnownValues('constants' in constants ? constants.constants : constants);
}

class KnownValues implements ValueTable {
  readonly none: Values = NOTHING;
  readonly #table: FactsTable;
  readonly #canonicals: Canonicals;
  readonly #reliance: Reliance = { onNoOverflow: false };
  readonly #operators: Operators;

  constructor(constants: readonly Constant[]) {
    this.#table = new FactsTable(constants);
    this.#operators = new Operators(this.#table, this.#reliance);
    this.#canonicals = new Canonicals(this.#table, new TupleInterner());
  }

  get assumesNoOverflow(): boolean {
    return this.#reliance.onNoOverflow;
  }

  constant(values: Values, constant: Constant): Named {
    return { values, symbol: this.#table.symbol(constant) };
  }

  unknown(values: Values, type: TypeName, role: 'counter' | 'plain' = 'plain'): Named {
    return this.#operators.unknown(knowledgeOf(values), type, role);
  }

  constantOf(values: Values, symbol: ValueSymbol): Constant | undefined {
    const known = resolved(knowledgeOf(values), symbol);
    return known < 0 ? this.#table.constant(known) : undefined;
  }

  unary(values: Values, operator: UnaryOperator, type: TypeName, operand: ValueSymbol): Named {
    return this.#operators.unary(knowledgeOf(values), operator, type, operand);
  }

  binary(values: Values, operator: BinaryOperator, type: TypeName, left: ValueSymbol, right: ValueSymbol): Named {
    return this.#operators.binary(knowledgeOf(values), operator, type, left, right);
  }

  convert(values: Values, from: TypeName, to: TypeName, operand: ValueSymbol): Named {
    return this.#operators.convert(knowledgeOf(values), from, to, operand);
  }

  compare(values: Values, operator: PredicateOperator, left: ValueSymbol, right: ValueSymbol): Truth {
    const knowledge = knowledgeOf(values);
    return this.#decided(
      operator,
      pairOrders(this.#table, knowledge, resolved(knowledge, left), resolved(knowledge, right)),
    );
  }

  assume(
    values: Values,
    operator: PredicateOperator,
    left: ValueSymbol,
    right: ValueSymbol,
    sense: Sense,
  ): Values | undefined {
    const holds = sense === 'holds';
    const knowledge = knowledgeOf(values);
    const [first, second] = [resolved(knowledge, left), resolved(knowledge, right)];
    const orders = pairOrders(this.#table, knowledge, first, second);
    // Floating point: whether the comparison is false tells nothing about another.
    if (first < 0 && second < 0) {
      const truth = decided(operator, orders & 7);
      return truth === 'unknown' || (truth === 'yes') === holds ? values : undefined;
    }
    const kept = both(allowed(operator, sense));
    if ((orders & kept) === orders) return values;
    const draft = new Draft(this.#table, knowledge);
    draft.relate(first, second, kept);
    if (!draft.isContradictory) return draft.knowledge;
    if (draft.isAssumed) this.#reliance.onNoOverflow = true;
    return undefined;
  }

  canonical(
    values: Values,
    symbols: readonly ValueSymbol[],
    isCompared: (left: number, right: number) => boolean,
    identity: 'kept' | 'forgotten',
  ): { readonly values: Values; readonly symbols: readonly ValueSymbol[]; readonly key: number } {
    return this.#canonicals.canonical(knowledgeOf(values), symbols, isCompared, identity);
  }

  joined(left: Values, right: Values): { readonly values: Values; readonly offset: number } {
    return { values: together(knowledgeOf(left), knowledgeOf(right)), offset: left.size };
  }

  /** What is assumed is used, and told, only where nothing sure decides. */
  #decided(operator: PredicateOperator, orders: PairOrders): Truth {
    const sure = decided(operator, orders & 7);
    if (sure !== 'unknown') return sure;
    const assumed = decided(operator, orders >> 3);
    if (assumed !== 'unknown') this.#reliance.onNoOverflow = true;
    return assumed;
  }
}

/** `Values` are only made here. */
function knowledgeOf(values: Values): Knowledge {
  return values as Knowledge;
}
