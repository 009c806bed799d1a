/** Literals of every form. */
import { describe, expect, it } from 'vitest';
import { literalConstant } from '../../../src/frontends/java/elaboration/expressions/literals.js';

function text(literal: string): unknown {
  return literalConstant('string_literal', literal)?.value;
}

describe('string literals', () => {
  it.each([
    ['"a\\tb\\n"', 'a\tb\n'],
    ['"\\101\\60\\0009\\477"', "A0\u00009'7"],
    ['"\\s\\"\\\\\\\'"', ' "\\\''],
    ['"\\uD83D"', '\ud83d'],
  ])('%s', (literal, value) => {
    expect(text(literal)).toBe(value);
  });

  it('refuse escapes that Java does not have', () => {
    expect(text('"\\q"')).toBeUndefined();
  });
});

describe('text blocks', () => {
  it('lose common indentation, counted by the closing delimiter too', () => {
    expect(text('"""\n    a\n      b\n    """')).toBe('a\n  b\n');
    expect(text('"""\n    a\n      b\n  """')).toBe('  a\n    b\n');
    expect(text('"""\n    a\n      b"""')).toBe('a\n  b');
  });

  it('lose trailing blanks, but not those that escapes make', () => {
    expect(text('"""\n  a   \n  b\\040\n  c\\s\n  """')).toBe('a\nb \nc \n');
  });

  it('join lines that end in a backslash, and know any line end', () => {
    expect(text('"""\r\n  a \\\r\n  b\r\n  """')).toBe('a b\n');
  });

  it('ignore blank lines when they measure indentation', () => {
    expect(text('"""\n    a\n\n  \n    b\n    """')).toBe('a\n\n\nb\n');
  });
});

describe('numbers', () => {
  it.each([
    ['decimal_integer_literal', '2147483648'],
    ['decimal_integer_literal', '9223372036854775808L'],
    ['hex_integer_literal', '0x1_0000_0000'],
    ['octal_integer_literal', '0777777777777'],
    ['character_literal', "'ab'"],
  ])('%s %s is out of range', (kind, literal) => {
    expect(literalConstant(kind, literal)).toBeUndefined();
  });

  it.each([
    ['hex_integer_literal', '0xFFFF_FFFF', 'int', -1],
    ['octal_integer_literal', '037777777777', 'int', -1],
    ['octal_integer_literal', '0_17', 'int', 15],
    ['binary_integer_literal', '0b1000_0000_0000_0000_0000_0000_0000_0000', 'int', -2147483648],
    ['hex_integer_literal', '0x8000000000000000L', 'long', -9223372036854775808n],
    ['character_literal', "'\\u0000'", 'char', 0],
    ['character_literal', "'\\''", 'char', 39],
    ['hex_floating_point_literal', '0x1.8p1', 'double', 3],
    ['hex_floating_point_literal', '0x.8p-1074', 'double', 0],
    ['hex_floating_point_literal', '0x.80000001p-1074', 'double', 5e-324],
    ['hex_floating_point_literal', '0x1.fffffeffffffffp127f', 'float', 3.4028234663852886e38],
  ])('%s %s', (kind, literal, type, value) => {
    expect(literalConstant(kind, literal)).toEqual({ kind: 'constant', type, value });
  });

  it('round decimals to float once, not through double', () => {
    // Halfway between two floats and a little more: as a double the little more is lost.
    const half = 1 + 2 ** -24;
    const literal = `${half.toString()}00000000001f`;
    expect(Math.fround(half)).toBe(1);
    expect(literalConstant('decimal_floating_point_literal', literal)?.value).toBe(1 + 2 ** -23);
  });
});
