/** What the library leaves open is chosen anew for each run, also by initialisers of library classes. */
import { describe, expect, it } from 'vitest';
import { ChoiceTape } from '../../../src/execution/enumeration/tape.js';
import { witnesses } from './replaying.js';

/** `Math.random` makes its generator, of any seed, at the first call; sets of `Set.of` have any order. */
const TEXT = `import java.util.*;
public class Lots {
  public static int draw() {
    int sum = 0;
    for (int i = 0; i < 100; i++) sum += i;
    double random = Math.random();
    String first = Set.of("a", "b").iterator().next();
    Object second = first.equals("b") ? null : first;
    return second.hashCode() + (int) random + sum; // hit
  }
  public static int never() {
    int sum = 0;
    for (int i = 0; i < 100; i++) sum += i;
    double random = Math.random();
    String first = Set.of("a", "b").iterator().next();
    Object second = first.equals("c") ? null : first;
    return second.hashCode() + (int) random + sum; // miss
  }
}`;

describe('runs of code that draws from the library', () => {
  it.each(['calls', 'heap'] as const)(
    '(%s) meet each order of a set, whatever initialisers have asked for',
    async (start) => {
      const [hit] = await witnesses(TEXT, 'hit', { starts: [start] });
      expect(hit?.start).toBe(start);
      expect(await witnesses(TEXT, 'miss', { starts: [start] })).toEqual([undefined]);
    },
  );
});

describe('a tape of choices', () => {
  const tape = (): ChoiceTape => new ChoiceTape([0, 1], () => []);
  const ask = (on: ChoiceTape, type: 'int' | 'long' | 'boolean') => on.oracle({ source: 'test', type });

  it('gives values of the type that is asked for, also where a run has left its way', () => {
    const choices = tape();
    expect([ask(choices, 'long'), ask(choices, 'int')]).toEqual([0n, 0]);
    expect(choices.advance()).toBe(true);
    expect([ask(choices, 'int'), ask(choices, 'boolean')]).toEqual([0, 0]);
  });

  it('keeps what is chosen for runs apart from what is asked aside', () => {
    const choices = tape();
    ask(choices, 'int');
    expect(choices.advance()).toBe(true);
    expect(choices.isAskedBy(() => expect(ask(choices, 'int')).toBe(0))).toBe(true);
    expect(choices.isAskedBy(() => {})).toBe(false);
    expect(ask(choices, 'int')).toBe(1);
    expect(choices.advance()).toBe(false);
  });
});
