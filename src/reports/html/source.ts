/** The source of a file as a table: line numbers, the number of states at each line, and claims under their lines. */
import type { ShapeClaim, ShapeResult } from '../../findings/shape-result.js';
import { claimClass, claimWords } from './claims.js';
import { escapeHtml } from './escape.js';

export interface PlacedClaim {
  readonly claim: ShapeClaim;
  /** Names its details on the page. */
  readonly id: string;
}

export interface SourceView {
  readonly file: string;
  /** Undefined where the source is not at hand: then only the lines that something is said of are listed. */
  readonly text: string | undefined;
  readonly results: readonly ShapeResult[];
  readonly claims: readonly PlacedClaim[];
  /** Names of what is shown for a line, if anything is. */
  readonly shapes: ReadonlyMap<number, string>;
}

export function sourceHtml({ file, text, results, claims, shapes }: SourceView): string {
  const states = new Map<number, number>();
  for (const { points } of results) {
    for (const point of points) states.set(point.line, Math.max(point.states, states.get(point.line) ?? 0));
  }
  const lines = text?.split(/\r\n|\r|\n/);
  const placed = new Set(claims.map(({ claim }) => claim.location.line));
  const last = Math.max(0, ...shapes.keys(), ...placed);
  const numbers = Array.from({ length: Math.max(lines?.length ?? 0, last) }, (_, index) => index + 1).filter(
    (line) => lines !== undefined || shapes.has(line) || placed.has(line),
  );
  const unplaced = claims.filter(({ claim }) => claim.location.line < 1);
  const rows = numbers.map((line) => {
    const shown = shapes.get(line);
    const count = states.get(line);
    const opens = shown === undefined ? '' : ` class="open" tabindex="0" data-shows="${shown}"`;
    const badge = count === undefined ? '' : `<span class="states" title="${count} states">${count}</span>`;
    const code = escapeHtml(lines?.[line - 1] ?? '');
    const row = `<tr${opens}><td class="number">${line}</td><td class="count">${badge}</td><td class="code"><code>${code || ' '}</code></td></tr>`;
    return row + claimRows(claims.filter(({ claim }) => claim.location.line === line));
  });
  return `<section><h1>${escapeHtml(file)}</h1><table>${claimRows(unplaced)}${rows.join('\n')}</table></section>`;
}

/** What is not proved has a row each, what is proved shares one. */
function claimRows(claims: readonly PlacedClaim[]): string {
  const proved = claims.filter(({ claim }) => claim.verdict === 'proved');
  const rows = claims
    .filter(({ claim }) => claim.verdict !== 'proved')
    .map(({ claim, id }) => row(button(claim, id, claimWords(claim))));
  if (proved.length === 0) return rows.join('');
  const words = new Map(proved.map(({ claim, id }) => [claimWords(claim), { claim, id }]));
  return [...rows, row([...words].map(([text, { claim, id }]) => button(claim, id, text)).join(' '))].join('');
}

function row(content: string): string {
  return `<tr class="claims"><td></td><td></td><td>${content}</td></tr>`;
}

function button(claim: ShapeClaim, id: string, text: string): string {
  return `<button type="button" class="${claimClass(claim)}" data-shows="${id}">${escapeHtml(text)}</button>`;
}
