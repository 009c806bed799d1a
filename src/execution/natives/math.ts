/** Natives of java.lang.Math. */
import type { NativeMethod } from '../native-context.js';
import { nativesOf } from './define.js';
import { cos, exp, log, log10, pow, sin, tan } from './elementary.js';
import { add, DOUBLE, FLOAT, type Format, fractionOf, multiply, round } from './exact.js';
import { cbrt, hypot } from './roots.js';

const unary =
  (compute: (a: number) => number): NativeMethod =>
  (_, [a]) =>
    compute(a as number);

const binary =
  (compute: (a: number, b: number) => number): NativeMethod =>
  (_, [a, b]) =>
    compute(a as number, b as number);

const fusedMultiplyAdd =
  (format: Format): NativeMethod =>
  (_, [a, b, c]) =>
    multiplyAdd(a as number, b as number, c as number, format);

const ordinary = nativesOf('java.lang.Math', {
  'sin(D)D': unary(sin),
  'cos(D)D': unary(cos),
  'tan(D)D': unary(tan),
  'asin(D)D': unary(Math.asin),
  'acos(D)D': unary(Math.acos),
  'atan(D)D': unary(Math.atan),
  'atan2(DD)D': binary(Math.atan2),
  'sinh(D)D': unary(Math.sinh),
  'cosh(D)D': unary(cosh),
  'tanh(D)D': unary(Math.tanh),
  'exp(D)D': unary(exp),
  'expm1(D)D': unary(Math.expm1),
  'log(D)D': unary(log),
  'log10(D)D': unary(log10),
  'log1p(D)D': unary(Math.log1p),
  'sqrt(D)D': unary(Math.sqrt),
  'cbrt(D)D': unary(cbrt),
  'hypot(DD)D': binary(hypot),
  'pow(DD)D': binary(pow),
  'ceil(D)D': unary(Math.ceil),
  'floor(D)D': unary(Math.floor),
  'rint(D)D': unary(rint),
  'fma(DDD)D': fusedMultiplyAdd(DOUBLE),
  'fma(FFF)F': fusedMultiplyAdd(FLOAT),
});

/** These are defined by the library fdlibm, whose descendants JavaScript engines use, too. */
const strict = nativesOf('java.lang.StrictMath', {
  'sin(D)D': unary(Math.sin),
  'cos(D)D': unary(Math.cos),
  'tan(D)D': unary(Math.tan),
  // Engines give the constant Math.E for 1, which is one unit less.
  'exp(D)D': unary((a) => (a === 1 ? Math.E + 2 ** -51 : Math.exp(a))),
  'log(D)D': unary(Math.log),
  'log10(D)D': unary(Math.log10),
});

export const mathNatives = [...ordinary, ...strict];

/** JavaScript engines treat exp(1) specially, which spoils their cosh(1). */
function cosh(a: number): number {
  return Math.abs(a) === 1 ? 1.543080634815244 : Math.cosh(a);
}

/** The nearest whole number, the even one of two; a zero keeps the sign. */
function rint(a: number): number {
  const floor = Math.floor(a);
  const rest = a - floor;
  const up = rest > 0.5 || (rest === 0.5 && floor % 2 !== 0);
  const result = up ? floor + 1 : floor;
  return result === 0 && (a < 0 || Object.is(a, -0)) ? -0 : result;
}

function multiplyAdd(a: number, b: number, c: number, format: Format): number {
  const product = a * b;
  if (!Number.isFinite(a) || !Number.isFinite(b) || !Number.isFinite(c)) {
    // A finite product may overflow here although the exact one does not.
    return Number.isFinite(a) && Number.isFinite(b) ? c : product + c;
  }
  if (a === 0 || b === 0) return product + c;
  const exact = add(multiply(fractionOf(a), fractionOf(b)), fractionOf(c));
  return round(exact, format);
}
