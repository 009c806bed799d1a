/** What formulas of the user among statements compare: locals, fields along paths, static fields and constants. */
import { type Sense, senseOf } from '../../../base/truth.js';
import { bindFormula, parseFormula, statementScope, type Term } from '../../../facts/index.js';
import {
  FALSE,
  type FieldReference,
  type Instruction,
  NULL,
  type Operand,
  type Variable,
} from '../../../ir/instructions.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import { isReference } from '../../../ir/types.js';
import type { PredicateOperator } from '../../../machines/predicates/vocabulary.js';
import type { SliceCode } from './code.js';

/** A variable or constant; the field at the end of a path from a variable; a static field. */
export type AssertedTerm =
  | { readonly kind: 'operand'; readonly operand: Operand }
  | { readonly kind: 'path'; readonly root: Variable; readonly fields: readonly FieldReference[] }
  | { readonly kind: 'static'; readonly field: FieldReference };

/** As an `Atom` of the code: which way round it is true does not matter. */
export interface AssertedAtom {
  readonly left: AssertedTerm;
  readonly operator: PredicateOperator;
  readonly right: AssertedTerm;
}

/** How the formula is made of atoms. */
export type AssertedFormula =
  /** Holds where the atom does, or where it does not. */
  | { readonly kind: 'atom'; readonly atom: AssertedAtom; readonly holds: boolean }
  | { readonly kind: 'not'; readonly operand: AssertedFormula }
  | { readonly kind: 'and' | 'or' | 'same'; readonly left: AssertedFormula; readonly right: AssertedFormula }
  | { readonly kind: 'known'; readonly holds: boolean }
  | { readonly kind: 'unknown' };

export interface Asserted {
  readonly atoms: readonly AssertedAtom[];
  readonly formula: AssertedFormula;
  /** Whether the formula has parts that are not looked at. */
  readonly isPartly: boolean;
}

type Specify = Extract<Instruction, { readonly kind: 'specify' }>;
type Compare = Extract<Term, { readonly kind: 'compare' }>;

/** The contrary of a comparison says as much. */
const OPERATORS: Readonly<Record<Compare['operator'], readonly [PredicateOperator, holds: boolean]>> = {
  '==': ['=', true],
  '!=': ['=', false],
  '<': ['<', true],
  '>=': ['<', false],
  '<=': ['<=', true],
  '>': ['<=', false],
};

export function assertedBy(code: SliceCode, method: MethodDeclaration, { formula, environment }: Specify): Asserted {
  const parsed = parseFormula(formula);
  if (parsed.error !== undefined) return NOTHING;
  const scope = statementScope(method, environment);
  const term = bindFormula(parsed.formula, scope, code.component.world.hierarchy).bound?.term;
  if (term === undefined) return NOTHING;
  const variables = new Map<string, Variable>(environment);
  const [receiver] = method.body()?.parameters ?? [];
  if (receiver?.sourceName === 'this' && !variables.has('this')) variables.set('this', receiver);
  return new Reading(code, variables).of(term);
}

const UNKNOWN: AssertedFormula = { kind: 'unknown' };
const NOTHING: Asserted = { atoms: [], formula: UNKNOWN, isPartly: true };

class Reading {
  readonly #code: SliceCode;
  readonly #variables: ReadonlyMap<string, Variable>;
  readonly #atoms: AssertedAtom[] = [];
  #isPartly = false;

  constructor(code: SliceCode, variables: ReadonlyMap<string, Variable>) {
    this.#code = code;
    this.#variables = variables;
  }

  of(term: Term): Asserted {
    const formula = this.#formula(term);
    return { atoms: this.#atoms, formula, isPartly: this.#isPartly };
  }

  #formula(term: Term): AssertedFormula {
    switch (term.kind) {
      case 'constant':
        return { kind: 'known', holds: term.value !== 0 };
      case 'not':
        return { kind: 'not', operand: this.#formula(term.operand) };
      case 'connective': {
        const [left, right] = [this.#formula(term.left), this.#formula(term.right)];
        if (term.operator === '&&') return { kind: 'and', left, right };
        if (term.operator === '<==>') return { kind: 'same', left, right };
        return { kind: 'or', left: term.operator === '==>' ? { kind: 'not', operand: left } : left, right };
      }
      case 'compare': {
        const { left, right } = term;
        const [operator, holds] = OPERATORS[term.operator];
        return this.#atom(this.#term(left), operator, this.#term(right), senseOf(holds));
      }
      case 'variable':
      case 'field':
      case 'static':
        return this.#atom(this.#term(term), '=', { kind: 'operand', operand: FALSE }, 'fails');
      default:
        return this.#atom(undefined, '=', undefined, 'holds');
    }
  }

  #atom(
    left: AssertedTerm | undefined,
    operator: PredicateOperator,
    right: AssertedTerm | undefined,
    sense: Sense,
  ): AssertedFormula {
    const holds = sense === 'holds';
    if (left === undefined || right === undefined) {
      this.#isPartly = true;
      return UNKNOWN;
    }
    const atom = { left, operator, right };
    this.#atoms.push(atom);
    return { kind: 'atom', atom, holds };
  }

  #term(term: Term): AssertedTerm | undefined {
    switch (term.kind) {
      case 'constant':
        return {
          kind: 'operand',
          operand: term.value === null ? NULL : { kind: 'constant', type: term.type, value: term.value },
        };
      case 'variable': {
        const variable = this.#variables.get(term.name);
        return variable === undefined ? undefined : { kind: 'operand', operand: variable };
      }
      case 'field': {
        const base = this.#term(term.base);
        const field = this.#code.declared(term.field);
        if (base?.kind === 'path') return this.#along(base.root, [...base.fields, field]);
        if (base?.kind !== 'operand' || base.operand.kind !== 'variable') return undefined;
        return this.#along(base.operand, [field]);
      }
      case 'static':
        return { kind: 'static', field: this.#code.declared(term.field) };
      case 'convert':
        return this.#term(term.operand);
      default:
        return undefined;
    }
  }

  /** What is read on the way must not be null for the formula to say anything. */
  #along(root: Variable, fields: readonly FieldReference[]): AssertedTerm {
    const before = fields.slice(0, -1);
    const last = before.at(-1);
    if (last !== undefined && isReference(last.type))
      this.#atoms.push({
        left: { kind: 'path', root, fields: before },
        operator: '=',
        right: { kind: 'operand', operand: NULL },
      });
    return { kind: 'path', root, fields };
  }
}
