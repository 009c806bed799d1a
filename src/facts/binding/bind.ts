/** Gives the names of a formula their meaning and its terms their types; what does not fit is a located error. */
import type { Hierarchy } from '../../ir/hierarchy.js';
import { arrayOf, elementType, isArray, isPrimitive, isReference, STRING, type TypeName } from '../../ir/types.js';
import type { Formula, Literal, Range, TypeText } from '../formula.js';
import type { FormulaError } from '../parse.js';
import { SyntaxProblem } from '../problem.js';
import { bindName, bindSelect } from './bind-names.js';
import { bindBinary, bindUnary } from './bind-operators.js';
import { bindPredicate } from './bind-predicates.js';
import { bindQuantified } from './bind-quantifiers.js';
import { type Binding, rangeOf, shown } from './binding.js';
import type { BoundFormula, OldTerm, QuantifiedVariable, Term } from './bound.js';
import { findClass } from './names.js';
import type { Scope } from './scope.js';
import { isNumeric, primitiveOf, unboxed } from './typing.js';

export type BindingResult =
  | { readonly bound: BoundFormula; readonly errors?: undefined }
  | { readonly errors: readonly [FormulaError, ...FormulaError[]]; readonly bound?: undefined };

export function bindFormula(formula: Formula, scope: Scope, hierarchy: Hierarchy): BindingResult {
  try {
    const binder = new Binder(scope, hierarchy);
    const term = binder.condition(formula);
    return { bound: { term, hierarchy, olds: binder.olds } };
  } catch (problem) {
    if (problem instanceof SyntaxProblem) return { errors: [{ message: problem.message, offset: problem.offset }] };
    throw problem;
  }
}

/** One pass over a formula; the files bind-*.ts hold its cases. Throws a SyntaxProblem. */
class Binder implements Binding {
  readonly olds: OldTerm[] = [];
  /** Variables of the quantifiers around the current place, outermost first; the last of a name is meant. */
  #quantified: readonly QuantifiedVariable[] = [];
  /** How many of them stand outside the current `\old`; undefined outside `\old`. */
  #outsideOld: number | undefined;
  /** Whether the current `\old` mentioned one of those. */
  #open = false;

  constructor(
    readonly scope: Scope,
    readonly hierarchy: Hierarchy,
  ) {}

  fail(message: string, range: Range): never {
    throw new SyntaxProblem(message, range.offset);
  }

  term(formula: Formula): Term {
    switch (formula.kind) {
      case 'literal':
        return literal(formula);
      case 'name':
        return bindName(this, formula);
      case 'select':
        return bindSelect(this, formula);
      case 'index':
        return this.#index(formula);
      case 'unary':
        return bindUnary(this, formula);
      case 'binary':
        return bindBinary(this, formula);
      case 'instanceof':
        return this.#instanceOf(formula);
      case 'cast':
        return this.#cast(formula);
      case 'result':
        return this.#result(formula);
      case 'old':
        return this.#old(formula);
      case 'quantified':
        return bindQuantified(this, formula);
      case 'predicate':
        return bindPredicate(this, formula);
    }
  }

  /** A term of type boolean. */
  condition(formula: Formula): Term {
    const term = this.term(formula);
    const value = primitiveOf(term.type) === 'boolean' ? unboxed(this.hierarchy, term) : undefined;
    return value ?? this.fail(`expected a condition, found a value of type ${shown(term.type)}`, formula);
  }

  /** A term of numeric primitive type. */
  number(formula: Formula): Term {
    const term = this.term(formula);
    const value = isNumeric(term.type) ? unboxed(this.hierarchy, term) : undefined;
    return value ?? this.fail(`expected a number, found a value of type ${shown(term.type)}`, formula);
  }

  object(formula: Formula): Term {
    const term = this.term(formula);
    if (!isReference(term.type)) this.fail(`expected an object, found a value of type ${shown(term.type)}`, formula);
    return term;
  }

  type(written: TypeText): TypeName {
    const element = isPrimitive(written.name) ? written.name : findClass(this.hierarchy, this.scope, written.name);
    if (element === undefined) this.fail(`unknown type '${written.name}'`, written);
    return arrayOf(element, written.dimensions);
  }

