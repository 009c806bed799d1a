/** What one run remembers: numbers for fields, labels, graphs and states, and the slots of bodies. */

import type { Code, CodeEdge } from '../../../engine/code.js';
import type { ProgramView } from '../../../engine/domain.js';
import type { Question } from '../../../engine/question.js';
import type { Point } from '../../../ir/body.js';
import type { Variable } from '../../../ir/instructions.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import { type ClassName, isReference, OBJECT, type TypeName } from '../../../ir/types.js';
import { LibraryFacts, RECORDS } from '../../../library/index.js';
import { Draft } from '../../../structures/draft.js';
import { liveNodes } from '../../../structures/garbage.js';
import { NULL_NODE } from '../../../structures/heap-graph.js';
import { statementQuestions } from '../../combinators/statement-questions.js';
import { CONTRACTION_BUDGETS } from './budgets.js';
import { BACKWARDS } from './graphs/links.js';
import type { ContractionModel, Refusal } from './graphs/model.js';
import { ContractionStates } from './graphs/states.js';
import type { ContractionOptions } from './options.js';
import { ShapeTypes } from './shapes/types.js';
import { DeadSlots } from './state/dead.js';
import { labelPolicy } from './state/label-policy.js';
import { LabelTable } from './state/labels.js';
import { StateNumbers } from './state/numbers.js';
import { Slots } from './state/slots.js';
import { type ShapeState, UNKNOWN, type Work } from './state/state.js';
import { equalNumbers, heldAlike } from './step/variables.js';
import { FieldNumbers, SLOT } from './universe.js';
import { thinOut } from './vague/limits.js';
import { outside, tidyVague } from './vague/vague.js';

const LARGE = CONTRACTION_BUDGETS.tables.large.most;

/** What is changed of a state; without truths they stay as they are. */
export interface Rebound {
  readonly variables: Int32Array;
  readonly truths?: Int32Array;
}

/** A state as it is kept at a point, and what became of it on the way. */
export interface Closed {
  readonly state: ShapeState;
  /** Whether objects of linked structures became garbage: in every heap of the state, unless it says that this is not sure. */
  readonly lost: boolean;
  readonly isLossUnsure?: boolean;
  /** Why its regular part had to be given up. */
  readonly refusal?: Refusal;
}

export class ShapeTables {
  readonly program: ProgramView;
  readonly options: ContractionOptions;
  readonly numbers: FieldNumbers;
  /** The position of the static field that holds the guarded object; -1 where none is. */
  readonly guarded: number;
  readonly labels: LabelTable;
  /** What is known of the library. */
  readonly facts: LibraryFacts;
  readonly graphs: ContractionStates;
  /** What the formulas of `assert` and `assume` statements ask, where they make sense. */
  /** Of `assert` and `assume` statements. */
  readonly questionOf: (at: CodeEdge) => Question | undefined;
  /** The least element of the lattice: no machine state at all. */
  readonly bottom: ShapeState;
  readonly #slots = new Map<Code, Slots>();
  readonly #dead: DeadSlots;
  readonly #states = new StateNumbers();
  readonly #regular: (boolean | undefined)[] = [];
  readonly #outside: (ShapeState | undefined)[] = [];
  readonly #linked: (boolean | undefined)[] = [];
  readonly #hidden = new Map<MethodDeclaration, readonly boolean[]>();
  readonly #typed = new Map<TypeName, number>();
  readonly #leading: Record<'any field' | 'a payload', (boolean | undefined)[]> = { 'any field': [], 'a payload': [] };
  readonly #types: ShapeTypes;

