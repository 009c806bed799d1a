import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Formula } from '../../src/facts/formula.js';
import { parseFormula } from '../../src/facts/parse.js';
import { PREDICATES, type PredicateName } from '../../src/facts/predicates.js';
import { printFormula } from '../../src/facts/print.js';

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
    expect(parseFormula(`a${' && a'.repeat(5000)}`).error).toBeUndefined();
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
      { numRuns: 3000 },
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

const nowhere = { offset: 0, end: 0 };
const identifier = fc.constantFrom('x', 'y', 'next', 'Node', 'this', 'list', 'größe', '$a');
const word = fc.constantFrom('x', 'y', 'next', 'Node', 'grün');
const typeText = fc.record({
  name: fc.constantFrom('int', 'Node', 'a.b.C', 'boolean'),
  dimensions: fc.constantFrom(0, 0, 1, 2),
  offset: fc.constant(0),
  end: fc.constant(0),
});
const literal = fc.oneof(
  fc.nat().map((value) => ({ kind: 'literal' as const, type: 'int' as const, value, ...nowhere })),
  fc
    .integer({ min: -2147483648, max: -1 })
    .map((value) => ({ kind: 'literal' as const, type: 'int' as const, value, ...nowhere })),
  fc
    .bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })
    .map((value) => ({ kind: 'literal' as const, type: 'long' as const, value, ...nowhere })),
  fc
    .double({ min: 0, noNaN: true, noDefaultInfinity: true })
    .filter((value) => !Object.is(value, -0))
    .map((value) => ({ kind: 'literal' as const, type: 'double' as const, value, ...nowhere })),
  fc
    .float({ min: 0, noNaN: true, noDefaultInfinity: true })
    .filter((value) => !Object.is(value, -0))
    .map((value) => ({ kind: 'literal' as const, type: 'float' as const, value, ...nowhere })),
  fc.nat({ max: 65535 }).map((value) => ({ kind: 'literal' as const, type: 'char' as const, value, ...nowhere })),
  fc
    .string({ unit: 'binary' })
    .map((value) => ({ kind: 'literal' as const, type: 'string' as const, value, ...nowhere })),
  fc.constantFrom({ kind: 'literal' as const, type: 'null' as const, value: null, ...nowhere }),
  fc.constantFrom(0, 1).map((value) => ({ kind: 'literal' as const, type: 'boolean' as const, value, ...nowhere })),
);

const anyFormula = fc.letrec<{ formula: Formula }>((tie) => {
  const formula = tie('formula');
  const field = fc.oneof(
    word.map((name) => ({ name, ...nowhere })),
    word.map((name) => ({ owner: 'a.B', name, ...nowhere })),
    fc.constant({ name: '[]', ...nowhere }),
  );
  const predicate = fc
    .constantFrom(...(Object.keys(PREDICATES) as PredicateName[]))
    .chain((name) =>
      fc.record({
        kind: fc.constant('predicate' as const),
        name: fc.constant(name as string),
        subjects: fc.array(formula, { minLength: PREDICATES[name].subjects, maxLength: PREDICATES[name].subjects }),
        fields: fc.array(field, { maxLength: 2 }),
      }),
    )
    .map((each) => ({ ...each, ...nowhere }));
  const binary = fc
    .record({
      kind: fc.constant('binary' as const),
      operator: fc.constantFrom('<==>', '==>', '||', '&&', '==', '!=', '<', '<=', '>', '>=', '+', '-', '*', '/', '%'),
      left: formula,
      right: formula,
    })
    .map((each) => ({ ...each, ...nowhere }) as Formula);
  const unary = fc
    .record({ kind: fc.constant('unary' as const), operator: fc.constantFrom('!', '-', '+'), operand: formula })
    .map((each) => ({ ...each, ...nowhere }) as Formula);
  const quantified = fc
    .record(
      {
        kind: fc.constant('quantified' as const),
        quantifier: fc.constantFrom('forall' as const, 'exists' as const),
        type: typeText,
        variables: fc.array(word, { minLength: 1, maxLength: 2 }),
        range: formula,
        body: formula,
      },
      { requiredKeys: ['kind', 'quantifier', 'type', 'variables', 'body'] },
    )
    .map((each) => ({ ...each, ...nowhere }) as Formula);
  return {
    formula: fc.oneof(
      { maxDepth: 5, withCrossShrink: true },
      literal as fc.Arbitrary<Formula>,
      identifier.map((name) => ({ kind: 'name' as const, name, ...nowhere })),
      fc.constant({ kind: 'result' as const, ...nowhere }),
      fc.record({ base: formula, name: word }).map((each) => ({ kind: 'select' as const, ...each, ...nowhere })),
      fc.record({ base: formula, index: formula }).map((each) => ({ kind: 'index' as const, ...each, ...nowhere })),
      fc.record({ type: typeText, operand: formula }).map((each) => ({ kind: 'cast' as const, ...each, ...nowhere })),
      fc
        .record({ operand: formula, type: typeText })
        .map((each) => ({ kind: 'instanceof' as const, ...each, ...nowhere })),
      fc.record({ operand: formula }).map((each) => ({ kind: 'old' as const, ...each, ...nowhere })),
      unary,
      binary,
      binary,
      quantified,
      predicate as fc.Arbitrary<Formula>,
    ),
  };
}).formula;

it('parses what it prints', () => {
  fc.assert(
    fc.property(anyFormula, (formula) => {
      expect(bare(parsed(printFormula(formula)))).toEqual(bare(formula));
    }),
    { numRuns: 5000 },
  );
});
