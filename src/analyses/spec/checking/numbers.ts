/** Arithmetic on the atoms of a question, as Java computes it. */
import { isPrimitive, type TypeName } from '../../../ir/types.js';
import type { Atom } from './small/universe.js';

/** Undefined where it fails, or is not followed. */
export function compute(
  operator: string,
  type: TypeName,
  left: Atom | undefined,
  right: Atom | undefined,
): bigint | undefined {
  if ((type !== 'int' && type !== 'long') || left?.kind !== 'number') return undefined;
  const bits = type === 'int' ? 32 : 64;
  const wrap = (value: bigint): bigint => BigInt.asIntN(bits, value);
  const x = left.value;
  if (operator === 'negate') return wrap(-x);
  if (right?.kind !== 'number') return undefined;
  const y = right.value;
  switch (operator) {
    case '+':
      return wrap(x + y);
    case '-':
      return wrap(x - y);
    case '*':
      return wrap(x * y);
    case '/':
      return y === 0n ? undefined : wrap(x / y);
    case '%':
      return y === 0n ? undefined : wrap(x % y);
    case '&':
      return x & y;
    case '|':
      return x | y;
    case '^':
      return x ^ y;
    default:
      return undefined;
  }
}

/** Whether a number of the first type is the same number in the second. */
export function isWidening(from: TypeName, to: TypeName): boolean {
  const widths = ['byte', 'short', 'int', 'long'];
  if (!isPrimitive(from) || !isPrimitive(to)) return false;
  if (from === 'char') return to === 'int' || to === 'long' || to === 'char';
  const [narrow, wide] = [widths.indexOf(from), widths.indexOf(to)];
  return narrow >= 0 && wide >= narrow;
}
