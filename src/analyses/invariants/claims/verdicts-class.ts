/** The claims about one class: what stores show at once, then what call sequences break, then what the local analyses prove of the rest. */
import type { Witness } from '../../../findings/claim.js';
import type { InvariantClaim, Reason } from '../../../findings/invariants-result.js';
import {
  type Analysed,
  allowedSteps,
  type Chosen,
  knowsShapes,
  runChosen,
  type Worth,
  withoutRun,
} from '../choose/choose.js';
import type { Classification } from '../classify/classify.js';
import { clientOf } from '../client/client.js';
import type { InvariantsContext } from '../context.js';
import type { Family } from '../family/family.js';
import type { InvariantsOptions } from '../index.js';
import type { Asked, LocalAnalysis } from '../local-analysis.js';
import { nullnessAtOnce } from '../nullness/nullness.js';
import { assumptionsFor } from './assumptions.js';
import type { Candidate } from './candidates.js';
import { FinalLinks } from './frozen.js';
import { claimOf, isShown } from './verdicts.js';

export interface ClassCase {
  readonly context: InvariantsContext;
  readonly family: Family;
  readonly classification: Classification;
  readonly candidates: readonly Candidate[];
  readonly hindrances: (candidate: Candidate) => readonly Reason[];
  /** What proofs rest on. */
  readonly assumptions: readonly string[];
  readonly isMadeElsewhere: boolean;
  readonly chosen: readonly Chosen[];
  /** Remembers what it found for other classes. */
  readonly links?: FinalLinks;
  readonly options: Pick<InvariantsOptions, 'domain' | 'budget'>;
  readonly cancelled: (() => boolean) | undefined;
  /** Call sequences that break what is asked. */
  readonly refute: (asked: readonly Asked[], share: number) => readonly (Witness | undefined)[];
  /** A fault in one part leaves what the others find. */
  readonly guarded: <T>(work: () => T) => T | undefined;
}

export interface ClassVerdicts {
  readonly claims: readonly InvariantClaim[];
  readonly analyses: readonly Analysed[];
}

export function verdictsOf(given: ClassCase): ClassVerdicts {
  return new ClassWork(given).verdicts();
}

/** The share of the call sequences that are tried where nothing is asked of structures. */
const EASY = 0.25;

class ClassWork {
  readonly #given: ClassCase;
  /** Those that have a meaning, in the order of the questions. */
  readonly #askable: readonly Candidate[];
  readonly #asked: readonly Asked[];
  readonly #hindrances: ReadonlyMap<Candidate, readonly Reason[]>;
  readonly #witnesses = new Map<Candidate, Witness>();

  constructor(given: ClassCase) {
    this.#given = given;
    this.#askable = given.candidates.filter(({ term }) => term !== undefined);
    this.#asked = this.#askable.flatMap(asked);
    this.#hindrances = new Map(given.candidates.map((candidate) => [candidate, given.hindrances(candidate)]));
  }

