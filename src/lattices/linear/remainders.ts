/** Sets of whole numbers with the same remainder. Computed without rounding; numbers that grow too large are given up. */

/** All numbers `rest + k · modulus`; 0 ≤ rest < modulus, unless the modulus is 0, which leaves the rest alone. */
export interface Remainder {
  readonly modulus: bigint;
  readonly rest: bigint;
}

/** What is kept fits into 53 bits, so that it is a number for whoever reads it. */
const GREATEST = 2n ** 53n;

export function remainder(modulus: bigint, rest: bigint): Remainder {
  const size = modulus < 0n ? -modulus : modulus;
  if (size === 0n) return rest < GREATEST && rest > -GREATEST ? { modulus: 0n, rest } : { modulus: 1n, rest: 0n };
  if (size >= GREATEST) return { modulus: 1n, rest: 0n };
  return { modulus: size, rest: ((rest % size) + size) % size };
}

/** What the sum of such numbers, each so many times, can be. */
export function sumOf(parts: readonly (readonly [value: Remainder, times: bigint])[], constant: bigint): Remainder {
  let [modulus, rest] = [0n, constant];
  for (const [value, times] of parts) {
    modulus = gcd(modulus, value.modulus * times);
    rest += value.rest * times;
  }
  return remainder(modulus, rest);
}

/** The numbers that, so many times, are `rest` up to multiples of the modulus (equal it where that is 0); undefined where there are none. */
export function solutions(times: bigint, rest: bigint, modulus: bigint): Remainder | undefined {
  if (modulus === 0n) return rest % times === 0n ? remainder(0n, rest / times) : undefined;
  const { common, factor } = bezout(times, modulus);
  if (rest % common !== 0n) return undefined;
  const size = modulus / common;
  return remainder(size < 0n ? -size : size, (rest / common) * factor);
}

/** The numbers in both sets; undefined where there are none. One of them, where what is in both is too large to keep. */
export function meetRemainders(left: Remainder, right: Remainder): Remainder | undefined {
  if (left.modulus === 0n) return contains(right, left.rest) ? left : undefined;
  if (right.modulus === 0n) return contains(left, right.rest) ? right : undefined;
  // left.rest + k · left.modulus ≡ right.rest
  const { common, factor } = bezout(left.modulus, right.modulus);
  const difference = right.rest - left.rest;
  if (difference % common !== 0n) return undefined;
  const modulus = (left.modulus / common) * right.modulus;
  const both = remainder(modulus, left.rest + (difference / common) * factor * left.modulus);
  return both.modulus === 1n && modulus !== 1n ? left : both;
}

function contains({ modulus, rest }: Remainder, number: bigint): boolean {
  return modulus === 0n ? rest === number : (number - rest) % modulus === 0n;
}

export function gcd(left: bigint, right: bigint): bigint {
  let [one, other] = [left < 0n ? -left : left, right < 0n ? -right : right];
  while (other !== 0n) [one, other] = [other, one % other];
  return one;
}

/** The greatest common divisor, positive, and a factor with factor · left ≡ it, modulo the right. */
function bezout(left: bigint, right: bigint): { readonly common: bigint; readonly factor: bigint } {
  let [one, other] = [left, right];
  let [factor, next] = [1n, 0n];
  while (other !== 0n) {
    const quotient = one / other;
    [one, other] = [other, one - quotient * other];
    [factor, next] = [next, factor - quotient * next];
  }
  return one < 0n ? { common: -one, factor: -factor } : { common: one, factor };
}
