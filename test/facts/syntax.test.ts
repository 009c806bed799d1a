import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Formula } from '../../src/facts/formula.js';
import { parseFormula } from '../../src/facts/parse.js';
import { printFormula } from '../../src/facts/print.js';
import { anyFormula } from './formula-arbitrary.js';

/** The formula without the places it came from. */
function bare(formula: unknown): unknown {
  return JSON.parse(
    JSON.stringify(formula, (key, value) =>
      key === 'offset' || key === 'end' ? undefined : typeof value === 'bigint' ? `${value}n` : value,
    ),
  );
}

function parsed(text: string): Formula {
  const { formula, error } = parseFormula(text);
  if (formula === undefined) throw new Error(`${text}: ${error.message} at ${error.offset}`);
  return formula;
}

/** Every binary and unary operator in parentheses. */
function grouped(formula: Formula): string {
  switch (formula.kind) {
    case 'binary':
      return `(${grouped(formula.left)} ${formula.operator} ${grouped(formula.right)})`;
    case 'unary':
      return `(${formula.operator}${grouped(formula.operand)})`;
    case 'instanceof':
      return `(${grouped(formula.operand)} instanceof ${formula.type.name})`;
    case 'cast':
      return `((${formula.type.name}) ${grouped(formula.operand)})`;
    case 'select':
      return `${grouped(formula.base)}.${formula.name}`;
    default:
      return printFormula(formula);
  }
}

describe('precedence', () => {
  it.each([
    ['a ==> b ==> c', '(a ==> (b ==> c))'],
    ['a <==> b <==> c', '((a <==> b) <==> c)'],
    ['a ==> b <==> c', '((a ==> b) <==> c)'],
    ['a <==> b ==> c', '(a <==> (b ==> c))'],
    ['a || b && c ==> d', '((a || (b && c)) ==> d)'],
    ['a == b && c != d || e', '(((a == b) && (c != d)) || e)'],
    ['a == b == c', '((a == b) == c)'],
    ['a < b == c >= d', '((a < b) == (c >= d))'],
    ['a + b * c - d % e / f', '((a + (b * c)) - ((d % e) / f))'],
    ['a - b - c', '((a - b) - c)'],
    ['!a && !b == c', '((!a) && ((!b) == c))'],
    ['-a * -b', '((-a) * (-b))'],
    ['x instanceof T == y', '((x instanceof T) == y)'],
    ['!x.y.z', '(!x.y.z)'],
    ['(T) x.y == z', '(((T) x.y) == z)'],
    ['(a) - b', '(a - b)'],
    ['(int) - b', '((int) (-b))'],
    ['((T) x).y', '((T) x).y'],
  ])('%s', (text, expected) => expect(grouped(parsed(text))).toBe(expected));
});

describe('literals', () => {
  it.each([
    ['0x7fff_ffff', 'int', 2147483647],
    ['0xffffffff', 'int', -1],
    ['0b101', 'int', 5],
    ['017', 'int', 15],
    ['1_000', 'int', 1000],
    ['9223372036854775807L', 'long', 9223372036854775807n],
    ['0x8000000000000000L', 'long', -9223372036854775808n],
    ['1.5f', 'float', 1.5],
    ['0.1f', 'float', 0.10000000149011612],
    ['1e3', 'double', 1000],
    ['1d', 'double', 1],
    ['.5', 'double', 0.5],
    ["'a'", 'char', 97],
    ["'\\n'", 'char', 10],
    ["'\\u0041'", 'char', 65],
    ["'\\''", 'char', 39],
    ['"a\\"b\\\\"', 'string', 'a"b\\'],
    ['"\\101\\0"', 'string', 'A\0'],
    ['true', 'boolean', 1],
    ['null', 'null', null],
  ])('%s', (text, type, value) => expect(parsed(text)).toMatchObject({ kind: 'literal', type, value }));

  it('has the smallest integers only under a minus', () => {
    expect(parsed('-2147483648')).toMatchObject({ kind: 'unary', operand: { value: 2147483648 } });
    expect(parsed('-9223372036854775808L')).toMatchObject({ kind: 'unary', operand: { value: 9223372036854775808n } });
    expect(parseFormula('2147483648').error).toEqual({ message: 'the number does not fit its type', offset: 0 });
    expect(parseFormula('1 - 2147483648').error?.offset).toBe(4);
    expect(parseFormula('2147483649').error?.message).toBe('the number does not fit int');
  });
});

