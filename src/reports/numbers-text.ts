/** What `numbers` found, for people: per method its claims, and how numbers relate at its lines. */
import type { Claim } from '../findings/claim.js';
import type { NumbersPoint, NumbersResult } from '../findings/numbers-result.js';
import type { RunResult } from '../findings/result.js';
import { headline, type Paint, safeText, witnessText } from './claim-text.js';
import { excerpt, type SourceText } from './excerpt.js';
import { parametersText, simpleName } from './member-text.js';

export interface NumbersTextOptions {
  readonly source: SourceText;
  readonly paint: Paint;
  /** Whether one line was asked for. */
  readonly isLine: boolean;
}

export function numbersText(run: RunResult<NumbersResult>, options: NumbersTextOptions): string {
  // Most constructors say nothing.
  const told = run.results.filter(({ claims, points }) => claims.length > 0 || points.some(saysSomething));
  const blocks = told.map((result) => methodLines(result, options).join('\n'));
  return blocks.length === 0 ? 'nothing is known of numbers here\n' : `${blocks.join('\n\n')}\n`;
}

function saysSomething({ relations }: NumbersPoint): boolean {
  return relations.length > 0;
}

function methodLines(result: NumbersResult, options: NumbersTextOptions): readonly string[] {
  const { claims, points, reason, domain, location } = result;
  const { paint } = options;
  const open = claims.filter(({ verdict }) => verdict !== 'proved');
  const place = location.line === 0 ? location.file : `${location.file}:${location.line}`;
  return [
    `${paint.strong(`${place}: ${nameOf(result)}`)}: ${reason === undefined ? domain : `not analysed (${reason})`}`,
    ...(options.isLine ? [] : [...open.flatMap((claim) => openLines(claim, options)), ...safeLines(claims, paint)]),
    ...(options.isLine || result.always === undefined
      ? []
      : [`  ${paint.faint('always:')} ${result.always.join(', ')}`]),
    ...pointLines(points, options),
  ];
}

function nameOf({ class: owner, method = '', descriptor = '' }: NumbersResult): string {
  const name = simpleName(owner);
  return method === '<init>'
    ? `new ${name}${parametersText(descriptor)}`
    : `${name}.${method}${parametersText(descriptor)}`;
}

function openLines(claim: Claim, { source, paint }: NumbersTextOptions): readonly string[] {
  const { location, property, witness } = claim;
  const place = location.line === 0 ? '' : `${paint.strong(`line ${location.line}`)}: `;
  return [
    `  ${place}${headline(claim, paint)} ${paint.faint(`[${property}]`)}`,
    ...excerpt(location, source).map((line) => `    ${line}`),
    ...(witness === undefined ? [] : witnessText(witness, location).map((line) => `  ${line}`)),
  ];
}

/** One line a property for errors that are absent, one a formula for the user's. */
function safeLines(claims: readonly Claim[], paint: Paint): readonly string[] {
  const groups = new Map<string, Claim[]>();
  for (const claim of claims) {
    if (claim.verdict !== 'proved') continue;
    const { property, subject } = claim;
    const words = safeText(property);
    const text = words === property ? [property, subject ?? []].flat().join(' ') : words;
    groups.set(text, [...(groups.get(text) ?? []), claim]);
  }
  return [...groups].map(([text, group]) => {
    const lines = [...new Set(group.map(({ location }) => location.line))].filter((line) => line > 0);
    const where = lines.length === 0 ? '' : `: ${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}`;
    const unreached = group.filter((claim) => claim.unreached === true).length;
    const apart = unreached === 0 ? '' : ` (${unreached === group.length ? '' : `${unreached} `}never reached)`;
    return `  ${paint.safe('safe:')} ${text}${where}${apart}`;
  });
}

/** Lines of which nothing is known are left out, unless they were asked for. */
function pointLines(points: readonly NumbersPoint[], { paint, isLine }: NumbersTextOptions): readonly string[] {
  return points.flatMap((point) => {
    const { line, relations, loop, unreached } = point;
    if (!isLine && !saysSomething(point)) return [];
    const known = unreached === true ? 'never reached' : saysSomething(point) ? relations.join(', ') : 'nothing known';
    return [`  ${paint.faint(`line ${line}${loop === true ? ', each round' : ''}:`)} ${known}`];
  });
}
