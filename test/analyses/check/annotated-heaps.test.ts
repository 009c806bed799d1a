/** Heaps that nobody was seen to build: findings only where somebody wrote down which heaps are right. */
import { describe, expect, it } from 'vitest';
import { checkText, lineOf, shown, verdicts } from './checking.js';

/** A class whose constructor nobody outside can call with null, and whose field nobody sets later. */
const method = (before: string, parameter: string, use: string, around = ''): string => `
@interface Nullable {} @interface NonNull {} @interface NullMarked {}
${around} class Node {
  Node next;
  int value;
  private Node(Node next) { this.next = next; }
  ${before}
  static int second(${parameter} Node first) {
    if (first == null) return 0;
    return ${use}; // use
  }
}`;

describe('a heap that breaks something, of which no code is known that builds it', () => {
  it.each([
    ['no annotation', method('', '', 'first.next.value')],
    ['a parameter that may be null', method('', '@Nullable', 'first.next.value')],
    ['a parameter that is never null', method('', '@NonNull', 'first.next.value')],
  ])('%s: nothing is shown', async (_, text) => {
    const checked = await checkText(text, { replay: true });
    expect(shown(checked)).toEqual([]);
    expect(verdicts(checked, lineOf(text, 'use'), 'null-dereference')).toContain('refuted');
  });

  it.each([
    ['a precondition', method('//@ requires list(first, next);', '', 'first.next.value')],
    ['an invariant', method('//@ invariant list(this, next);', '', 'first.next.value')],
  ])('%s: it is a finding', async (_, text) => {
    const checked = await checkText(text, { replay: true });
    expect(shown(checked)).toEqual([`${lineOf(text, 'use')} null-dereference first.next: refuted`]);
  });
});

describe('null passed through an interface', () => {
  /** All in one package, nothing called by anybody else: only the call shows what is passed. */
  const visitors = (count: number): string => {
    const classes = Array.from(
      { length: count },
      (_, index) => `class V${index} implements Visitor { public int visit(String text) { return text.length(); } }`,
    );
    return `interface Visitor { int visit(String text); }
${classes.join('\n')}
class Caller { static int call(Visitor visitor) { return visitor.visit(null); } }`;
  };

  it('is a finding where few methods can be meant', async () => {
    expect((await checkText(visitors(2))).results.flatMap(({ findings }) => findings).length).toBe(2);
  });

  it('is none where many can be, and nothing is proved of them', async () => {
    const checked = await checkText(visitors(9));
    expect(shown(checked)).toEqual([]);
    for (let line = 2; line < 11; line++) {
      expect(verdicts(checked, line, 'null-dereference')).toEqual(['unproved']);
    }
  });
});
