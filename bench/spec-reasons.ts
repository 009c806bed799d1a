/** Why nothing is said of methods, by the kind of reason. */
import { printTable } from './shape-classes-tally.js';

const KINDS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['unknown code may run', /may run anything/],
  ['too much to be listed', /too much/],
  ['no specification, views', /view|no specification/],
  ['comparing has effects', /may change something/],
  ['code that is missing', /has no code|not found|not translated/],
  ['recursion, budget', /recursive|budget|nested too deep/],
];

export function printKinds(reasons: readonly string[]): void {
  const counts = new Map<string, number>();
  for (const reason of reasons) {
    const [kind] = KINDS.find(([, pattern]) => pattern.test(reason)) ?? ['other'];
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const sorted = [...counts].sort(([, one], [, other]) => other - one);
  printTable(sorted.map(([kind, count]) => [kind, `${count}`]));
}
