/** Typestates as one page: tables of each component and the calls of clients on the left; state diagrams and what a call does on the right. */
import type { RunResult } from '../../findings/result.js';
import type {
  ClientResult,
  ComponentResult,
  ReportedPrecondition,
  TypestateResult,
} from '../../findings/typestate-result.js';
import { inlineSvg, pictureOf } from '../../pictures/svg.js';
import { PLAIN, plural } from '../claim-text.js';
import { simpleName } from '../member-text.js';
import { claimWords, memberText } from '../typestate/client-text.js';
import { diagramsOf, type StateDiagram } from '../typestate/diagram.js';
import { stateDot } from '../typestate/dot.js';
import { isComponent, typestateSummary } from '../typestate/summary.js';
import {
  calledText,
  type TransitionBlock,
  transitionBlocks,
  typestateCells,
  typestatesByType,
  typeTitle,
} from '../typestate/table.js';
import { claimClass, witnessDetails } from './claims.js';
import { escapeHtml } from './escape.js';
import { page } from './page.js';
import { Pictures } from './pictures.js';

/** Rows of one table; JSON has them all. */
const MOST_ROWS = 1000;

/** Puts content where a click shows it, and gives its name. */
type Shown = (content: string) => string;

export function typestateHtml(run: RunResult<TypestateResult>, svgOf: (dot: string) => string): string {
  const pictures = new Pictures(svgOf);
  const templates: string[] = [];
  const shown: Shown = (content) => {
    const id = `shown-${templates.length}`;
    templates.push(`<template id="${id}">${content}</template>`);
    return id;
  };
  const sections = run.results.map((result) =>
    isComponent(result) ? componentHtml(result, pictures, shown) : clientHtml(result, pictures, shown),
  );
  return page({
    title: 'espalier typestate',
    summary: typestateSummary(run, PLAIN),
    // Clients first: what is wrong with them is what people look for.
    sections: [
      ...sections.filter((_, index) => !isComponentAt(run, index)),
      ...sections.filter((_, index) => isComponentAt(run, index)),
    ],
    hint: 'Click a class to see its state diagram, a method to see when it fails, a call of a client to see why.',
    templates,
    svgs: pictures.svgs,
  });
}

function isComponentAt({ results }: RunResult<TypestateResult>, index: number): boolean {
  const result = results[index];
  return result !== undefined && isComponent(result);
}

function componentHtml(result: ComponentResult, pictures: Pictures, shown: Shown): string {
  const { component, location, closed, exploredUpTo = 0, reasons, heaps, preconditions, predicates } = result;
  const complete = closed
    ? 'complete for every heap'
    : `explored up to ${plural(exploredUpTo, 'object')} of a class, not known to be complete`;
  const blocks = transitionBlocks(result);
  const button = (content: string, text: string, style = ''): string =>
    `<button type="button"${style === '' ? '' : ` class="${style}"`} data-shows="${shown(content)}">${escapeHtml(text)}</button>`;
  const calls = preconditions.map((precondition) =>
    button(
      preconditionHtml(precondition, blocks),
      `${calledText(precondition.method)} ${precondition.text}`,
      precondition.fails === 'never' && closed ? 'proved' : '',
    ),
  );
  return [
    `<section><h1>component ${escapeHtml(component.map(simpleName).join(', '))}</h1>`,
    `<p class="faint">${escapeHtml(`${location.file}:${location.line}: ${complete}; ${plural(heaps, 'heap')} explored`)}</p>`,
    closed || reasons.length === 0 ? '' : listHtml(reasons),
    '<h3>State diagrams</h3>',
    `<div class="claims">${diagramsOf(result)
      .map((diagram) => button(diagramHtml(diagram, pictures), `objects of ${typeTitle(diagram.type)}`))
      .join('<br>')}</div>`,
    '<h3>When calls fail</h3>',
    `<div class="claims">${calls.join('<br>')}</div>`,
    '<h3>Typestates</h3>',
    ...typestatesByType(result).map(({ type, states }) =>
      tableHtml(
        [typeTitle(type), 'name', 'predicates', 'fields'],
        states.map((state) => {
          const cells = typestateCells(state);
          return [state.id, state.name, cells.predicates, cells.fields];
        }),
      ),
    ),
    listHtml(predicates.map(({ id, text }) => `${id}: ${text}`)),
    '<h3>Transitions</h3>',
    ...blocks.map(blockHtml),
    '</section>',
  ].join('\n');
}

