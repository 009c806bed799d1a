/** What the page and the picture worker say to each other. */
import type { ComponentResult } from '../../findings/typestate-result.js';
import type { Drawing } from '../../pictures/drawing.js';

export type PictureRequest =
  | { readonly kind: 'series'; readonly drawings: readonly Drawing[] }
  | { readonly kind: 'states'; readonly component: ComponentResult };

export interface ToPictures {
  /** Grows with each request; answers carry it. */
  readonly number: number;
  readonly request: PictureRequest;
}

export type FromPictures =
  | { readonly kind: 'drawn'; readonly number: number; readonly svgs: readonly string[] }
  | { readonly kind: 'failed'; readonly number: number; readonly message: string };
