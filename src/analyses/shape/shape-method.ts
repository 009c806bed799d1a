/** Runs a method with less and less ambition until nothing more can be proved of it. */
import { type Duty, holds, type MethodDuties, readDuties } from '../../obligations/index.js';
import type { Attempt } from './attempts.js';
import { SHAPE_BUDGETS } from './budgets.js';
import { fallBack, hasOutgrown } from './graphs/fall-back.js';
import type { GraphRun } from './graphs/run-graphs.js';
import { type Group, groupsOf } from './groups.js';
import { type DutyReading, type RunReading, readRun } from './read-run.js';
import { answersFor } from './reusing.js';
import { type Checkpoint, type Running, runMethod, type SolvedRun } from './run-method.js';
import { type Subject, type SubjectSurroundings, subjectOf } from './subject.js';

export interface Tried {
  readonly run: SolvedRun;
  readonly reading: RunReading;
}

/** What runs of a method have shown; each of them is right. */
export interface MethodRuns {
  readonly tried: readonly Tried[];
  /** The run that says most about what needs nothing from entry: that of the points and facts. */
  readonly best: Tried | undefined;
  /** The run that says most about an obligation. */
  readonly about: (duty: Duty) => Found | undefined;
  /** Why a run about the obligation did not end. */
  readonly unsolved: (duty: Duty) => string | undefined;
  /** What is proved of the obligation, by whichever runs; undefined where it is not. */
  readonly proof: (duty: Duty) => Proof | undefined;
  /** Where there is no best run: why. */
  readonly ended?: string | undefined;
  /** Runs on shape graphs that proved something which no other run did. */
  readonly graphs: readonly GraphRun[];
}

export interface Proof {
  readonly reached: boolean;
  /** Whether shape graphs were needed. */
  readonly byGraphs: boolean;
}

export interface Found {
  readonly tried: Tried;
  readonly reading: DutyReading;
}

/** Those of the obligations that runs in the interpreter break; `tried` says how the method starts. */
export type Refute = (duties: readonly Duty[], tried: Tried | undefined) => ReadonlySet<Duty>;

export interface Ambition {
  readonly join: Attempt['join'];
  readonly contracts: 'auto' | Attempt['contracts'];
  readonly budget: number;
  /** As of attempts. */
  readonly cap?: number;
  /** When shape graphs are tried on what is left open; default: where a state outgrew contraction. */
  readonly fallsBack?: 'outgrown' | 'always';
}

/** A method and what is to be proved of it. */
export interface MethodTask {
  readonly method: Subject['method'];
  readonly duties: MethodDuties;
}

export function tryMethod(
  running: Running,
  surroundings: SubjectSurroundings,
  { method, duties }: MethodTask,
  ambition: Ambition,
  refute: Refute,
): MethodRuns {
  const tried: Tried[] = [];
  const unsolved = new Map<Duty, string>();
  const { groups, partsOf, wholeOf } = groupsOf(surroundings.book, method, duties);
  let best: Tried | undefined;
  let ended: string | undefined;
  const graphs: GraphRun[] = [];
  const byGraphs = new Map<Duty, Proof>();
  groups.forEach((group, index) => {
    const attempts = new Attempts(running, surroundings, method, group);
    const ofGroup: Refute = (open, each) => {
      const wholes = new Map(open.map((part) => [part, wholeOf(part)]));
      const broken = refute([...new Set(wholes.values())], each);
      return new Set(open.filter((part) => broken.has(wholes.get(part) ?? part)));
    };
    const found = attempts.run(ambition, { ofGroup, ofMethod: () => refute(duties.all, undefined).size > 0 }, tried);
    tried.push(...found.tried);
    if (ambition.fallsBack === 'always' || hasOutgrown(found.tried, found.unsolved)) {
      const open = attempts.open().filter(({ obligation }) => !obligation.implicit);
      const broken = open.length === 0 ? new Set<Duty>() : ofGroup(open, found.tried[0]);
      const left = open.filter((duty) => !broken.has(duty));
      const fallen = fallBack(running, surroundings, method, group, { open: left, budget: ambition.budget });
      graphs.push(...fallen.runs);
      for (const [duty, { reached }] of fallen.proved) byGraphs.set(duty, { reached, byGraphs: true });
    }
    for (const duty of group.duties.all) if (found.unsolved !== undefined) unsolved.set(duty, found.unsolved);
    if (index !== 0) return;
    best = bestOf(found.tried, group.duties);
    ended = found.unsolved;
  });
  const known = new Map<Duty, Found>();
  for (const each of tried) {
    for (const [duty, reading] of each.reading.duties) {
      const before = known.get(duty);
      if (before === undefined || (!holds(before.reading) && holds(reading))) known.set(duty, { tried: each, reading });
    }
  }
  const proofOf = (part: Duty): Proof | undefined => {
    const found = known.get(part);
    if (found === undefined || !holds(found.reading)) return byGraphs.get(part);
    return { reached: found.reading.reached, byGraphs: false };
  };
  return {
    tried,
    best,
    ended,
    graphs,
    proof: (duty) => {
      const parts = partsOf(duty).map(proofOf);
      const proved = parts.flatMap((part) => part ?? []);
      if (proved.length < parts.length) return undefined;
      return { reached: proved.some((part) => part.reached), byGraphs: proved.some((part) => part.byGraphs) };
    },
    about: (duty) => whole(partsOf(duty).map((part) => known.get(part))),
    unsolved: (duty) => partsOf(duty).flatMap((part) => unsolved.get(part) ?? [])[0],
  };
}

