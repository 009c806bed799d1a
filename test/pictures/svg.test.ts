/** Pictures in pages: shorter than Graphviz writes them, and still saying the same. */
import { expect, it } from 'vitest';
import { svgRenderer } from '../../src/cli/pictures.js';
import { dotOf } from '../../src/pictures/dot.js';
import type { Drawing } from '../../src/pictures/drawing.js';
import { inlineSvg, pictureOf } from '../../src/pictures/svg.js';

const DRAWING: Drawing = {
  title: '',
  nodes: [
    {
      id: 'a',
      label: 'Point',
      kind: 'object',
      cells: [
        { name: 'x', text: '3.14159' },
        { name: 'text', text: '" fill="red" id="b"' },
      ],
    },
  ],
  edges: [],
};

it('keeps all texts as they are', async () => {
  const svg = (await svgRenderer())(dotOf(DRAWING));
  const picture = pictureOf(svg);
  const inline = inlineSvg(picture, 'a "picture"');
  for (const text of ['Point', 'x', '3.14159', '&quot; fill=&quot;red&quot; id=&quot;b&quot;']) {
    expect(picture.content).toContain(`>${text}</text>`);
    expect(inline).toContain(`>${text}</text>`);
  }
  expect(inline).toContain('aria-label="a &quot;picture&quot;"');
  expect(inline.length).toBeLessThan(svg.length / 2);
  expect([picture.width > 0, picture.height > 0]).toEqual([true, true]);
});

it('opens as many groups as it closes', async () => {
  const inline = inlineSvg(pictureOf((await svgRenderer())(dotOf(DRAWING))), '');
  expect(inline.match(/<g\b/g)).toHaveLength(1);
  expect(inline.match(/<\/g>/g)).toHaveLength(1);
});
