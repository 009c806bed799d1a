/** Declared invariants that code outside of the class can break, and twins that hand out nothing. */
import { describe, expect, it } from 'vitest';
import { exposedRepresentation } from '../../../../src/analyses/check/inspections/representation/exposed-representation.js';
import { checkText, verdicts } from '../checking.js';
import { claimsOf, findingsOf, inspectText } from './inspecting.js';

const CHAIN = (members: string, access = 'public'): string => `
  public class T {
    //@ invariant list(top, below);
    private Link top;
    public void push(int value) { Link link = new Link(); link.value = value; link.below = top; top = link; }
    ${members}
    ${access} static class Link { ${access === 'private' ? '' : access} Link below; int value; }
  }`;

async function shown(text: string): Promise<readonly string[]> {
  const found = findingsOf(await inspectText(exposedRepresentation, text));
  return found.filter(({ hidden }) => hidden === undefined).map(({ verdict, message }) => `${verdict}: ${message}`);
}

describe('exposed-representation', () => {
  it('shows how a node that is handed out breaks a list', async () => {
    expect(await shown(CHAIN('public Link top() { return top; }'))).toEqual([
      expect.stringMatching(
        /^refuted: `list\(top, below\)` is broken by `link\.below = link`: `.*\.top\(\)` hands out/,
      ),
    ]);
    expect(await shown(CHAIN('public int top() { return top == null ? 0 : top.value; }', 'private'))).toEqual([]);
  });

  it('shows how an array that is handed out is broken, and a field that anybody can write', async () => {
    const box = (members: string): string => `public class T {
      //@ invariant cells.length == 2 && cells[0] != null;
      private final Object[] cells = { "", "" };
      ${members}
    }`;
    expect(await shown(box('public Object[] cells() { return cells; }'))).toHaveLength(1);
    expect(await shown(box('public Object[] cells() { return new Object[] { cells[0] }; }'))).toEqual([]);
    const range = (access: string): string => `public class T {
      //@ invariant low <= high;
      ${access} int low; ${access} int high;
      public T(int low, int high) { if (low > high) throw new IllegalArgumentException(); this.low = low; this.high = high; }
    }`;
    expect(await shown(range('public'))).toHaveLength(1);
    expect(await shown(range('private'))).toEqual([]);
  });

  it('leaves what only code of the package can do to those who ask for it', async () => {
    const found = await inspectText(exposedRepresentation, CHAIN('Link top() { return top; }', ''));
    expect(findingsOf(found).every(({ hidden }) => hidden === 'caller')).toBe(true);
  });

  it('proves what is kept inside, for the methods of the class too', async () => {
    const text = CHAIN('public int top() { return top == null ? 0 : top.value; }', 'private');
    const claims = claimsOf(await inspectText(exposedRepresentation, text));
    expect(claims.length).toBeGreaterThan(0);
    expect(new Set(claims.map(({ verdict }) => verdict))).toEqual(new Set(['proved']));
    const checked = await checkText(text);
    expect(new Set(verdicts(checked, 3, 'invariant'))).toEqual(new Set(['proved']));
  });

  it('does not hide what a method breaks by itself in a state that the class never reaches', async () => {
    const text = `public class T {
      //@ invariant left == right;
      private int left; private int right;
      public void grow() { if (left > 0) left = left + 1; }
    }`;
    const checked = await checkText(text, { replay: true });
    expect(verdicts(checked, 2, 'invariant')).toContain('refuted');
  });
});
