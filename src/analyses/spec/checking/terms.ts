/**
 * Formulas of the assertion language over finite states, as literals.
 *
 * A term has a value, and a literal that says that evaluating it fails (reads through null …), which makes the formula as a
 * whole not hold. What a quantifier meets first depends on the order of objects, which nobody promises: where a formula is to
 * be shown, a failure for any object counts; where it is assumed, only one that no other object hides.
 */
import type { CompareTerm, PredicateTerm, Term } from '../../../facts/index.js';
import { isWidening } from './numbers.js';
import { predicate } from './predicates.js';
import { type Judged, type Purpose, type QuantifierReading, quantified, type Value } from './questions/quantified.js';
import { type Circuit, FALSE, type Literal, not, TRUE } from './sat/circuit.js';
import { type Cells, EMPTY } from './sat/matrix.js';
import type { PreState } from './small/model.js';
import type { Atom } from './small/universe.js';
import type { FormulaState } from './state.js';
import type { Translation } from './translate.js';
import { Unsupported } from './unsupported.js';

export class Terms {
  readonly #state: FormulaState;
  readonly #before: PreState;
  readonly #translation: Translation;
  readonly #purpose: Purpose;
  readonly #slots: number[];
  readonly #circuit: Circuit;

  constructor(
    state: FormulaState,
    before: PreState,
    translation: Translation,
    purpose: Purpose,
    slots: readonly number[] = [],
  ) {
    this.#state = state;
    this.#before = before;
    this.#translation = translation;
    this.#purpose = purpose;
    this.#slots = [...slots];
    this.#circuit = before.circuit;
  }

  /** Whether the formula holds. */
  formula(term: Term): Literal {
    const { holds, fault } = this.condition(term);
    return this.#circuit.and(holds, not(fault));
  }

