/**
 * Seeded faults: changes to the text of the analyzer that some oracle must notice. Without them a test that compares the analyzer with concrete
 * runs could pass because it compares nothing.
 */
import { spotsOf } from './spots.js';

export interface TextChange {
  /** Under `src`. */
  readonly file: string;
  /** Some code that the file has exactly once; how it is laid out in lines does not matter. */
  readonly text: string;
  readonly instead: string;
}

export interface Changed extends TextChange {
  /** Where other places see to the same. */
  readonly also?: readonly TextChange[];
}

export interface SeededFault extends Changed {
  readonly name: string;
}

export function changesOf(fault: Changed | undefined): readonly TextChange[] {
  return fault === undefined ? [] : [fault, ...(fault.also ?? [])];
}

/** The contents with the change; fails where the code of it is not there once. */
export function applied({ file, text, instead }: TextChange, contents: string): string {
  const [spot, ...others] = spotsOf(text, contents);
  if (spot === undefined || others.length > 0) throw new Error(`not once in ${file}: ${text}`);
  return contents.slice(0, spot.start) + instead + contents.slice(spot.end);
}
