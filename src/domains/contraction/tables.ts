/** What one run remembers: numbers for fields, labels, graphs and states, and the slots of bodies. */
import { TupleInterner } from '../../base/interner.js';
import type { Code } from '../../engine/code.js';
import type { ProgramView } from '../../engine/domain.js';
import type { Point } from '../../ir/body.js';
import type { ClassName } from '../../ir/types.js';
import { Draft } from '../../structures/draft.js';
import { collectGarbage, liveNodes } from '../../structures/garbage.js';
import { NULL_NODE } from '../../structures/heap-graph.js';
import { BACKWARDS } from './graphs/links.js';
import type { ContractionModel, Refusal } from './graphs/model.js';
import { ContractionStates } from './graphs/states.js';
import { labelPolicy } from './label-policy.js';
import { LabelTable } from './labels.js';
import type { ContractionOptions } from './options.js';
import { Slots } from './slots.js';
import { type ShapeState, UNKNOWN, type Work } from './state.js';
import { FieldNumbers } from './universe.js';
import { outside, tidyVague } from './vague.js';

/** A state as it is kept at a point, and what became of it on the way. */
export interface Closed {
  readonly state: ShapeState;
  /** Whether objects of linked structures became garbage: certainly in every heap of the state. */
  readonly lost: boolean;
  /** Why its regular part had to be given up. */
  readonly refusal?: Refusal;
}

export class ShapeTables {
  readonly program: ProgramView;
  readonly options: ContractionOptions;
  readonly numbers: FieldNumbers;
  readonly labels: LabelTable;
  readonly graphs: ContractionStates;
  readonly #slots = new Map<Code, Slots>();
  readonly #dead = new Map<Code, (Dead | undefined)[]>();
  readonly #states = new TupleInterner();
  readonly #known: ShapeState[] = [];
  readonly #truths = new TupleInterner();
  readonly #initialised = new TupleInterner();
  readonly #classes = new Map<ClassName, number>();

  constructor(program: ProgramView, options: ContractionOptions) {
    this.program = program;
    this.options = options;
    this.numbers = new FieldNumbers(options.universe);
    this.labels = new LabelTable(program.hierarchy);
    const model: ContractionModel = {
      mode: options.mode,
      parents: this.numbers.parents,
      labels: labelPolicy(this.labels, this.numbers, program.hierarchy),
      cap: options.cap,
      splits: options.splits,
    };
    this.graphs = new ContractionStates(model);
    // The empty set is number 0.
    this.#initialised.intern([]);
  }

  slots(code: Code): Slots {
    let slots = this.#slots.get(code);
    if (slots === undefined) {
      const { universe, pinsParameters, olds } = this.options;
      slots = new Slots(code, { statics: universe.statics.length, pins: pinsParameters, olds: olds(code).length });
      this.#slots.set(code, slots);
    }
    return slots;
  }

  state(graph: number, truths: readonly number[], initialised: number): ShapeState {
    const spelled = this.#truths.intern(truths);
    const number = this.#states.intern([graph, spelled, initialised]);
    let state = this.#known[number];
    if (state === undefined) {
      state = { number, graph, truths: spelled, initialised };
      this.#known[number] = state;
    }
    return state;
  }

  truthsOf(state: ShapeState): Int32Array {
    return this.#truths.tuple(state.truths);
  }

  /** The classes that are known to be initialised, or being so, ascending. */
  initialisedOf(initialised: number): Int32Array {
    return this.#initialised.tuple(initialised);
  }

  withInitialised(initialised: number, type: ClassName): number {
    const number = this.classNumber(type);
    const set = this.initialisedOf(initialised);
    return set.includes(number) ? initialised : this.#initialised.intern([...set, number].sort((a, b) => a - b));
  }

  initialisedSet(classes: readonly number[]): number {
    return this.#initialised.intern([...new Set(classes)].sort((a, b) => a - b));
  }

  classNumber(type: ClassName): number {
    let number = this.#classes.get(type);
    if (number === undefined) {
      number = this.#classes.size;
      this.#classes.set(type, number);
    }
    return number;
  }

  work(state: ShapeState): Work {
    return { draft: this.graphs.draft(state.graph), truths: [...this.truthsOf(state)], initialised: state.initialised };
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
    const { draft, truths, initialised } = work;
    this.#kill(work, code, point);
    tidyVague(this, draft);
    const lost = this.#collect(draft);
    const number = contracts ? this.graphs.contracted(draft) : this.graphs.uncontracted(draft);
    if (typeof number !== 'string') return { state: this.state(number, truths, initialised), lost };
    outside(this, draft);
    const given = this.graphs.uncontracted(draft);
    return { state: this.state(given, truths, initialised), lost, refusal: number };
  }

  #kill({ draft, truths }: Work, code: Code, point: Point): void {
    const { slots, booleans } = this.#deadAt(code, point);
    for (const slot of slots) draft.variables[slot] = NULL_NODE;
    for (const place of booleans) truths[place] = UNKNOWN;
  }

  /** Removes garbage; whether there were nodes of linked structures in it. */
  #collect(draft: Draft): boolean {
    const live = liveNodes(draft, BACKWARDS);
    let lost = false;
    for (let node = 0; node < live.length && !lost; node++) {
      if (live[node] === 1) continue;
      const { vague, classes } = this.labels.label(draft.labels[node] as number);
      if (vague) continue;
      lost = this.labels.receivers(classes).some(({ type }) => this.options.universe.isNode(type));
    }
    collectGarbage(draft, BACKWARDS);
    return lost;
  }

  #deadAt(code: Code, point: Point): Dead {
    let points = this.#dead.get(code);
    if (points === undefined) {
      points = new Array<Dead | undefined>(code.body.points).fill(undefined);
      this.#dead.set(code, points);
    }
    let dead = points[point];
    if (dead === undefined) {
      const live = this.program.live(code);
      const slots = this.slots(code);
      const isDead = (variable: (typeof slots.variables)[number]): boolean => !live.isLive(variable, point);
      dead = {
        slots: slots.variables.filter(isDead).map((variable) => slots.of(variable)),
        booleans: slots.booleans.filter(isDead).map((variable) => slots.truth(variable)),
      };
      points[point] = dead;
    }
    return dead;
  }
}

interface Dead {
  readonly slots: readonly number[];
  readonly booleans: readonly number[];
}
