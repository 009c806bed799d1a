/** How much of what a program calls of the library is written down. */
import type { Hierarchy } from '../../src/ir/hierarchy.js';
import { LibraryFacts, type MethodRecord, RECORDS } from '../../src/library/index.js';

export interface Coverage {
  /** Calls in the input that name a method of the library. */
  readonly sites: number;
  /** Those of which something is denied: a callback, a write, a keep, a result, an exception. */
  readonly known: number;
  /** Those of which it is known what they call back and write. */
  readonly followed: number;
  /** Methods of which nothing is denied, with the number of calls, those with most of them first. */
  readonly missing: readonly { readonly method: string; readonly sites: number }[];
}

export function coverageOf(hierarchy: Hierarchy): Coverage {
  const facts = new LibraryFacts(hierarchy, RECORDS);
  const missing = new Map<string, number>();
  let sites = 0;
  let known = 0;
  let followed = 0;
  for (const name of hierarchy.table.inputs()) {
    for (const method of hierarchy.find(name)?.methods ?? []) {
      for (const { instruction } of method.body()?.edges ?? []) {
        if (instruction.kind !== 'call') continue;
        const callee = hierarchy.resolveMethod(instruction.method);
        const origin = callee === undefined ? undefined : hierarchy.find(callee.owner)?.origin;
        if (callee === undefined || (origin !== 'model' && origin !== 'jdk')) continue;
        sites++;
        const record = facts.of(callee);
        if (denies(record)) known++;
        else {
          const shown = `${callee.owner}.${callee.name}${callee.descriptor}`;
          missing.set(shown, (missing.get(shown) ?? 0) + 1);
        }
        if (record.calls !== undefined && record.writes !== undefined) followed++;
      }
    }
  }
  const sorted = [...missing].sort(([one, first], [other, second]) => second - first || (one < other ? -1 : 1));
  return { sites, known, followed, missing: sorted.map(([method, count]) => ({ method, sites: count })) };
}

function denies({ calls, writes, keeps, returns, throws, null: nulls }: MethodRecord): boolean {
  return nulls === 'never' || [calls, writes, keeps, returns, throws].some((list) => list !== undefined);
}
