/** What the page asks of whoever draws: pictures as SVG text, drawn elsewhere so that the page stays smooth. */
import type { ComponentResult } from '../../findings/typestate-result.js';
import type { Drawing } from '../../pictures/drawing.js';

export interface DrawnDiagram {
  /** The class whose objects it is about. */
  readonly type: string;
  readonly title: string;
  /** Moves have `data-transition`: the ids of their transitions. */
  readonly svg: string;
}

/** Whoever no longer wants a picture says so, and the others come sooner. */
export interface Wanted {
  readonly signal?: AbortSignal;
}

export interface PictureSource {
  readonly svg: (drawing: Drawing, wanted?: Wanted) => Promise<string>;
  /** One layout for all: what is in several of them stands at the same place. */
  readonly series: (drawings: readonly Drawing[], wanted?: Wanted) => Promise<readonly string[]>;
  readonly stateDiagrams: (component: ComponentResult, wanted?: Wanted) => Promise<readonly DrawnDiagram[]>;
}
