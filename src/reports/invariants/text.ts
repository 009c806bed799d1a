/** What `invariants` found, for people: per class how its members were classified, what always holds, what does not and why. */
import type { Claim, Witness } from '../../findings/claim.js';
import type { InvariantClaim, InvariantsResult, Reason } from '../../findings/invariants-result.js';
import type { RunResult } from '../../findings/result.js';
import { type Paint, plural } from '../claim-text.js';
import { excerpt, type SourceText } from '../excerpt.js';
import { parametersText, simpleName } from '../member-text.js';
import { invariantsSummary } from './summary.js';

export interface InvariantsTextOptions {
  readonly source: SourceText;
  readonly paint: Paint;
}

/** Objects of a heap that are listed. */
const SHOWN_OBJECTS = 8;

export function invariantsText(run: RunResult<InvariantsResult>, options: InvariantsTextOptions): string {
  const classes = run.results.map((result) => classLines(result, options).join('\n'));
  return `${[...classes, invariantsSummary(run, options.paint).join('\n')].join('\n\n')}\n`;
}

function classLines(result: InvariantsResult, options: InvariantsTextOptions): readonly string[] {
  const { claims } = result;
  const { paint } = options;
  const proved = claims.filter(({ verdict }) => verdict === 'proved');
  const nullness = claims.filter((claim) => claim.verdict !== 'proved' && isNullness(claim));
  const open = claims.filter((claim) => claim.verdict !== 'proved' && !isNullness(claim));
  const order = ['refuted', 'unproved', 'unknown'];
  const sorted = [...open].sort((left, right) => order.indexOf(left.verdict) - order.indexOf(right.verdict));
  return [
    heading(result, paint),
    ...memberLines(result, paint),
    ...proved.map((claim) => `  ${paint.safe('always:')} ${provedText(claim)}`),
    ...openClaims(sorted, result, options),
    ...nullLines(nullness, paint),
  ];
}

function heading(result: InvariantsResult, paint: Paint): string {
  const { location, world, threads, iterations, graphs, domain, milliseconds } = result;
  const place = location.line === 0 ? location.file : `${location.file}:${location.line}`;
  const how = [
    `${world} world`,
    threads === 'one' ? 'one thread' : 'many threads',
    ...(iterations === 0
      ? []
      : [`fixed point confirmed in round ${iterations}`, `${plural(graphs, 'graph')} (${domain})`]),
    `${milliseconds} ms`,
  ];
  return `${paint.strong(`${place}: class ${simpleName(result.class)}`)}: ${how.join(', ')}`;
}

/** A table: what, which, how it is classified, why. */
function memberLines(
  { class: owner, fields, constructors, methods }: InvariantsResult,
  paint: Paint,
): readonly string[] {
  const name = simpleName(owner).split('.').at(-1) ?? owner;
  const rows = [
    ...fields.map((field) => [
      field.static ? 'static field' : 'field',
      field.name,
      field.disciplined ? 'disciplined' : paint.maybe('undisciplined'),
      reasonText(field),
    ]),
    ...constructors.map((each) => [
      'constructor',
      `${name}${parametersText(each.descriptor)}`,
      each.tight ? 'tight' : paint.maybe('leaky'),
      reasonText(each),
    ]),
    ...methods.map((each) => [
      'method',
      `${each.name}${parametersText(each.descriptor)}`,
      each.clean ? 'clean' : paint.maybe('dirty'),
      `${reasonText(each)}${each.reentered ? '; may be called again in the middle of another method' : ''}`,
    ]),
  ];
  const width = (column: number): number => Math.max(0, ...rows.map((row) => plain(row[column] ?? '').length));
  const widths = [width(0), Math.min(width(1), 40), width(2)];
  return rows.map((row) =>
    `  ${row.map((cell, index) => cell + ' '.repeat(Math.max(0, (widths[index] ?? 0) - plain(cell).length))).join('  ')}`.trimEnd(),
  );
}

