/** Java leaves open whether evaluating a lambda that captures nothing gives another object each time; on usual virtual machines it does not. */
import { describe, expect, it } from 'vitest';
import { espalier, filesOf } from './command.js';

const TEXT = `class Lambdas {
  static Runnable made() { return () -> {}; }
  static Runnable named() { return Lambdas::made; }
  static Object open() { Object o = ""; if (made() == made()) o = null; return o.toString(); } // null-dereference
  static Object openNamed() { Object o = ""; if (named() == named()) o = null; return o.toString(); } // null-dereference
  //@ ensures fresh(\\result); // ensures
  static Runnable fresh() { return () -> {}; }
  //@ ensures !\\result; // ensures
  static boolean same() { return made() == made(); }
  //@ ensures \\result != null;
  static Runnable there() { return () -> {}; }
  //@ ensures fresh(\\result);
  static Runnable capturing(int number) { return () -> System.out.println(number); }
}
`;

interface Claimed {
  readonly property: string;
  readonly verdict: string;
  readonly location: { readonly line: number };
}

describe.each([['check'], ['shape'], ['spec', '--check']])('%s', (...command) => {
  it('does not tell lambdas that capture nothing apart', () => {
    const file = filesOf({ 'Lambdas.java': TEXT })['Lambdas.java'] ?? '';
    const { out } = espalier(...command, file, '--format', 'json');
    const { results } = JSON.parse(out) as { readonly results: readonly { readonly claims: readonly Claimed[] }[] };
    const claims = results.flatMap((each) => each.claims);
    const lines = TEXT.split('\n');
    const open = claims.filter(({ property, location }) => lines[location.line - 1]?.endsWith(`// ${property}`));
    expect(open.length).toBeGreaterThanOrEqual(2);
    expect(open.filter(({ verdict }) => verdict === 'proved')).toEqual([]);
    const ensured = claims.filter(({ property, location }) => property === 'ensures' && location.line >= 10);
    expect(ensured.map(({ verdict }) => verdict)).toEqual(['proved', 'proved']);
  });
});