  constructor(program: ProgramView, options: ContractionOptions) {
    this.program = program;
    this.questionOf = statementQuestions(program.hierarchy);
    this.options = options;
    this.numbers = new FieldNumbers(options.universe);
    this.labels = new LabelTable(program.hierarchy);
    this.facts = program.keeper.of(LibraryFacts, () => new LibraryFacts(program.hierarchy, RECORDS));
    this.#types = new ShapeTypes(this);
    this.guarded = options.guarded === undefined ? -1 : this.numbers.ofStatic(options.guarded.holder);
    const model: ContractionModel = {
      mode: options.mode,
      parents: this.numbers.parents,
      labels: labelPolicy(this.labels, this.numbers, program.hierarchy),
      cap: options.cap,
      splits: options.splits,
    };
    this.graphs = new ContractionStates(model);
    this.#dead = new DeadSlots(
      (code) => this.slots(code),
      (code) => program.live(code),
    );
    this.bottom = this.#states.bottom;
  }

  slots(code: Code): Slots {
    let slots = this.#slots.get(code);
    if (slots === undefined) {
      const { universe, pinsParameters, olds } = this.options;
      slots = new Slots(code, {
        statics: universe.statics.length,
        pins: pinsParameters,
        olds: olds(code).length,
        cells: universe.elements !== undefined,
      });
      this.#slots.set(code, slots);
    }
    return slots;
  }

  /** Whether the static field at the position is not passed to the callee. */
  isHidden(index: number, { method }: Code): boolean {
    const { hidesStatic, universe } = this.options;
    if (hidesStatic === undefined) return false;
    let hidden = this.#hidden.get(method);
    if (hidden === undefined) {
      hidden = universe.statics.map((field) => hidesStatic(field, method));
      this.#hidden.set(method, hidden);
    }
    return hidden[index] === true;
  }

  state(graph: number, truths: ArrayLike<number>, initialised: number): ShapeState {
    return this.#states.state(graph, truths, initialised);
  }

  /** What is known of boolean variables, by position; not to be changed. */
  truthsOf(state: ShapeState): Int32Array {
    return this.#states.truthsOf(state);
  }

  /** The classes that are known to be initialised, or being so, ascending; not to be changed. */
  initialisedOf(initialised: number): Int32Array {
    return this.#states.initialisedOf(initialised);
  }

  withInitialised(initialised: number, type: ClassName): number {
    return this.#states.withInitialised(initialised, type);
  }

  initialisedSet(classes: readonly number[]): number {
    return this.#states.initialisedSet(classes);
  }

  classNumber(type: ClassName): number {
    return this.#states.classNumber(type);
  }

  work(state: ShapeState): Work {
    return {
      draft: this.graphs.draft(state.graph),
      truths: Array.from(this.truthsOf(state)),
      initialised: state.initialised,
    };
  }

  /** A copy, for a step that splits. */
  copied({ draft, truths, initialised }: Work): Work {
    return { draft: draft.copy(), truths: [...truths], initialised };
  }

  /** All null and unknown: a state of the code in which nothing is set yet. */
  blank(code: Code): Work {
    const { fixed, booleans } = this.slots(code);
    const isBoolean = code.method.result === 'boolean';
    return {
      draft: Draft.empty(fixed),
      truths: new Array<number>(booleans.length + (isBoolean ? 1 : 0)).fill(UNKNOWN),
      initialised: 0,
    };
  }

  /** The work is used up: dead variables are killed, what is not worth keeping forgotten, and the rest contracted or left. */
  close(work: Work, code: Code, point: Point, contracts = this.options.contracts === 'everywhere'): Closed {
    this.kill(work, code, point);
    return this.closed(work, contracts);
  }

  /** The same without a look at what is dead. */
  closed({ draft, truths, initialised }: Work, contracts = this.options.contracts === 'everywhere'): Closed {
    tidyVague(this, draft);
    const { lost, ...sure } = this.#collect(draft);
    // Between the points of abstraction nothing else bounds a graph, and long code without a loop may have none.
    const isContracted = contracts || draft.size > LARGE * this.options.cap;
    const isThinned = isContracted && thinOut(this, draft);
    const number = isContracted
      ? this.graphs.contracted(draft, isThinned ? 'held' : 'collected')
      : this.graphs.uncontracted(draft, 'collected');
    if (typeof number !== 'string') {
      const state = this.state(number, truths, initialised);
      return isThinned ? { state, lost, ...sure, refusal: 'too-many-distinct-nodes' } : { state, lost, ...sure };
    }
    outside(this, draft);
    tidyVague(this, draft);
    const given = this.graphs.uncontracted(draft);
    return { state: this.state(given, truths, initialised), lost, ...sure, refusal: number };
  }

  /** The state as it is kept at a point to which nothing happens to it on the way; quicker than `close`. */
  moved(state: ShapeState, code: Code, point: Point): Closed {
    const { variables } = this.graphs.graph(state.graph);
    return this.rebound(state, { variables }, code, point);
  }

  /** The same where variables and truths have been changed, and nothing else. Of what is given nothing is changed. */
  rebound(state: ShapeState, { variables, truths }: Rebound, code: Code, point: Point): Closed {
    const { slots, booleans } = this.#dead.at(code, point);
    const { graph } = state;
    let after = variables;
    for (const slot of slots) {
      if (after[slot] === NULL_NODE) continue;
      if (after === variables) after = variables.slice();
      after[slot] = NULL_NODE;
    }
    let known = truths;
    if (booleans.length > 0) {
      const all = truths ?? this.truthsOf(state);
      if (booleans.some((place) => all[place] !== UNKNOWN)) {
        known = all.slice();
        for (const place of booleans) known[place] = UNKNOWN;
      }
    }
    const before = this.graphs.graph(graph);
    const isSame = equalNumbers(after, before.variables);
    if (isSame && known === undefined) return { state, lost: false };
    if (isSame || heldAlike(before.size, before.variables, after)) {
      const number = isSame ? graph : this.graphs.rebound(graph, after);
      return { state: this.state(number, known ?? this.truthsOf(state), state.initialised), lost: false };
    }
    const work = this.work(state);
    for (let slot = 0; slot < after.length; slot++) work.draft.variables[slot] = after[slot] as number;
    if (known !== undefined)
      for (let place = 0; place < known.length; place++) work.truths[place] = known[place] as number;
    return this.closed(work);
  }

  /** Whether the state has a regular node: those that have none are ordered among themselves. */
  isRegular({ graph }: ShapeState): boolean {
    let regular = this.#regular[graph];
    if (regular === undefined) {
      const { labels } = this.graphs.graph(graph);
      regular = labels.some((label) => !this.labels.isVague(label));
      this.#regular[graph] = regular;
    }
    return regular;
  }

  /** The state without its regular part. */
  outsideOf(state: ShapeState): ShapeState {
    if (!this.isRegular(state)) return state;
    let given = this.#outside[state.number];
    if (given === undefined) {
      const work = this.work(state);
      outside(this, work.draft);
      given = this.closed(work, false).state;
      this.#outside[state.number] = given;
    }
    return given;
  }

  /** Whether objects of these classes can be nodes of linked structures, by types that need not say so. */
  isLinked(classes: number): boolean {
    let linked = this.#linked[classes];
    if (linked === undefined) {
      const { links, isNode } = this.options.universe;
      const owners = links.map(({ owner }) => owner).filter(isNode);
      linked = this.labels.receivers(classes).some(({ type, exact }) => {
        if (isNode(type) || exact) return isNode(type);
        return type === OBJECT || owners.some((owner) => this.#types.related(owner, type));
      });
      this.#linked[classes] = linked;
    }
    return linked;
  }

  /** Whether they can be, or lead to such: along all fields, or first along one that is not part of the structure. */
  leadsToLinked(classes: number, first: 'any field' | 'a payload' = 'any field'): boolean {
    if (this.isLinked(classes)) return true;
    const known = this.#leading[first];
    let leads = known[classes];
    if (leads === undefined) {
      const given = this.labels.receivers(classes).map(({ type }) => type);
      const reached = this.#types.alongAll(first === 'any field' ? given : this.#types.payloadsOf(given));
      leads = reached.some((type) => this.isLinked(this.classesOf(type)));
      known[classes] = leads;
    }
    return leads;
  }

  /** The classes of what a variable or field of the type can hold. */
  classesOf(type: TypeName): number {
    let classes = this.#typed.get(type);
    if (classes === undefined) {
      classes = this.labels.atMost(type === 'null' ? OBJECT : type);
      this.#typed.set(type, classes);
    }
    return classes;
  }

  /** Whether states say anything of what the edge assigns to the variable. */
  isKept(target: Variable, { code, edge }: CodeEdge): boolean {
    if (!isReference(target.type) && target.type !== 'boolean') return false;
    return this.program.live(code).isLive(target, edge.to);
  }

  /** What dies on the way to the point. */
  kill({ draft, truths }: Work, code: Code, point: Point): void {
    const { slots, booleans } = this.#dead.at(code, point);
    for (const slot of slots) draft.variables[slot] = NULL_NODE;
    for (const place of booleans) truths[place] = UNKNOWN;
  }

  /** Removes garbage; whether there were nodes of linked structures in it. */
  #collect(draft: Draft): Pick<Closed, 'lost' | 'isLossUnsure'> {
    const live = liveNodes(draft, BACKWARDS);
    if (!live.includes(0)) return { lost: false };
    let lost = false;
    let isSure = false;
    const numbers = new Int32Array(live.length);
    let count = 0;
    for (let node = 0; node < live.length; node++) {
      if (live[node] === 1) {
        numbers[node] = count++;
        continue;
      }
      numbers[node] = -1;
      const { vague, classes } = this.labels.label(draft.labels[node] as number);
      if (vague || !this.leadsToLinked(classes, 'a payload')) continue;
      lost = true;
      // Slots of an array may be all there is of a tree that could have elements, too.
      isSure ||= this.isLinked(classes) && !this.labels.receivers(classes).some(({ type }) => type === SLOT);
    }
    draft.renumber(numbers, count);
    return isSure || !lost ? { lost } : { lost, isLossUnsure: true };
  }
}
