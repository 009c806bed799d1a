/** Step by step: how a fixed point is reached, and how a run breaks a claim; compared as data with what was worked out by hand. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { described } from './support/described.js';
import { type OpenPage, opener, SITE } from './support/page.js';

const { open } = opener();
let shown: OpenPage;

beforeAll(async () => {
  if (SITE !== undefined) shown = await open();
});
afterAll(async () => shown?.close());

const mode = (name: string) => shown.page.getByRole('radio', { name: new RegExp(`^${name}`) });
const group = (name: string) => shown.page.getByRole('group', { name, exact: true });
const next = (name: string) => group(name).getByRole('button', { name: 'Next step' });
const previous = (name: string) => group(name).getByRole('button', { name: 'Previous step' });

async function statesShown(kind: string): Promise<readonly number[]> {
  const figures = shown.page.locator(`figure[data-picture=${kind}]`);
  return figures.evaluateAll((all) => all.map((figure) => Number((figure as HTMLElement).dataset.state)));
}

describe.skipIf(SITE === undefined)('the iteration', () => {
  const LISTS = {
    none: 'list=null',
    one: 'list=a | a: Node(next=null)',
    many: 'list=a | a: Node(next→b) | b: 1+ Node by next(next=inside or null)',
  };

  it('starts with every list: none, one node, or more', async () => {
    await shown.pick('Reverse a list');
    await shown.clickLine(17);
    await mode('Iteration').click();
    expect(await group('Iteration').getAttribute('data-step')).toBe('1');
    expect(await previous('Iteration').isDisabled()).toBe(true);
    const method = await explored();
    expect(method.iteration[0]?.how).toBe('start');
    const started = (await statesShown('new')).map((number) => drawingOf(method, number));
    expect(started.toSorted()).toEqual(Object.values(LISTS).toSorted());
  });

  it('shows at each step what is new and where it comes from, up to the last', async () => {
    const method = await explored();
    for (const [index, step] of method.iteration.entries()) {
      expect(await group('Iteration').getAttribute('data-step')).toBe(String(index + 1));
      const fresh = step.states.filter(({ isNew }) => isNew);
      expect(await statesShown('new')).toEqual(fresh.map(({ state }) => state));
      expect(new Set(await statesShown('source'))).toEqual(
        new Set(fresh.flatMap(({ from }) => from.map(({ state }) => state))),
      );
      if (index < method.iteration.length - 1) await next('Iteration').click();
    }
    expect(await next('Iteration').isDisabled()).toBe(true);
  });

  it('ends at the loop with all nine pairs of lists', async () => {
    const method = await explored();
    const last = method.iteration.filter(({ line }) => line === 17).at(-1);
    // Worked out by hand: what is in front and what is behind are each empty, one node, or more, and everything occurs.
    const fronts = ['list=null', 'list=a'];
    expect(last?.states).toHaveLength(9);
    const drawn = last?.states.map(({ state }) => drawingOf(method, state)) ?? [];
    expect(new Set(drawn).size).toBe(9);
    expect(drawn.every((drawing) => fronts.some((front) => drawing.startsWith(front)))).toBe(true);
    expect(drawn).toContain('list=null reversed=null');
    expect(drawn).toContain('list=null reversed=a | a: Node(next=null)');
    expect(drawn).toContain('list=a reversed=b | a: Node(next=null) | b: Node(next=null)');
  });

  it('goes back', async () => {
    const { iteration } = await explored();
    await previous('Iteration').click();
    expect(await group('Iteration').getAttribute('data-step')).toBe(String(iteration.length - 1));
  });

  async function explored() {
    const { methods } = await shown.answer('shapes');
    const method = methods.find(({ result }) => result.method === 'reverse');
    if (method === undefined) throw new Error('reverse was not explored');
    return method;
  }

  function drawingOf({ states }: Awaited<ReturnType<typeof explored>>, number: number): string {
    const state = states.find((each) => each.number === number);
    if (state === undefined) throw new Error(`state ${number} is shown and not in the answer`);
    return described(state.drawing);
  }
});

describe.skipIf(SITE === undefined)('a counterexample', () => {
  it('is stepped through from the heap before to the broken claim', async () => {
    await shown.pick('Reverse, tail lost');
    await shown.page.locator('.cm-content [data-verdict=refuted][data-line="14"]').click();
    expect(await group('Counterexample').getAttribute('data-step')).toBe('0');
    const { marks } = await shown.answer('shapes');
    const steps = marks.find(({ line }) => line === 14)?.counterexample?.steps ?? [];
    // Worked out by hand: a list of two nodes is the smallest that loses one. The loop runs once, since the first link is overwritten
    // with null before it is followed.
    const lines = steps.flatMap(({ line }) => (line === undefined ? [] : [line]));
    expect(lines.filter((line) => line >= 18 && line <= 20)).toEqual([18, 19, 20]);
    const before = described((steps[0] as (typeof steps)[number]).drawing);
    expect(before).toMatch(/^list=a \| a: Node#1\(value=0, next→b\) \| b: Node#2\(value=0, next=null\)$/);
    const overwritten = steps.find(({ line }) => line === 18);
    const after = described((overwritten as (typeof steps)[number]).drawing);
    expect(after).toMatch(/list=a/);
    expect(after).toMatch(/a: Node#1\(value=0, next=null\)/);
  });

  it('shows each step as a pair of pictures, drawn', async () => {
    const { marks } = await shown.answer('shapes');
    const steps = marks.find(({ line }) => line === 14)?.counterexample?.steps ?? [];
    expect(steps.length).toBeGreaterThan(3);
    for (let at = 1; at < steps.length; at++) {
      await next('Counterexample').click();
      expect(await group('Counterexample').getAttribute('data-step')).toBe(String(at));
      expect([await statesShown('run-before'), await statesShown('run-after')]).toEqual([[at - 1], [at]]);
      await shown.page.locator('figure[data-picture=run-after] svg').first().waitFor();
    }
    expect(await next('Counterexample').isDisabled()).toBe(true);
  });

  it('marks the line in the editor that the step is about', async () => {
    const { marks } = await shown.answer('shapes');
    const steps = marks.find(({ line }) => line === 14)?.counterexample?.steps ?? [];
    const at = steps.findIndex(({ line }) => line === 18);
    while ((await group('Counterexample').getAttribute('data-step')) !== String(at))
      await previous('Counterexample').click();
    expect(await shown.page.getByRole('region', { name: 'Shapes' }).getAttribute('data-line')).toBe('18');
  });

  it('complains of nothing', () => expect(shown.complaints).toEqual([]));
});
