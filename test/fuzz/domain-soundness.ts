/** Soundness of the listed domains, and of the engine under them, on random Java programs. */
import { DOMAINS } from '../../src/analyses/domains.js';
import { type Chosen, chosenOf, type SomeDomain } from '../../src/analyses/listed-domain.js';
import { type Block, countLines, printBlocks } from './java/blocks.js';
import { CORNERS } from './java/corners.js';
import { randomJavaProgram } from './java/program.js';
import { shrink } from './java/shrink.js';
import { type Random, randomFrom } from './random.js';
import { SoundnessFailure } from './soundness/failure.js';
import { randomPolicy, showPolicy } from './soundness/policies.js';
import { newTally, type Tally } from './soundness/tally.js';
import { type Engine, openProgram, type Preparing, runTrial, startable, type Trial } from './soundness/trial.js';

const POLICIES_OF_A_CORNER = 2;

export interface CampaignOptions {
  /** Programs that are tried to make a failing one smaller; 0: it is shown as it is. */
  readonly shrinking?: number;
  /** When the corner cases are tried; default first. */
  readonly corners?: 'first' | 'last';
  /** A broken engine, in tests of these tests. */
  readonly engine?: Engine;
}

export interface Campaign {
  readonly programs: number;
  /** Analyses that were finished within their budget, of all that were started. */
  readonly finished: number;
  readonly started: number;
  readonly tally: Tally;
}

/** What was wrong with the first program that showed something, and the smallest like it. */
export class FailedProgram extends Error {
  constructor(
    readonly failure: SoundnessFailure,
    /** 0: a corner case. */
    readonly programs: number,
    readonly trial: Trial,
    readonly text: string,
    seed: number,
  ) {
    const { method, policy, liveness } = trial;
    super(
      `seed ${seed}: from ${method}, ${liveness ? 'with' : 'without'} liveness, ${showPolicy(policy)}\n${failure.message}\n${text}`,
    );
  }
}

/**
 * Throws a FailedProgram where the domain, or the engine, is wrong. The corner cases are not counted. Program number n of seed s is number 0 of
 * seed s + n.
 */
export async function fuzzDomain<E>(
  prepare: Preparing<E>,
  count: number,
  seed: number,
  options: CampaignOptions = {},
): Promise<Campaign> {
  const tally = newTally();
  let [finished, started] = [0, 0];
  const attempt = async (
    program: readonly Block[],
    trials: (methods: readonly string[]) => readonly Trial[],
    number: number,
  ): Promise<void> => {
    const table = await openProgram(printBlocks(program));
    if (table === undefined) throw new Error(`seed ${seed + number}: the program is refused`);
    for (const trial of trials(startable(table))) {
      started++;
      try {
        if (runTrial(table, prepare, trial, tally, options.engine)) finished++;
      } catch (problem) {
        if (!(problem instanceof SoundnessFailure)) throw problem;
        const found = await smallest(program, prepare, trial, problem, options);
        throw new FailedProgram(found.failure, number + 1, trial, found.text, seed + number);
      }
    }
  };
  const corners = async (): Promise<void> => {
    for (const { text } of CORNERS)
      await attempt(text.trim().split('\n'), (methods) => cornerTrials(methods, seed), -1);
  };
  if (options.corners !== 'last') await corners();
  for (let number = 0; number < count; number++) {
    await attempt(randomJavaProgram(seed + number), (methods) => trialsOf(methods, seed + number), number);
  }
  if (options.corners === 'last') await corners();
  return { programs: count, finished, started, tally };
}

/** Every method of a corner case with several policies. */
function cornerTrials(methods: readonly string[], seed: number): readonly Trial[] {
  const random = randomFrom(seed);
  return methods.flatMap((method) => Array.from({ length: POLICIES_OF_A_CORNER }, () => trialOf(method, random)));
}

/** From `main`, and from a few methods on any heap, each with another policy. */
function trialsOf(methods: readonly string[], seed: number): readonly Trial[] {
  const random = randomFrom(seed ^ 0x5eed);
  // Methods that do more than a constructor or lambda are chosen more often.
  const works = methods.filter((name) => /\.(work\d|pick|measure|accepts)$/.test(name));
  const others = [...methods.slice(1), ...works, ...works, ...works];
  const chosen = ['Main.main', ...Array.from({ length: 2 }, () => random.pick(others))];
  return [...new Set(chosen)].map((method) => trialOf(method, random));
}

function trialOf(method: string, random: Random): Trial {
  return {
    method,
    policy: randomPolicy(random),
    liveness: random.below(4) > 0,
    library: random.below(2) === 0,
    twice: random.below(8) === 0,
    seed: random.below(2 ** 30),
  };
}

async function smallest<E>(
  program: readonly Block[],
  prepare: Preparing<E>,
  trial: Trial,
  first: SoundnessFailure,
  { shrinking = 1500, engine }: CampaignOptions,
): Promise<{ readonly failure: SoundnessFailure; readonly text: string }> {
  let failure = first;
  const small = await shrink(
    program,
    async (candidate) => {
      const table = await openProgram(printBlocks(candidate));
      if (table === undefined) return false;
      try {
        runTrial(table, prepare, trial, newTally(), engine);
        return false;
      } catch (problem) {
        if (!(problem instanceof SoundnessFailure) || problem.kind !== first.kind) return false;
        failure = problem;
        return true;
      }
    },
    shrinking,
  );
  return { failure, text: `${countLines(small)} lines:\n${printBlocks(small)}` };
}

export function showCampaign({ programs, finished, started, tally }: Campaign): string {
  const { visits, steps, calls, answers, failedChecks } = tally;
  return (
    `${programs} programs, ${finished} of ${started} analyses finished, ${visits} states, ${steps} steps (${failedChecks} failed checks), ` +
    `${calls} calls, ${answers} answers`
  );
}

/** A listed domain with its options as they are unless somebody chooses, or as chosen here. */
export function fuzzListed(
  some: SomeDomain,
  count: number,
  seed: number,
  chosen?: Chosen,
  options?: CampaignOptions,
): Promise<Campaign> {
  const words = chosenOf(some.options, chosen);
  return some.use(({ prepare }) => fuzzDomain((run) => prepare(run, words), count, seed, options));
}

/** All listed domains, each on the same programs; says what was looked at. */
export async function fuzzDomains(count: number, seed: number): Promise<string> {
  const campaigns = await Promise.all(DOMAINS.map((some) => fuzzListed(some, count, seed)));
  return campaigns.map(showCampaign).join('; ');
}
