/** Class invariants as one page: members, claims and rounds of each class on the left; graphs of a round, or how a claim breaks, on the right. */
import type {
  DrawnClass,
  DrawnRound,
  InvariantClaim,
  InvariantsResult,
  MemberRound,
} from '../../findings/invariants-result.js';
import type { RunResult } from '../../findings/result.js';
import type { Drawing } from '../../pictures/drawing.js';
import { PLAIN } from '../claim-text.js';
import { invariantsSummary } from '../invariants/summary.js';
import { formulaText } from '../invariants/text.js';
import { parametersText, simpleName } from '../member-text.js';
import { claimClass, witnessDetails } from './claims.js';
import { escapeHtml } from './escape.js';
import { page } from './page.js';
import { Pictures } from './pictures.js';

export function invariantsHtml(
  run: RunResult<InvariantsResult>,
  drawn: readonly DrawnClass[],
  svgOf: (dot: string) => string,
): string {
  const pictures = new Pictures(svgOf);
  const templates: string[] = [];
  const sections = run.results.map((result, index) => {
    const rounds = drawn.find((each) => each.result === result)?.rounds ?? [];
    const shown = (kind: string, number: number, content: string): string => {
      const id = `${kind}-${index}-${number}`;
      templates.push(`<template id="${id}">${content}</template>`);
      return id;
    };
    return [
      `<section><h1>class ${escapeHtml(simpleName(result.class))}</h1>`,
      `<p class="faint">${escapeHtml(aboutText(result))}</p>`,
      `<div class="claims">${result.claims
        .map((claim, number) => button(claim, shown('claim', number, claimHtml(claim, pictures))))
        .join('<br>')}</div>`,
      rounds.length === 0 ? '' : '<h3>Rounds</h3>',
      `<div class="claims">${rounds
        .map((round) => {
          const id = shown('round', round.number, roundHtml(result, round, pictures));
          const fresh = `${round.fresh} new ${round.fresh === 1 ? 'graph' : 'graphs'}`;
          return `<button type="button" data-shows="${id}">round ${round.number}: ${fresh}</button>`;
        })
        .join('<br>')}</div>`,
      membersHtml(result),
      '</section>',
    ].join('\n');
  });
  return page({
    title: 'espalier invariants',
    summary: invariantsSummary(run, PLAIN),
    sections,
    hint: 'Click a claim to see why it holds or how it breaks, a round to see its graphs.',
    templates,
    svgs: pictures.svgs,
  });
}

function aboutText({ location, world, threads, iterations, graphs, domain }: InvariantsResult): string {
  const found =
    iterations === 0
      ? ''
      : `; ${graphs} ${graphs === 1 ? 'graph' : 'graphs'} besides the empty one, fixed point confirmed in round ${iterations} (${domain})`;
  return `${location.file}:${location.line}, ${world} world, ${threads} thread${threads === 'one' ? '' : 's'}${found}`;
}

function button(claim: InvariantClaim, id: string): string {
  const words = { proved: 'always', refuted: 'not always', unproved: 'maybe', unknown: 'not analysed' }[claim.verdict];
  const text = `${words}: ${formulaText(claim)}`;
  return `<button type="button" class="${claimClass(claim)}" data-shows="${id}">${escapeHtml(text)}</button>`;
}

function claimHtml(claim: InvariantClaim, pictures: Pictures): string {
  const { reason, because = [], by = [], witness, assumptions } = claim;
  const reasons = because.map(({ text, location }) => {
    const place = location === undefined || location.line === 0 ? '' : `${location.file}:${location.line}: `;
    return `<li>${escapeHtml(place + text)}</li>`;
  });
  return [
    `<h2 class="${claimClass(claim)}">${escapeHtml(formulaText(claim))}</h2>`,
    ...(by.length === 0 ? [] : [`<p>Proved by ${escapeHtml(by.join(', '))}.</p>`]),
    ...(reason === undefined ? [] : [`<p>${escapeHtml(reason)}</p>`]),
    ...(reasons.length === 0 ? [] : [`<ul>${reasons.join('')}</ul>`]),
    ...(witness === undefined ? [] : [witnessDetails(witness, pictures)]),
    ...(assumptions.length === 0 ? [] : [`<p class="faint">Assuming ${escapeHtml(assumptions.join(', '))}.</p>`]),
  ].join('\n');
}

function roundHtml(result: InvariantsResult, round: DrawnRound, pictures: Pictures): string {
  const { number, members, assertion, fresh } = round;
  const isLast = number === result.iterations;
  const head = isLast
    ? `Round ${number}: nothing new, the class assertion is confirmed`
    : number === 0
      ? 'Round 0: what constructors leave'
      : `Round ${number}: what one more call makes of the graphs that were new`;
  const figures = (drawings: readonly Drawing[], caption: (index: number) => string): string =>
    drawings.map((drawing, index) => pictures.figure(drawing, caption(index))).join('\n');
  return [
    `<h2>${head}</h2>`,
    ...members.map((member) => memberHtml(member, figures)),
    `<h3>Class assertion after it: ${assertion.length} ${assertion.length === 1 ? 'graph' : 'graphs'}, the empty one included</h3>`,
    figures(assertion, (index) => (index < fresh ? 'new' : 'known')),
  ].join('\n');
}

function memberHtml(
  { member, normal, abrupt }: MemberRound,
  figures: (drawings: readonly Drawing[], caption: (index: number) => string) => string,
): string {
  if (normal.length + abrupt.length === 0) return '';
  return [
    `<h3>${escapeHtml(member)}</h3>`,
    figures(normal, () => 'returns'),
    figures(abrupt, () => 'ends abruptly'),
  ].join('\n');
}

function membersHtml({ class: owner, fields, constructors, methods }: InvariantsResult): string {
  const name = simpleName(owner).split('.').at(-1) ?? owner;
  const row = (what: string, which: string, isGood: boolean, how: string, why: string): string =>
    `<tr><td>${what}</td><td><code>${escapeHtml(which)}</code></td><td class="${isGood ? 'proved' : 'unproved'}">${how}</td><td>${escapeHtml(why)}</td></tr>`;
  const rows = [
    ...fields.map((each) =>
      row(
        each.static ? 'static field' : 'field',
        each.name,
        each.disciplined,
        each.disciplined ? 'disciplined' : 'undisciplined',
        each.reason,
      ),
    ),
    ...constructors.map((each) =>
      row(
        'constructor',
        name + parametersText(each.descriptor),
        each.tight,
        each.tight ? 'tight' : 'leaky',
        each.reason,
      ),
    ),
    ...methods.map((each) =>
      row(
        'method',
        each.name + parametersText(each.descriptor),
        each.clean,
        each.clean ? 'clean' : 'dirty',
        each.reason,
      ),
    ),
  ];
  return `<h3>Members</h3><table>${rows.join('\n')}</table>`;
}
