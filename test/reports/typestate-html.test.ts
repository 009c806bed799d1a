/** The page and the pictures of `typestate`: complete in themselves, one diagram a class, failures red, buddies dashed. */
import { beforeAll, describe, expect, it } from 'vitest';
import { svgRenderer } from '../../src/cli/pictures.js';
import type { ComponentResult } from '../../src/findings/typestate-result.js';
import { typestateHtml } from '../../src/reports/html/typestate-html.js';
import { typestateDot, typestateSvg } from '../../src/reports/typestate/pictures.js';
import { acResult, CLIENT, runOf, setResult } from './typestate-run.js';

let ac: ComponentResult;
let set: ComponentResult;
let svgOf: (dot: string) => string;
let page: string;
beforeAll(async () => {
  [ac, set, svgOf] = [await acResult(), await setResult(), await svgRenderer()];
  page = typestateHtml(runOf(ac, CLIENT), svgOf);
});

describe('the page', () => {
  it('asks for nothing from anywhere, and escapes texts', () => {
    expect(page).not.toMatch(/\b(?:src|href|action|data)=/);
    expect(page).not.toContain('a.set(<c>)');
    expect(page).toContain('a.set(&lt;c&gt;)');
  });

  it('shows something for all that can be clicked', () => {
    const shown = [...page.matchAll(/data-shows="([\w-]+)"/g)].map((match) => match[1] ?? '');
    const ids = new Set([...page.matchAll(/<template id="([^"]*)"/g)].map((match) => match[1] ?? ''));
    // Two classes, seven methods, four calls of a client.
    expect(new Set(shown).size).toBe(13);
    expect(shown.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('begins with the clients, then has the tables', () => {
    expect(page.indexOf('client Client.use(String)')).toBeGreaterThan(0);
    expect(page.indexOf('client Client.use(String)')).toBeLessThan(page.indexOf('component A, C'));
    expect(page).toContain('class="refuted"');
    expect(page).toContain('A.set(C) fails when its f is disposed');
  });

  it('shows the rows of a method beside when it fails', () => {
    const shown = [...page.matchAll(/<template id="[^"]*">([\s\S]*?)<\/template>/g)].map((match) => match[1] ?? '');
    const [done] = shown.filter((content) => content.includes('<h2>A.done() fails when its f is disposed</h2>'));
    expect([...(done ?? '').matchAll(/>(T\d+)</g)].map((match) => match[1])).toEqual(['T10', 'T11', 'T12']);
  });
});

describe('the pictures', () => {
  /** Edges as `from -> to`, with their attributes. */
  const edgesOf = (dot: string): ReadonlyMap<string, string> =>
    new Map(
      [...dot.matchAll(/^\s*"\d+ (\S+)" -> "\d+ (\S+)" \[(.*)\];$/gm)].map((match) => [
        `${match[1]} -> ${match[2]}`,
        match[3] ?? '',
      ]),
    );

  it('has a diagram for each class', () => {
    const dot = typestateDot(runOf(ac, set));
    expect([...dot.matchAll(/^ {4}label="(\w+)";/gm)].map((match) => match[1])).toEqual(['C', 'A', 'Set', 'Iterator']);
  });

  it('draws raw as a dot, failing calls red and buddies dashed', () => {
    const dot = typestateDot(runOf(set));
    const edges = edgesOf(dot);
    expect(dot).toMatch(/"1 raw" \[shape=circle,.*label=""\]/);
    expect(edges.get('R2 -> ?')).toContain('color="#dc2626"');
    expect(edges.get('R1 -> R2')).toContain('style=dashed');
    expect(edges.get('R1 -> R1')).not.toMatch(/dashed|dc2626/);
    expect(edgesOf(typestateDot(runOf(ac))).get('C1 -> C2')).toContain('label=" dispose() \\n A.done() ');
  });

  it('says what colours and lines mean, where there are such', () => {
    const svg = typestateSvg(runOf(set), svgOf);
    expect(svg).toContain('>8 typestates, 18 transitions, red: fails, dashed: as a buddy</text>');
    expect(svg).toMatch(/<svg\b[\s\S]*<\/svg>\s*$/);
  });

  it('draws nothing of an input without components', () => {
    expect(typestateSvg(runOf(), svgOf)).toContain('>0 typestates, 0 transitions</text>');
  });
});
