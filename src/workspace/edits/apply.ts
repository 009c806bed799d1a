/** Texts with edits in them. */
import type { TextEdit } from '../../findings/check-result.js';

/** A replacement by offsets into the text. */
export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface Applied {
  readonly text: string;
  /** Groups of edits of which one overlaps an earlier group: none of theirs is applied. */
  readonly refused: ReadonlySet<number>;
}

/** Applies groups of edits of one file, each as a whole or not at all. */
export function applied(text: string, groups: readonly (readonly TextEdit[])[]): Applied {
  const starts = lineStarts(text);
  const offset = ({ line, column }: TextEdit['start']): number => (starts[line - 1] ?? text.length) + column - 1;
  const taken: Replacement[] = [];
  const refused = new Set<number>();
  groups.forEach((edits, index) => {
    const replacements = edits.map((edit) => ({
      start: offset(edit.start),
      end: offset(edit.end),
      text: edit.replacement,
    }));
    if (replacements.some((each) => taken.some((other) => overlap(each, other)))) refused.add(index);
    else taken.push(...replacements);
  });
  return { text: replaced(text, taken), refused };
}

/** Two insertions at one place overlap: which comes first would matter. */
function overlap(one: Replacement, other: Replacement): boolean {
  return one.start === other.start || (one.start < other.end && other.start < one.end);
}

export function replaced(text: string, replacements: readonly Replacement[]): string {
  const sorted = [...replacements].sort((one, other) => other.start - one.start);
  return sorted.reduce((edited, { start, end, text: by }) => edited.slice(0, start) + by + edited.slice(end), text);
}

/** Offsets at which lines begin. */
export function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (const { index, 0: end } of text.matchAll(/\r\n|\r|\n/g)) starts.push(index + end.length);
  return starts;
}
