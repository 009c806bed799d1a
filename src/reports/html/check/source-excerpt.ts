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
  const first = Math.max(1, location.line - BEFORE);
  const last = Math.min(lines.length, location.line + AFTER);
  const rows: string[] = [];
  for (let line = first; line <= last; line++) {
    const text = lines[line - 1] ?? '';
    const isHere = line === location.line;
    const code = isHere ? marked(text, columns.first, columns.end) : escapeHtml(text.slice(0, LONGEST));
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
