/**
 * Two functions that Java does not round correctly, but computes by a fixed method, that of the library fdlibm. The steps
 * must be the same for the last digit to be the same.
 */
import { bitsOf, doubleOf } from './exact.js';

/** The square root of the sum of squares: each square is split so that the large products are exact. */
export function hypot(x: number, y: number): number {
  if (!Number.isFinite(x) || !Number.isFinite(y)) return Math.hypot(x, y);
  const large = Math.max(Math.abs(x), Math.abs(y));
  const small = Math.min(Math.abs(x), Math.abs(y));
  // The smaller one does not matter any more.
  if (small === 0 || large / small > 2 ** 60) return large + small;
  const scale = large > 2 ** 500 ? 2 ** -600 : small < 2 ** -500 ? 2 ** 600 : 1;
  return splitHypot(large * scale, small * scale) / scale;
}

function splitHypot(large: number, small: number): number {
  const difference = large - small;
  if (difference > small) {
    const high = upperHalf(large);
    const low = large - high;
    return Math.sqrt(high * high - (small * -small - low * (large + high)));
  }
  const twice = large + large;
  const twiceHigh = upperHalf(twice);
  const smallHigh = upperHalf(small);
  const rest = twiceHigh * (small - smallHigh) + (twice - twiceHigh) * small;
  return Math.sqrt(twiceHigh * smallHigh - (difference * -difference - rest));
}

/** The number without the lower 32 bits of its significand. */
function upperHalf(value: number): number {
  return doubleOf(bitsOf(value) & ~0xffffffffn);
}

/**
 * The cube root: an estimate from dividing the exponent by three, one step of a rational approximation, then one of
 * Newton's from a root with few enough bits that its square is exact.
 */
export function cbrt(x: number): number {
  if (!Number.isFinite(x) || x === 0) return x;
  const size = Math.abs(x);
  const estimate = size < 2 ** -1022 ? firstEstimate(size * 2 ** 54) / 2 ** 18 : firstEstimate(size);
  const ratio = 19 / 35 + ((estimate * estimate) / size) * estimate;
  const approximate = estimate * (5 / 14 + 45 / 28 / (ratio + 99 / 70 + -864 / 1225 / ratio));
  const short = doubleOf((bitsOf(approximate) & ~0xffffffffn) + 0x100000000n);
  const rest = size / (short * short);
  const result = short + short * ((rest - short) / (short + short + rest));
  return x < 0 ? -result : result;
}

/** Good to five bits: a third of the upper bits of a normal number, with the bias put right. */
function firstEstimate(size: number): number {
  const upper = Number(bitsOf(size) >> 32n);
  return doubleOf(BigInt(Math.floor(upper / 3) + 715094163) << 32n);
}
