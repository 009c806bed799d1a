/** Counts what a run of `invariants` over many classes found. */
import type { InvariantClaim, InvariantsResult } from '../src/findings/invariants-result.js';
import { printTable } from './shape-classes-tally.js';

const VERDICTS = ['proved', 'refuted', 'unproved', 'unknown'] as const;

export function printMembers(results: readonly InvariantsResult[]): void {
  const fields = results.flatMap((result) => result.fields);
  const constructors = results.flatMap((result) => result.constructors);
  const methods = results.flatMap((result) => result.methods);
  const disciplined = fields.filter((field) => field.disciplined).length;
  const tight = constructors.filter((each) => each.tight).length;
  const dirty = methods.filter(({ clean }) => !clean).length;
  const reentered = methods.filter((method) => method.reentered).length;
  printTable([
    ['fields', `${fields.length}: disciplined ${share(disciplined, fields.length)}`],
    ['constructors', `${constructors.length}: tight ${share(tight, constructors.length)}`],
    ['methods', `${methods.length}: dirty-called by the thesis ${share(dirty, methods.length)}`],
    ['', `re-entered here ${share(reentered, methods.length)}`],
  ]);
}

function share(part: number, whole: number): string {
  return whole === 0 ? '0' : `${part} (${((100 * part) / whole).toFixed(1)} %)`;
}

export function printClaims(results: readonly InvariantsResult[]): void {
  const claims = results.flatMap((result) => result.claims);
  const properties = [...new Set(claims.map(({ property }) => property))].sort();
  const counts = (those: readonly InvariantClaim[]): readonly string[] => [
    String(those.length),
    ...VERDICTS.map((verdict) => String(those.filter((claim) => claim.verdict === verdict).length)),
    String(those.filter(({ unreached }) => unreached === true).length),
  ];
  const rows = [
    ['claims', 'all', ...VERDICTS, 'unreached'],
    ...properties.map((property) => [property, ...counts(claims.filter((claim) => claim.property === property))]),
    ['all', ...counts(claims)],
  ];
  for (const row of rows)
    console.log(row.map((cell, index) => (index === 0 ? cell.padEnd(12) : cell.padStart(10))).join(''));
  const by = new Map<string, number>();
  for (const claim of claims) for (const each of claim.by ?? []) by.set(each, (by.get(each) ?? 0) + 1);
  console.log(`proved by: ${[...by].map(([name, count]) => `${name} ${count}`).join(', ')}`);
}

/** Why claims are unknown, names and numbers left out; the most frequent first. */
export function printReasons(results: readonly InvariantsResult[], withExamples: boolean): void {
  const reasons = new Map<string, { count: number; readonly classes: Set<string>; readonly example: string }>();
  for (const result of results) {
    for (const claim of result.claims) {
      if (claim.verdict !== 'unknown') continue;
      const kind = general(claim.reason ?? 'no reason');
      const example = `${result.class}, ${claim.property} ${String(claim.subject)}: ${claim.reason}`;
      const found = reasons.get(kind) ?? { count: 0, classes: new Set<string>(), example };
      reasons.set(kind, found);
      found.count++;
      found.classes.add(result.class);
    }
  }
  const sorted = [...reasons].sort(([, one], [, other]) => other.count - one.count);
  for (const [kind, { count, classes, example }] of sorted.slice(0, 40)) {
    console.log(`  ${String(count).padStart(6)} in ${String(classes.size).padStart(4)} classes  ${kind}`);
    if (withExamples) console.log(`         ${example}`);
  }
}

function general(reason: string): string {
  return reason
    .replace(/\([^()]*:\d+\)/g, '(…)')
    .replace(/`[^`]*`/g, '…')
    .replace(/\b[\w$.]+\.java\b/g, '….java')
    .replace(/\bby [\w$<>]+(\([^)]*\))?/g, 'by …')
    .replace(/\d+/g, 'N');
}
