/** Written formulas that are neither proved nor broken are tried on all small heaps; what holds there is no finding, and no proof. */

import { describe, expect, it } from 'vitest';
import { HIDDEN_REASONS } from '../../../../src/findings/claim.js';
import { checkText, claimsOf, findingsOf, shown } from '../checking.js';

const NODE = 'class Node { Node next; int value; }';

/** The sum of a list is no business of any proof here. */
function summing(promise: string): string {
  return `${NODE}
class Sums {
  //@ requires list(first, next);
  //@ ensures ${promise};
  static int count(Node first) {
    int count = 0;
    for (Node node = first; node != null; node = node.next) count = count + 1;
    return count;
  }
}`;
}

describe('a formula that no proof is found for', () => {
  it('holds up to a scope: counted, not shown, not called proved', async () => {
    const checked = await checkText(summing('\\result == 0 <==> first == null'), { replay: true });
    const [claim] = claimsOf(checked).filter(({ property }) => property === 'ensures');
    expect(claim?.verdict).toBe('unproved');
    expect(claim?.holdsUpToScope).toBe(3);
    expect(claim?.reason).toBe('holds up to scope 3');
    expect(findingsOf(checked)).toEqual([]);
  });

  it('is shown with what is latent', async () => {
    const promise = '\\result == 0 <==> first == null';
    const checked = await checkText(summing(promise), { replay: true, show: HIDDEN_REASONS });
    expect(shown(checked)).toContain(`4 ensures ${promise}: unproved`);
  });

  it('is refuted where a small heap breaks it', async () => {
    const checked = await checkText(summing('\\result <= 2'), { replay: true });
    expect(shown(checked)).toEqual(['4 ensures \\result <= 2: refuted']);
    const [{ witness } = { witness: undefined }] = findingsOf(checked);
    expect(witness?.start).toBe('heap');
    // The smallest: three nodes.
    expect(witness?.heap.filter((object) => object.class === 'Node').length).toBe(3);
  });

  it('beyond the scope it is not called wrong either', async () => {
    const checked = await checkText(summing('\\result <= 3'), { replay: true });
    const [claim] = claimsOf(checked).filter(({ property }) => property === 'ensures');
    expect([claim?.verdict, claim?.holdsUpToScope]).toEqual(['unproved', 3]);
  });

  it('is shown where nothing was run', async () => {
    const checked = await checkText(summing('\\result == 0 <==> first == null'), { replay: false });
    expect(shown(checked)).toEqual(['4 ensures \\result == 0 <==> first == null: unproved']);
    expect(claimsOf(checked).some(({ holdsUpToScope }) => holdsUpToScope !== undefined)).toBe(false);
  });

  it('is shown where the runs could not be made', async () => {
    const text = `${NODE}
class Sums {
  static native int unknown(Node first);
  //@ ensures \\result >= 0;
  static int count(Node first) { return unknown(first); }
}`;
    const checked = await checkText(text, { replay: true });
    expect(claimsOf(checked).some(({ holdsUpToScope }) => holdsUpToScope !== undefined)).toBe(false);
    expect(findingsOf(checked).some(({ verdict }) => verdict === 'refuted')).toBe(false);
  });

  it('is shown where a larger budget would be needed', async () => {
    const promise = '\\result == 0 <==> first == null';
    const checked = await checkText(summing(promise), { replay: true, budget: 0.0001 });
    expect(claimsOf(checked).some(({ holdsUpToScope }) => holdsUpToScope !== undefined)).toBe(false);
  });
});

describe('other classes of the input', () => {
  const STACK = `class Stack {
  Object[] elements = new Object[2];
  int size;
  //@ invariant elements != null && 0 <= size && size <= elements.length;
  //@ requires element != null;
  //@ ensures size == \\old(size) + 1 && elements[size - 1] == element;
  void push(Object element) {
    if (size == elements.length) {
      Object[] larger = new Object[size * 2 + 1];
      for (int i = 0; i < size; i++) larger[i] = elements[i];
      elements = larger;
    }
    elements[size++] = element;
  }
}`;
  const crowd = Array.from(
    { length: 12 },
    (_, index) => `class C${index} { C${index} next; int n; /*@ invariant n >= ${-index}; @*/ }`,
  ).join('\n');

  it('that the method cannot tell apart do not make the search longer', async () => {
    const checked = await checkText(`${STACK}\n${crowd}`, { replay: true });
    const claims = claimsOf(checked).filter(({ property }) => property === 'ensures');
    expect(claims.map(({ verdict }) => verdict)).not.toContain('unknown');
    expect(findingsOf(checked)).toEqual([]);
  });

  it('that matter by what they do are among the heaps', async () => {
    const text = `interface Shape { int area(); }
class Square implements Shape { int side; public int area() { return side; } }
class Hole implements Shape { int side; public int area() { return side - 1; } }
class Areas {
  Shape first;
  //@ requires first instanceof Square || first instanceof Hole;
  //@ ensures \\result == first.hashCode() || true;
  int twice() { return first.area() + first.area(); }
}`;
    const wrong = text.replace('\\result == first.hashCode() || true', '\\result != -2');
    const checked = await checkText(wrong, { replay: true });
    expect(shown(checked)).toEqual(['7 ensures \\result != -2: refuted']);
  });
});
