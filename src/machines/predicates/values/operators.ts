/** The results of Java's operators on values of which little is known. */
import { compare as compareNumbers, convert as converted, negate } from '../../../ir/arithmetic.js';
import type { BinaryOperator, UnaryOperator } from '../../../ir/instructions.js';
import type { TypeName } from '../../../ir/types.js';
import { bounded, comparison, logical, mirrored, sum } from './arithmetic.js';
import { Draft } from './draft.js';
import type { Facts, FactsTable } from './facts.js';
import { calculated } from './folding.js';
import { both, factsOf, type Knowledge, pairOrders, resolved } from './knowledge.js';
import { ANY_ORDER, EQUAL, GREATER, LESS } from './orders.js';
import { rangeOf } from './scale.js';
import type { Named, ValueSymbol } from './values.js';

/** Whether an answer relied on counters not to overflow. */
export interface Reliance {
  onNoOverflow: boolean;
}

/** A comparison and the orders in which it is true. */
interface Comparison {
  readonly operator: BinaryOperator;
  readonly whenTrue: number;
}

export class Operators {
  readonly #table: FactsTable;
  readonly #reliance: Reliance;

  constructor(table: FactsTable, reliance: Reliance) {
    this.#table = table;
    this.#reliance = reliance;
  }

  unknown(knowledge: Knowledge, type: TypeName, role: 'counter' | 'plain' = 'plain'): Named {
    return this.#named(knowledge, this.#table.any(type, role));
  }

