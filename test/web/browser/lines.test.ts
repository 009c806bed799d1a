/** Pick an example, click a line, see the right pictures: compared as data with what was worked out by hand. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { picturesOf, reversalAtLine20 } from './support/concrete.js';
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

  // Line 20 is `list.next = reversed`. Before it `rest` is what follows the first node: the list in front had one node, two, or more; the
  // one behind has none, one, or more. That makes nine pictures.
  //
  // What the line makes of each is worked out so. The cell of `list` gets what `reversed` holds, so that `rest` stands alone. `reversed` is
  // written by the next line before anyone reads it, and is no longer drawn. With that nobody holds its first node any more: kept apart are
  // only objects that a variable holds or that are referred to twice, so that this node and the summary behind it, a chain with one
  // reference each, become one summary (docs/shape.md); if it was alone, it is one object still, since a single statement
  // forgets nothing. A summary of one and an object are merged at the head of the loop, and line 21 is entered from here only:
  // so each of the nine has its own picture after.
  const TAIL = '1+ Node by next(next=inside or null)';
  const LINE_20: readonly (readonly [before: string, after: string])[] = [
    // Nothing behind: `list.next` becomes null.
    ['list=a rest=null reversed=null | a: Node(next=null)', 'list=a rest=null | a: Node(next=null)'],
    [
      'list=a rest=b reversed=null | a: Node(next→b) | b: Node(next=null)',
      'list=a rest=b | a: Node(next=null) | b: Node(next=null)',
    ],
    [
      `list=a rest=b reversed=null | a: Node(next→b) | b: Node(next→c) | c: ${TAIL}`,
      `list=a rest=b | a: Node(next=null) | b: Node(next→c) | c: ${TAIL}`,
    ],
    // One node behind: it hangs at `list` now.
    [
      'list=a rest=null reversed=b | a: Node(next=null) | b: Node(next=null)',
      'list=a rest=null | a: Node(next→b) | b: Node(next=null)',
    ],
    [
      'list=a rest=b reversed=c | a: Node(next→b) | b: Node(next=null) | c: Node(next=null)',
      'list=a rest=b | a: Node(next→c) | b: Node(next=null) | c: Node(next=null)',
    ],
    [
      `list=a rest=b reversed=c | a: Node(next→b) | b: Node(next→d) | c: Node(next=null) | d: ${TAIL}`,
      `list=a rest=b | a: Node(next→c) | b: Node(next→d) | c: Node(next=null) | d: ${TAIL}`,
    ],
    // More behind: the chain hangs at `list`, as one summary.
    [
      `list=a rest=null reversed=b | a: Node(next=null) | b: Node(next→c) | c: ${TAIL}`,
      `list=a rest=null | a: Node(next→b) | b: ${TAIL}`,
    ],
    [
      `list=a rest=b reversed=c | a: Node(next→b) | b: Node(next=null) | c: Node(next→d) | d: ${TAIL}`,
      `list=a rest=b | a: Node(next→c) | b: Node(next=null) | c: ${TAIL}`,
    ],
    [
      `list=a rest=b reversed=c | a: Node(next→b) | b: Node(next→d) | c: Node(next→e) | d: ${TAIL} | e: ${TAIL}`,
      `list=a rest=b | a: Node(next→c) | b: Node(next→d) | c: ${TAIL} | d: ${TAIL}`,
    ],
  ];

  it('line 20, worked out: stands for what happens to every list of at most six nodes, and for nothing else', () => {
    const rounds = [0, 1, 2, 3, 4, 5, 6].flatMap(reversalAtLine20);
    const pairOf = ({ before, after }: (typeof rounds)[number]) =>
      LINE_20.findIndex((pair) => picturesOf(before).includes(pair[0]) && picturesOf(after).includes(pair[1]));
    const met = rounds.map(pairOf);
    expect(rounds).toHaveLength(21);
    expect(met).not.toContain(-1);
    expect(new Set(met).size).toBe(LINE_20.length);
  });

  it('line 20: the node in front is cut off from the rest and put before those behind', async () => {
    await shown.clickLine(20);
    expect((await pictures('before')).toSorted()).toEqual(LINE_20.map(([before]) => before).toSorted());
    expect((await pictures('after')).toSorted()).toEqual(LINE_20.map(([, after]) => after).toSorted());
    // Which comes from which.
    const { methods } = await shown.answer('shapes');
    const method = methods.find(({ result }) => result.method === 'reverse');
    const words = new Map(method?.states.map(({ number, drawing }) => [number, described(drawing)]));
    const after = method?.changes.find(({ line }) => line === 20)?.after ?? [];
    const pairs = after.flatMap(({ state, from }) =>
      from.map((each) => [words.get(each), words.get(state)].join(' ⇒ ')),
    );
    expect(pairs.toSorted()).toEqual(LINE_20.map((pair) => pair.join(' ⇒ ')).toSorted());
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
