/** Large sets of states: groups with titles that say what is common, and a search that finds. */
import { describe, expect, it } from 'vitest';
import type { Drawing } from '../../src/pictures/drawing.js';
import { groupsOf, isFound, searchText } from '../../src/pictures/grouping.js';
import { drawing, object, variable } from './drawings.js';

/** What `x` and `y` hold: null, or the first or the second node of a list. */
function state(x: 0 | 1 | 2, y: 0 | 1 | 2): Drawing {
  const name = (label: string, held: number) => (held === 0 ? variable(label, 'null') : variable(label));
  const holds = [...(x === 0 ? [] : [`x n${x}`]), ...(y === 0 ? [] : [`y n${y}`])];
  return drawing(
    [name('x', x), name('y', y), object('n1', ['next']), object('n2', ['next=null'])],
    ...holds,
    'n1.next n2',
  );
}

const ALL = ([0, 1, 2] as const).flatMap((x) => ([0, 1, 2] as const).map((y) => state(x, y)));

describe('groups', () => {
  it('have titles that say what tells them apart, and every drawing is in one', () => {
    const groups = groupsOf(ALL);
    // `x = null` splits nine states into three and six; no group is larger than six then.
    expect(groups).toEqual([
      { title: 'x = null', members: [0, 1, 2] },
      { title: 'x ≠ null', members: [3, 4, 5, 6, 7, 8] },
    ]);
  });

  it('are split further where they are large', () => {
    const many = [...ALL, ...ALL, ...ALL];
    const groups = groupsOf(many);
    expect(groups.flatMap(({ members }) => members).sort((one, other) => one - other)).toEqual(
      many.map((_, index) => index),
    );
    expect(Math.max(...groups.map(({ members }) => members.length))).toBeLessThanOrEqual(6);
    // Null or not gives 3, 6, 6 and 12; whether they are the same splits the 12.
    expect(groups.map(({ title, members }) => [title, members.length])).toEqual([
      ['x = null, y = null', 3],
      ['x = null, y ≠ null', 6],
      ['x ≠ null, y = null', 6],
      ['x ≠ null, y ≠ null, x = y', 6],
      ['x ≠ null, y ≠ null, x ≠ y', 6],
    ]);
  });

  it('are one where there is nothing to tell', () => {
    expect(groupsOf([state(1, 1), state(1, 1)])).toEqual([{ title: '', members: [0, 1] }]);
    expect(groupsOf([])).toEqual([]);
  });

  it('tell what is not null, reached and equal only where it is certain', () => {
    const vague = drawing([variable('x'), object('a', [])], 'x a?');
    expect(searchText(vague)).not.toContain('≠ null');
  });
});

describe('search', () => {
  const text = searchText(state(1, 2));

  it('finds facts as they are written', () => {
    for (const typed of [
      'x≠null',
      'x != null',
      'x ≠ y',
      'x reaches y',
      'y does not reach x',
      'X REACHES',
      ' ',
      'x≠y; next',
    ]) {
      expect([typed, isFound(typed, text)]).toEqual([typed, true]);
    }
  });

  it('does not find what is not so', () => {
    for (const typed of ['x = null', 'x=y', 'y reaches x', 'z', 'x ≠ y, x = null']) {
      expect([typed, isFound(typed, text)]).toEqual([typed, false]);
    }
  });

  it('takes what was typed as it is', () => {
    expect(isFound('(', text)).toBe(true);
    expect(isFound('[', text)).toBe(false);
  });
});
