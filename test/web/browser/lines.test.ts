/** Pick an example, click a line, see the right pictures: compared as data with what was worked out by hand. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { described } from './support/described.js';
import { type OpenPage, opener, SITE, until } from './support/page.js';

describe.skipIf(SITE === undefined)('the reversal of a list, line by line', () => {
  const { open, server } = opener();
  let shown: OpenPage;

  beforeAll(async () => {
    if (SITE === undefined) return;
    shown = await open();
    await shown.pick('Reverse a list');
  });
  afterAll(async () => shown?.close());

  /** The pictures of a side that the page shows, by the states they are said to be, in words. */
  async function pictures(side: 'before' | 'after'): Promise<readonly string[]> {
    const { page } = shown;
    const more = page.getByRole('button', { name: /^Show \d+ more/ });
    while ((await more.count()) > 0) await more.first().click();
    await until(async () => (await page.locator('figure[data-picture] .placeholder').count()) === 0, 'the pictures');
    const figures = page.locator(`figure[data-picture=${side}]`);
    const numbers = await figures.evaluateAll((all) =>
      all.map((figure) => Number((figure as HTMLElement).dataset.state)),
    );
    const { methods } = await shown.answer('shapes');
    const states = methods.find(({ result }) => result.method === 'reverse')?.states ?? [];
    return [...new Set(numbers)].map((number) => {
      const state = states.find((each) => each.number === number);
      if (state === undefined) throw new Error(`state ${number} is shown and not in the answer`);
      return described(state.drawing);
    });
  }

  // Worked out by hand from the code. In the loop `list` is not empty, `reversed` may be; both end in null and share nothing. A list is
  // drawn as its first node, which a variable holds, and one summary for the rest, if there is a rest.
  const one = (name: string) => ({ held: name, cells: [`${name}: Node(next=null)`] });
  const many = (name: string, rest: string) => ({
    held: name,
    cells: [`${name}: Node(next→${rest})`, `${rest}: 1+ Node by next(next=inside or null)`],
  });
  const none = { held: 'null', cells: [] };

  it('line 19: the loop meets one or more nodes in front, and none, one or more behind', async () => {
    await shown.clickLine(19);
    const expected = [
      [one('a'), none],
      [one('a'), one('b')],
      [one('a'), many('b', 'c')],
      [many('a', 'b'), none],
      [many('a', 'c'), one('b')],
      [many('a', 'c'), many('b', 'd')],
    ].map(
      ([list, reversed]) => `list=${list?.held} reversed=${reversed?.held} | ${inOrder(list?.cells, reversed?.cells)}`,
    );
    expect((await pictures('before')).toSorted()).toEqual(expected.toSorted());
    // Each figure holds a picture, not only a number.
    const figures = shown.page.locator('figure[data-picture] svg');
    expect(await figures.count()).toBeGreaterThanOrEqual(expected.length);
  });

  /** Objects are met breadth first from the variables in order, so that their names are in that order too. */
  function inOrder(...lists: readonly (readonly string[] | undefined)[]): string {
    return lists
      .flatMap((list) => list ?? [])
      .toSorted()
      .join(' | ');
  }

  it('line 20: the node in front is cut off from the rest and put before those behind', async () => {
    await shown.clickLine(20);
    // Before: `rest` is what follows the first node; the list in front had one, two, or more nodes.
    const before = [
      'list=a rest=null reversed=null | a: Node(next=null)',
      'list=a rest=null reversed=b | a: Node(next=null) | b: Node(next=null)',
      'list=a rest=null reversed=b | a: Node(next=null) | b: Node(next→c) | c: 1+ Node by next(next=inside or null)',
      'list=a rest=b reversed=null | a: Node(next→b) | b: Node(next=null)',
      'list=a rest=b reversed=c | a: Node(next→b) | b: Node(next=null) | c: Node(next=null)',
      'list=a rest=b reversed=c | a: Node(next→b) | b: Node(next=null) | c: Node(next→d) | d: 1+ Node by next(next=inside or null)',
      'list=a rest=b reversed=null | a: Node(next→b) | b: Node(next→c) | c: 1+ Node by next(next=inside or null)',
      'list=a rest=b reversed=c | a: Node(next→b) | b: Node(next→d) | c: Node(next=null) | d: 1+ Node by next(next=inside or null)',
      'list=a rest=b reversed=c | a: Node(next→b) | b: Node(next→d) | c: Node(next→e) | d: 1+ Node by next(next=inside or null) | e: 1+ Node by next(next=inside or null)',
    ];
    expect((await pictures('before')).toSorted()).toEqual(before.toSorted());
    // After: `reversed` is overwritten next and no longer drawn. What it held hangs behind `list`: nothing, a node, or a chain of nodes that
    // no variable holds, which is put together into one summary. `rest` stands alone.
    const after = [
      'list=a rest=null | a: Node(next=null)',
      'list=a rest=null | a: Node(next→b) | b: Node(next=null)',
      'list=a rest=null | a: Node(next→b) | b: 1+ Node by next(next=inside or null)',
      'list=a rest=b | a: Node(next=null) | b: Node(next=null)',
      'list=a rest=b | a: Node(next→c) | b: Node(next=null) | c: Node(next=null)',
      'list=a rest=b | a: Node(next→c) | b: Node(next=null) | c: 1+ Node by next(next=inside or null)',
      'list=a rest=b | a: Node(next=null) | b: Node(next→c) | c: 1+ Node by next(next=inside or null)',
      'list=a rest=b | a: Node(next→c) | b: Node(next→d) | c: Node(next=null) | d: 1+ Node by next(next=inside or null)',
      'list=a rest=b | a: Node(next→c) | b: Node(next→d) | c: 1+ Node by next(next=inside or null) | d: 1+ Node by next(next=inside or null)',
    ];
    expect((await pictures('after')).toSorted()).toEqual(after.toSorted());
  });

  it('says which line is shown', async () => {
    await shown.clickLine(20);
    const region = shown.page.getByRole('region', { name: 'Shapes' });
    expect(await region.getAttribute('data-line')).toBe('20');
    expect(await region.textContent()).toContain('list.next = reversed;');
  });

  it('asks nobody but its own site, below any path, and complains of nothing', () => {
    expect(shown.complaints).toEqual([]);
    expect(shown.strangers).toEqual([]);
    expect(server().missing).toEqual([]);
  });
});
