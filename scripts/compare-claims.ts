/**
 * Compares two results of `check --format json`, of two versions over the same input: how many obligations are proved, by rule, and what became of
 * those that are no longer.
 *
 *     npm run measure:claims -- BEFORE.json AFTER.json
 */
import { readFileSync } from 'node:fs';

interface Told {
  readonly property: string;
  readonly kind: string;
  readonly verdict: string;
  readonly subject?: string | readonly string[];
  readonly reason?: string;
  readonly location: { readonly line: number; readonly column: number };
}

interface Results {
  readonly results: readonly { class: string; method: string; descriptor: string; claims: readonly Told[] }[];
}

const [before, after] = process.argv.slice(2, 4).map((file) => claimsIn(JSON.parse(readFileSync(file, 'utf8'))));
if (before === undefined || after === undefined) throw new Error('two files are needed: BEFORE.json AFTER.json');

function claimsIn({ results }: Results): ReadonlyMap<string, Told> {
  const found = new Map<string, Told>();
  for (const { class: owner, method, descriptor, claims } of results) {
    for (const claim of claims) {
      const { line, column } = claim.location;
      const place = [owner, method, descriptor, claim.property, line, column, claim.subject].join('|');
      if (claim.kind === 'obligation') found.set(place, claim);
    }
  }
  return found;
}

const proved = (claims: ReadonlyMap<string, Told>): readonly string[] =>
  [...claims].flatMap(([place, { verdict }]) => (verdict === 'proved' ? [place] : []));
const isProved = (claims: ReadonlyMap<string, Told>, place: string): boolean => claims.get(place)?.verdict === 'proved';

const rules = new Map<string, { before: number; after: number; lost: number }>();
const count = (place: string, what: 'before' | 'after' | 'lost'): void => {
  const rule = place.split('|')[3] ?? '';
  const known = rules.get(rule) ?? { before: 0, after: 0, lost: 0 };
  rules.set(rule, { ...known, [what]: known[what] + 1 });
};
const reasons = new Map<string, number>();
for (const place of proved(before)) {
  count(place, 'before');
  if (isProved(after, place)) continue;
  count(place, 'lost');
  const reason = after.get(place)?.reason ?? (after.has(place) ? 'no reason given' : 'no such claim any more');
  const short = reason.replace(/\d+/g, 'N').slice(0, 100);
  reasons.set(short, (reasons.get(short) ?? 0) + 1);
}
for (const place of proved(after)) count(place, 'after');
for (const [rule, counts] of rules)
  console.log(`${rule}: ${counts.before} proved before, ${counts.after} after, ${counts.lost} lost`);
const lost = [...rules.values()].reduce((sum, each) => sum + each.lost, 0);
const all = proved(before).length;
console.log(
  `all: ${all} before, ${proved(after).length} after, ${lost} lost (${((100 * lost) / Math.max(1, all)).toFixed(1)}%)`,
);
for (const [reason, times] of [...reasons].sort((one, other) => other[1] - one[1]).slice(0, 12))
  console.log(`  ${times} ${reason}`);
