/** Names that hold no object, in lines above the heap: `cur = null`. Each has its place, whether it is there in a step or not. */
import type { Position } from '../layout.js';
import { shortened, widthOf } from '../letters.js';
import { element, text } from '../shapes.js';
import type { HeapParts, Value } from './parts.js';

export interface Strip {
  readonly width: number;
  readonly height: number;
  readonly figures: (parts: HeapParts) => readonly string[];
}

const LINE = 18;
const GAP = 18;
/** As wide as it may be where the heap is not wider. */
const WIDTH = 320;

export function stripOf(steps: readonly HeapParts[], heapWidth: number): Strip {
  const widths = new Map<string, number>();
  for (const value of steps.flatMap(({ values }) => values)) {
    widths.set(value.id, Math.max(widthOf(valueText(value)), widths.get(value.id) ?? 0));
  }
  const places = new Map<string, Position>();
  const most = Math.max(heapWidth, WIDTH);
  let [widest, lowest] = [0, 0];
  for (const [id, width] of widths) {
    // Names that are never there together may have one place.
    const taken = [...widths].flatMap(([other, otherWidth]) => {
      const place = places.get(other);
      return place === undefined || !areTogether(steps, id, other)
        ? []
        : [{ ...place, end: place.x + otherWidth + GAP }];
    });
    let place = { x: 0, y: 0 };
    for (let hit = taken[0]; hit !== undefined; ) {
      hit = taken.find(({ x, y, end }) => y === place.y && x < place.x + width + GAP && place.x < end);
      if (hit === undefined) break;
      place = hit.end + width > most ? { x: 0, y: place.y + LINE } : { x: hit.end, y: place.y };
    }
    places.set(id, place);
    widest = Math.max(widest, place.x + width);
    lowest = Math.max(lowest, place.y + LINE);
  }
  return {
    width: widest,
    height: lowest,
    figures: ({ values }) =>
      values.map((value) => {
        const { x: left, y: top } = places.get(value.id) ?? { x: 0, y: 0 };
        const whole = value.text === '' ? value.name : `${value.name} = ${value.text}`;
        const look = value.changed ? 'value changed' : 'value';
        const shown = text(valueText(value), { x: left, y: top + 13 }, { class: look, whole });
        return element('g', { 'data-node': value.id }, shown);
      }),
  };
}

function areTogether(steps: readonly HeapParts[], one: string, other: string): boolean {
  return steps.some(({ values }) => values.some(({ id }) => id === one) && values.some(({ id }) => id === other));
}

function valueText({ name, text: held }: Value): string {
  return held === '' ? shortened(name) : `${shortened(name)} = ${shortened(held)}`;
}
