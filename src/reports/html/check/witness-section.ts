/** How a finding was replayed: the calls, the heap before and at the failure as pictures, the last lines run. */
import type { Location, Witness, WitnessStep } from '../../../findings/claim.js';
import { dotOf } from '../../../pictures/dot.js';
import type { Drawing } from '../../../pictures/drawing.js';
import { inlineSvg, pictureOf } from '../../../pictures/svg.js';
import { drawingText } from '../../../pictures/words.js';
import { lastLines } from '../../last-lines.js';
import { witnessDrawings } from '../../witness-drawing.js';
import { escapeHtml } from '../escape.js';
import { condensed } from './condensed.js';

/** More on one page no browser shows readily; the first findings are the ones that matter most. */
const MOST_PICTURES = 400;
/** Heaps with more objects are no pictures that anybody reads. */
const MOST_NODES = 40;

export class WitnessPictures {
  #drawn = 0;

  /** `svgOf` draws Graphviz text. */
  constructor(readonly svgOf: (dot: string) => string) {}

  /** Empty where there is nothing to draw, or too much. */
  figure(drawing: Drawing, caption: string): string {
    if (drawing.nodes.length === 0 || drawing.nodes.length > MOST_NODES || this.#drawn >= MOST_PICTURES) return '';
    this.#drawn++;
    const svg = inlineSvg(pictureOf(this.svgOf(dotOf({ ...drawing, title: '' }))), drawingText(drawing));
    return `<figure>${svg}<figcaption>${escapeHtml(caption)}</figcaption></figure>`;
  }
}

const HEADINGS = {
  main: 'Replayed from main',
  calls: 'Replayed by these calls',
  heap: 'Replayed on a heap built for it (no code was seen to build it)',
} as const;

export function witnessHtml(witness: Witness, { file }: Location, pictures: WitnessPictures): string {
  const { start, calls, arguments: values, trace } = witness;
  const given = start === 'main' && values.length > 0 ? ` with ${values.join(', ')}` : '';
  const figures = picturesOf(witness, pictures);
  return [
    `<h3>${escapeHtml(HEADINGS[start] + given)}</h3>`,
    ...(calls.length === 0 ? [] : [`<pre>${escapeHtml(calls.map((call) => `${call};`).join('\n'))}</pre>`]),
    ...(figures === '' ? [] : [`<div class="pictures">${figures}</div>`]),
    traceHtml(trace, file),
  ].join('\n');
}

/** The first state and the last; of programs, which start from nothing, only the last. */
function picturesOf(witness: Witness, pictures: WitnessPictures): string {
  const all = witnessDrawings(condensed(witness), parametersOf(witness));
  const drawings = witness.start === 'main' ? all.slice(1).slice(-1) : all;
  const [first] = drawings;
  const last = drawings.at(-1);
  if (first === undefined || last === undefined) return '';
  const at = 'where it fails';
  if (witness.start === 'main') return pictures.figure(last, at);
  const before = witness.start === 'calls' ? 'before the last call' : first.title;
  return pictures.figure(first, before) + (first === last ? '' : pictures.figure(last, at));
}

/** Frames list the parameters first. */
function parametersOf({ arguments: values, trace }: Witness): readonly string[] {
  return Object.keys(trace.find(({ note }) => note === undefined)?.variables ?? {}).slice(0, values.length);
}

/** `file` is the one that the finding is in. */
function traceHtml(trace: readonly WitnessStep[], file: string): string {
  if (trace.length === 0) return '';
  const rows = lastLines(trace).map(({ line, file: own = file, where, values, note }) => {
    const noted = note === undefined ? '' : `<strong>${escapeHtml(note)}</strong> `;
    return `<tr><td class="number">${line === 0 ? '' : escapeHtml(own === file ? String(line) : `${own}:${line}`)}</td><td>${escapeHtml(where)}</td><td>${noted}<code>${escapeHtml(values.join('; '))}</code></td></tr>`;
  });
  return `<details class="trace"><summary>Last lines run</summary><table>${rows.join('')}</table></details>`;
}
