/** The page and the pictures of `invariants`: complete in themselves, rounds in order. */
import { beforeAll, describe, expect, it } from 'vitest';
import { layOutRenderer, svgRenderer } from '../../src/cli/pictures.js';
import { invariantsHtml } from '../../src/reports/html/invariants-html.js';
import { invariantsDot, invariantsSvg } from '../../src/reports/invariants/pictures.js';
import { DRAWN, RUN } from './invariants-run.js';

let svgOf: (dot: string) => string;
let page: string;
beforeAll(async () => {
  svgOf = await svgRenderer();
  page = invariantsHtml(RUN, DRAWN, svgOf);
});

describe('the page', () => {
  it('asks for nothing from anywhere, and escapes texts', () => {
    expect(page).not.toMatch(/\b(?:src|href|action|data)=/);
    expect(page).not.toContain('<b>');
    expect(page).toContain('&quot;&lt;b&gt;&quot;');
  });

  it('shows something for all that can be clicked', () => {
    const shown = [...page.matchAll(/data-shows="([\w-]+)"/g)].map((match) => match[1] ?? '');
    const ids = new Set([...page.matchAll(/<template id="([^"]*)"/g)].map((match) => match[1] ?? ''));
    expect(shown).toEqual(expect.arrayContaining(['claim-0-0', 'claim-0-5', 'round-0-0', 'round-0-1']));
    expect(shown.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('tells what each member makes of a round, normal and abrupt ends apart', () => {
    const round = /<template id="round-0-1">([\s\S]*?)<\/template>/.exec(page)?.[1] ?? '';
    expect(round).toContain('<h3>add(int)</h3>');
    expect([...round.matchAll(/<figcaption>([^<]*)/g)].map((match) => match[1])).toEqual([
      'returns',
      'ends abruptly',
      'new',
      'known',
    ]);
  });
});

it('draws the graphs that are new in each round, once each', async () => {
  expect([...invariantsDot(DRAWN).matchAll(/label="(round \d)"/g)].map((match) => match[1]).sort()).toEqual([
    'round 0',
    'round 1',
  ]);
  const svg = invariantsSvg(DRAWN, await layOutRenderer());
  expect(svg).toContain('Ring: 7 graphs, fixed point confirmed in round 5');
  expect(svg).toMatch(/<svg\b[\s\S]*<\/svg>\s*$/);
});