  verdicts(): ClassVerdicts {
    const atOnce = this.#atOnce();
    this.#refute(atOnce);
    const run = this.#isAnalysed() ? this.#run(atOnce) : [];
    const analyses = [...run, ...atOnce];
    this.#compare(analyses);
    const claims = this.#given.candidates.map((candidate) =>
      claimOf(candidate, { ...this.#evidence(candidate, analyses), witness: this.#witnesses.get(candidate) }),
    );
    return { claims, analyses };
  }

  #atOnce(): readonly Analysed[] {
    const { context, family, classification, chosen, guarded, options } = this.#given;
    const { links = new FinalLinks(context) } = this.#given;
    const found: Analysed[] = [];
    const isAsked = (depth: 'deep' | 'shallow'): boolean =>
      this.#askable.some((candidate) => candidate.deep === (depth === 'deep') && this.#isFree(candidate));
    if (isAsked('deep') && options.domain === 'auto') {
      const answers = guarded(() => links.answers(this.#asked));
      if (answers !== undefined) found.push(withoutRun('final-links', 'shapes', answers));
    }
    if (isAsked('shallow') && chosen.some(({ analysis }) => analysis.id === 'nullness')) {
      const answers = guarded(() => nullnessAtOnce({ context, family, classification, asked: this.#asked }));
      if (answers !== undefined) found.push(withoutRun('nullness', 'values', answers));
    }
    // Only what shows something was worth it.
    return found.filter(({ run }) => run?.answers.includes('yes'));
  }

  #refute(atOnce: readonly Analysed[]): void {
    const left = this.#askable.filter((candidate) => !isShown(candidate, this.#evidence(candidate, atOnce)));
    if (left.length === 0) return;
    // That a field can be null, or not, takes few calls.
    const isHard = left.some(({ deep, kind }) => deep || kind === 'obligation');
    this.#given.refute(left.flatMap(asked), isHard ? 1 : EASY).forEach((witness, place) => {
      const candidate = left[place];
      if (witness !== undefined && candidate !== undefined) this.#witnesses.set(candidate, witness);
    });
  }

  /** What is proved and broken all the same is a fault of ours. */
  #compare(analyses: readonly Analysed[]): void {
    for (const [candidate, { calls }] of this.#witnesses) {
      if (!isShown(candidate, this.#evidence(candidate, analyses))) continue;
      const { message, property } = candidate;
      const proved = claimOf(candidate, this.#evidence(candidate, analyses)).by?.join(', ') ?? 'nobody';
      this.#given.guarded(() => {
        throw new Error(`${property}: ${message}: proved by ${proved}, but broken by ${calls.join('; ')}`);
      });
    }
  }

  #isFree(candidate: Candidate): boolean {
    return this.#hindrances.get(candidate)?.length === 0;
  }

  #isAnalysed(): boolean {
    return this.#askable.some((candidate) => this.#isFree(candidate));
  }

  #run(atOnce: readonly Analysed[]): readonly Analysed[] {
    const { context, family, classification, chosen, options, cancelled, guarded } = this.#given;
    const worthOf = (analysis: LocalAnalysis, soFar: readonly Analysed[]): Worth =>
      this.#worth(analysis, [...soFar, ...atOnce]);
    // The client need not be made for nothing.
    if (chosen.every(({ analysis }) => worthOf(analysis, []) === 'nothing')) return [];
    const subject = guarded(() => ({
      context,
      family,
      classification,
      client: clientOf(context, family, classification),
      asked: this.#asked,
      steps: 0,
      ...(cancelled === undefined ? {} : { cancelled }),
    }));
    if (subject === undefined) return [];
    const isDemanded = options.domain !== 'auto' || this.#askable.some(({ kind }) => kind === 'obligation');
    const allowed = (steps: number, worth: Worth): number =>
      allowedSteps(steps, options.budget, isDemanded ? 'demanded' : 'unasked', worth);
    return runChosen(chosen, subject, allowed, worthOf, guarded);
  }

  #worth(analysis: LocalAnalysis, soFar: readonly Analysed[]): Worth {
    // The user wants to see this one.
    if (this.#given.options.domain !== 'auto') return 'proofs';
    const meant = this.#askable.filter((candidate) => this.#isFree(candidate) && mayShow(analysis, candidate));
    if (meant.some((candidate) => this.#isOpen(candidate, soFar))) return 'proofs';
    return meant.length > 0 && isForGraphs(analysis) ? 'graphs' : 'nothing';
  }

  #isOpen(candidate: Candidate, soFar: readonly Analysed[]): boolean {
    return !this.#witnesses.has(candidate) && !isShown(candidate, this.#evidence(candidate, soFar));
  }

  #evidence(candidate: Candidate, analyses: readonly Analysed[]) {
    const { context, family, assumptions, isMadeElsewhere } = this.#given;
    const place = this.#askable.indexOf(candidate);
    return {
      analyses,
      place: place < 0 ? undefined : place,
      hindrances: this.#hindrances.get(candidate) ?? [],
      aliases: family.foreign,
      users: [...family.writers, ...family.takesBack],
      assumptions: assumptionsFor(candidate, context, assumptions),
      isMadeElsewhere,
    };
  }
}

function asked({ term, ofObject }: Candidate): readonly Asked[] {
  return term === undefined ? [] : [{ term, ofObject }];
}

/** Its graphs are told, whatever they prove. */
function isForGraphs({ id }: LocalAnalysis): boolean {
  return id === 'shapegraph';
}

function mayShow(analysis: LocalAnalysis, { property, deep }: Candidate): boolean {
  if (knowsShapes(analysis)) return deep;
  return property === 'invariant' || (analysis.id === 'nullness' && !deep);
}
