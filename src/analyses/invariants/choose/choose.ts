/** Which local analyses are run on a class, and in which order. */
import type { Truth } from '../../../base/truth.js';
import type { InvariantsOptions } from '../index.js';
import type { ClassRun, ClassSubject, LocalAnalysis } from '../local-analysis.js';

export interface Analysed {
  /** `final-links`: no analysis, but what final fields show by themselves. */
  readonly id: LocalAnalysis['id'] | 'final-links';
  /** Whether it says something about how objects are linked. */
  readonly knowsShapes: boolean;
  readonly run?: ClassRun;
  /** Why there is none. */
  readonly unsolved?: string;
}

/** Shapes first: what they prove need not be asked again. */
export interface Chosen {
  readonly analysis: LocalAnalysis;
  /** Steps for the class, before the budget scales them. */
  readonly steps: number;
}

/** What an analysis is worth for a class: it may prove something, or at least its graphs are told. */
export type Worth = 'proofs' | 'graphs' | 'nothing';

/** Some tenths of a second, and more where the user demands something. */
const STEPS: Readonly<Record<LocalAnalysis['id'], number>> = {
  shapegraph: 20_000,
  contraction: 10_000,
  nullness: 2_500,
  signs: 2_500,
};
const DEMANDED = 5;
/** The share that graphs alone are worth. */
const GRAPHS = 0.8;

/** Where the user has no demands, less is spent. */
export function allowedSteps(steps: number, budget: number, asking: 'demanded' | 'unasked', worth: Worth): number {
  return Math.max(
    1,
    Math.round(steps * budget * (asking === 'demanded' ? DEMANDED : 1) * (worth === 'graphs' ? GRAPHS : 1)),
  );
}

export function chosen(domain: InvariantsOptions['domain'], analyses: readonly LocalAnalysis[]): readonly Chosen[] {
  return analyses
    .filter(({ id }) => domain === 'auto' || domain === id)
    .map((analysis) => ({ analysis, steps: STEPS[analysis.id] }));
}

export function knowsShapes({ id }: LocalAnalysis): boolean {
  return id === 'shapegraph' || id === 'contraction';
}

/** What was found without any run. */
export function withoutRun(id: Analysed['id'], knowledge: 'shapes' | 'values', answers: readonly Truth[]): Analysed {
  const none = (): never => {
    throw new RangeError('there are no states');
  };
  const run: ClassRun = {
    states: 0,
    empty: 0,
    rounds: [],
    answers,
    reached: true,
    givenUp: [],
    draw: none,
    show: none,
  };
  return { id, knowsShapes: knowledge === 'shapes', run };
}

/** Runs what fits and is worth something. A fault in one analysis leaves what the others find. */
export function runChosen(
  all: readonly Chosen[],
  subject: ClassSubject,
  allowed: (steps: number, worth: Worth) => number,
  worthOf: (analysis: LocalAnalysis, soFar: readonly Analysed[]) => Worth,
  guarded: <T>(work: () => T) => T | undefined,
): readonly Analysed[] {
  const done: Analysed[] = [];
  for (const { analysis, steps } of all) {
    const worth = worthOf(analysis, done);
    if (worth === 'nothing' || !analysis.fits(subject)) continue;
    const found = guarded(() => analysis.run({ ...subject, steps: allowed(steps, worth) })) ?? {
      unsolved: 'internal fault',
    };
    const common = { id: analysis.id, knowsShapes: knowsShapes(analysis) };
    done.push('unsolved' in found ? { ...common, unsolved: found.unsolved } : { ...common, run: found });
  }
  return done;
}
