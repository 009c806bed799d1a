/** Order and errors of class initialisation (Java Language Specification, 12.4). */
import { describe, expect, it } from 'vitest';
import { Run } from './running.js';

/** Classes note their initialisation as digits of Log.order. */
const noting = (digit: number): string => `
  static void <clinit>() {
    int %1;
    0: initialise Log
    1: %1 = static Log.order
    2: %1 = %1 * 10
    3: %1 = %1 + ${digit}
    4: static Log.order = %1
    5: return
  }`;

const TEXT = `
class Log { static int order; }
interface Plain { static int field; ${noting(8)} }
interface WithDefault { ${noting(3)} public void useful() { 0: return } }
class Top { ${noting(1)} }
class Middle extends Top implements Plain, WithDefault { static final int CONSTANT = 77; static int variable; ${noting(2)} }
class Test {
  static int order() { int %1; 0: initialise Middle  1: initialise Middle  2: initialise Log  3: %1 = static Log.order  4: return %1 }
  static int constant() { int %1; 0: %1 = static Middle.CONSTANT  1: return %1 }
  static int circle() { int %1; 0: initialise First  1: %1 = static First.seen  2: return %1 }
  static int broken() {
    int %1;
    0: initialise Broken catch 2
    1: return 0
    2: if @thrown instanceof java.lang.ExceptionInInitializerError -> 3 else -> 4
    3: initialise Broken catch 5
    4: return 1
    5: throw @thrown
  }
  static void first() { 0: initialise Below  1: return }
}
class First { static int seen; static int value;
  static void <clinit>() {
    int %1;
    0: initialise Second
    1: %1 = static Second.copy
    2: static First.seen = %1
    3: static First.value = 9
    4: return
  } }
class Second { static int copy;
  static void <clinit>() { int %1; 0: initialise First  1: %1 = static First.value  2: %1 = %1 + 5  3: static Second.copy = %1  4: return } }
class Broken { static void <clinit>() { int %1; 0: %1 = 0  1: check %1 != 0  2: return } }
class Below extends Broken {}
`;

describe('class initialisation', () => {
  it('goes from superclass to interfaces with default methods to the class, once', () => {
    expect(new Run(TEXT).result('Test.order')).toBe(132);
  });

  it('needs no initialisation for constants', () => {
    const runs = new Run(TEXT);
    expect(runs.result('Test.constant')).toBe(77);
    expect(runs.machine.view.staticField('Log', 'order')).toBe(0);
  });

  it('passes through a circle, where fields still have default values', () => {
    expect(new Run(TEXT).result('Test.circle')).toBe(5);
  });

  it('remembers that it failed', () => {
    expect(new Run(TEXT).result('Test.broken')).toBe(
      'java.lang.NoClassDefFoundError: Could not initialize class Broken',
    );
  });

  it('fails with the superclass, and keeps the cause', () => {
    const runs = new Run(TEXT);
    const outcome = runs.invoke('Test.first');
    expect(outcome.kind === 'threw' && outcome.exception.type.name).toBe('java.lang.ExceptionInInitializerError');
    expect(runs.machine.initialise('Below')).toMatchObject({ kind: 'threw' });
    expect(runs.result('Test.first')).toBe('java.lang.NoClassDefFoundError: Could not initialize class Below');
  });
});
