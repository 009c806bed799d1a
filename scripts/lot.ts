/** Chance by a seed: the same on every machine. */

/** Numbers from 0 to below 1 (a linear congruential generator over 48 bits). */
export function chance(seed: number): () => number {
  let state = BigInt(seed) & MASK;
  const next = (): number => {
    state = (state * 0x5deece66dn + 0xbn) & MASK;
    return Number(state >> 16n) / 2 ** 32;
  };
  for (let i = 0; i < 8; i++) next();
  return next;
}

const MASK = (1n << 48n) - 1n;

export function shuffled<T>(list: readonly T[], seed: number): readonly T[] {
  const random = chance(seed);
  return list
    .map((each) => ({ each, by: random() }))
    .sort((one, other) => one.by - other.by)
    .map(({ each }) => each);
}