describe('errors', () => {
  it.each([
    ['', 0, 'expected a formula, found end of the formula'],
    ['a &&', 4, 'expected a formula, found end of the formula'],
    ['a b', 2, "unexpected 'b'"],
    ['(a', 2, "expected ')', found end of the formula"],
    ['a = b', 2, "operator '=' is not part of the assertion language"],
    ['a & b', 2, "operator '&' is not part of the assertion language"],
    ['a ? b : c', 2, "operator '?' is not part of the assertion language"],
    ['x.size() == 1', 2, 'method calls are not part of the assertion language'],
    ['a.', 2, 'expected a field name, found end of the formula'],
    ['\\forall int i; i < 1', 0, '\\forall stands in parentheses: (\\forall T v; range; F)'],
    ['\\typeof(x)', 0, "'\\typeof' is not part of the assertion language"],
    ['(\\forall int; true)', 12, "expected a variable name, found ';'"],
    ['(\\forall i; true)', 10, "expected a variable name, found ';'"],
    ['reach(x, y, 1)', 12, "expected a field name or '[]', found '1'"],
    ['"abc', 0, 'the literal is not closed'],
    ["'ab'", 0, 'a character literal holds one character'],
    ['#', 0, "unexpected character '#'"],
    ['09', 0, 'malformed octal number'],
    ['12abc', 0, 'malformed number'],
  ])('%s', (text, offset, message) => expect(parseFormula(text).error).toEqual({ message, offset }));

  it('refuses deep nesting instead of overflowing', () => {
    expect(parseFormula('('.repeat(100_000)).error?.message).toBe('the formula is nested too deeply');
    expect(parseFormula('!'.repeat(100_000)).error?.message).toBe('the formula is nested too deeply');
    expect(parseFormula(`a${' && a'.repeat(400)}`).error).toBeUndefined();
    expect(parseFormula(`a${' && a'.repeat(100_000)}`).error?.message).toBe('the formula is nested too deeply');
    expect(parseFormula(`a${'.a'.repeat(100_000)}`).error?.message).toBe('the formula is nested too deeply');
  });

  it('ends on any text, with an offset inside it', () => {
    const piece = fc.constantFrom(
      '(',
      ')',
      '\\old',
      '\\forall',
      'int',
      'x',
      '.',
      '[',
      ']',
      '<',
      '>',
      ';',
      ',',
      '==>',
      '-',
      '1',
      '"',
      "'",
      'reach',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((each) => each.join(' ')),
        ),
        (text) => {
          const { error } = parseFormula(text);
          if (error !== undefined) {
            expect(error.offset).toBeGreaterThanOrEqual(0);
            expect(error.offset).toBeLessThanOrEqual(text.length);
          }
        },
      ),
      { numRuns: 3000, seed: 20 },
    );
  });
});

it('places nodes', () => {
  const text = 'a.b == (c)';
  const formula = parsed(text);
  if (formula.kind !== 'binary') throw new Error('not binary');
  expect(text.slice(formula.left.offset, formula.left.end)).toBe('a.b');
  expect(text.slice(formula.right.offset, formula.right.end)).toBe('(c)');
});

it('leaves out type arguments', () => {
  expect(bare(parsed('(\\forall Map<String, List<T[]>>.Entry<?>[] e; true)'))).toEqual(
    bare(parsed('(\\forall Map.Entry[] e; true)')),
  );
});

it('reads the two ways to leave out a range', () => {
  expect(bare(parsed('(\\exists T v;; v == x)'))).toEqual(bare(parsed('(\\exists T v; v == x)')));
});

it('parses what it prints', () => {
  fc.assert(
    fc.property(anyFormula, (formula) => {
      expect(bare(parsed(printFormula(formula)))).toEqual(bare(formula));
    }),
    { numRuns: 5000, seed: 20 },
  );
});
