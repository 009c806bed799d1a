/** Pictures as files: they look as on the page, and need no page. */
import { describe, expect, it } from 'vitest';
import { heapSvg } from '../../src/pictures/series.js';
import { sizeOf, standaloneSvg } from '../../src/pictures/standalone.js';
import { PICTURE_STYLE, THEMES, themeVariables } from '../../src/pictures/themes.js';
import { readXml } from '../reports/xml-reader.js';
import { drawing, object, variable } from './drawings.js';
import { graphviz } from './read-picture.js';

const LIST = drawing([variable('x'), object('a', ['next=null'])], 'x a');

describe('a file', () => {
  it('has its own colours, ground and declaration', async () => {
    const svg = heapSvg(LIST, await graphviz());
    for (const theme of ['light', 'dark'] as const) {
      const file = standaloneSvg(svg, theme);
      const root = readXml(file);
      expect(file.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns="http://www.w3.org/2000/svg"')).toBe(
        true,
      );
      expect(file).not.toContain('var(');
      const [style, ground] = root.children;
      expect(style?.text).toContain(THEMES[theme].ink);
      expect(ground?.attributes).toMatchObject({
        ...{ width: root.attributes.width, height: root.attributes.height },
        fill: THEMES[theme].paper,
      });
      expect(file.endsWith('</svg>\n')).toBe(true);
    }
  });

  it('is as large as the picture', async () => {
    const svg = heapSvg(LIST, await graphviz());
    const { width, height } = readXml(svg).attributes;
    expect(sizeOf(standaloneSvg(svg, 'light'))).toEqual({ width: Number(width), height: Number(height) });
    expect(sizeOf(svg)).toEqual({ width: Number(width), height: Number(height) });
  });
});

describe('colours', () => {
  it('of the page are all variables that both themes say', () => {
    const used = new Set([...PICTURE_STYLE.matchAll(/var\(--picture-([\w-]+)/g)].map(([, name]) => name));
    for (const theme of ['light', 'dark'] as const) {
      const said = new Set([...themeVariables(theme).matchAll(/--picture-([\w-]+):/g)].map(([, name]) => name));
      expect(used.size > 5 && [...used].every((name) => said.has(name))).toBe(true);
    }
  });

  it('can be read: texts differ from what is behind them', () => {
    for (const theme of ['light', 'dark'] as const) {
      const { paper, cell, fill, ink, faint, variable: name, changed, failing } = THEMES[theme];
      const marked = THEMES[theme]['changed-fill'];
      for (const ground of [paper, cell]) {
        for (const text of [ink, faint, name, changed, failing]) expect(contrast(text, ground)).toBeGreaterThan(4.5);
      }
      expect(contrast(ink, fill)).toBeGreaterThan(7);
      expect(contrast(faint, fill)).toBeGreaterThan(4.3);
      expect(contrast(changed, marked)).toBeGreaterThan(4.3);
    }
  });
});

/** As the guidelines for accessible pages define it. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [one, other].map(luminance).sort((left, right) => right - left);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