  /** The variable of an enclosing quantifier, or of the program at the state that is spoken of. */
  variable(name: string, range: Range): Term | undefined {
    const quantified = this.#quantified.findLast((each) => each.name === name);
    if (quantified !== undefined) {
      if (this.#outsideOld !== undefined && quantified.slot < this.#outsideOld) this.#open = true;
      return { ...quantified, ...rangeOf(range) };
    }
    const type = this.#outsideOld === undefined ? this.scope.variable(name) : this.scope.entryVariable?.(name);
    if (type !== undefined) return { kind: 'variable', name, type, ...rangeOf(range) };
    if (this.#outsideOld !== undefined && this.scope.variable(name) !== undefined) {
      this.fail(`'${name}' has no value on entry, so \\old cannot speak of it`, range);
    }
    return undefined;
  }

  /** Binds what stands under a quantifier. */
  under<Bound>(name: string, type: TypeName, range: Range, bind: (variable: QuantifiedVariable) => Bound): Bound {
    const outer = this.#quantified;
    const slot = outer.length;
    const variable: QuantifiedVariable = { kind: 'quantified-variable', name, slot, type, ...rangeOf(range) };
    this.#quantified = [...outer, variable];
    const bound = bind(variable);
    this.#quantified = outer;
    return bound;
  }

  get speaksOfExit(): boolean {
    return this.scope.entryVariable !== undefined;
  }

  #index(formula: Extract<Formula, { kind: 'index' }>): Term {
    const base = this.term(formula.base);
    if (!isArray(base.type)) this.fail(`expected an array, found a value of type ${shown(base.type)}`, formula.base);
    const index = this.number(formula.index);
    if (!['byte', 'short', 'char', 'int'].includes(index.type)) {
      this.fail(`an array index is an int, not a ${index.type}`, formula.index);
    }
    return { kind: 'element', base, index, type: elementType(base.type), ...rangeOf(formula) };
  }

  #instanceOf(formula: Extract<Formula, { kind: 'instanceof' }>): Term {
    const operand = this.object(formula.operand);
    const tested = this.type(formula.type);
    if (isPrimitive(tested)) this.fail(`instanceof asks for a class, not for ${tested}`, formula.type);
    return { kind: 'instanceof', operand, tested, type: 'boolean', ...rangeOf(formula) };
  }

  #cast(formula: Extract<Formula, { kind: 'cast' }>): Term {
    const type = this.type(formula.type);
    if (!isPrimitive(type)) {
      return { kind: 'cast', operand: this.object(formula.operand), type, ...rangeOf(formula) };
    }
    if (type === 'boolean') return this.condition(formula.operand);
    return { kind: 'convert', operand: this.number(formula.operand), type, ...rangeOf(formula) };
  }

  #result(formula: Range): Term {
    if (this.scope.result === undefined) this.fail('\\result has no meaning here', formula);
    if (this.#outsideOld !== undefined)
      this.fail('\\result has no value on entry, so \\old cannot speak of it', formula);
    return { kind: 'result', type: this.scope.result, ...rangeOf(formula) };
  }

  #old(formula: Extract<Formula, { kind: 'old' }>): Term {
    if (!this.speaksOfExit) this.fail('\\old has no meaning here', formula);
    if (this.#outsideOld !== undefined) this.fail('\\old inside \\old', formula);
    this.#outsideOld = this.#quantified.length;
    this.#open = false;
    const operand = this.term(formula.operand);
    const old: OldTerm = { kind: 'old', operand, open: this.#open, type: operand.type, ...rangeOf(formula) };
    this.#outsideOld = undefined;
    this.olds.push(old);
    return old;
  }
}

function literal(formula: Literal): Term {
  const range = rangeOf(formula);
  if (formula.type === 'string') return { kind: 'text', text: String(formula.value), type: STRING, ...range };
  const value = typeof formula.value === 'string' ? null : formula.value;
  return { kind: 'constant', value, type: formula.type, ...range };
}
