/** Mutants are run on a virtual machine, claims are made about them, and both are compared. */
import type { Jdk } from '../support/classfiles.js';
import type { Breach } from './breaches.js';
import { type Asked, type Claimed, claimed } from './claimed.js';
import { type Compared, compare, type Disagreement } from './compare.js';
import { toldBy } from './forms.js';
import type { Mutant } from './mutants.js';
import { classesOf, type Recorded, record } from './recorded.js';

export interface Verdict {
  readonly mutant: Mutant;
  readonly disagreements: readonly Disagreement[];
  readonly apart: readonly Disagreement[];
  readonly faults: readonly string[];
}

export interface Judged {
  readonly made: number;
  readonly compiled: number;
  /** Of those that compile: runs that saw an exception come by the program, and those that did not end by themselves. */
  readonly failing: number;
  readonly unended: number;
  /** Mutants that claims were made about. */
  readonly asked: number;
  /** By rule and verdict. */
  readonly claims: ReadonlyMap<string, number>;
  /** Failures at places that are not called safe. */
  readonly agreed: number;
  /** By exception and rule: failures at places without a claim, each with its line. */
  readonly unclaimed: ReadonlyMap<string, readonly string[]>;
  /** Those with disagreements or faults, or counted apart. */
  readonly verdicts: readonly Verdict[];
}

export interface Judging {
  readonly jdk: Jdk;
  /** For sources and classes. */
  readonly folder: string;
  /** Who makes the claims; default Espalier. */
  readonly claimer?: (asked: Asked) => Promise<Claimed>;
  /** Whether claims are made only about mutants that saw an exception. */
  readonly onlyFailing?: boolean;
  readonly onVerdict?: (verdict: Verdict) => void;
  readonly onProgress?: (done: number) => void;
}

export async function judge(mutants: readonly Mutant[], judging: Judging): Promise<Judged> {
  const byName = new Map(mutants.map((mutant) => [mutant.name, mutant]));
  const counts = { made: mutants.length, compiled: 0, failing: 0, unended: 0, asked: 0, agreed: 0 };
  const claims = new Map<string, number>();
  const unclaimed = new Map<string, string[]>();
  const verdicts: Verdict[] = [];
  let done = 0;
  await record(judging.jdk, mutants, judging.folder, async (recorded) => {
    judging.onProgress?.(++done);
    const mutant = byName.get(recorded.name);
    if (mutant === undefined || recorded.error !== undefined) return;
    counts.compiled++;
    if (recorded.raised?.length !== 0) counts.failing++;
    if (recorded.ends?.some((end) => end !== 'ended') === true) counts.unended++;
    if (!isTelling(recorded, judging)) return;
    counts.asked++;
    const { sources, mainClass, way, form, name } = mutant;
    const classes = classesOf(judging.folder, name)[form === 'bare' ? 'bare' : 'debug'];
    const made = await (judging.claimer ?? claimed)({ sources, mainClass, way, form, classes });
    for (const { property, verdict, kind } of made.claims)
      if (kind === 'obligation') add(claims, `${property} ${verdict}`);
    const compared = compare(made.claims, recorded, sources, toldBy(form));
    counts.agreed += compared.agreed;
    for (const each of form === 'split' ? [] : compared.unclaimed) {
      const places = unclaimed.get(kindOf(each)) ?? [];
      unclaimed.set(kindOf(each), [...places, placeOf(each, mutant)]);
    }
    if (!isWorthTelling(compared, made)) return;
    const verdict = { mutant, disagreements: compared.disagreements, apart: compared.apart, faults: made.faults };
    verdicts.push(verdict);
    judging.onVerdict?.(verdict);
  });
  return { ...counts, claims, unclaimed, verdicts };
}

/** Where nothing failed, only replays can be wrong, and what is said of code that nothing reaches. */
function isTelling({ raised = [] }: Recorded, { onlyFailing }: Judging): boolean {
  return raised.length > 0 || onlyFailing !== true;
}

function isWorthTelling({ disagreements, apart }: Compared, { faults }: Claimed): boolean {
  return disagreements.length + apart.length + faults.length > 0;
}

function kindOf({ property, raised: { type } }: Breach): string {
  return `${property} (${type.replace(/^.*\./, '')})`;
}

function placeOf({ file, line }: Breach, { sources, program }: Mutant): string {
  return `${program.name}: ${sources[file]?.split('\n')[line - 1]?.trim()}`;
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
