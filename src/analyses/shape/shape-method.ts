/** Runs a method with less and less ambition until nothing more can be proved of it. */
import type { Duty, MethodDuties } from '../check/obligation-book.js';
import type { Attempt } from './attempts.js';
import { type Group, groupsOf } from './groups.js';
import { type DutyReading, type RunReading, readRun } from './read-run.js';
import { type Running, runMethod, type SolvedRun } from './run-method.js';
import { type Subject, type Surroundings, subjectOf } from './subject.js';

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
}

export function tryMethod(
  running: Running,
  surroundings: Surroundings,
  method: Subject['method'],
  duties: MethodDuties,
  ambition: Ambition,
  refute: Refute,
): MethodRuns {
  const tried: Tried[] = [];
  const unsolved = new Map<Duty, string>();
  const { groups, partsOf, wholeOf } = groupsOf(surroundings.book, method, duties);
  let best: Tried | undefined;
  groups.forEach((group, index) => {
    const found = new Attempts(running, surroundings, method, group).run(ambition, (open, each) => {
      const wholes = new Map(open.map((part) => [part, wholeOf(part)]));
      const broken = refute([...new Set(wholes.values())], each);
      return new Set(open.filter((part) => broken.has(wholes.get(part) ?? part)));
    });
    tried.push(...found.tried);
    for (const duty of group.duties.all) if (found.unsolved !== undefined) unsolved.set(duty, found.unsolved);
    if (index === 0) best = bestOf(found.tried, group.duties);
  });
  const known = new Map<Duty, Found>();
  for (const each of tried) {
    for (const [duty, reading] of each.reading.duties) {
      const before = known.get(duty);
      if (before === undefined || (!holds(before.reading) && holds(reading))) known.set(duty, { tried: each, reading });
    }
  }
  return {
    tried,
    best,
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

/** Whether the run proves it. */
export function holds({ failure, undecided }: DutyReading): boolean {
  return failure === undefined && undecided === undefined;
}

class Attempts {
  readonly #tried: Tried[] = [];
  #unsolved: string | undefined;

  constructor(
    readonly running: Running,
    readonly surroundings: Surroundings,
    readonly method: Subject['method'],
    readonly group: Group,
  ) {}

  run(
    { join, contracts, budget }: Ambition,
    refute: Refute,
  ): { readonly tried: readonly Tried[]; readonly unsolved?: string } {
    const usual: Attempt = {
      join,
      budget,
      contracts: contracts === 'loop-heads' ? 'loop-heads' : 'everywhere',
      followsCalls: true,
      pins: false,
      coarse: false,
    };
    const first = this.#attempt(usual);
    const open = this.#open();
    // What is broken indeed needs no second look.
    const isRefuted = open.length > 0 && refute(open, first).size === open.length;
    if (contracts === 'auto' && open.length > 0 && !isRefuted) this.#attempt({ ...usual, contracts: 'loop-heads' });
    if (this.#tried.length === 0) this.#attempt({ ...usual, join: 'partial', coarse: true, followsCalls: false });
    return { tried: this.#tried, ...(this.#unsolved === undefined ? {} : { unsolved: this.#unsolved }) };
  }

  /** What no run has proved. */
  #open(): readonly Duty[] {
    return this.group.duties.all.filter(
      (duty) =>
        !this.#tried.some(({ reading }) => {
          const found = reading.duties.get(duty);
          return found !== undefined && holds(found);
        }),
    );
  }

  #attempt(attempt: Attempt): Tried | undefined {
    const { ensured, assumed, duties } = this.group;
    const subject = subjectOf(this.surroundings, this.method, attempt.followsCalls, { ensured, candidates: assumed });
    const run =
      subject === undefined ? { unsolved: 'there is no code' } : runMethod(this.running, subject, attempt, assumed);
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
