/**
 * Whether two lambdas that capture nothing are one object is open: no run that asks for it shows anything. A run of the program
 * itself answers as virtual machines do.
 */

import { describe, expect, it } from 'vitest';
import { findMain, runMain } from '../../src/execution/entry.js';
import { NATIVES } from '../../src/execution/natives/index.js';
import { HIDDEN_REASONS } from '../../src/findings/claim.js';
import { check } from '../../src/workspace/index.js';
import { FORMS, linesWith, openedAs } from './opened.js';

const TEXT = `import java.util.*;
class T {
  static Runnable made() { return () -> {}; }
  static Runnable named() { return T::made; }
  static Runnable capturing(int n) { return () -> System.out.println(n); }
  public static void differs() { Object o = "a"; if (made() != made()) o = null;
    o.toString(); } // open
  public static void same() { Object o = "a"; if (made() == made()) o = null;
    o.toString(); } // open
  public static void names() { Object o = "a"; boolean b = named() == named(); if (!b) o = null;
    o.toString(); } // open
  public static void equal() { Object o = "a"; if (!made().equals(made())) o = null;
    o.toString(); } // open
  public static void mapped() { Map<Object, String> m = new HashMap<>(); m.put(made(), "x"); String s = m.get(made());
    s.length(); } // open
  public static void identities() { Map<Object, String> m = new IdentityHashMap<>(); m.put(made(), "x"); String s = m.get(made());
    s.length(); } // open
  public static void captured() { Object o = "a"; Runnable r = capturing(1); if (r == r) o = null;
    o.toString(); } // bug
  public static void main(String[] args) {
    Runnable[] r = new Runnable[2];
    for (int i = 0; i < 2; i++) r[i] = () -> {};
    Runnable x = () -> {}, y = () -> {};
    System.out.println((r[0] == r[1]) + " " + (x == y) + " " + (named() == named()) + " " + new HashSet<>(Arrays.asList(r)).size());
    System.out.println(System.identityHashCode(r[0]) == System.identityHashCode(r[1]));
  }
}
`;

describe.each(FORMS)('identity of lambdas, from %s', (form) => {
  it('is no witness', async () => {
    const workspace = await openedAs(form, TEXT);
    const { results } = check(workspace, { classes: [], methods: [], show: HIDDEN_REASONS, replay: true, budget: 1 });
    const claims = results.flatMap((each) => each.claims).filter(({ property }) => property === 'null-dereference');
    const at = (line: number): readonly string[] =>
      claims.filter(({ location }) => location.line === line).map(({ verdict }) => verdict);
    for (const line of linesWith(TEXT, 'open')) expect([line, at(line)]).toEqual([line, ['unproved']]);
    for (const line of linesWith(TEXT, 'bug')) expect([line, at(line)]).toEqual([line, ['refuted']]);
  });

  it('is that of virtual machines when a program is run', async () => {
    const { table } = await openedAs(form, TEXT);
    const main = findMain(table, 'T');
    if (main === undefined) throw new Error('no main');
    let output = '';
    runMain(table, main, [], {
      natives: NATIVES,
      output: (_, text) => {
        output += text;
      },
    });
    expect(output).toBe('true false true 1\ntrue\n');
  });
});
