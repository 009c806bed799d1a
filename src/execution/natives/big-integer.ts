/** Natives of java.math.BigInteger, whose numbers are decimal text on the Java side. */
import { EXECUTION_BUDGETS } from '../budgets.js';
import type { NativeMethod } from '../native-context.js';
import { arrayIn, nativesOf, truth } from './define.js';
import { FLOAT, round } from './exact.js';

const TEXT = 'Ljava/lang/String;';

const BUDGETS = EXECUTION_BUDGETS['natives/big-integer'];
const LONGEST = BigInt(BUDGETS.longest.most);
const LARGEST_SHIFT = BUDGETS.largestShift.most;

const binary =
  (compute: (left: bigint, right: bigint) => bigint): NativeMethod =>
  (context, [left, right]) =>
    context.string(compute(BigInt(context.text(left)), BigInt(context.text(right))).toString());

export const bigIntegerNatives = nativesOf('java.math.BigInteger', {
  [`sum(${TEXT}${TEXT})${TEXT}`]: binary((left, right) => left + right),
  [`difference(${TEXT}${TEXT})${TEXT}`]: binary((left, right) => left - right),
  [`product(${TEXT}${TEXT})${TEXT}`]: binary((left, right) => left * right),
  [`quotient(${TEXT}${TEXT})${TEXT}`]: binary((left, right) => left / right),
  [`rest(${TEXT}${TEXT})${TEXT}`]: binary((left, right) => left % right),
  [`bitAnd(${TEXT}${TEXT})${TEXT}`]: binary((left, right) => left & right),
  [`bitOr(${TEXT}${TEXT})${TEXT}`]: binary((left, right) => left | right),
  [`bitXor(${TEXT}${TEXT})${TEXT}`]: binary((left, right) => left ^ right),
  [`commonDivisor(${TEXT}${TEXT})${TEXT}`]: binary(commonDivisor),
  [`inverse(${TEXT}${TEXT})${TEXT}`]: binary(inverse),
  [`power(${TEXT}I)${TEXT}`]: (context, [base, exponent]) => {
    const number = BigInt(context.text(base));
    const size = BigInt(bitLength(number)) * BigInt(exponent as number);
    const trivial = number >= -1n && number <= 1n;
    if (!trivial && size > LONGEST) {
      return context.raise('java.lang.ArithmeticException', 'BigInteger would overflow supported range');
    }
    if (!trivial && size > LARGEST_SHIFT) return context.unsupported('a BigInteger of many million digits');
    return context.string((number ** BigInt(exponent as number)).toString());
  },
  [`powerModulo(${TEXT}${TEXT}${TEXT})${TEXT}`]: (context, [base, exponent, modulus]) =>
    context.string(
      powerModulo(BigInt(context.text(base)), BigInt(context.text(exponent)), BigInt(context.text(modulus))).toString(),
    ),
  [`root(${TEXT})${TEXT}`]: (context, [number]) => context.string(squareRoot(BigInt(context.text(number))).toString()),
  [`shift(${TEXT}I)${TEXT}`]: (context, [number, distance]) => {
    const value = BigInt(context.text(number));
    if (value !== 0n && (distance as number) > LARGEST_SHIFT) {
      return context.unsupported('a BigInteger of many million digits');
    }
    return context.string((value === 0n ? value : value << BigInt(distance as number)).toString());
  },
  [`lengthInBits(${TEXT})I`]: (context, [number]) => bitLength(BigInt(context.text(number))),
  [`countBits(${TEXT})I`]: (context, [number]) => {
    const value = BigInt(context.text(number));
    return (value < 0n ? ~value : value).toString(2).replaceAll('0', '').length;
  },
  [`isPrime(${TEXT})Z`]: (context, [number]) => truth(isPrime(BigInt(context.text(number)))),
  [`compare(${TEXT}${TEXT})I`]: (context, [left, right]) => {
    const first = BigInt(context.text(left));
    const second = BigInt(context.text(right));
    return first < second ? -1 : first > second ? 1 : 0;
  },
  [`hash(${TEXT})I`]: (context, [number]) => hash(BigInt(context.text(number))),
  [`toRadix(${TEXT}I)${TEXT}`]: (context, [number, radix]) =>
    context.string(BigInt(context.text(number)).toString(radix as number)),
  [`fromRadix(${TEXT}I)${TEXT}`]: (context, [digits, radix]) =>
    context.string(fromRadix(context.text(digits), radix as number).toString()),
  [`toBytes(${TEXT})[B`]: (context, [number]) => context.arrayOf('byte[]', toBytes(BigInt(context.text(number)))),
  [`fromBytes([B)${TEXT}`]: (context, [bytes]) =>
    context.string(fromBytes(arrayIn(bytes).elements as Int8Array).toString()),
  [`lowBits(${TEXT})J`]: (context, [number]) => BigInt.asIntN(64, BigInt(context.text(number))),
  [`nearestFloat(${TEXT})F`]: (context, [number]) =>
    round({ significand: BigInt(context.text(number)), exponent: 0 }, FLOAT),
  [`nearestDouble(${TEXT})D`]: (context, [number]) => Number(BigInt(context.text(number))),
});

