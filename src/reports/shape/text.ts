/** What `shape` found, for people: per method its claims with verdicts and lines, what it needs, and the states at its lines. */
import type { Claim, Location } from '../../findings/claim.js';
import type { RunResult } from '../../findings/result.js';
import type { ShapeClaim, ShapeResult } from '../../findings/shape-result.js';
import { headline, methodText, type Paint, plural, safeText, stepsText, witnessText } from '../claim-text.js';
import { excerpt, type SourceText } from '../excerpt.js';
import { shapeSummary } from './summary.js';

export interface ShapeTextOptions {
  readonly source: SourceText;
  readonly paint: Paint;
}

/** Characters of a line that lists numbers. */
const WIDTH = 100;

export function shapeText(run: RunResult<ShapeResult>, options: ShapeTextOptions): string {
  // Most constructors say nothing.
  const told = run.results.filter(({ claims, givenUp }) => claims.length > 0 || givenUp.length > 0);
  const shown = told.length === 0 ? run.results : told;
  const methods = shown.map((result) => methodLines(result, options).join('\n'));
  return `${[...methods, shapeSummary(run, options.paint).join('\n')].join('\n\n')}\n`;
}

function methodLines(result: ShapeResult, options: ShapeTextOptions): readonly string[] {
  const { paint } = options;
  const { claims, givenUp, points, location } = result;
  const lost = claims.filter((claim) => claim.property === 'lost-nodes' && claim.verdict !== 'proved');
  const open = claims.filter((claim) => claim.verdict !== 'proved' && !lost.includes(claim));
  const order = ['refuted', 'unproved', 'unknown'];
  const sorted = [...open].sort((left, right) => order.indexOf(left.verdict) - order.indexOf(right.verdict));
  return [
    heading(result, paint),
    ...openClaims(sorted, location, options),
    ...safeLines(claims, paint),
    ...lost.map((claim) => `  note: ${noteText(claim)}`),
    ...givenUp.map(({ line, reason }) => `  shape given up${line === 0 ? '' : ` at line ${line}`}: ${reason}`),
    ...(points.length === 0
      ? []
      : wrapped(
          '  states by line:',
          points.map(({ line, states }) => `${line}:${states}`),
        )),
  ];
}

function heading(result: ShapeResult, paint: Paint): string {
  const { location, maxStates, milliseconds, join, domain, domains, claims } = result;
  const place = location.line === 0 ? location.file : `${location.file}:${location.line}`;
  const how = [
    ...(join === 'partial' ? [] : [join]),
    ...(domains !== undefined ? [domains.join(', ')] : domain === 'contraction' ? [] : [domain]),
    ...(claims.length === 0 ? ['nothing to prove'] : []),
    `${plural(maxStates, 'state')} at most`,
    `${milliseconds} ms`,
  ];
  return `${paint.strong(`${place}: ${nameOf(result)}`)}: ${how.join(', ')}`;
}

function nameOf({ class: owner, method = '' }: ShapeResult): string {
  const simple = owner.slice(owner.lastIndexOf('.') + 1).replaceAll('$', '.');
  if (method === '<init>') return `new ${simple}`;
  const named = methodText(method);
  return named.startsWith('`') ? `${simple}.${method}` : `${named} in ${simple}`;
}

/** A witness that breaks several claims is told once. */
function openClaims(claims: readonly ShapeClaim[], { file }: Location, options: ShapeTextOptions): readonly string[] {
  const starts = new Set<string>();
  return claims.flatMap((claim) => {
    const { witness } = claim;
    const start = witness === undefined ? '' : JSON.stringify([witness.start, witness.arguments, witness.heap]);
    const known = starts.has(start);
    if (witness !== undefined) starts.add(start);
    return claimLines(claim, file, options, known ? 'shown' : 'new');
  });
}

function claimLines(
  claim: ShapeClaim,
  file: string,
  { source, paint }: ShapeTextOptions,
  heap: 'shown' | 'new',
): readonly string[] {
  const { location, property, subject, message, witness, needs, steps = [] } = claim;
  const text = message ?? [property, ...subjects(subject)].join(' ');
  const place = location.line === 0 ? '' : `${paint.strong(placeOf(location, file))}: `;
  const [first = '', ...rest] = headline({ ...claim, message: text }, paint).split('\n');
  return [
    `  ${place}${first} ${paint.faint(`[${property}]`)}`,
    ...rest.map((line) => `    ${line}`),
    ...excerpt(location, source).map((line) => `    ${line}`),
    ...(needs === undefined || text.includes(needs) ? [] : [`    needs: ${needs}`]),
    ...stepsText(steps, location).map((line) => `  ${line}`),
    ...(witness === undefined
      ? []
      : heap === 'shown'
        ? ['    replayed on the same heap']
        : witnessText(witness).map(indented)),
  ];
}

function indented(line: string): string {
  return `  ${line}`;
}

function placeOf({ file, line, column }: Location, shown: string): string {
  return file === shown ? `line ${line}` : `${file}:${line}:${column}`;
}

/** One line a property for errors that are absent, one a formula for the user's. */
function safeLines(claims: readonly Claim[], paint: Paint): readonly string[] {
  const groups = new Map<string, Claim[]>();
  for (const claim of claims) {
    if (claim.verdict !== 'proved') continue;
    const text = safeText(claim.property) === claim.property ? formulaText(claim) : safeText(claim.property);
    groups.set(text, [...(groups.get(text) ?? []), claim]);
  }
  return [...groups].flatMap(([text, group]) => {
    const lines = [...new Set(group.map(({ location }) => location.line))].filter((line) => line > 0);
    const unreached = group.filter((claim) => claim.unreached === true).length;
    const apart = unreached === 0 ? '' : ` (${unreached === group.length ? '' : `${unreached} `}never reached)`;
    const isPlaced = group.some(({ property }) => property !== 'lost-nodes' && property !== 'acyclic');
    const where = isPlaced && lines.length > 0 ? `: ${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}` : '';
    return wrapped(`  ${paint.safe('safe:')}`, `${text}${where}${apart}`.split(' '));
  });
}

function formulaText({ property, subject, message }: Claim): string {
  const named = subjects(subject);
  if (property === 'acyclic') return message ?? `${named.join(', ')} acyclic`;
  return named.length === 0 ? (message ?? property) : `${property} ${named.join(', ')}`;
}

function subjects(subject: Claim['subject']): readonly string[] {
  return subject === undefined ? [] : typeof subject === 'string' ? [subject] : subject;
}

/** With the line, unless it says lines itself. */
function noteText({ verdict, message, reason, location: { line } }: Claim): string {
  if (verdict === 'unknown') return `whether nodes are lost is not known${reason === undefined ? '' : ` (${reason})`}`;
  const text = message ?? 'nodes may become unreachable';
  return line === 0 || /\bline \d/.test(text) ? text : `${text}: line ${line}`;
}

/** Words after a head, broken into lines, the later ones indented. */
function wrapped(head: string, words: readonly string[]): readonly string[] {
  const lines: string[] = [];
  let line = head;
  for (const word of words) {
    if (line.length + 1 + word.length > WIDTH && line !== head) {
      lines.push(line);
      line = `     ${word}`;
    } else line = `${line} ${word}`;
  }
  return [...lines, line];
}
