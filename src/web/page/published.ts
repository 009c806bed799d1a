/** What the page knows, for those who drive it from outside: tests compare pictures as data. Nothing can be changed through it. */
import type { Answer, Mark, ViewName } from '../protocol.js';
import { freshAnswers } from './logic/asking.js';
import type { Page } from './page.svelte.js';

export interface Published {
  /** Answers about the present text only. */
  readonly answers: ReadonlyMap<ViewName, Answer>;
  readonly marks: readonly Mark[];
  readonly place: { readonly file: string; readonly line: number };
  readonly files: Page['files'];
  readonly view: ViewName;
  /** Whether nothing is being computed. */
  readonly isIdle: boolean;
}

declare global {
  interface Window {
    readonly espalier: Published;
  }
}

export function publish(page: Page): void {
  const published: Published = {
    get answers() {
      return new Map(freshAnswers(page.known).map((answer) => [answer.view, answer]));
    },
    get marks() {
      return page.marks;
    },
    get place() {
      return page.shown ?? page.place;
    },
    get files() {
      return page.files;
    },
    get view() {
      return page.view;
    },
    get isIdle() {
      return page.known.status.kind !== 'asking' && page.known.status.kind !== 'waiting';
    },
  };
  Object.defineProperty(window, 'espalier', { value: Object.freeze(published), writable: false });
}