/** Without marks for the terminal. */
function plain(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a terminal takes as colours
  return text.replace(/\u001b\[[0-9;]*m/g, '');
}

function reasonText({ reason, location }: { readonly reason: string; readonly location?: Claim['location'] }): string {
  if (location === undefined || location.line === 0 || /:\d+|\bline \d/.test(reason)) return reason;
  return `${reason} (line ${location.line})`;
}

function isNullness({ property }: Claim): boolean {
  return property === 'null' || property === 'non-null';
}

/** `acyclic(head) over next`, `head is not null`. */
export function formulaText({ property, subject, over, message }: InvariantClaim): string {
  const subjects = subject === undefined ? [] : typeof subject === 'string' ? [subject] : subject;
  if (property === 'invariant') return `invariant ${message ?? subjects.join(', ')}`;
  if (property === 'null') return `${subjects.join(', ')} is null`;
  if (property === 'non-null') return `${subjects.join(', ')} is not null`;
  const along = over === undefined || over.length === 0 ? '' : ` over ${over.join(', ')}`;
  return `${property}(${subjects.join(', ')})${along}`;
}

function provedText(claim: InvariantClaim): string {
  const { by = [], unreached } = claim;
  const apart = unreached === true ? ' (there is never such an object)' : '';
  return `${formulaText(claim)}${by.length === 0 ? '' : ` [${by.join(', ')}]`}${apart}`;
}

/** A call sequence that breaks several claims is told once. */
function openClaims(
  claims: readonly InvariantClaim[],
  { location: { file } }: InvariantsResult,
  { source, paint }: InvariantsTextOptions,
): readonly string[] {
  const told = new Set<string>();
  return claims.flatMap((claim) => {
    const { witness, because = [], kind, location } = claim;
    const calls = witness === undefined ? '' : witness.calls.join('\n');
    const isKnown = told.has(calls);
    if (witness !== undefined) told.add(calls);
    return [
      `  ${openText(claim, paint)}`,
      ...(kind === 'obligation' ? excerpt(location, source).map((line) => `    ${line}`) : []),
      ...because.map((reason) => `    ${placedReason(reason, file)}`),
      ...(witness === undefined ? [] : isKnown ? ['    replayed by the same calls'] : callLines(witness)),
    ];
  });
}

function openText(claim: InvariantClaim, paint: Paint): string {
  const { verdict, reason, kind } = claim;
  const text = formulaText(claim);
  if (verdict === 'refuted') return `${paint.bug(kind === 'obligation' ? 'bug:' : 'not always:')} ${text} (replayed)`;
  const why = reason === undefined ? '' : ` (${reason})`;
  return `${paint.maybe(verdict === 'unproved' ? 'maybe:' : 'not analysed:')} ${text}${why}`;
}

function placedReason({ text, location }: Reason, file: string): string {
  if (location === undefined || location.line === 0) return text;
  return location.file === file ? `line ${location.line}: ${text}` : `${location.file}:${location.line}: ${text}`;
}

/** The calls, and the objects that they leave, if these are few. */
function callLines({ calls, heap }: Witness): readonly string[] {
  const objects = heap.map(({ id, fields }) => {
    const cells = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
    return `      ${id} {${cells.join(', ')}}`;
  });
  const left = objects.length === 0 || objects.length > SHOWN_OBJECTS ? [] : ['    which leaves:', ...objects];
  return ['    replayed by:', ...calls.map((call) => `      ${call};`), ...left];
}

/** That a field may be null, or may be something else, is nothing to explain. */
function nullLines(claims: readonly InvariantClaim[], paint: Paint): readonly string[] {
  const named = (property: string, verdict: Claim['verdict']): readonly string[] =>
    claims.flatMap((claim) =>
      claim.property === property && claim.verdict === verdict && claim.kind === 'fact'
        ? [typeof claim.subject === 'string' ? claim.subject : (claim.subject ?? []).join(', ')]
        : [],
    );
  const line = (head: string, names: readonly string[]): readonly string[] =>
    names.length === 0 ? [] : [`  ${head} ${names.join(', ')}`];
  return [
    ...line(paint.faint('can be null (replayed):'), named('non-null', 'refuted')),
    ...line(paint.faint('perhaps null:'), named('non-null', 'unproved')),
    ...line(paint.faint('not known whether null:'), named('non-null', 'unknown')),
  ];
}
