/** The simplest description that fits some cases and none of the others: a disjunction of short conjunctions of conditions. */
import { TYPESTATE_BUDGETS } from '../budgets.js';

/** A condition on cases. */
export interface Condition {
  readonly text: string;
  readonly cost: number;
  /** A bit for each case that it holds in. */
  readonly cases: bigint;
}

/** Conditions that hold together. */
export interface Conjunction {
  readonly conditions: readonly Condition[];
  readonly cost: number;
  readonly cases: bigint;
}

const MOST_PAIRED = TYPESTATE_BUDGETS['words/separate'].mostPaired.most;
const MOST_TRIPLED = TYPESTATE_BUDGETS['words/separate'].mostTripled.most;
/** With as many cases only single conditions are tried. */
const LARGE = 1n << 400n;
/** What a further alternative costs. */
const ALTERNATIVE = 0.5;

/** Alternatives that together hold in all `wanted` cases and in none of the `others`; undefined where none do. */
export function separating(
  conditions: readonly Condition[],
  wanted: bigint,
  others: bigint,
): readonly Conjunction[] | undefined {
  const useful = distinct(conditions.filter(({ cases }) => (cases & wanted) !== 0n));
  const singles = useful.map((each): Conjunction => ({ conditions: [each], cost: each.cost, cases: each.cases }));
  const isLarge = wanted + others >= LARGE;
  const some = useful.slice(0, isLarge ? 0 : MOST_PAIRED);
  const pairs = combined(singles.slice(0, some.length), some, wanted);
  const few = some.slice(0, MOST_TRIPLED);
  const triples = combined(combined(singles.slice(0, few.length), few, wanted), few, wanted);
  const found = [singles, [...singles, ...pairs], [...singles, ...pairs, ...triples]].flatMap((candidates) => {
    const cover = covering(
      candidates.filter(({ cases }) => (cases & others) === 0n),
      wanted,
    );
    return cover === undefined ? [] : [cover];
  });
  return found.reduce<readonly Conjunction[] | undefined>(
    (best, each) => (best === undefined || costOf(each) < costOf(best) ? each : best),
    undefined,
  );
}

/** Of conditions that hold in the same cases the cheapest, the cheapest first. */
function distinct(conditions: readonly Condition[]): readonly Condition[] {
  const sorted = [...conditions].sort((left, right) => left.cost - right.cost);
  const seen = new Set<bigint>();
  return sorted.filter(({ cases }) => !seen.has(cases) && seen.add(cases));
}

/** Each with one condition more; only those that thereby hold in fewer cases, though in a wanted one. */
function combined(
  conjunctions: readonly Conjunction[],
  conditions: readonly Condition[],
  wanted: bigint,
): readonly Conjunction[] {
  return conjunctions.flatMap((conjunction) => {
    const last = conditions.indexOf(conjunction.conditions.at(-1) as Condition);
    return conditions.slice(last + 1).flatMap((condition): Conjunction[] => {
      const cases = conjunction.cases & condition.cases;
      if ((cases & wanted) === 0n || cases === conjunction.cases || cases === condition.cases) return [];
      return [{ conditions: [...conjunction.conditions, condition], cost: conjunction.cost + condition.cost, cases }];
    });
  });
}

/** Greedily: what holds in most cases that are left, the cheapest of these. */
function covering(candidates: readonly Conjunction[], wanted: bigint): readonly Conjunction[] | undefined {
  const chosen: Conjunction[] = [];
  for (let left = wanted; left !== 0n; ) {
    let best: { readonly conjunction: Conjunction; readonly gain: number } | undefined;
    for (const conjunction of candidates) {
      const gain = count(conjunction.cases & left);
      if (gain === 0 || (best !== undefined && gain < best.gain)) continue;
      if (best === undefined || gain > best.gain || conjunction.cost < best.conjunction.cost) {
        best = { conjunction, gain };
      }
    }
    if (best === undefined) return undefined;
    chosen.push(best.conjunction);
    left &= ~best.conjunction.cases;
  }
  return chosen;
}

function costOf(conjunctions: readonly Conjunction[]): number {
  return conjunctions.reduce((sum, { cost }) => sum + cost + ALTERNATIVE, 0);
}

function count(cases: bigint): number {
  let found = 0;
  for (let left = cases; left !== 0n; left &= left - 1n) found++;
  return found;
}
