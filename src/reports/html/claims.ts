/** Claims on a page: a line under the source, and the details beside it with the way to the failure and the run that breaks it. */
import type { Claim, Witness } from '../../findings/claim.js';
import type { ShapeClaim } from '../../findings/shape-result.js';
import { headline, PLAIN, safeText, stepsText } from '../claim-text.js';
import { witnessDrawings } from '../witness-drawing.js';
import { escapeHtml } from './escape.js';
import type { Pictures } from './pictures.js';

/** States of a run that are drawn: the first, and the last ones. */
const DRAWN_STATES = 16;

/** In the words of the text report. */
export function claimWords(claim: Claim): string {
  const { property, subject, message, verdict, unreached } = claim;
  const about = subject === undefined ? [] : typeof subject === 'string' ? [subject] : subject;
  const named = [property, ...about].join(' ');
  if (verdict !== 'proved') return headline({ ...claim, message: message ?? named }, PLAIN);
  const words = safeText(property) === property ? named : safeText(property);
  return `safe: ${words}${unreached === true ? ' (never reached)' : ''}`;
}

/** Class of the style sheet: a fact that was not proved is only a note. */
export function claimClass({ verdict, kind }: Claim): string {
  return kind === 'fact' && verdict !== 'proved' ? 'note' : verdict;
}

export function claimDetails(claim: ShapeClaim, pictures: Pictures): string {
  const { location, needs, steps = [], witness, assumptions } = claim;
  const parts = [
    `<h2 class="${claimClass(claim)}">${escapeHtml(claimWords(claim))}</h2>`,
    `<p class="place">${escapeHtml(`${location.file}:${location.line}`)}</p>`,
  ];
  if (needs !== undefined) parts.push(`<p>Safe under the precondition <code>${escapeHtml(needs)}</code>.</p>`);
  const way = stepsText(steps, location).map((step) => `<li>${escapeHtml(step.trim())}</li>`);
  if (way.length > 0) parts.push(`<h3>How execution gets there</h3><ol>${way.join('')}</ol>`);
  if (witness !== undefined) parts.push(witnessDetails(witness, pictures));
  if (assumptions.length > 0) parts.push(`<p class="faint">Assuming ${escapeHtml(assumptions.join(', '))}.</p>`);
  return parts.join('\n');
}

export function witnessDetails(witness: Witness, pictures: Pictures): string {
  const { start, calls, trace } = witness;
  const drawings = witnessDrawings(witness, parametersOf(witness));
  const shown = drawings.length <= DRAWN_STATES ? drawings : [drawings[0], ...drawings.slice(1 - DRAWN_STATES)];
  const figures = shown.flatMap((drawing) => (drawing === undefined ? [] : [pictures.figure(drawing, drawing.title)]));
  const left = drawings.length - shown.length;
  const notes = trace.flatMap(({ line, note }) => (note === undefined ? [] : [`line ${line}: ${note}`]));
  const heading =
    start === 'main'
      ? 'Replayed from main'
      : start === 'calls'
        ? 'Replayed by these calls'
        : 'Replayed on a heap built for it (no code was seen to build it)';
  return [
    `<h3>${heading}</h3>`,
    ...(calls.length === 0 ? [] : [`<pre>${escapeHtml(calls.map((call) => `${call};`).join('\n'))}</pre>`]),
    ...(left === 0
      ? []
      : [`<p class="faint">${left} states between the first and the second picture are left out.</p>`]),
    ...figures,
    ...notes.map((note) => `<p class="place">${escapeHtml(note)}</p>`),
  ].join('\n');
}

/** Frames list the parameters first. */
function parametersOf({ arguments: values, trace }: Witness): readonly string[] {
  return Object.keys(trace.find(({ note }) => note === undefined)?.variables ?? {}).slice(0, values.length);
}
