/** A few lines of source with the word that is meant marked. */
import type { Location } from '../../../findings/claim.js';
import { columnsOf, type SourceText } from '../../excerpt.js';
import { escapeHtml } from '../escape.js';

const BEFORE = 3;
const AFTER = 2;
/** Machines write longer lines, people do not read them. */
const LONGEST = 400;

/** Empty without the source. */
export function excerptHtml(location: Location, source: SourceText): string {
  const lines = source(location.file)?.split(/\r\n|\r|\n/);
  const columns = columnsOf(location, source);
  if (lines === undefined || columns === undefined) return '';
  const isBlank = (line: number): boolean => lines[line - 1]?.trim() === '';
  let first = Math.max(1, location.line - BEFORE);
  let last = Math.min(lines.length, location.line + AFTER);
  while (first < location.line && isBlank(first)) first++;
  while (last > location.line && isBlank(last)) last--;
  const indent = commonIndent(lines.slice(first - 1, last));
  const rows: string[] = [];
  for (let line = first; line <= last; line++) {
    const text = (lines[line - 1] ?? '').slice(indent);
    const isHere = line === location.line;
    const code = isHere
      ? marked(text, columns.first - indent, columns.end - indent)
      : escapeHtml(text.slice(0, LONGEST));
    rows.push(
      `<tr${isHere ? ' class="here"' : ''}><td class="number">${line}</td><td><code>${code || ' '}</code></td></tr>`,
    );
  }
  return `<table class="excerpt">${rows.join('')}</table>`;
}

function marked(text: string, first: number, end: number): string {
  const shown = text.slice(0, Math.max(LONGEST, end + 40));
  return `${escapeHtml(shown.slice(0, first))}<mark>${escapeHtml(shown.slice(first, end))}</mark>${escapeHtml(shown.slice(end))}`;
}

/** So many blanks that all lines start with are left out: on a narrow screen they would take the room of the code. */
function commonIndent(lines: readonly string[]): number {
  const [first = '', ...others] = lines
    .filter((line) => line.trim() !== '')
    .map((line) => /^[ \t]*/.exec(line)?.[0] ?? '');
  return others.reduce((least, indent) => {
    let common = 0;
    while (common < Math.min(least, indent.length) && indent[common] === first[common]) common++;
    return common;
  }, first.length);
}
