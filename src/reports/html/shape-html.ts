/** Shapes as one page that needs nothing else: the source on the left, shapes of the clicked line or details of a claim on the right. */
import type { RunResult } from '../../findings/result.js';
import type { DrawnMethod, ShapeResult } from '../../findings/shape-result.js';
import { PLAIN } from '../claim-text.js';
import type { SourceText } from '../excerpt.js';
import { shapeSummary } from '../shape/summary.js';
import { claimDetails } from './claims.js';
import { escapeHtml } from './escape.js';
import { page } from './page.js';
import { Pictures } from './pictures.js';
import { type PlacedClaim, sourceHtml } from './source.js';

export interface ShapeHtmlOptions {
  readonly source: SourceText;
  /** Draws Graphviz text. */
  readonly svgOf: (dot: string) => string;
}

export function shapeHtml(
  run: RunResult<ShapeResult>,
  drawn: readonly DrawnMethod[],
  { source, svgOf }: ShapeHtmlOptions,
): string {
  const pictures = new Pictures(svgOf);
  const templates: string[] = [];
  const template = (id: string, content: string): void => {
    templates.push(`<template id="${id}">${content}</template>`);
  };
  const files = [...new Set(run.results.map(({ location }) => location.file))];
  const sections = files.map((file, index) => {
    const results = run.results.filter(({ location }) => location.file === file);
    const methods = drawn.filter(({ result }) => result.location.file === file);
    const shapes = new Map<number, string>();
    for (const [line, content] of linesOf(methods, pictures)) {
      const id = `line-${index}-${line}`;
      shapes.set(line, id);
      template(id, content);
    }
    // A claim may stand in another file than its method: it is shown with the method, under no line.
    const claims = results.flatMap((result, place) =>
      result.claims.map((claim, number): PlacedClaim => {
        const id = `claim-${index}-${place}-${number}`;
        template(id, claimDetails(claim, pictures));
        return { id, claim: claim.location.file === file ? claim : elsewhere(claim) };
      }),
    );
    return sourceHtml({ file, text: source(file), results, claims, shapes });
  });
  return page({
    title: 'espalier shape',
    summary: shapeSummary(run, PLAIN),
    sections,
    hint: 'Click a line to see the shapes that the heap may have before it runs.',
    templates,
    svgs: pictures.svgs,
  });
}

function elsewhere(claim: PlacedClaim['claim']): PlacedClaim['claim'] {
  return { ...claim, location: { ...claim.location, line: 0 } };
}

/** Methods on one line are shown below each other. */
function linesOf(methods: readonly DrawnMethod[], pictures: Pictures): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  for (const { result, lines } of methods) {
    for (const { line, drawings, more } of lines) {
      const count = drawings.length + more;
      const name = result.method === '<init>' ? result.class : (result.method ?? result.class);
      const head = `Line ${line}, before it runs, in ${name}: ${count} ${count === 1 ? 'state' : 'states'}`;
      const figures = drawings.map((drawing, index) => pictures.figure(drawing, String(index + 1)));
      const rest = more === 0 ? '' : `<p class="faint">${more} more are not drawn.</p>`;
      const content = `<h2>${escapeHtml(head)}</h2>${figures.join('\n')}${rest}`;
      found.set(line, (found.get(line) ?? '') + content);
    }
  }
  return found;
}
