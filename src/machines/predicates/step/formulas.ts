/** Formulas of the user among statements: whether they hold in a state, as far as references and values are known. */
import {
  conjunction,
  disjunction,
  negation,
  opposite,
  type Sense,
  senseOf,
  type Truth,
  truthOf,
} from '../../../base/truth.js';
import { bindFormula, parseFormula, statementScope, type Term } from '../../../facts/index.js';
import { type Constant, FALSE, type Instruction, TRUE, type Variable } from '../../../ir/instructions.js';
import { isReference } from '../../../ir/types.js';
import { type HeapField, slotOf } from '../heap/layout.js';
import { isObject, NULL_REFERENCE, UNREAD_NOT_NULL, UNREAD_REFERENCE } from '../heap/references.js';
import { isWritten, met, type PathNumber } from '../located.js';
import type { PredicateOperator } from '../vocabulary.js';
import type { RunEdge } from './code.js';
import type { State } from './state.js';
import { isFloating, sameObject, symbolOf } from './truth.js';
import { type StepWorld, staticsObject } from './world.js';

type Specify = Extract<Instruction, { kind: 'specify' }>;
type Compare = Extract<Term, { kind: 'compare' }>;
type FieldTerm = Extract<Term, { kind: 'field' | 'static' }>;

interface Bound {
  readonly term: Term;
  readonly variables: ReadonlyMap<string, Variable>;
}

/** A comparison as one of `= < <=` that holds or not. */
const OPERATORS: Readonly<
  Record<Compare['operator'], readonly [PredicateOperator, isSwapped: boolean, holds: boolean]>
> = {
  '==': ['=', false, true],
  '!=': ['=', false, false],
  '<': ['<', false, true],
  '<=': ['<=', false, true],
  '>': ['<', true, true],
  '>=': ['<=', true, true],
};

export class Formulas {
  readonly #world: StepWorld;
  readonly #bound = new Map<Instruction, Bound | undefined>();

  constructor(world: StepWorld) {
    this.#world = world;
  }

  truth(state: State, edge: RunEdge): Truth {
    const bound = this.#boundOf(edge);
    return bound === undefined ? 'unknown' : this.#truth(state, bound, bound.term);
  }

  /** A field that the formula reads and of which nobody knows the content yet. */
  unread(state: State, edge: RunEdge): { readonly object: number; readonly field: HeapField } | undefined {
    const bound = this.#boundOf(edge);
    return bound === undefined ? undefined : this.#unread(state, bound, bound.term);
  }

  #unread(state: State, bound: Bound, term: Term): ReturnType<Formulas['unread']> {
    switch (term.kind) {
      case 'not':
      case 'convert':
        return this.#unread(state, bound, term.operand);
      case 'connective':
      case 'compare':
        return this.#unread(state, bound, term.left) ?? this.#unread(state, bound, term.right);
      case 'field': {
        const inner = this.#unread(state, bound, term.base);
        if (inner !== undefined) return inner;
        const object = this.#content(state, bound, term.base);
        return object === undefined || !isObject(object) ? undefined : this.#unreadIn(state, object, term);
      }
      case 'static': {
        const holder = staticsObject(state.heap, this.#world.layout.staticsOf(term.field.owner));
        return holder === -1 ? undefined : this.#unreadIn(state, holder, term);
      }
      default:
        return undefined;
    }
  }

