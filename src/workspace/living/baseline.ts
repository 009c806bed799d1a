/** A baseline: findings that are known already, written down so that they are found again in edited programs. */
import type { CheckResult, Finding } from '../../findings/check-result.js';
import type { Location } from '../../findings/claim.js';
import { matchEntries } from './baseline-matching.js';
import { withHidden } from './hide.js';

/** No line numbers: they change with every edit above. */
export interface BaselineEntry {
  readonly rule: string;
  /** Relative to the baseline's folder; for people, not for matching. */
  readonly file: string;
  readonly class: string;
  readonly method?: string;
  readonly descriptor?: string;
  readonly subject?: string;
  readonly message: string;
  /** The statement at the place, without comments and white space; empty where there is no source. */
  readonly code: string;
  readonly fingerprint: string;
}

export interface Found {
  readonly result: CheckResult;
  readonly finding: Finding;
  readonly entry: BaselineEntry;
}

export interface BaselineWorld {
  /** The text of the statement at a place, however it is formatted; empty where there is no source. */
  readonly code: (location: Location) => string;
  /** How the baseline names a file. */
  readonly fileName: (file: string) => string;
  /** Whether the class of an entry is still there, in the input or around it. */
  readonly hasClass: (entry: BaselineEntry) => boolean;
  /** Whether a class that is there still has a method of that name. */
  readonly hasMethod: (className: string, method: string) => boolean;
  /** Whether the findings of a class and rule were all asked for, so that a missing one is gone. */
  readonly isJudged: (className: string, rule: string) => boolean;
}

export interface Compared {
  /** With known findings moved to `known`. */
  readonly results: readonly CheckResult[];
  /** Entries whose finding is gone. */
  readonly stale: readonly BaselineEntry[];
  /** The baseline that this run gives. */
  readonly entries: readonly BaselineEntry[];
}

export function compareWithBaseline(
  results: readonly CheckResult[],
  baseline: readonly BaselineEntry[],
  world: BaselineWorld,
): Compared {
  const found = results.flatMap((result) =>
    result.findings.map((finding): Found => ({ result, finding, entry: entryOf(result, finding, world) })),
  );
  const { known, left } = matchEntries(found, baseline, world);
  const isKnown = new Set([...known].map(({ finding }) => finding));
  const judged = (entry: BaselineEntry): boolean => !world.hasClass(entry) || world.isJudged(entry.class, entry.rule);
  return {
    results: results.map((result) => {
      const old = result.findings.filter((finding) => isKnown.has(finding));
      if (old.length === 0) return result;
      const findings = result.findings.filter((finding) => !isKnown.has(finding));
      return withHidden({ ...result, findings, known: old }, old, 'known');
    }),
    stale: left.filter(judged),
    entries: sorted([...found.map(({ entry }) => entry), ...left.filter((entry) => !judged(entry))]),
  };
}

function entryOf(result: CheckResult, finding: Finding, { code, fileName }: BaselineWorld): BaselineEntry {
  const { rule, location, subject, message, property, fingerprint } = finding;
  return {
    rule,
    file: fileName(location.file),
    class: result.class,
    ...(result.method === undefined ? {} : { method: result.method }),
    ...(result.descriptor === undefined ? {} : { descriptor: result.descriptor }),
    ...(subject === undefined ? {} : { subject: typeof subject === 'string' ? subject : subject.join(', ') }),
    message: message ?? property,
    code: code(location),
    fingerprint,
  };
}

/** By place, so that two versions of a baseline differ where the program does. */
function sorted(entries: readonly BaselineEntry[]): readonly BaselineEntry[] {
  const keyed = entries.map((entry) => {
    const { file, class: name, method = '', descriptor = '', rule, code, fingerprint } = entry;
    return { entry, key: [file, name, method, descriptor, rule, code, fingerprint] };
  });
  return keyed.sort((left, right) => inOrder(left.key, right.key)).map(({ entry }) => entry);
}

function inOrder(left: readonly string[], right: readonly string[]): number {
  for (const [index, text] of left.entries()) {
    const other = right[index] ?? '';
    if (text !== other) return text < other ? -1 : 1;
  }
  return 0;
}