function diagramHtml(diagram: StateDiagram, pictures: Pictures): string {
  const words = diagram.moves.map(({ from, to, calls }) => `${from} to ${to} by ${calls.join(', ')}`).join('; ');
  const number = pictures.svgs.push(inlineSvg(pictureOf(pictures.svgOf(stateDot(diagram, ''))), words)) - 1;
  const arrow = { call: '→', buddy: '⇢', child: '⇢', failure: 'fails →' } as const;
  return [
    `<h2>objects of ${escapeHtml(typeTitle(diagram.type))}</h2>`,
    `<figure data-picture="${number}"><figcaption>red: fails; dashed: moved as a buddy by a call on another object; dotted: moves because what a field leads to does</figcaption></figure>`,
    tableHtml(
      ['move', 'by', 'transitions'],
      diagram.moves.map(({ from, to, kind, calls, transitions }) => [
        `${from} ${arrow[kind]} ${to}`,
        calls.join(', '),
        transitions.join(', '),
      ]),
    ),
  ].join('\n');
}

function preconditionHtml(
  { method, text, exceptions, witness }: ReportedPrecondition,
  blocks: readonly TransitionBlock[],
): string {
  const called = calledText(method);
  return [
    `<h2>${escapeHtml(`${called} ${text}`)}</h2>`,
    ...(exceptions.length === 0 ? [] : [`<p>With ${escapeHtml(exceptions.join(', '))}.</p>`]),
    ...(witness === undefined
      ? []
      : ['<h3>Replayed by this client</h3>', `<pre>${escapeHtml(witness.map((each) => `${each};`).join('\n'))}</pre>`]),
    ...blocks.filter((block) => block.method === called || block.method.startsWith(`${called} on `)).map(blockHtml),
  ].join('\n');
}

function clientHtml(result: ClientResult, pictures: Pictures, shown: Shown): string {
  const buttons = result.claims.map((claim) => {
    const words = claimWords(claim);
    const { location, reason, witness, assumptions } = claim;
    const details = [
      `<h2 class="${claimClass(claim)}">${escapeHtml(words)}</h2>`,
      `<p class="place">${escapeHtml(`${location.file}:${location.line}`)}</p>`,
      ...(reason === undefined ? [] : [`<p>${escapeHtml(reason)}</p>`]),
      ...(witness === undefined ? [] : [witnessDetails(witness, pictures)]),
      ...(assumptions.length === 0 ? [] : [`<p class="faint">Assuming ${escapeHtml(assumptions.join(', '))}.</p>`]),
    ].join('\n');
    const text = escapeHtml(`line ${location.line}: ${words}`);
    return `<button type="button" class="${claimClass(claim)}" data-shows="${shown(details)}">${text}</button>`;
  });
  return [
    `<section><h1>client ${escapeHtml(memberText(result))}</h1>`,
    `<p class="faint">${escapeHtml(`${result.location.file}:${result.location.line}`)}</p>`,
    `<div class="claims">${buttons.join('<br>')}</div>`,
    '</section>',
  ].join('\n');
}

function blockHtml({ method, columns, rows }: TransitionBlock): string {
  return tableHtml(
    [method, ...columns],
    rows.map(({ id, cells }) => [id, ...cells]),
    (index) => rows[index]?.error === true,
  );
}

function tableHtml(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  isError: (index: number) => boolean = () => false,
): string {
  const shown = rows.slice(0, MOST_ROWS);
  const more = rows.length - shown.length;
  const line = (cells: readonly string[], tag: 'td' | 'th'): string =>
    cells.map((cell) => `<${tag} style="text-align:left;padding:0 .8rem 0 0">${escapeHtml(cell)}</${tag}>`).join('');
  return [
    `<table style="width:auto"><tr>${line(head, 'th')}</tr>`,
    ...shown.map((row, index) => `<tr${isError(index) ? ' class="refuted"' : ''}>${line(row, 'td')}</tr>`),
    `</table>${more === 0 ? '' : `<p class="faint">${plural(more, 'row')} more (--format json has all)</p>`}<br>`,
  ].join('\n');
}

function listHtml(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
}
