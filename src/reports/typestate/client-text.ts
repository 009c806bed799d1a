/** The calls that a method of a client makes of a component, and what is known of them. */
import type { Claim, Location } from '../../findings/claim.js';
import type { ClientResult } from '../../findings/typestate-result.js';
import { headline, type Paint, PLAIN, plural, witnessText } from '../claim-text.js';
import { excerpt, type SourceText } from '../excerpt.js';
import { parametersText, simpleName } from '../member-text.js';

export interface ClientTextOptions {
  readonly source: SourceText;
  readonly paint: Paint;
}

const ORDER: readonly string[] = ['refuted', 'unproved', 'unknown'];
/** Calls that are told one by one. */
const MOST_CLAIMS = 30;
const LONGEST_REASON = 240;

export function clientLines(result: ClientResult, options: ClientTextOptions): readonly string[] {
  const { claims, location } = result;
  const { paint } = options;
  const open = claims
    .filter(({ verdict }) => verdict !== 'proved')
    .sort((left, right) => ORDER.indexOf(left.verdict) - ORDER.indexOf(right.verdict));
  const place = location.line === 0 ? location.file : `${location.file}:${location.line}`;
  const told = open.filter(({ verdict, message }) => verdict !== 'unknown' || message !== undefined);
  const shown = told.slice(0, MOST_CLAIMS);
  return [
    `${paint.strong(`${place}: client ${memberText(result)}`)}: ${plural(claims.length, 'call')} of components`,
    ...shown.flatMap((claim) => openLines(claim, location, options)),
    ...(shown.length === told.length
      ? []
      : [`  … ${plural(told.length - shown.length, 'call')} more (--format json has all)`]),
    ...unknownLines(
      open.filter((claim) => !told.includes(claim)),
      paint,
    ),
    ...safeLine(claims, paint),
  ];
}

export function memberText({ class: owner, method = '', descriptor = '' }: ClientResult): string {
  const simple = simpleName(owner);
  return method === '<init>'
    ? `new ${simple}${parametersText(descriptor)}`
    : `${simple}.${method}${parametersText(descriptor)}`;
}

/** What is said of a call that is not proved safe. */
export function claimMessage({ message, subject, verdict }: Claim): string {
  const about = subject === undefined ? 'the call' : typeof subject === 'string' ? subject : subject.join(', ');
  return message ?? (verdict === 'unknown' ? `whether ${about} fails` : `${about} may fail`);
}

/** A call with its verdict. */
export function claimWords(claim: Claim): string {
  const { verdict, subject, unreached } = claim;
  if (verdict !== 'proved') return headline({ ...claim, message: claimMessage(claim) }, PLAIN);
  const about = typeof subject === 'string' ? subject : 'no protocol error';
  return `safe: ${about}${unreached === true ? ' (never reached)' : ''}`;
}

function openLines(claim: Claim, { file }: Location, { source, paint }: ClientTextOptions): readonly string[] {
  const { location, property, witness, verdict, reason } = claim;
  const where = location.file === file ? `line ${location.line}` : `${location.file}:${location.line}`;
  const place = location.line === 0 ? '' : `${paint.strong(where)}: `;
  const [first = '', ...rest] = headline({ ...claim, message: claimMessage(claim) }, paint).split('\n');
  return [
    `  ${place}${first} ${paint.faint(`[${property}]`)}`,
    ...rest.map((line) => `    ${line}`),
    ...excerpt(location, source).map((line) => `    ${line}`),
    // Why it is not analysed is told with it.
    ...(verdict === 'unproved' && reason !== undefined ? [`    ${reason}`] : []),
    ...(witness === undefined ? [] : witnessText(witness).map((line) => `  ${line}`)),
  ];
}

/** Calls that are not analysed for the same reason share a line. */
function unknownLines(claims: readonly Claim[], paint: Paint): readonly string[] {
  const groups = new Map<string, Claim[]>();
  for (const claim of claims) {
    const reason = claim.reason ?? 'no reason given';
    groups.set(reason, [...(groups.get(reason) ?? []), claim]);
  }
  return [...groups].map(([reason, group]) => {
    const short = reason.length <= LONGEST_REASON ? reason : `${reason.slice(0, LONGEST_REASON)} …`;
    return `  ${paint.maybe('not analysed:')} ${placesText(group)} (${short})`;
  });
}

/** `line 3`, `lines 3, 5`. */
function placesText(claims: readonly Claim[]): string {
  const lines = [...new Set(claims.map(({ location }) => location.line))].filter((line) => line > 0);
  if (lines.length === 0) return plural(claims.length, 'call');
  return `${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}`;
}

function safeLine(claims: readonly Claim[], paint: Paint): readonly string[] {
  const proved = claims.filter(({ verdict }) => verdict === 'proved');
  if (proved.length === 0) return [];
  const unreached = proved.filter((claim) => claim.unreached === true).length;
  const apart = unreached === 0 ? '' : ` (${unreached === proved.length ? '' : `${unreached} `}never reached)`;
  return [`  ${paint.safe('safe:')} no protocol error: ${placesText(proved)}${apart}`];
}
