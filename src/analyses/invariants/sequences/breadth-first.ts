/** Client programs breadth first: from every state that is not isomorphic to an earlier one, everything a client can do. */
import { combinations, type Recipe } from '../../../execution/replay/recipes/recipe.js';
import { isCallback, type Sequence, type Step, sourcesOf } from '../../../execution/replay/sequence.js';
import { INVARIANTS_BUDGETS } from '../budgets.js';
import type { Held } from './choices.js';
import { Found } from './found.js';
import type { Move } from './moves.js';
import type { SequenceProgram } from './program.js';
import {
  type Broken,
  DEFAULT_BUDGET,
  type SequenceAnswer,
  type SequenceBudget,
  type SequenceQuestion,
} from './question.js';
import { RandomClient } from './random.js';
import { SequenceSession } from './session.js';

/** The part of the runs for breadth-first search; the rest is for programs at random, of so many calls. */
const IN_ORDER = 0.6;
const RANDOM_LENGTHS = { least: 8, most: 24 };
/** How many runs one of them counts for. */
const RANDOM_COST = 2;
const SEED = 1;
const MOST_CHOICES = INVARIANTS_BUDGETS['sequences/breadth-first'].mostChoices.most;
const MOST_STATES = INVARIANTS_BUDGETS['sequences/breadth-first'].mostStates.most;
/** A member that was tried so often in vain waits for so many rounds of the others. */
const HARDLY = 3;
const IN_VAIN = INVARIANTS_BUDGETS['sequences/breadth-first'].inVain.most;
const PATIENCE = INVARIANTS_BUDGETS['sequences/breadth-first'].patience.most;
/** Runs without an object of the class: there will be none. */
const WITHOUT_OBJECT = 300;
/** The part of what is left that a level may spend; what it leaves is for the next ones. */
const LEAST_SHARE = 0.3;
/** The part of the runs of a level for states whose shape is new. */
const FOR_SHAPES = 0.8;
const AT_A_TIME = INVARIANTS_BUDGETS['sequences/breadth-first'].atATime.most;
const FIRST_ROUNDS = INVARIANTS_BUDGETS['sequences/breadth-first'].firstRounds.most;

interface State {
  readonly program: Sequence;
  readonly held: readonly Held[];
  /** Whether its links and classes alone tell it from earlier ones. */
  readonly isNewShape: boolean;
}

/** A move, and the choices of arguments that are left to try. */
interface Pair {
  readonly move: Move;
  readonly choices: Iterator<readonly Recipe[]>;
}

/** A state, and what is left to do in it; undefined before it is known. */
interface Front {
  readonly state: State;
  pairs: readonly Pair[] | undefined;
}

export function breakBySequences(program: SequenceProgram, question: SequenceQuestion): SequenceAnswer {
  const budget = { ...DEFAULT_BUDGET, ...question.budget };
  const nothing = { broken: question.asked.map(() => undefined), made: false, runs: 0, steps: 0 };
  if (question.asked.length === 0) return nothing;
  const session = new SequenceSession(program, question, budget.stepsPerCall);
  if (!session.ready || !session.moves.any) return nothing;
  return new BreadthFirst(session, question, budget).run();
}

class BreadthFirst {
  /** Formulas that are not broken yet, or perhaps by more lines than it takes. */
  readonly #open: Set<number>;
  readonly #found: Found;
  readonly #seen = new Set<number>();
  readonly #shapes = new Set<number>();
  /** How often a member was tried, less whenever it led to something new. */
  readonly #vain = new Map<object, number>();
  /** Instructions that earlier questions have cost. */
  readonly #before: number;
  #runs = 0;
  #made = false;
  /** Whether something was left out. */
  #isCut = false;

  constructor(
    readonly session: SequenceSession,
    readonly question: SequenceQuestion,
    readonly budget: SequenceBudget,
  ) {
    this.#open = new Set(question.asked.keys());
    this.#found = new Found(session);
    this.#before = session.player.steps;
    // Formulas about static fields need none.
    this.#made = question.asked.every(({ ofObject }) => !ofObject);
  }

