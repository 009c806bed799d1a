/** Classes and members that nobody has: what code does with them is a call of unknown code, and the rest of the method stays. */
import { describe, expect, it } from 'vitest';
import { Hierarchy } from '../../../src/ir/hierarchy.js';
import { classNamed, elaborateText, instructionsOf, methodNamed, verifierProblems } from './opening.js';

async function open(body: string) {
  const table = await elaborateText(`import gone.Logger; import gone.Failure; import gone.Kind; import java.util.*;
    class Test { ${body} }`);
  expect(verifierProblems(table).filter((problem) => !problem.includes('there is no method'))).toEqual([]);
  const hierarchy = new Hierarchy(table);
  const test = classNamed(table, 'Test');
  const instructions = (name: string) => instructionsOf(methodNamed(test, name));
  return {
    /** Calls that no class declares, as `owner.name`. */
    unknown: (name: string) =>
      instructions(name).flatMap((each) =>
        each.kind === 'call' && hierarchy.resolveMethod(each.method) === undefined
          ? [`${each.method.owner}.${each.method.name}${each.method.descriptor}`]
          : [],
      ),
    reasons: (name: string) => instructions(name).flatMap((each) => (each.kind === 'unsupported' ? [each.reason] : [])),
    instructions,
  };
}

describe('what is done with a class that is missing', () => {
  it.each([
    ['a call', 'void f(Logger l) { l.info("x"); }', ['gone.Logger.info(Ljava/lang/String;)Ljava/lang/Object;']],
    ['a result', 'int f(Logger l) { return l.level(); }', ['gone.Logger.level()I']],
    ['a static call', 'void f() { Logger.reset(1); }', ['gone.Logger.reset(I)Ljava/lang/Object;']],
    ['an object', 'Object f() { return new Logger("a"); }', ['gone.Logger.<init>(Ljava/lang/String;)V']],
    ['a field', 'String f(Logger l) { return l.name; }', ['gone.Logger.name()Ljava/lang/String;']],
    ['a store', 'void f(Logger l) { l.name = "a"; }', ['gone.Logger.name(Ljava/lang/String;)Ljava/lang/Object;']],
    ['a cast', 'Object f(Object o) { return (Logger) o; }', []],
    ['a test', 'boolean f(Object o) { return o instanceof Logger; }', []],
    ['a handler', 'int f() { try { return 1; } catch (Failure e) { return 2; } }', []],
    ['a loop', 'void f(Logger l) { for (String s : l.all()) s.length(); }', undefined],
    [
      'a switch',
      'int f(Kind k) { switch (k) { case A: return 1; case B: return 2; default: return 3; } }',
      ['gone.Kind.ordinal()I'],
    ],
    ['a lambda', 'void f(Logger l) { l.info(() -> "x"); }', undefined],
    ['a static import', 'int f() { return helper(2) + 1; }', undefined],
  ] as const)('%s is no end of the method', async (_what, text, calls) => {
    const opened = await open(text);
    expect(opened.reasons('f')).toEqual([]);
    if (calls !== undefined) expect(opened.unknown('f')).toEqual(calls);
    else expect(opened.unknown('f').length).toBeGreaterThan(0);
  });

  it('checks the receiver for null, and a cast for the class', async () => {
    const { instructions } = await open('void f(Logger l) { l.info("x"); } Object g(Object o) { return (Logger) o; }');
    const checks = (name: string) =>
      instructions(name).flatMap((each) => (each.kind === 'check' ? [each.condition.kind] : []));
    expect(checks('f')).toEqual(['not-null']);
    expect(checks('g')).toEqual(['castable']);
  });

  it('does not hide a call of the input', async () => {
    // Both take what is not known: which one runs decides what is done to the field.
    const { reasons } = await open(`
      private int pick(Logger l) { return 1; } private int pick(Kind k) { return 2; }
      int f(Logger l) { return pick(l.other()); }`);
    expect(reasons('f')).toHaveLength(1);
  });
});

describe('a member that a class at hand lacks', () => {
  it('is unknown code of that class', async () => {
    const { unknown, reasons } = await open('Object f(String s) { return s.unheardOf(1); }');
    expect(unknown('f')).toEqual(['java.lang.String.unheardOf(I)Ljava/lang/Object;']);
    expect(reasons('f')).toEqual([]);
  });
});
