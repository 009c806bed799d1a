/**
 * One question for the solver: a state before the call, an outcome of the summary, and a formula that is to hold after it.
 */

import type { Hierarchy } from '../../../../ir/hierarchy.js';
import { isNonNull } from '../../../../ir/nullness.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../../ir/program.js';
import { type ClassName, isPrimitive } from '../../../../ir/types.js';
import { Trait } from '../../../../machines/relational/algebra.js';
import { Heap } from '../heap.js';
import { Circuit, FALSE, type Literal, not, TRUE } from '../sat/circuit.js';
import { type Cells, EMPTY } from '../sat/matrix.js';
import { type ParameterSlot, PreState } from '../small/model.js';
import { makeRaw } from '../small/raw-object.js';
import { FormulaState } from '../state.js';
import { Terms } from '../terms.js';
import { Translation } from '../translate.js';
import { Unsupported } from '../unsupported.js';
import { FormulaWords } from './formula-words.js';
import { prenexHolds } from './prenex.js';
import type { Purpose } from './quantified.js';
import type { QuestionInput } from './question-input.js';
import { universeOf } from './question-universe.js';
import { fieldKey, Vocabulary } from './vocabulary.js';

export class Question {
  readonly circuit: Circuit;
  readonly before: PreState;
  readonly parameters: readonly ParameterSlot[];
  /** The formulas assumed, and that the call ends in this outcome. */
  readonly ended: Literal;
  /** And that the state after it is one that there can be. */
  readonly assumed: Literal;
  /** That the formula does not hold after the call. */
  readonly broken: Literal;
  /** Leaves out what cannot be built: objects of other classes that refer to ours, numbers beyond those looked at. */
  readonly plain: Literal;
  /** Classes whose invariants are assumed. */
  readonly invariants: ReadonlySet<ClassName>;
  readonly #input: QuestionInput;
  readonly #words: FormulaWords;
  readonly #vocabulary: Vocabulary;
  readonly #translation: Translation;
  /** Objects that static fields lead to which the summary does not speak of: any. */
  readonly #statics: Cells;
  readonly #entryHeap: Heap;