/** What is known of something, of what is known of its parts: it fails where one does, and is reached where one is. */
function whole(parts: readonly (Found | undefined)[]): Found | undefined {
  const [first] = parts;
  const failing = parts.find((part) => part?.reading.failure?.certainty === 'must');
  const missing = parts.find((part) => part === undefined || !holds(part.reading));
  const found = failing ?? (parts.includes(undefined) ? undefined : (missing ?? first));
  if (found === undefined) return undefined;
  return { ...found, reading: { ...found.reading, reached: parts.some((part) => part?.reading.reached === true) } };
}

const MODEST = SHAPE_BUDGETS['shape-method'].modest.most;
/** Of the budget, where states are contracted at loop heads only: what that helps is small, and the rest has no end. */
const LITTLE = 0.03;

interface Refuted {
  readonly ofGroup: Refute;
  /** Whether anything about the method was broken. */
  readonly ofMethod: () => boolean;
}

class Attempts {
  readonly #tried: Tried[] = [];
  #unsolved: string | undefined;

  constructor(
    readonly running: Running,
    readonly surroundings: SubjectSurroundings,
    readonly method: Subject['method'],
    readonly group: Group,
  ) {}

  /** `earlier` are runs for other groups. */
  run(
    { join, contracts, budget, cap }: Ambition,
    refuted: Refuted,
    earlier: readonly Tried[],
  ): { readonly tried: readonly Tried[]; readonly unsolved?: string } {
    const usual: Attempt = {
      join,
      budget,
      contracts: contracts === 'loop-heads' ? 'loop-heads' : 'everywhere',
      followsCalls: true,
      pins: false,
      coarse: false,
      ...(cap !== undefined && { cap }),
    };
    // What runs break needs no second look, and mostly is what takes long.
    const isSettled = (tried: Tried | undefined): boolean => {
      const open = this.open();
      return refuted.ofGroup(open, tried).size === open.length;
    };
    // Broken methods have more states than right ones, and get more effort when they are corrected.
    const checkpoint = { steps: MODEST * Math.max(1, budget), goesOn: () => !refuted.ofMethod() };
    const first = this.#known(usual, earlier) ?? this.#attempt(usual, checkpoint);
    if (contracts === 'auto' && !isSettled(first))
      this.#attempt({ ...usual, budget: budget * LITTLE, contracts: 'loop-heads' });
    if (this.#tried.length === 0) this.#attempt({ ...usual, join: 'partial', coarse: true, followsCalls: false });
    return { tried: this.#tried, ...(this.#unsolved === undefined ? {} : { unsolved: this.#unsolved }) };
  }

  /** A run for another group that shows as much as a new one would, or proves all. */
  #known({ followsCalls }: Attempt, earlier: readonly Tried[]): Tried | undefined {
    if (earlier.length === 0) return undefined;
    const { ensured, assumed, duties } = this.group;
    const subject = subjectOf(this.surroundings, this.method, followsCalls ? 'followed' : 'skipped', {
      ensured,
      candidates: assumed,
    });
    if (subject === undefined) return undefined;
    for (const { run, reading } of earlier) {
      if (!answersFor(run, subject)) continue;
      const read = { run, reading: { ...reading, duties: readDuties(run, duties) } };
      const isProved = [...read.reading.duties.values()].every(holds);
      if (!isProved && (assumed.length > 0 || run.attempt.contracts !== 'everywhere')) continue;
      this.#tried.push(read);
      return read;
    }
    return undefined;
  }

  /** What no run has proved. */
  open(): readonly Duty[] {
    return this.group.duties.all.filter(
      (duty) =>
        !this.#tried.some(({ reading }) => {
          const found = reading.duties.get(duty);
          return found !== undefined && holds(found);
        }),
    );
  }

  #attempt(attempt: Attempt, checkpoint?: Checkpoint): Tried | undefined {
    const { ensured, assumed, duties } = this.group;
    const subject = subjectOf(this.surroundings, this.method, attempt.followsCalls ? 'followed' : 'skipped', {
      ensured,
      candidates: assumed,
    });
    const run =
      subject === undefined
        ? { unsolved: 'there is no code' }
        : runMethod(this.running, subject, attempt, assumed, checkpoint);
    if ('unsolved' in run) {
      this.#unsolved ??= run.unsolved;
      return undefined;
    }
    const found = { run, reading: readRun(run, duties) };
    this.#tried.push(found);
    return found;
  }
}

/** The first of those that prove most. */
function bestOf(tried: readonly Tried[], { all }: MethodDuties): Tried | undefined {
  let best: Tried | undefined;
  let most = -1;
  for (const each of tried) {
    const proved = all.filter((duty) => {
      const reading = each.reading.duties.get(duty);
      return reading !== undefined && holds(reading);
    }).length;
    if (proved > most) [best, most] = [each, proved];
  }
  return best;
}
