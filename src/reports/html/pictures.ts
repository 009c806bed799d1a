/** The pictures of a page: equal drawings are rendered and stored once. */
import { dotOf } from '../../pictures/dot.js';
import type { Drawing } from '../../pictures/drawing.js';
import { inlineSvg, pictureOf } from '../../pictures/svg.js';
import { drawingText } from '../../pictures/words.js';
import { escapeHtml } from './escape.js';

/** More on one page no browser shows readily. */
const MOST = 4000;

export class Pictures {
  readonly svgs: string[] = [];
  readonly #known = new Map<string, number>();

  /** `svgOf` draws Graphviz text. */
  constructor(readonly svgOf: (dot: string) => string) {}

  /** A place for the picture, to be filled in when it is looked at. */
  figure(drawing: Drawing, caption: string): string {
    const untitled = { ...drawing, title: '' };
    const dot = dotOf(untitled);
    let number = this.#known.get(dot);
    if (number === undefined && this.svgs.length >= MOST) {
      const told = `${caption}: not drawn, the page has ${MOST} pictures already; choose a method with --method`;
      return `<figure><figcaption>${escapeHtml(told)}</figcaption></figure>`;
    }
    if (number === undefined) {
      number = this.svgs.push(inlineSvg(pictureOf(this.svgOf(dot)), drawingText(drawing))) - 1;
      this.#known.set(dot, number);
    }
    return `<figure data-picture="${number}"><figcaption>${escapeHtml(caption)}</figcaption></figure>`;
  }
}
