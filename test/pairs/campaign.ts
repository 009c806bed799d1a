/** Random pairs of programs that name no class of each other, checked alone and together, in both orders. */
import type { SourceInput } from '../../src/workspace/index.js';
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

export interface ComparedPair {
  readonly differences: readonly Difference[];
  readonly claims: number;
  /** Proofs that the other program takes away by a method that it names. */
  readonly taken: number;
}

/** Undefined: there are errors in the code, and nothing is proved of calls that may run it. */
export async function comparedPair(
  [one, other]: readonly [Unit, Unit],
  tell: (inputs: readonly SourceInput[]) => Promise<Told>,
  tellAlone: (unit: Unit) => Promise<Told> = ({ inputs }) => tell(inputs),
): Promise<ComparedPair | undefined> {
  const [first, second] = [await tellAlone(one), await tellAlone(other)];
  if (first.problems.length + second.problems.length > 0) return undefined;
  const together = await tell([...one.inputs, ...other.inputs]);
  const turned = await tell([...other.inputs, ...one.inputs]);
  const left = compared(first.claims, together.claims, filesOf(one), other);
  const right = compared(second.claims, together.claims, filesOf(other), one);
  const orders = comparedOrders(together.claims, turned.claims);
  return {
    differences: [...left.differences, ...right.differences, ...orders],
    claims: left.claims + right.claims,
    taken: left.taken + right.taken,
  };
}

export async function runPairs(units: readonly Unit[], options: PairsOptions): Promise<PairsTally> {
  const random = randomFrom(options.seed);
  const { mostLines = 150 } = options;
  const fitting = units.filter((unit) => linesOf(unit) <= mostLines);
  const known = new Map<string, Promise<Told>>();
  const tell = (inputs: readonly SourceInput[]): Promise<Told> => toldOf(inputs, options);
  const alone = (unit: Unit): Promise<Told> => {
    const told = known.get(unit.name) ?? tell(unit.inputs);
    known.set(unit.name, told);
    return told;
  };
  const tally: PairsTally = { pairs: 0, claims: 0, taken: 0, differences: 0 };
  while (tally.pairs < options.count) {
    const pair = pickedPair(fitting, random);
    const found = pair === undefined ? undefined : await comparedPair(pair, tell, alone);
    if (pair === undefined || found === undefined) continue;
    tally.pairs++;
    tally.claims += found.claims;
    tally.taken += found.taken;
    tally.differences += found.differences.length;
    options.onPair?.(pair, found.differences);
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