  #unreadIn(state: State, object: number, term: FieldTerm): ReturnType<Formulas['unread']> {
    const content = this.#field(state, object, term);
    const field = this.#world.layout.field(term.field);
    if (field === undefined || !field.isReference) return undefined;
    return content === UNREAD_REFERENCE || content === UNREAD_NOT_NULL ? { object, field } : undefined;
  }

  /** Makes the state, in which the formula is not decided, one in which it holds or not. False: it cannot be. */
  refine(state: State, edge: RunEdge, sense: Sense): boolean {
    const bound = this.#boundOf(edge);
    return bound === undefined || this.#refine(state, bound, bound.term, sense);
  }

  #boundOf({ instruction, at }: RunEdge): Bound | undefined {
    if (instruction.kind !== 'specify') return undefined;
    if (!this.#bound.has(instruction)) this.#bound.set(instruction, this.#bind(instruction, at));
    return this.#bound.get(instruction);
  }

  #bind(instruction: Specify, { code }: RunEdge['at']): Bound | undefined {
    const { formula, environment } = instruction;
    const parsed = parseFormula(formula);
    if (parsed.error !== undefined) return undefined;
    const scope = statementScope(code.method, environment);
    const term = bindFormula(parsed.formula, scope, this.#world.hierarchy).bound?.term;
    if (term === undefined) return undefined;
    const variables = new Map<string, Variable>(environment);
    const [receiver] = code.body.parameters;
    if (receiver?.sourceName === 'this' && !variables.has('this')) variables.set('this', receiver);
    return { term, variables };
  }

  #truth(state: State, bound: Bound, term: Term): Truth {
    switch (term.kind) {
      case 'constant':
        return truthOf(term.value !== 0);
      case 'not':
        return negation(this.#truth(state, bound, term.operand));
      case 'connective': {
        const left = this.#truth(state, bound, term.left);
        // The right side may have no value where the left decides.
        if (left === (term.operator === '||' ? 'yes' : 'no') && term.operator !== '<==>')
          return truthOf(term.operator !== '&&');
        const right = this.#truth(state, bound, term.right);
        if (term.operator === '&&') return conjunction(left, right);
        if (term.operator === '||') return disjunction(left, right);
        if (term.operator === '==>') return disjunction(negation(left), right);
        return left === 'unknown' || right === 'unknown' ? 'unknown' : truthOf(left === right);
      }
      case 'compare': {
        const left = this.#content(state, bound, term.left);
        const right = this.#content(state, bound, term.right);
        if (left === undefined || right === undefined || isFloating(term.operands)) return 'unknown';
        if (term.operands === 'reference') {
          const same = sameObject(this.#world, state.heap, left, right);
          return term.operator === '==' ? same : negation(same);
        }
        const [operator, isSwapped, holds] = OPERATORS[term.operator];
        const [one, two] = isSwapped ? [right, left] : [left, right];
        const found = this.#world.values.compare(state.heap.values, operator, one, two);
        return holds ? found : negation(found);
      }
      case 'variable':
      case 'field':
      case 'static': {
        const content = this.#content(state, bound, term);
        if (content === undefined) return 'unknown';
        return this.#world.values.compare(state.heap.values, '=', content, symbolOf(this.#world, state, TRUE));
      }
      default:
        return 'unknown';
    }
  }

  #refine(state: State, bound: Bound, term: Term, sense: Sense): boolean {
    const holds = sense === 'holds';
    const { values } = this.#world;
    if (term.kind === 'not') return this.#refine(state, bound, term.operand, opposite(sense));
    if (term.kind === 'connective' && (holds ? term.operator === '&&' : term.operator === '||'))
      return this.#refine(state, bound, term.left, sense) && this.#refine(state, bound, term.right, sense);
    let found: ReturnType<typeof values.assume>;
    if (term.kind === 'compare' && term.operands !== 'reference' && !isFloating(term.operands)) {
      const left = this.#content(state, bound, term.left);
      const right = this.#content(state, bound, term.right);
      if (left === undefined || right === undefined) return true;
      const [operator, isSwapped, asWritten] = OPERATORS[term.operator];
      const [one, two] = isSwapped ? [right, left] : [left, right];
      found = values.assume(state.heap.values, operator, one, two, senseOf(asWritten === holds));
    } else if (term.kind === 'variable' || term.kind === 'field' || term.kind === 'static') {
      const content = this.#content(state, bound, term);
      if (content === undefined) return true;
      const constant = symbolOf(this.#world, state, holds ? TRUE : FALSE);
      found = values.assume(state.heap.values, '=', content, constant, 'holds');
    } else {
      return true;
    }
    if (found === undefined) return false;
    state.heap.values = found;
    return true;
  }

  /** A reference or symbol; undefined where it is not known, or the term has no value. */
  #content(state: State, bound: Bound, term: Term): number | undefined {
    switch (term.kind) {
      case 'constant': {
        if (term.value === null) return NULL_REFERENCE;
        const constant: Constant = { kind: 'constant', type: term.type, value: term.value };
        return symbolOf(this.#world, state, constant);
      }
      case 'variable': {
        const variable = bound.variables.get(term.name);
        if (variable === undefined) return undefined;
        return isReference(variable.type) ? state.frame.get(variable.index) : symbolOf(this.#world, state, variable);
      }
      case 'field': {
        const base = this.#content(state, bound, term.base);
        if (base === undefined || !isObject(base)) return undefined;
        this.#meet(state, bound, term, base);
        return this.#field(state, base, term);
      }
      case 'static': {
        const holder = staticsObject(state.heap, this.#world.layout.staticsOf(term.field.owner));
        return holder === -1 ? undefined : this.#field(state, holder, term);
      }
      case 'convert': {
        const operand = this.#content(state, bound, term.operand);
        if (operand === undefined || isFloating(term.type)) return undefined;
        const named = this.#world.values.convert(state.heap.values, term.operand.type, term.type, operand);
        state.heap.values = named.values;
        return named.symbol;
      }
      default:
        return undefined;
    }
  }

  /** A formula has to do with the objects that it reads, as code that loads them does. */
  #meet(state: State, bound: Bound, term: Extract<Term, { kind: 'field' }>, object: number): void {
    const field = this.#world.layout.field(term.field);
    const { type, slots } = state.heap.record(object);
    const slot = field === undefined ? -1 : slotOf(type, field);
    if (field === undefined || slot === -1 || !field.isReference || isWritten(state.written, object, slot)) return;
    const path = this.#pathOf(state, bound, term);
    if (path >= 0) state.meetings = met(state.meetings, path, slots[slot] as number);
  }

  #pathOf(state: State, bound: Bound, term: Term): PathNumber {
    if (term.kind === 'variable') {
      const variable = bound.variables.get(term.name);
      return variable === undefined ? -1 : state.frame.path(variable.index);
    }
    const field = term.kind === 'field' ? this.#world.layout.field(term.field) : undefined;
    if (term.kind !== 'field' || field === undefined) return -1;
    const base = this.#pathOf(state, bound, term.base);
    return base < 0 ? -1 : this.#world.paths.along(base, field);
  }

  #field({ heap }: State, object: number, { field }: FieldTerm): number | undefined {
    const found = this.#world.layout.field(field);
    const { type, slots } = heap.record(object);
    const slot = found === undefined ? -1 : slotOf(type, found);
    return slot === -1 ? undefined : slots[slot];
  }
}
