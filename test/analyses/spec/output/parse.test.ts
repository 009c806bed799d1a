/** Reading of expressions and formulas: precedence, names with dots, and what cannot be read. */
import { describe, expect, it } from 'vitest';
import { parseExpression, parseFormula } from '../../../../src/machines/relational/text/parse.js';
import { FIELDS, makeWorld } from '../../../domains/relational/instances.js';

const { algebra } = makeWorld();
const NAMES = new Map([
  ['this', algebra.parameter(0, 'this', 'A')],
  ['p', algebra.parameter(1, 'p', 'A')],
  ['q', algebra.parameter(2, 'q', 'A')],
  ['i', algebra.parameter(5, 'i', 'int')],
  ['next', algebra.field(FIELDS.next)],
  ['A.prev', algebra.field(FIELDS.prev)],
  ['C.root', algebra.field(FIELDS.root)],
  ['A', algebra.type('A')],
  ["A'", algebra.type('B')],
]);
const context = { algebra, resolve: (name: string) => NAMES.get(name) };
const read = (text: string) => parseExpression(text, context);

describe('precedence is that of Alloy', () => {
  it.each([
    ['p + q & this', 'p + (q & this)'],
    ['next ++ p -> q', 'next ++ (p -> q)'],
    ['p -> q & next', '(p -> q) & next'],
    ['next ++ p -> q & next', 'next ++ ((p -> q) & next)'],
    ['A <: next.next', 'A <: (next.next)'],
    ['p -> A <: next', 'p -> (A <: next)'],
    ['this.*next.next', '(this.(*next)).next'],
    ['p - q - this', '(p - q) - this'],
    ['^next', 'next.*next'],
    ['next → p', 'next -> p'],
    ['(some p & null => p else q) + this', 'this + (p & null != none => p else q)'],
  ])('%s is %s', (short, long) => {
    expect(typeof read(short)).toBe('number');
    expect(read(short)).toBe(read(long));
  });

  it('and -> keeps to its right, as it is associative', () => {
    expect(read('p -> q -> i')).toBe(read('p -> (q -> i)'));
  });
});

describe('names', () => {
  it('are as long as they can be', () => {
    expect(read('p.(A.prev)')).toBe(algebra.join(NAMES.get('p') ?? 0, NAMES.get('A.prev') ?? 0));
    expect(read('C.root.next')).toBe(algebra.join(NAMES.get('C.root') ?? 0, NAMES.get('next') ?? 0));
    // A.next is no name: a join.
    expect(read('A.next')).toBe(algebra.join(NAMES.get('A') ?? 0, NAMES.get('next') ?? 0));
    expect(read("A'")).not.toBe(read('A'));
  });
});

describe('formulas', () => {
  const formula = (text: string) => parseFormula(text, context);
  it.each([
    ['no p & null', '!(p = null)'],
    ['p in A and q = p or i < 3', '((p in A) && (q = p)) || (i < 3)'],
    ['p = q => q = this else i >= 3', '(p = q and q = this) or (p != q and !(i < 3))'],
    ['((p = q))', 'q = p'],
    ['(p + q) = this', 'this = (q + p)'],
  ])('%s is %s', (first, second) => {
    expect(typeof formula(first)).toBe('number');
    expect(formula(first)).toBe(formula(second));
  });
});

describe('what cannot be read has a reason and a place', () => {
  it.each([
    ['', "before ''", 0],
    ['p +', "before ''", 3],
    ['p ? q', "'?'", 2],
    ['(p', "')' is expected", 2],
    ['p q', "'q' is not expected", 2],
    ['unheard.of', 'nothing is called unheard', 7],
    ['p + next', 'columns', 8],
    ['p.q', 'cannot be joined', 3],
    ['*p', "'*' needs a relation", 2],
    ['next <: next', 'a set is expected', 5],
  ])('%s', (text, message, offset) => {
    const fault = read(text);
    if (typeof fault === 'number') throw new Error('it was read');
    expect(fault.message).toContain(message);
    expect(fault.offset).toBeGreaterThanOrEqual(0);
    if (offset > 0) expect(Math.abs(fault.offset - offset)).toBeLessThan(4);
  });

  it('however long or deep it is', () => {
    const deep = read(`${'('.repeat(5000)}p${')'.repeat(5000)}`);
    expect(deep).toMatchObject({ message: 'the expression is nested too deeply' });
    expect(read('p + '.repeat(50_000))).toMatchObject({ message: 'the expression is too long' });
    expect(parseFormula(`${'!('.repeat(3000)}p = q${')'.repeat(3000)}`, context)).toHaveProperty('message');
  });
});
