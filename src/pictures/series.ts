/** Steps of one story as pictures: the same size, and what is in several of them in the same place. */
import type { Drawing } from './drawing.js';
import { arrange } from './heap/arrangement.js';
import { withoutExcess } from './heap/excess.js';
import { heapFigure } from './heap/figure.js';
import { type HeapParts, partsOf } from './heap/parts.js';
import { stripOf } from './heap/values.js';
import type { LayOut } from './layout.js';
import { widthOf } from './letters.js';
import { element, picture, short, text } from './shapes.js';
import { drawingText } from './words.js';

const MARGIN = 6;
const GAP = 8;
const LINE = 18;
const NOTHING = 'no objects in use';

/** Nodes with one id are one object. A node that a step does not have is not there in its picture. */
export function seriesSvgs(drawings: readonly Drawing[], layOut: LayOut): readonly string[] {
  if (drawings.length === 0) return [];
  const { shown, left } = withoutExcess(drawings);
  const steps = shown.map(partsOf);
  const isEmpty = steps.every(({ objects, wanderers }) => objects.length + wanderers.length === 0);
  const arrangement = isEmpty ? undefined : arrange(shown, steps, layOut);
  const strip = stripOf(steps, arrangement?.width ?? 0);
  const top = MARGIN + (strip.height === 0 || isEmpty ? strip.height : strip.height + GAP);
  const [width, below] = [Math.max(arrangement?.width ?? 0, strip.width), arrangement?.height ?? 0];
  const note = left === 0 ? '' : `… ${left} more are not drawn`;
  const blank = left === 0 && steps.some(isBlank) ? NOTHING : '';
  const size = {
    width: Math.max(width, widthOf(note), widthOf(blank)) + 2 * MARGIN,
    height: Math.max(top + below, blank === '' ? 0 : MARGIN + LINE) + (note === '' ? 0 : LINE) + MARGIN,
  };
  return steps.map((parts, index) => {
    const drawing = drawings[index] as Drawing;
    const heap = arrangement === undefined ? [] : heapFigure(parts, arrangement);
    return picture(
      size,
      { label: drawing.title, words: drawingText(drawing, left) },
      ...[element('g', { transform: `translate(${MARGIN},${MARGIN})` }, '', ...strip.figures(parts))].filter(
        () => strip.height > 0,
      ),
      ...(heap.length === 0
        ? []
        : [element('g', { transform: `translate(${short(MARGIN + (arrangement?.left ?? 0))},${top})` }, ...heap)]),
      ...(blank !== '' && isBlank(parts) ? [text(blank, { x: MARGIN, y: MARGIN + 13 }, { class: 'more' })] : []),
      ...(note === '' ? [] : [text(note, { x: MARGIN, y: size.height - MARGIN }, { class: 'more' })]),
    );
  });
}

export function heapSvg(drawing: Drawing, layOut: LayOut): string {
  return seriesSvgs([drawing], layOut)[0] ?? '';
}

function isBlank({ objects, wanderers, values }: HeapParts): boolean {
  return objects.length + wanderers.length + values.length === 0;
}
