/** The page of `shape`: complete in itself, whatever the texts in it say. */
import { Script } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { layOutRenderer, svgRenderer } from '../../src/cli/pictures.js';
import { SCRIPT } from '../../src/reports/html/script.js';
import { shapeHtml } from '../../src/reports/html/shape-html.js';
import { shapesDot, shapesSvg } from '../../src/reports/shape/pictures.js';
import { DRAWN, FILE, RUN, SOURCE } from './shape-run.js';

let svgOf: (dot: string) => string;
let page: string;
beforeAll(async () => {
  svgOf = await svgRenderer();
  page = shapeHtml(RUN, DRAWN, { source: (file) => (file === FILE ? SOURCE : undefined), svgOf });
});

/** The contents of elements that are not nested in each other. */
function elements(name: string): readonly string[] {
  return [...page.matchAll(new RegExp(`<${name}\\b[^>]*>([\\s\\S]*?)</${name}>`, 'g'))].map((match) => match[1] ?? '');
}

describe('the page', () => {
  it('asks for nothing from anywhere', () => {
    expect(page).not.toMatch(/\b(?:src|href|action|data)=/);
    expect(page).not.toMatch(/@import|url\(|fetch\(|XMLHttpRequest|https?:/);
    expect(page).toContain("default-src 'none'");
  });

  it('escapes the source: its text ends no element and begins none', () => {
    expect(page).toContain('// &lt;/script&gt;&lt;b&gt;&amp;');
    expect(page).not.toContain('<b>');
    expect(elements('script')).toHaveLength(2);
  });

  it('has a script that a browser can read', () => {
    expect(() => new Script(SCRIPT)).not.toThrow();
    expect(elements('script')[1]).toBe(SCRIPT);
  });

  it('shows something for all that can be clicked', () => {
    const body = page.replace(SCRIPT, '');
    const shown = [...body.matchAll(/data-shows="([^"]*)"/g)].map((match) => match[1] ?? '');
    const ids = new Set([...page.matchAll(/<template id="([^"]*)"/g)].map((match) => match[1] ?? ''));
    expect(shown).toContain('line-0-5');
    expect(shown.filter((id) => !ids.has(id))).toEqual([]);
    const pictures = JSON.parse(elements('script')[0] ?? '') as string[];
    const used = [...page.matchAll(/data-picture="(\d+)"/g)].map((match) => Number(match[1]));
    expect(Math.max(...used)).toBe(pictures.length - 1);
  });

  it('stores equal pictures once, in colours of its style sheet', () => {
    const pictures = JSON.parse(elements('script')[0] ?? '') as string[];
    expect(page.match(/data-picture="0"/g)).toHaveLength(2);
    for (const svg of pictures) {
      expect(svg).toMatch(/^<svg role="img"[\s\S]*<\/svg>$/);
      expect(svg).not.toMatch(/#[0-9a-f]{6}| fill=| stroke=/);
      for (const [, name = ''] of svg.matchAll(/class="(\w+)/g)) expect(page).toContain(`.${name} {`);
    }
    expect(pictures[0]).toContain('List&lt;&amp;&gt;');
  });

  it('has the number of states at each line, claims under their lines, and the run that breaks one', () => {
    const row = /<td class="number">6<\/td>.*/.exec(page)?.[0] ?? '';
    expect(row).toContain('<span class="states" title="12 states">12</span>');
    const after = page.slice(page.indexOf('<td class="number">5</td>'), page.indexOf('<td class="number">6</td>'));
    expect(after).toContain('class="refuted"');
    expect(after).toContain('bug: `list` may be null here (replayed)');
    expect(page).toContain('Replayed on a heap built for it');
    expect(page).toContain('10 more are not drawn');
    expect(page).toContain('line 6: throws java.lang.NullPointerException');
  });
});

describe('pictures of one line', () => {
  it('are framed in a grid, with what is left out said', async () => {
    const svg = shapesSvg(
      DRAWN.map(({ result, lines }) => ({ result, lines: lines.slice(1) })),
      await layOutRenderer(),
    );
    expect(svg).toContain('src/List.java:6, reverse: 12 states, 2 drawn');
    // One around each picture: the others are round at their corners by less.
    expect(svg.match(/<rect [^>]*rx="6" fill="none"/g)).toHaveLength(2);
    expect(svg.match(/<svg /g)).toHaveLength(3);
    expect(svg).not.toContain('<!--');
  });

  it('are clusters of one Graphviz text', () => {
    expect(shapesDot(DRAWN).match(/subgraph cluster_/g)).toHaveLength(3);
  });
});
