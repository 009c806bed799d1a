/** Random pairs of programs that name no class of each other, checked alone and together, in both orders. */
import { type Random, randomFrom } from '../fuzz/random.js';
import { compared, comparedOrders, type Difference } from './comparison.js';
import { areIndependent } from './independence.js';
import { type Told, toldOf } from './told-claims.js';
import { inPackage, type Unit } from './units.js';

export interface PairsOptions {
  readonly count: number;
  readonly seed: number;
  readonly replay: boolean;
  readonly onPair?: (pair: readonly [Unit, Unit], differences: readonly Difference[]) => void;
  /** Programs with more lines are left out. */
  readonly mostLines?: number;
}

export interface PairsTally {
  pairs: number;
  claims: number;
  taken: number;
  differences: number;
}

/** Texts in one package meet more often in names than in anything else. */
const OTHER_PACKAGE = 'elsewhere';

export async function runPairs(units: readonly Unit[], options: PairsOptions): Promise<PairsTally> {
  const random = randomFrom(options.seed);
  const { mostLines = 400 } = options;
  const fitting = units.filter((unit) => linesOf(unit) <= mostLines);
  const known = new Map<string, Promise<Told>>();
  const alone = (unit: Unit): Promise<Told> => {
    const told = known.get(unit.name) ?? toldOf(unit.inputs, options);
    known.set(unit.name, told);
    return told;
  };
  const tally: PairsTally = { pairs: 0, claims: 0, taken: 0, differences: 0 };
  while (tally.pairs < options.count) {
    const pair = pickedPair(fitting, random);
    if (pair === undefined) continue;
    const [one, other] = pair;
    const [first, second] = [await alone(one), await alone(other)];
    // Where code has errors, nothing is proved of calls that may run it.
    if (first.problems.length + second.problems.length > 0) continue;
    const together = await toldOf([...one.inputs, ...other.inputs], options);
    const turned = await toldOf([...other.inputs, ...one.inputs], options);
    const [left, right] = [
      compared(first.claims, together.claims, filesOf(one), other),
      compared(second.claims, together.claims, filesOf(other), one),
    ];
    const orders = comparedOrders(together.claims, turned.claims);
    const differences = [...left.differences, ...right.differences, ...orders];
    tally.pairs++;
    tally.claims += left.claims + right.claims;
    tally.taken += left.taken + right.taken;
    tally.differences += differences.length;
    options.onPair?.(pair, differences);
  }
  return tally;
}

function pickedPair(units: readonly Unit[], random: Random): readonly [Unit, Unit] | undefined {
  const one = random.pick(units);
  const picked = random.pick(units);
  const other = areIndependent(one, picked) ? picked : inPackage(picked, OTHER_PACKAGE);
  return other === undefined || one.name === picked.name || !areIndependent(one, other) ? undefined : [one, other];
}

function filesOf({ inputs }: Unit): ReadonlySet<string> {
  return new Set(inputs.map(({ path }) => path));
}

function linesOf({ inputs }: Unit): number {
  return inputs.reduce((sum, { text }) => sum + text.split('\n').length, 0);
}
