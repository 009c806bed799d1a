/** Lines of source with carets under what is meant, as compilers print them. */
import type { Location } from '../findings/claim.js';

/** The text of a file as the user named it; undefined where it is not at hand. */
export type SourceText = (file: string) => string | undefined;

const TAB_WIDTH = 4;

/**
 * The line before, the line itself and carets under the word or bracket at the column; empty without the source. A column
 * in front of the text means the whole line: class files know no columns.
 */
export function excerpt({ file, line, column }: Location, source: SourceText): readonly string[] {
  const lines = source(file)?.split(/\r\n|\r|\n/);
  const text = lines?.[line - 1];
  if (lines === undefined || text === undefined) return [];
  const width = String(line).length;
  const numbered = (number: number, content: string): string =>
    `${String(number).padStart(width)} | ${expanded(content)}`.trimEnd();
  const before = lines[line - 2] ?? '';
  const { first, end } = marked(text, column);
  const marks = `${' '.repeat(expanded(text.slice(0, first)).length)}${'^'.repeat(end - first)}`;
  return [
    ...(before.trim() === '' ? [] : [numbered(line - 1, before)]),
    numbered(line, text),
    `${' '.repeat(width)} | ${marks}`,
  ];
}

/** The columns of the word or bracket that is meant, from 0, `end` not included; undefined without the source. */
export function columnsOf(
  { file, line, column }: Location,
  source: SourceText,
): { readonly first: number; readonly end: number } | undefined {
  const text = source(file)?.split(/\r\n|\r|\n/)[line - 1];
  return text === undefined ? undefined : marked(text, column);
}

function marked(text: string, column: number): { readonly first: number; readonly end: number } {
  const wholeLine = text.slice(0, column).trim() === '' && text.trim() !== '';
  if (wholeLine) return { first: text.length - text.trimStart().length, end: text.trimEnd().length };
  const first = Math.max(0, column - 1);
  return { first, end: first + wordLength(text, first) };
}

function expanded(text: string): string {
  return text.replaceAll('\t', ' '.repeat(TAB_WIDTH));
}

function wordLength(text: string, start: number): number {
  return /^[\p{L}\p{N}_$]+/u.exec(text.slice(start))?.[0].length ?? 1;
}