/** Without the sign bit: that of a negative number is the length of its complement. */
function bitLength(value: bigint): number {
  const magnitude = value < 0n ? ~value : value;
  return magnitude === 0n ? 0 : magnitude.toString(2).length;
}

function commonDivisor(left: bigint, right: bigint): bigint {
  let [a, b] = [left, right];
  while (b !== 0n) [a, b] = [b, a % b];
  return a < 0n ? -a : a;
}

/** By Euclid's extended algorithm; `value` lies between 0 and the modulus and is coprime to it. */
function inverse(value: bigint, modulus: bigint): bigint {
  let [previous, current] = [modulus, value];
  let [before, factor] = [0n, 1n];
  while (current !== 0n) {
    const quotient = previous / current;
    [previous, current] = [current, previous - quotient * current];
    [before, factor] = [factor, before - quotient * factor];
  }
  return before < 0n ? before + modulus : before;
}

function powerModulo(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n % modulus;
  let square = base % modulus;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if ((rest & 1n) === 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

/** Newton's iteration from above. */
function squareRoot(value: bigint): bigint {
  if (value < 2n) return value;
  let guess = 1n << BigInt((bitLength(value) + 1) >> 1);
  for (;;) {
    const next = (guess + value / guess) >> 1n;
    if (next >= guess) return guess;
    guess = next;
  }
}

const WITNESSES: readonly bigint[] = [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n, 41n];

/** Miller and Rabin's test; these witnesses decide every number below 3 * 10^24. */
function isPrime(value: bigint): boolean {
  if (value < 2n) return false;
  for (const small of WITNESSES) if (value % small === 0n) return value === small;
  let odd = value - 1n;
  let twos = 0;
  while ((odd & 1n) === 0n) {
    odd >>= 1n;
    twos++;
  }
  return WITNESSES.every((witness) => {
    let power = powerModulo(witness, odd, value);
    if (power === 1n || power === value - 1n) return true;
    for (let step = 1; step < twos; step++) {
      power = (power * power) % value;
      if (power === value - 1n) return true;
    }
    return false;
  });
}

/** As the JDK computes it from 32-bit digits, the most significant first, and the sign. */
function hash(value: bigint): number {
  let magnitude = value < 0n ? -value : value;
  const words: number[] = [];
  for (; magnitude > 0n; magnitude >>= 32n) words.push(Number(magnitude & 0xffffffffn));
  const result = words.reduceRight((sum, word) => (Math.imul(31, sum) + word) | 0, 0);
  return value < 0n ? -result | 0 : result;
}

function fromRadix(digits: string, radix: number): bigint {
  if (radix === 10) return BigInt(digits);
  const base = BigInt(radix);
  let result = 0n;
  for (const digit of digits) result = result * base + BigInt(Number.parseInt(digit, radix));
  return result;
}

function toBytes(value: bigint): Int8Array {
  const bytes = new Int8Array(Math.floor(bitLength(value) / 8) + 1);
  let rest = value;
  for (let index = bytes.length - 1; index >= 0; index--) {
    bytes[index] = Number(BigInt.asIntN(8, rest));
    rest >>= 8n;
  }
  return bytes;
}

function fromBytes(bytes: Int8Array): bigint {
  let result = 0n;
  for (const byte of bytes) result = (result << 8n) | BigInt(byte & 0xff);
  return BigInt.asIntN(8 * bytes.length, result);
}