  condition(term: Term): Judged {
    const circuit = this.#circuit;
    switch (term.kind) {
      case 'not': {
        const { holds, fault } = this.condition(term.operand);
        return { holds: not(holds), fault };
      }
      case 'connective':
        return this.#connective(term);
      case 'compare':
        return this.#compare(term);
      case 'instanceof': {
        const { cells, fault } = this.value(term.operand);
        return { holds: circuit.any(this.#ofType(cells, term.tested).values()), fault };
      }
      case 'quantified':
        return quantified(term, this.#reading());
      case 'predicate':
        return this.#predicate(term);
      case 'constant':
        return { holds: term.value === 0 ? FALSE : TRUE, fault: FALSE };
      default: {
        const { cells, fault } = this.value(term);
        return { holds: cells.get(this.#before.universe.truth(true)) ?? FALSE, fault };
      }
    }
  }

  value(term: Term): Value {
    const { universe, matrices } = this.#before;
    switch (term.kind) {
      case 'constant':
        return { cells: single(this.#constant(term.value, term.type)), fault: FALSE };
      case 'text': {
        const atom = universe.constant(JSON.stringify(term.text), 'java.lang.String');
        if (atom === undefined) throw new Unsupported('the string literal is not followed');
        return { cells: single(atom), fault: FALSE };
      }
      case 'variable':
        return { cells: this.#state.variable(term.name), fault: FALSE };
      case 'quantified-variable':
        return { cells: single(this.#slots[term.slot] as number), fault: FALSE };
      case 'field':
        return this.#read(this.value(term.base), this.#state.heap.field(term.field), term.type);
      case 'static': {
        const cells = this.#state.heap.field(term.field);
        return { cells, fault: not(matrices.some(cells)) };
      }
      case 'length':
        return this.#read(this.value(term.base), this.#state.heap.lengths(), 'int');
      case 'element': {
        const base = this.value(term.base);
        const row = matrices.join(base.cells, this.#state.heap.elements(term.base.type), 3);
        return this.#read(this.value(term.index), row, term.type, base.fault);
      }
      case 'arithmetic':
        return this.#arithmetic(term);
      case 'negate': {
        const { cells, fault } = this.value(term.operand);
        this.#onlyIntegers(term.type);
        return { cells: this.#translation.arithmetic('negate', [cells], term.type), fault };
      }
      case 'convert':
        if (!isWidening(term.operand.type, term.type)) throw new Unsupported('conversions of numbers are not followed');
        return this.value(term.operand);
      case 'cast': {
        const { cells, fault } = this.value(term.operand);
        const fitting = this.#ofType(cells, term.type, 'with-null');
        return { cells: fitting, fault: this.#circuit.or(fault, not(matrices.some(fitting))) };
      }
      case 'result':
        return { cells: this.#state.result ?? EMPTY, fault: FALSE };
      case 'old':
        return new Terms(
          this.#state.entry(),
          this.#before,
          this.#translation,
          this.#purpose,
          term.open ? this.#slots : [],
        ).value(term.operand);
      default: {
        const { holds, fault } = this.condition(term);
        return {
          cells: new Map([
            [universe.truth(true), holds],
            [universe.truth(false), not(holds)],
          ]),
          fault,
        };
      }
    }
  }

  /** A value that is not there was read through null, or of an object that is no longer, or not yet, there. */
  #read(base: Value, relation: Cells, type: string, before: Literal = FALSE): Value {
    const cells = this.#before.matrices.join(base.cells, relation, 2);
    const { universe } = this.#before;
    const typed = new Map([...cells].filter(([atom]) => universe.fits(universe.atoms[atom] as Atom, type)));
    const missing = not(this.#before.matrices.some(typed));
    return { cells: typed, fault: this.#circuit.any([before, base.fault, missing]) };
  }

  #constant(value: number | bigint | null, type: string): number {
    const { universe } = this.#before;
    if (value === null) return universe.null;
    if (type === 'boolean') return universe.truth(value !== 0);
    this.#onlyIntegers(type);
    const atom = universe.number(BigInt(value));
    if (atom === undefined) throw new Unsupported(`the number ${value} is not followed`);
    return atom;
  }

  #arithmetic({ operator, left, right, type }: Extract<Term, { kind: 'arithmetic' }>): Value {
    this.#onlyIntegers(type);
    const [first, second] = [this.value(left), this.value(right)];
    const zero = this.#before.universe.number(0n) as number;
    const fails = operator === '/' || operator === '%' ? (second.cells.get(zero) ?? FALSE) : FALSE;
    return {
      cells: this.#translation.arithmetic(operator, [first.cells, second.cells], type),
      fault: this.#circuit.any([first.fault, second.fault, fails]),
    };
  }

  #onlyIntegers(type: string): void {
    if (type === 'float' || type === 'double') throw new Unsupported('floating-point numbers are not followed');
  }

  /** Of the values those whose object is of the type; null where it may be. */
  #ofType(cells: Cells, type: string, nulls: 'with-null' | 'without-null' = 'without-null'): Cells {
    const { universe } = this.#before;
    const result = new Map<number, Literal>();
    for (const [atom, literal] of cells) {
      if (atom === universe.null ? nulls === 'with-null' : universe.fits(universe.atoms[atom] as Atom, type))
        result.set(atom, literal);
    }
    return result;
  }

  #connective({ operator, left, right }: Extract<Term, { kind: 'connective' }>): Judged {
    const circuit = this.#circuit;
    const [first, second] = [this.condition(left), this.condition(right)];
    const late = (reached: Literal): Literal => circuit.or(first.fault, circuit.and(reached, second.fault));
    switch (operator) {
      case '&&':
        return { holds: circuit.and(first.holds, second.holds), fault: late(first.holds) };
      case '||':
        return { holds: circuit.or(first.holds, second.holds), fault: late(not(first.holds)) };
      case '==>':
        return { holds: circuit.implies(first.holds, second.holds), fault: late(first.holds) };
      case '<==>':
        return { holds: circuit.iff(first.holds, second.holds), fault: late(TRUE) };
    }
  }

  #compare(term: CompareTerm): Judged {
    const circuit = this.#circuit;
    if (term.operands === 'boolean') {
      const [left, right] = [this.condition(term.left), this.condition(term.right)];
      const same = circuit.iff(left.holds, right.holds);
      return { holds: term.operator === '==' ? same : not(same), fault: circuit.or(left.fault, right.fault) };
    }
    if (term.operands !== 'reference') this.#onlyIntegers(term.operands);
    const [left, right] = [this.value(term.left), this.value(term.right)];
    return { holds: this.#compared(term, left.cells, right.cells), fault: circuit.or(left.fault, right.fault) };
  }

  #compared({ operator }: CompareTerm, left: Cells, right: Cells): Literal {
    const { matrices } = this.#before;
    const same = (): Literal => matrices.some(matrices.intersection(left, right));
    switch (operator) {
      case '==':
        return same();
      case '!=':
        return not(same());
      case '<':
        return this.#translation.less(left, right);
      case '>':
        return this.#translation.less(right, left);
      case '<=':
        return not(this.#translation.less(right, left));
      case '>=':
        return not(this.#translation.less(left, right));
    }
  }

  #reading(): QuantifierReading {
    return {
      before: this.#before,
      purpose: this.#purpose,
      bind: (slot, atom) => {
        this.#slots[slot] = atom;
      },
      condition: (term) => this.condition(term),
      value: (term) => this.value(term),
      objects: (type) => this.#ofType(this.#state.reached(), type),
      less: (left, right) => this.#translation.less(left, right),
    };
  }

  #predicate(term: PredicateTerm): Judged {
    const subjects = term.subjects.map((subject) => this.value(subject));
    const fault = this.#circuit.any(subjects.map((subject) => subject.fault));
    const cells = subjects.map((subject) => subject.cells);
    return { holds: predicate(term, cells, this.#state.heap, this.#before), fault };
  }
}

function single(atom: number): Cells {
  return new Map([[atom, TRUE]]);
}
