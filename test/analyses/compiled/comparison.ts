/** Compares the verdicts on a program's source with those on its class files, by rule and line: class files tell no columns. */
import type { Claim, Verdict } from '../../../src/findings/claim.js';

/** From the best to the worst. A line is as good as its worst claim. */
const ORDER: readonly Verdict[] = ['proved', 'unknown', 'unproved', 'refuted'];

export interface Comparison {
  add(program: string, source: readonly Claim[], compiled: readonly Claim[]): void;
  summary(): string;
  /** Lines that are proved from source only. */
  readonly lost: readonly string[];
}

export function comparison(): Comparison {
  const lost: string[] = [];
  let [same, better] = [0, 0];
  return {
    lost,
    add: (program, source, compiled) => {
      const before = worst(source);
      for (const [place, verdict] of worst(compiled)) {
        const known = before.get(place);
        if (known === undefined) continue;
        const change = ORDER.indexOf(verdict) - ORDER.indexOf(known);
        if (change === 0) same++;
        else if (change < 0) better++;
        else if (known === 'proved') lost.push(`${program}: ${place}: ${verdict}`);
      }
    },
    summary: () => `${same} the same, ${better} better, ${lost.length} proofs lost`,
  };
}

function worst(claims: readonly Claim[]): ReadonlyMap<string, Verdict> {
  const found = new Map<string, Verdict>();
  for (const { property, location, verdict } of claims) {
    const place = `${property} on line ${location.line}`;
    const known = found.get(place);
    if (known === undefined || ORDER.indexOf(verdict) > ORDER.indexOf(known)) found.set(place, verdict);
  }
  return found;
}
