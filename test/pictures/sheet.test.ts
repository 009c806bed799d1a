/** Several pictures in one file. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { LayOut } from '../../src/pictures/layout.js';
import { heapSvg } from '../../src/pictures/series.js';
import { sheetSvg } from '../../src/pictures/sheet.js';
import { drawing, object, variable } from './drawings.js';
import { graphviz } from './read-picture.js';

let layOut: LayOut;
beforeAll(async () => {
  layOut = await graphviz();
});

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function framesOf(svg: string): readonly Frame[] {
  return [...svg.matchAll(/<rect x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)" rx="6" fill="none"/g)].map(
    (match) => {
      const [x = 0, y = 0, width = 0, height = 0] = match.slice(1).map(Number);
      return { x, y, width, height };
    },
  );
}

describe('a sheet', () => {
  it('has all pictures side by side, then below, none over another, all within it', () => {
    const svg = heapSvg(drawing([variable('x'), object('a', ['next=null'])], 'x a'), layOut);
    const sheet = sheetSvg(
      'many',
      Array.from({ length: 20 }, (_, index) => ({ caption: `${index}`, svg })),
      'light',
    );
    const frames = framesOf(sheet);
    expect(frames).toHaveLength(20);
    expect(new Set(frames.map(({ y }) => y)).size).toBeGreaterThan(1);
    for (const [index, one] of frames.entries())
      for (const other of frames.slice(index + 1)) {
        const isApart = one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height <= other.y;
        expect(isApart).toBe(true);
      }
    const [, width = 0, height = 0] = (/^<svg[^>]* width="(\d+)" height="(\d+)"/m.exec(sheet) ?? []).map(Number);
    for (const frame of frames) {
      expect(frame.x + frame.width).toBeLessThan(width);
      expect(frame.y + frame.height).toBeLessThan(height);
    }
  });

  it('holds no text as anything but text, and has its colours in it', () => {
    const sheet = sheetSvg('<b>&"', [{ caption: '</text><script>', svg: heapSvg(drawing([]), layOut) }], 'dark');
    expect(sheet).not.toMatch(/<b>|<script/);
    expect(sheet).toContain('&lt;b&gt;&amp;&quot;');
    expect(sheet).not.toContain('var(--');
    expect(sheet).not.toMatch(/https?:(?!\/\/www\.w3\.org\/2000\/svg)/);
  });
});