  unary(knowledge: Knowledge, operator: UnaryOperator, type: TypeName, operand: ValueSymbol): Named {
    const symbol = resolved(knowledge, operand);
    if (operator === '!') return this.#negated(knowledge, symbol);
    if (symbol < 0) {
      const { value } = this.#table.constant(symbol);
      if (typeof value !== 'number' && typeof value !== 'bigint') return this.unknown(knowledge, type);
      if (operator === '-') return this.#folded(knowledge, type, negate(type, value));
      return this.#folded(knowledge, type, typeof value === 'bigint' ? ~value : ~value | 0);
    }
    const facts = mirrored(this.#table, factsOf(knowledge, symbol), operator, type);
    return facts === undefined ? this.unknown(knowledge, type) : this.#named(knowledge, facts);
  }

  binary(knowledge: Knowledge, operator: BinaryOperator, type: TypeName, left: ValueSymbol, right: ValueSymbol): Named {
    const [first, second] = [resolved(knowledge, left), resolved(knowledge, right)];
    const compared = comparison(operator);
    if (compared !== undefined) return this.#compared(knowledge, { operator, whenTrue: compared }, type, first, second);
    if (isComparison(operator) || operator === 'concat') return this.unknown(knowledge, type);
    if (operator === 'compare' || operator === 'compare-less' || operator === 'compare-greater') {
      return this.#threeWay(knowledge, operator, type, first, second);
    }
    if (first < 0 && second < 0) {
      const value = calculated(operator, type, this.#table.constant(first), this.#table.constant(second));
      return value === undefined ? this.unknown(knowledge, type) : this.#folded(knowledge, type, value);
    }
    if (type === 'boolean') {
      const value = logical(operator, this.#bit(first), this.#bit(second));
      if (value !== undefined) return { values: knowledge, symbol: this.#table.number(type, value) };
      return first === second && operator !== '^'
        ? { values: knowledge, symbol: first }
        : this.unknown(knowledge, type);
    }
    return this.#arithmetic(knowledge, operator, type, first, second);
  }

  convert(knowledge: Knowledge, from: TypeName, to: TypeName, operand: ValueSymbol): Named {
    const symbol = resolved(knowledge, operand);
    if (symbol < 0) {
      const { value } = this.#table.constant(symbol);
      if (typeof value !== 'number' && typeof value !== 'bigint') return this.unknown(knowledge, to);
      return this.#folded(knowledge, to, converted(from, to, from === 'long' ? BigInt(value) : value));
    }
    if (from === to) return { values: knowledge, symbol: operand };
    const { hull, scale } = factsOf(knowledge, symbol);
    const target = rangeOf(to);
    if (hull === undefined || target === undefined || to === 'boolean' || scale !== this.#table.scale(to)) {
      return this.unknown(knowledge, to);
    }
    return target.low <= hull.low && hull.high <= target.high
      ? { values: knowledge, symbol: operand }
      : this.unknown(knowledge, to);
  }

  #named(knowledge: Knowledge, facts: Facts): Named {
    const constant = facts.range === undefined ? undefined : facts.scale.single(facts.sure);
    if (constant !== undefined) return { values: knowledge, symbol: this.#table.number(facts.type, constant) };
    const symbol = knowledge.size;
    const values: Knowledge = {
      ...knowledge,
      size: symbol + 1,
      facts: [...knowledge.facts, facts],
      same: [...knowledge.same, symbol],
    };
    return { values, symbol };
  }

  #folded(knowledge: Knowledge, type: TypeName, value: number | bigint): Named {
    return { values: knowledge, symbol: this.#table.symbol({ kind: 'constant', type, value }) };
  }

  #bit(symbol: ValueSymbol): bigint | undefined {
    return symbol < 0 ? this.#table.integer(this.#table.constant(symbol)) : undefined;
  }

  #negated(knowledge: Knowledge, operand: ValueSymbol): Named {
    const bit = this.#bit(operand);
    if (bit !== undefined) return { values: knowledge, symbol: this.#table.number('boolean', 1n - bit) };
    const draft = new Draft(this.#table, knowledge);
    const symbol = draft.symbol(this.#table.any('boolean', 'plain'));
    draft.define(symbol, { left: operand, right: this.#table.number('boolean', 0n), whenTrue: EQUAL });
    draft.relate(symbol, operand, both(LESS | GREATER));
    return { values: draft.knowledge, symbol };
  }

  #compared(
    knowledge: Knowledge,
    { operator, whenTrue }: Comparison,
    type: TypeName,
    left: ValueSymbol,
    right: ValueSymbol,
  ): Named {
    if (rangeOf(type) === undefined) return this.#comparedOthers(knowledge, operator, left, right);
    const orders = pairOrders(this.#table, knowledge, left, right);
    for (const part of [orders & 7, orders >> 3]) {
      if ((part & whenTrue) !== 0 && (part & whenTrue) !== part) continue;
      if (part !== (orders & 7)) this.#reliance.onNoOverflow = true;
      return { values: knowledge, symbol: this.#table.number('boolean', (part & whenTrue) === 0 ? 0n : 1n) };
    }
    const draft = new Draft(this.#table, knowledge);
    const symbol = draft.symbol(this.#table.any('boolean', 'plain'));
    draft.define(symbol, { left, right, whenTrue });
    return { values: draft.knowledge, symbol };
  }

  #comparedOthers(knowledge: Knowledge, operator: BinaryOperator, left: ValueSymbol, right: ValueSymbol): Named {
    if (left < 0 && right < 0) {
      const [first, second] = [this.#table.constant(left).value, this.#table.constant(right).value];
      if (typeof first === 'number' && typeof second === 'number' && isComparison(operator)) {
        return this.#folded(knowledge, 'boolean', compareNumbers(operator, first, second) ? 1 : 0);
      }
    }
    return this.unknown(knowledge, 'boolean');
  }

  #threeWay(
    knowledge: Knowledge,
    operator: BinaryOperator,
    type: TypeName,
    left: ValueSymbol,
    right: ValueSymbol,
  ): Named {
    if (left < 0 && right < 0) {
      const orders = this.#table.constantOrders(left, right);
      if (orders === ANY_ORDER) return this.unknown(knowledge, 'int');
      const unordered = operator === 'compare-greater' ? 1 : -1;
      return this.#folded(
        knowledge,
        'int',
        orders === LESS ? -1 : orders === EQUAL ? 0 : orders === GREATER ? 1 : unordered,
      );
    }
    const draft = new Draft(this.#table, knowledge);
    const positions = this.#table.scale('int').cover(-1n, 1n);
    const symbol = draft.symbol(this.#table.facts('int', positions, positions, 'plain'));
    if (type === 'long' && operator === 'compare') {
      draft.define(symbol, { left, right, whenTrue: undefined });
      draft.relate(symbol, this.#table.number('int', 0n), pairOrders(this.#table, knowledge, left, right));
    }
    return { values: draft.knowledge, symbol };
  }

  #arithmetic(
    knowledge: Knowledge,
    operator: BinaryOperator,
    type: TypeName,
    left: ValueSymbol,
    right: ValueSymbol,
  ): Named {
    if (rangeOf(type) === undefined) return this.unknown(knowledge, type);
    if (left === right && (operator === '-' || operator === '^')) {
      return { values: knowledge, symbol: this.#table.number(type, 0n) };
    }
    if (left === right && (operator === '&' || operator === '|')) return { values: knowledge, symbol: left };
    const [one, other] = [this.#bit(left), this.#bit(right)];
    if (operator === '+' && other !== undefined) return this.#sum(knowledge, type, left, other);
    if (operator === '+' && one !== undefined) return this.#sum(knowledge, type, right, one);
    if (operator === '-' && other !== undefined) return this.#sum(knowledge, type, left, -other);
    if (other === undefined || left < 0) return this.unknown(knowledge, type);
    const facts = bounded(this.#table, factsOf(knowledge, left), operator, type, other);
    return facts === undefined ? this.unknown(knowledge, type) : this.#named(knowledge, facts);
  }

  #sum(knowledge: Knowledge, type: TypeName, operand: ValueSymbol, amount: bigint): Named {
    if (amount === 0n) return { values: knowledge, symbol: operand };
    const result = sum(this.#table, factsOf(knowledge, operand), type, amount);
    if (result === undefined) return this.unknown(knowledge, type);
    const { facts } = result;
    let sure = result.sure;
    const draft = new Draft(this.#table, knowledge);
    const symbol = draft.symbol(facts);
    if (amount === 1n || amount === -1n) {
      // What is below another value can be increased by one, and is at most that value then.
      const away = amount === 1n ? LESS : GREATER;
      for (let third = 0; third < knowledge.size; third++) {
        if (third === operand || resolved(knowledge, third) !== third) continue;
        if (factsOf(knowledge, third).scale !== facts.scale) continue;
        if ((pairOrders(this.#table, knowledge, operand, third) & 7) !== away) continue;
        const ordersOf = factsOf(knowledge, third);
        if (ordersOf.range === undefined || !isWithin(ordersOf.range, type)) continue;
        draft.relate(symbol, third, both(away | EQUAL));
        sure = amount === 1n ? GREATER : LESS;
      }
    }
    draft.relate(symbol, operand, sure | ((sure & result.assumed) << 3));
    return draft.isContradictory ? this.unknown(knowledge, type) : { values: draft.knowledge, symbol };
  }
}

function isWithin(range: { readonly low: bigint; readonly high: bigint }, type: TypeName): boolean {
  const whole = rangeOf(type);
  return whole !== undefined && whole.low <= range.low && range.high <= whole.high;
}

function isComparison(operator: BinaryOperator): operator is '==' | '!=' | '<' | '<=' | '>' | '>=' {
  return comparison(operator) !== undefined;
}