  /** Throws an Unsupported or TooLarge. */
  constructor(input: QuestionInput) {
    this.#input = input;
    const { algebra, hierarchy, method, outcome, goal } = input;
    this.parameters = parametersOf(hierarchy, method);
    this.#vocabulary = new Vocabulary(algebra);
    this.#words = new FormulaWords(hierarchy, this.#vocabulary, input.field);
    const universe = universeOf(input, this.parameters, this.#vocabulary, this.#words);
    const circuit = new Circuit(input.gates);
    this.circuit = circuit;
    const before = new PreState(circuit, universe, this.#vocabulary.fields, this.parameters, input.scope);
    this.before = before;
    if (method.name === '<init>') makeRaw(before, before.parameters[0] as Cells);
    this.#translation = new Translation(algebra, before);
    this.#statics = this.#otherStatics();
    this.#entryHeap = this.#heap((key) => before.fields.get(key));
    const variables = new Map(this.parameters.map(({ name }, index) => [name, before.parameters[index] as Cells]));
    const entry = this.#state(this.#entryHeap, variables, {});
    const ends = this.#translation.condition(outcome.condition);
    this.#allocate(ends);
    const assumptions: Literal[] = [ends];
    for (const { term } of input.requires) {
      const holds = attempt(() => this.#terms(entry, 'assume').formula(term));
      if (holds !== undefined) assumptions.push(holds);
    }
    this.invariants = input.invariants ? this.#assumeInvariants(assumptions) : new Set();
    for (const prenex of goal.relational?.assumed ?? []) {
      assumptions.push(prenexHolds(prenex, before, this.#translation));
    }
    this.ended = circuit.all(assumptions);
    // A call that returns has a result: where there is none, a loop before it does not end.
    const hasResult =
      outcome.kind === 'return' && outcome.value !== undefined
        ? before.matrices.some(this.#translation.node(outcome.value))
        : TRUE;
    this.assumed = circuit.all([this.ended, hasResult, this.#isTotal()]);
    this.broken = not(
      goal.bound === undefined
        ? prenexHolds(goal.relational.shown, before, this.#translation)
        : this.#terms(this.#after(variables, entry), 'show').formula(goal.bound.term),
    );
    const others = [...before.links.values(), ...this.#statics.values()];
    this.plain = circuit.and(not(circuit.any(others)), this.#translation.exact);
  }

  #terms(state: FormulaState, purpose: Purpose): Terms {
    return new Terms(state, this.before, this.#translation, purpose);
  }

  #otherStatics(): Cells {
    const result = new Map<number, Literal>();
    this.before.universe.atoms.forEach((atom, index) => {
      if (atom.kind !== 'old') return;
      result.set(index, this.circuit.and(this.circuit.variable(), this.before.exists[index] as Literal));
    });
    return result;
  }

  #heap(relation: (key: string) => Cells | undefined): Heap {
    const fields = [...this.#vocabulary.fields].map(([key, { name, columns, static: isStatic }]) => ({
      key,
      name,
      columns,
      static: isStatic,
    }));
    return new Heap({ before: this.before, fields, keyOf: (field) => this.#words.keyOf(field), relation });
  }

  #state(
    heap: Heap,
    variables: ReadonlyMap<string, Cells>,
    { entry, result, roots = [] }: { entry?: FormulaState; result?: Cells; roots?: readonly Cells[] },
  ): FormulaState {
    return new FormulaState({
      matrices: this.before.matrices,
      heap,
      variables,
      ...(result === undefined ? {} : { result }),
      ...(entry === undefined ? {} : { entry }),
      roots: [...variables.values(), ...roots, ...(result === undefined ? [] : [result]), this.#statics],
    });
  }

  #after(variables: ReadonlyMap<string, Cells>, entry: FormulaState): FormulaState {
    const { outcome, goal, remembered } = this.#input;
    const { before } = this;
    const nodes = new Map([...outcome.fields].map(([{ owner, name }, node]) => [fieldKey(owner, name), node]));
    const heap = this.#heap((key) => {
      const node = nodes.get(key);
      return node === undefined ? before.fields.get(key) : this.#translation.node(node);
    });
    const isOfResult = goal.property !== 'invariant' && outcome.value !== undefined;
    const result = isOfResult ? this.#translation.node(outcome.value) : undefined;
    const olds = remembered.flatMap((formula) => formula.olds.filter(({ open, type }) => !open && !isPrimitive(type)));
    const roots = olds.map(({ operand }) => attempt(() => this.#terms(entry, 'show').value(operand).cells) ?? EMPTY);
    return this.#state(heap, variables, { entry, roots, ...(result === undefined ? {} : { result }) });
  }

  /**
   * After the call new objects, too, have a value in each of their fields; of fields that are not known exactly that does not
   * follow from their bounds. Where a summary gives an object no value at all it is not assumed, so that a gap shows.
   */
  #isTotal(): Literal {
    const { circuit, before } = this;
    const parts: Literal[] = [];
    for (const [{ owner, name, columns, functional, static: isStatic }, node] of this.#input.outcome.fields) {
      const isModelled = this.#vocabulary.fields.has(fieldKey(owner, name));
      if (!isModelled || !functional || isStatic || columns.length !== 2) continue;
      if (this.#input.algebra.has(node, Trait.KNOWN)) continue;
      for (const [object, row] of before.matrices.rows(this.#translation.node(node), 2)) {
        const kind = before.universe.atoms[object]?.kind;
        if (kind !== 'new' && kind !== 'further') continue;
        parts.push(circuit.implies(before.exists[object] as Literal, before.matrices.some(row)));
      }
    }
    return circuit.all(parts);
  }

  /** New objects are there where the summary says that they are made. */
  #allocate(ends: Literal): void {
    const { circuit, before } = this;
    const conditions = new Map(this.#input.outcome.allocated.map(({ object, condition }) => [object, condition]));
    before.universe.atoms.forEach((atom, index) => {
      if (atom.kind !== 'new' && atom.kind !== 'further') return;
      const condition = conditions.get(atom.symbol);
      if (condition === undefined) return;
      const made = this.#translation.condition(condition);
      const exists = before.exists[index] as Literal;
      const agrees = atom.kind === 'new' ? circuit.iff(exists, made) : circuit.implies(exists, made);
      before.require(circuit.implies(ends, agrees));
    });
  }

  /** Of all objects before the call but one under construction. */
  #assumeInvariants(assumptions: Literal[]): ReadonlySet<ClassName> {
    const { circuit, before } = this;
    const { method, clauses } = this.#input;
    const used = new Set<ClassName>();
    const raw = method.name === '<init>' ? (before.parameters[0] as Cells) : EMPTY;
    before.universe.atoms.forEach((atom, index) => {
      if (atom.kind !== 'old') return;
      const state = this.#state(this.#entryHeap, new Map([['this', new Map([[index, TRUE]])]]), {});
      for (const { bound, owner } of clauses.assumedOf(atom.type, method)) {
        if (bound === undefined) continue;
        const holds = attempt(() => this.#terms(state, 'assume').formula(bound.term));
        if (holds === undefined) continue;
        used.add(owner);
        const binds = circuit.and(before.exists[index] as Literal, not(raw.get(index) ?? FALSE));
        assumptions.push(circuit.implies(binds, holds));
      }
    });
    return used;
  }
}

/** What cannot be put is not assumed. */
function attempt<Result>(put: () => Result): Result | undefined {
  try {
    return put();
  } catch (problem) {
    if (problem instanceof Unsupported) return undefined;
    throw problem;
  }
}

function parametersOf(hierarchy: Hierarchy, method: MethodDeclaration): readonly ParameterSlot[] {
  const declared = method.parameters.map((parameter) => ({
    name: parameter.name,
    type: parameter.type,
    nonNull: isNonNull(hierarchy, parameter, method.owner),
  }));
  if (hasFlag(method, Flag.STATIC)) return declared;
  return [{ name: 'this', type: method.owner, nonNull: true }, ...declared];
}
