/** A small seeded generator for fuzzers whose runs must be repeatable from a printed seed. */
export interface Random {
  /** A whole number from 0 up to, but not including, the limit. */
  below(limit: number): number;
  pick<T>(values: readonly T[]): T;
}

/** Mulberry32: 32 bits of state, good enough to choose test inputs. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return { below, pick: (values) => values[below(values.length)] as (typeof values)[number] };
}
