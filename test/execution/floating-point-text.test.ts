/** Double.toString and Float.toString against what a JVM (Java 17) printed: `d` or `f`, the bits, the text. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { doubleText, floatText } from '../../src/execution/natives/decimal-text.js';

const RECORDED = readFileSync('test/execution/data/floating-point-text.txt', 'utf8').trim().split('\n');

function numberOf(kind: string, bits: string): number {
  const view = new DataView(new ArrayBuffer(8));
  if (kind === 'd') {
    view.setBigUint64(0, BigInt(`0x${bits}`));
    return view.getFloat64(0);
  }
  view.setUint32(0, Number.parseInt(bits, 16));
  return view.getFloat32(0);
}

describe('floating-point numbers as text', () => {
  it(`are what Java 17 prints, for ${RECORDED.length} recorded numbers`, () => {
    const printed = RECORDED.map((line) => {
      const [kind = '', bits = ''] = line.split(' ');
      const value = numberOf(kind, bits);
      return `${kind} ${bits} ${kind === 'd' ? doubleText(value) : floatText(value)}`;
    });
    expect(printed).toEqual(RECORDED);
  });

  it.each([
    [0, '0.0'],
    [-0, '-0.0'],
    [Number.NaN, 'NaN'],
    [Number.POSITIVE_INFINITY, 'Infinity'],
    [Number.NEGATIVE_INFINITY, '-Infinity'],
    [-1.5, '-1.5'],
    [4.9e-324, '4.9E-324'],
  ])('%s is %s', (value, text) => {
    expect(doubleText(value)).toBe(text);
  });
});
