/**
 * Calls: a callee starts with what is known of its arguments, and remembers what they were; so what it ends with says how its result relates
 * to them, whoever calls.
 */
import type { Code, CodeEdge } from '../../../engine/code.js';
import type { Exit, Start } from '../../../engine/domain.js';
import type { Operand, Variable } from '../../../ir/instructions.js';
import { dimensionExpression, minus } from '../../../lattices/linear/expressions.js';
import type { LinearNumbers } from './numbers.js';
import { ASIDE, dimensionOf, entryDimension, isEntry, rangeOfType, resultOf } from './terms.js';

export class LinearCalls<E> {
  readonly #numbers: LinearNumbers<E>;

  constructor(numbers: LinearNumbers<E>) {
    this.#numbers = numbers;
  }

  /** Any arguments; the receiver is no number. */
  entry({ body }: Code, start: Start): E {
    const { lattice } = this.#numbers;
    return body.parameters.reduce((state, parameter, place) => {
      const [own, entry] = [dimensionOf(parameter), entryDimension(parameter)];
      if (own === undefined || entry === undefined) return state;
      const range = rangeOfType(parameter.type);
      const isPresent = range.lower < 0 && start.nullness(place) === 'non-null' && own % 4 === 1;
      const typed = this.#numbers.within(state, dimensionExpression(own), isPresent ? { ...range, lower: 0 } : range);
      return lattice.assign(typed, entry, dimensionExpression(own));
    }, lattice.top);
  }

  enter(at: CodeEdge, callee: Code, before: E): E {
    const { lattice } = this.#numbers;
    let both = before;
    this.#passed(at, callee, (parameter, argument) => {
      const value = this.#numbers.formOf(argument);
      if (value === undefined) return;
      both = this.#numbers.typed(both, argument);
      both = lattice.assign(both, parameter + ASIDE, value);
    });
    const passed = lattice.rename(
      lattice.only(both, (dimension) => dimension >= ASIDE),
      (dimension) => dimension - ASIDE,
    );
    return callee.body.parameters.reduce((state, parameter) => {
      const [own, entry] = [dimensionOf(parameter), entryDimension(parameter)];
      return own === undefined || entry === undefined ? state : lattice.assign(state, entry, dimensionExpression(own));
    }, passed);
  }

  /** The caller's state with what the callee says of its arguments and result. */
  leave(at: CodeEdge, callee: Code, frame: E, { kind, state }: Exit<E>): E {
    const { lattice } = this.#numbers;
    const { instruction } = at.edge;
    const own = kind === 'normal' ? dimensionOf(resultOf(callee)) : undefined;
    const told = lattice.rename(
      lattice.only(state, (dimension) => dimension === own || isEntry(dimension)),
      (dimension) => dimension + ASIDE,
    );
    if (this.#numbers.isNone(told)) return lattice.bottom;
    let both = lattice.constraints(told).reduce(lattice.meet, frame);
    this.#passed(at, callee, (parameter, argument) => {
      const value = this.#numbers.formOf(argument);
      if (value === undefined) return;
      const entry = dimensionExpression(parameter + 2 + ASIDE);
      both = lattice.meet(both, { kind: '==', expression: minus(entry, value) });
    });
    const target = kind === 'normal' && instruction.kind === 'call' ? instruction.target : undefined;
    const dimension = target && dimensionOf(target);
    const without = lattice.only(both, (each) => each !== dimension && (each < ASIDE || each === (own ?? 0) + ASIDE));
    if (target === undefined || dimension === undefined) return lattice.only(without, (each) => each < ASIDE);
    // A result of another type than that of the variable has no dimension, or another one.
    if (own === undefined || (own & 1) !== (dimension & 1)) {
      const forgotten = lattice.only(without, (each) => each < ASIDE);
      return this.#numbers.assignedWithin(forgotten, target, rangeOfType(target.type));
    }
    const named = lattice.rename(without, (each) => (each === own + ASIDE ? dimension : each));
    return this.#numbers.typed(named, target);
  }

  #passed(at: CodeEdge, callee: Code, pass: (parameter: number, argument: Operand) => void): void {
    const { instruction } = at.edge;
    const given = instruction.kind === 'call' ? instruction.arguments : [];
    callee.body.parameters.forEach((parameter: Variable, place) => {
      const [dimension, argument] = [dimensionOf(parameter), given[place]];
      if (dimension !== undefined && argument !== undefined) pass(dimension, argument);
    });
  }
}
