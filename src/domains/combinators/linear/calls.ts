/**
 * Calls: a callee starts with what is known of its arguments, and remembers what they were; so what it ends with says how its result relates
 * to them, whoever calls.
 */
import type { Code, CodeEdge } from '../../../engine/code.js';
import type { Exit, Start } from '../../../engine/domain.js';
import type { Variable } from '../../../ir/instructions.js';
import { dimensionExpression, type LinearExpression, minus } from '../../../lattices/linear/expressions.js';
import type { LinearFields } from './fields.js';
import type { LinearTerms } from './linear-terms.js';
import type { LinearNumbers } from './numbers.js';
import { ASIDE, dimensionOf, ENTRY, entryDimension, isEntry, rangeOfType, resultOf } from './terms.js';

export interface CallParts<E> {
  readonly numbers: LinearNumbers<E>;
  readonly terms: LinearTerms;
  readonly fields: LinearFields<E>;
}

/** Something that a callee is told of. */
interface Passed {
  /** Its dimension there. */
  readonly own: number;
  /** What it is for the caller. */
  readonly value: LinearExpression;
  /** Of a field, where its object is still that of the parameter when the callee ends: its dimension for the caller. */
  readonly back?: number;
}

export class LinearCalls<E> {
  readonly #parts: CallParts<E>;

  constructor(parts: CallParts<E>) {
    this.#parts = parts;
  }

  /** Any arguments; the receiver is no number, but may have some. */
  entry(code: Code, start: Start): E {
    const { numbers, fields, terms } = this.#parts;
    const { lattice } = numbers;
    const state = code.body.parameters.reduce((known, parameter, place) => {
      const [own, entry] = [dimensionOf(parameter), entryDimension(parameter)];
      if (own === undefined || entry === undefined) return known;
      const range = rangeOfType(parameter.type);
      const isPresent = range.lower < 0 && start.nullness(place) === 'non-null' && own % 4 === 1;
      const typed = numbers.within(known, dimensionExpression(own), isPresent ? { ...range, lower: 0 } : range);
      return lattice.assign(typed, entry, dimensionExpression(own));
    }, lattice.top);
    return fields.ofParameters(code).reduce((known, own) => {
      const typed = numbers.within(known, dimensionExpression(own), rangeOfType(terms.typeOf(code, own)));
      return lattice.assign(typed, own + ENTRY, dimensionExpression(own));
    }, state);
  }

  enter(at: CodeEdge, callee: Code, before: E): E {
    const { numbers, terms, fields } = this.#parts;
    const { lattice } = numbers;
    const passed = this.#passed(at, callee);
    let both = before;
    for (const { own, value } of passed) {
      both = numbers.within(both, value, rangeOfType(terms.typeOf(callee, own)));
      both = lattice.assign(both, own + ASIDE, value);
    }
    const entered = lattice.rename(
      lattice.only(both, (dimension) => dimension >= ASIDE),
      (dimension) => dimension - ASIDE,
    );
    const own = callee.body.parameters.flatMap((parameter) => dimensionOf(parameter) ?? []);
    return [...own, ...fields.ofParameters(callee)].reduce(
      (state, dimension) => lattice.assign(state, dimension + ENTRY, dimensionExpression(dimension)),
      entered,
    );
  }

  /** The caller's state with what the callee says of its arguments and result. */
  leave(at: CodeEdge, callee: Code, frame: E, { kind, state }: Exit<E>): E {
    const { numbers, fields, terms } = this.#parts;
    const { lattice } = numbers;
    const { instruction } = at.edge;
    const own = kind === 'normal' ? dimensionOf(resultOf(callee)) : undefined;
    const passed = this.#passed(at, callee);
    const backs = passed.flatMap((each) => (each.back === undefined ? [] : [{ own: each.own, back: each.back }]));
    const returned = new Set(backs.map((each) => each.own));
    const told = lattice.rename(
      lattice.only(state, (each) => each === own || isEntry(each) || returned.has(each)),
      (dimension) => dimension + ASIDE,
    );
    if (numbers.isNone(told)) return lattice.bottom;
    let both = lattice.constraints(told).reduce(lattice.meet, frame);
    for (const { own: parameter, value } of passed) {
      const entry = dimensionExpression(parameter + ENTRY + ASIDE);
      both = lattice.meet(both, { kind: '==', expression: minus(entry, value) });
    }
    // What the fields hold by now: what they did if nothing wrote them, and what the callee says.
    both = fields.afterCall(at, callee.method, both);
    for (const { own: ended, back } of backs) {
      both = numbers.within(both, dimensionExpression(back), rangeOfType(terms.typeOf(callee, ended)));
      const difference = minus(dimensionExpression(back), dimensionExpression(ended + ASIDE));
      both = lattice.meet(both, { kind: '==', expression: difference });
    }
    const target = kind === 'normal' && instruction.kind === 'call' ? instruction.target : undefined;
    const dimension = target && dimensionOf(target);
    const without = lattice.only(both, (each) => each !== dimension && (each < ASIDE || each === (own ?? 0) + ASIDE));
    if (target === undefined || dimension === undefined) {
      const known = lattice.only(without, (each) => each < ASIDE);
      return target === undefined ? known : fields.rebased(known, target);
    }
    // A result of another type than that of the variable has no dimension, or another one.
    if (own === undefined || (own & 1) !== (dimension & 1)) {
      const forgotten = lattice.only(without, (each) => each < ASIDE);
      return numbers.assignedWithin(forgotten, target, rangeOfType(target.type));
    }
    const named = lattice.rename(without, (each) => (each === own + ASIDE ? dimension : each));
    return numbers.typed(named, target);
  }

  #passed(at: CodeEdge, callee: Code): readonly Passed[] {
    const { numbers, fields } = this.#parts;
    const { instruction } = at.edge;
    const given = instruction.kind === 'call' ? instruction.arguments : [];
    const own = callee.body.parameters.flatMap((parameter: Variable, place): readonly Passed[] => {
      const [dimension, argument] = [dimensionOf(parameter), given[place]];
      const value = argument && numbers.formOf(argument);
      return dimension === undefined || value === undefined ? [] : [{ own: dimension, value }];
    });
    const ofFields = fields.passed(callee, given).map(
      ({ own: dimension, caller, isKept }): Passed => ({
        own: dimension,
        value: dimensionExpression(caller),
        ...(isKept ? { back: caller } : {}),
      }),
    );
    return [...own, ...ofFields];
  }
}