  run(): SequenceAnswer {
    const { depth } = this.budget;
    const runs = Math.ceil(this.budget.runs * IN_ORDER);
    this.session.player.begin();
    const start = this.#look([], 0, 0);
    let states = start === undefined ? [] : [start];
    for (let level = 1; level <= depth && states.length > 0 && this.#goesOn(); level++) {
      const share = Math.ceil((runs - this.#runs) * Math.max(LEAST_SHARE, 1 / (depth - level + 1)));
      states = this.#level(states, level, this.#runs + share);
      for (const formula of this.#found.formulas()) this.#open.delete(formula);
    }
    const further = states.length > 0 || this.#isCut ? this.#atRandom() : new Map<number, Broken>();
    const broken = this.question.asked.map((_, formula) => further.get(formula) ?? this.#found.tell(formula));
    return { broken, made: this.#made, runs: this.#runs, steps: this.session.player.steps - this.#before };
  }

  /** What breadth-first search has not got to, a few long programs may. */
  #atRandom(): ReadonlyMap<number, Broken> {
    const broken = new Map<number, Broken>();
    const found = (formula: number, told: Broken): unknown => broken.set(formula, told);
    const client = new RandomClient(this.session, SEED, RANDOM_LENGTHS, { open: this.#open, found });
    const end = this.#runs + this.budget.runs * (1 - IN_ORDER);
    while (this.#runs < end && this.#goesOn()) {
      this.#runs += RANDOM_COST;
      client.once();
      this.#made ||= client.made;
    }
    return broken;
  }

  #goesOn(): boolean {
    if (this.#open.size === 0 || this.#runs >= this.budget.runs) return false;
    if (!this.#made && this.#runs >= WITHOUT_OBJECT) return false;
    return this.session.player.steps - this.#before < this.budget.steps && this.question.cancelled?.() !== true;
  }

  /** New shapes first, a few at a time, as long as they leave a part of the share to the others. */
  #level(states: readonly State[], level: number, end: number): State[] {
    const reached: State[] = [];
    const fronts = states.map((state): Front => ({ state, pairs: undefined }));
    const first = fronts.filter(({ state }) => state.isNewShape);
    const others = fronts.filter(({ state }) => !state.isNewShape);
    const part = others.length === 0 ? end : this.#runs + Math.ceil((end - this.#runs) * FOR_SHAPES);
    for (let next = 0; next < first.length; next += AT_A_TIME) {
      this.#rounds(first.slice(next, next + AT_A_TIME), level, part, reached, FIRST_ROUNDS);
    }
    this.#rounds([...others, ...first], level, end, reached, Number.POSITIVE_INFINITY);
    if (reached.length > MOST_STATES) this.#isCut = true;
    return chosen(reached);
  }

  /** Every move in every state with its next choice, then with the one after it, and so on. */
  #rounds(fronts: readonly Front[], level: number, end: number, reached: State[], most: number): void {
    let active = fronts.filter(({ pairs }) => pairs?.length !== 0);
    for (let round = 0; active.length > 0 && round < most; round++) {
      for (const front of active) {
        if (this.#runs >= end || !this.#goesOn()) {
          this.#isCut = true;
          return;
        }
        front.pairs = this.#round(front, level, round, end, reached);
      }
      active = active.filter(({ pairs }) => pairs?.length !== 0);
    }
  }

  #pairs({ held }: State): readonly Pair[] {
    return this.session.moves.after(held).map((move): Pair => ({ move, choices: choicesOf(move) }));
  }

  /** The next choice of each move in one state; returns what has more. */
  #round(
    { state, pairs = this.#pairs(state) }: Front,
    level: number,
    round: number,
    end: number,
    reached: State[],
  ): readonly Pair[] {
    const { player } = this.session;
    const left: Pair[] = [];
    if (!player.play(state.program)) return left;
    player.nest();
    for (const pair of pairs) {
      if (this.#runs >= end || round < this.#patience(pair.move) || !this.#goesOn()) {
        left.push(pair);
        continue;
      }
      const { value, done } = pair.choices.next();
      if (done === true) continue;
      const steps: Step[] = [...state.program];
      pair.move.take(steps, value);
      this.#runs++;
      const next = this.#look(steps, level, state.program.length);
      player.back();
      this.#note(pair.move, next);
      if (next !== undefined) reached.push(next);
      left.push(pair);
    }
    player.leave();
    return left;
  }

  /** Rounds that a member waits: none where it has led to something new, or was hardly tried yet. */
  #patience({ by, isFar }: Move): number {
    const vain = this.#vain.get(by) ?? 0;
    return vain >= IN_VAIN ? PATIENCE : isFar === true || vain >= HARDLY ? 1 : 0;
  }

  #note({ by }: Move, state: State | undefined): void {
    this.#vain.set(by, state === undefined ? (this.#vain.get(by) ?? 0) + 1 : Number.NEGATIVE_INFINITY);
  }

  /** The state that a program leads to, of which so many steps have been performed; undefined where it is no new one. */
  #look(program: Sequence, level: number, performed: number): State | undefined {
    const { player, formulas } = this.session;
    player.calledBack = false;
    for (let step = performed; step < program.length; step++) {
      if (!player.perform(program[step] as Step)) return undefined;
    }
    // Then another object would have done.
    if (!player.calledBack && callsBack(program, performed)) return undefined;
    const { print, shape, objects, large, held } = this.session.between();
    if (this.#seen.has(print)) return undefined;
    this.#seen.add(print);
    if (objects.length > 0) this.#made = true;
    for (const formula of this.#open) {
      if (formulas.breach(formula, objects) === undefined) continue;
      // Another program of this level can be shorter only where this one takes lines to make arguments.
      if (this.#found.add(formula, program) <= level) this.#open.delete(formula);
    }
    if (large) {
      this.#isCut = true;
      return undefined;
    }
    const isNewShape = !this.#shapes.has(shape);
    this.#shapes.add(shape);
    return { program, held, isNewShape };
  }
}

/** Whether one of the last steps passes an object of the client that does something when it is called. */
function callsBack(program: Sequence, from: number): boolean {
  return program.slice(from).some((step) => sourcesOf(step).some(isCallback));
}

/** Nothing is found out before the first one is asked for. */
function* choicesOf(move: Move): Generator<readonly Recipe[]> {
  yield* combinations(move.options(), MOST_CHOICES);
}

/** New shapes first, and short programs. */
function chosen(states: readonly State[]): State[] {
  const shortFirst = (wanted: boolean): State[] =>
    states
      .filter(({ isNewShape }) => isNewShape === wanted)
      .sort((left, right) => left.program.length - right.program.length);
  return [...shortFirst(true), ...shortFirst(false)].slice(0, MOST_STATES);
}
