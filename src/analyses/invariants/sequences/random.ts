/** Client programs at random, the same for the same seed. */
import { JavaArray, JavaObject } from '../../../execution/memory/values.js';
import type { Recipe } from '../../../execution/replay/recipes/recipe.js';
import { type Step, textOf } from '../../../execution/replay/sequence.js';
import type { Held } from './choices.js';
import type { SequenceProgram } from './program.js';
import { type Broken, DEFAULT_BUDGET, type RandomQuestion, type SequenceAnswer } from './question.js';
import { type Between, SequenceSession } from './session.js';
import { shortened } from './shorten.js';
import { told } from './tell.js';

const LENGTH = 15;

/** Stops when every formula is broken, unless states are to be visited. */
export function randomSequences(program: SequenceProgram, question: RandomQuestion): SequenceAnswer {
  const session = new SequenceSession(program, question, question.stepsPerCall ?? DEFAULT_BUDGET.stepsPerCall);
  const { asked, seed, sequences, length = LENGTH, visit, cancelled } = question;
  const found = new Map<number, Broken>();
  if (!session.ready || !session.moves.any)
    return { broken: asked.map(() => undefined), made: false, runs: 0, steps: 0 };
  const before = session.player.steps;
  const open = new Set(asked.keys());
  const client = new RandomClient(
    session,
    seed,
    { least: 1, most: length },
    { open, found: (formula, broken) => found.set(formula, broken) },
    visit,
  );
  let runs = 0;
  for (; runs < sequences && (visit !== undefined || open.size > 0) && cancelled?.() !== true; runs++) client.once();
  const broken = asked.map((_, formula) => found.get(formula));
  return { broken, made: client.made, runs, steps: session.player.steps - before };
}

/** Formulas that are not broken yet, and who is told of those that are. */
export interface ToldFormulas {
  readonly open: Set<number>;
  readonly found: (formula: number, broken: Broken) => void;
}

export class RandomClient {
  /** Whether there ever was an object of the class. */
  made = false;
  readonly #random: Random;

  constructor(
    readonly session: SequenceSession,
    seed: number,
    /** Calls of each program. */
    readonly lengths: { readonly least: number; readonly most: number },
    readonly told: ToldFormulas,
    readonly visit?: RandomQuestion['visit'],
  ) {
    this.#random = new Random(seed);
  }

  /** One program, until it breaks something. */
  once(): void {
    const { player } = this.session;
    const { least, most } = this.lengths;
    const length = least + this.#random.below(most - least + 1);
    const steps: Step[] = [];
    let held: readonly Held[] = [];
    player.begin();
    for (let count = 0; count < length; count++) {
      const before = steps.length;
      this.#extend(steps, held);
      if (steps.length === before) return;
      // In the middle of a call that does not end there is nothing to look at.
      for (const step of steps.slice(before)) if (!player.perform(step)) return;
      const between = this.session.between();
      held = between.held;
      if (this.#look(steps, between)) return;
    }
  }

  #extend(steps: Step[], held: readonly Held[]): void {
    const moves = this.session.moves.after(held);
    const move = moves[this.#random.below(moves.length)];
    if (move === undefined) return;
    const chosen: Recipe[] = [];
    for (const options of move.options()) {
      // Simple ones more often.
      const recipe = options[this.#random.below(1 + this.#random.below(options.length))];
      if (recipe === undefined) return;
      chosen.push(recipe);
    }
    move.take(steps, chosen);
  }

  /** Whether something is broken that was not before: then the run is over, because telling it needs the machine. */
  #look(steps: readonly Step[], { objects }: Between): boolean {
    const { player, formulas } = this.session;
    if (objects.length > 0) this.made = true;
    this.visit?.({
      heap: player.machine.view,
      objects,
      held: player.values.filter((value) => value instanceof JavaObject || value instanceof JavaArray),
      calls: () => textOf(steps),
    });
    const breaks = [...this.told.open].filter((formula) => formulas.breach(formula, objects) !== undefined);
    for (const formula of breaks) {
      const broken =
        told(this.session, shortened(this.session, steps, formula), formula) ?? told(this.session, steps, formula);
      if (broken === undefined) continue;
      this.told.open.delete(formula);
      this.told.found(formula, broken);
    }
    return breaks.length > 0;
  }
}

/** Numbers that look random (xorshift of 32 bits). */
class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = (Math.imul(seed, 0x9e3779b1) ^ 0x2545f491) | 1;
  }

  /** From 0, below the limit; 0 where there is none. */
  below(limit: number): number {
    let state = this.#state;
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    this.#state = state;
    return limit <= 1 ? 0 : (state >>> 0) % limit;
  }
}
