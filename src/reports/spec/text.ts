/** Specifications for people: a block a method, as in the figures of the paper. */
import type { Claim } from '../../findings/claim.js';
import type { RunResult } from '../../findings/result.js';
import type { SpecConstraint, SpecResult, SpecThrow } from '../../findings/spec-result.js';
import { headline, type Paint, witnessText } from '../claim-text.js';
import { excerpt, type SourceText } from '../excerpt.js';
import { parametersText, simpleName } from '../member-text.js';
import { shownStatus, specSummary } from './summary.js';

export interface SpecTextOptions {
  /** Whether Alloy's spelling is kept, letters of ASCII only. */
  readonly isAscii: boolean;
  /** Whether what is long is told all the same. */
  readonly isAll: boolean;
  readonly paint: Paint;
  readonly source: SourceText;
}

export function specText(run: RunResult<SpecResult>, options: SpecTextOptions): string {
  const blocks = run.results.map((result) => methodLines(result, options).join('\n'));
  return `${[...blocks, specSummary(run, options.paint).join('\n')].join('\n\n')}\n`;
}

function methodLines(result: SpecResult, options: SpecTextOptions): readonly string[] {
  const { paint } = options;
  return [
    `${paint.strong(heading(result))}: ${statusText(result, paint)}`,
    ...constraintLines(result, options),
    ...(result.unchanged ?? []).map((name) => `  ${name}' = ${name}`),
    ...frameLines(result),
    ...result.throws.flatMap((each) => throwLines(each, options)),
    ...result.claims.flatMap((claim) => claimLines(claim, options)),
  ];
}

function heading({ class: owner, method, descriptor, location: { file, line } }: SpecResult): string {
  const place = line === 0 ? file : `${file}:${line}`;
  const name = simpleName(owner);
  const last = name.split('.').at(-1) ?? name;
  const member = method === '<init>' ? `${name}.${last}` : `${name}.${method}`;
  return `${place}: ${member}${parametersText(descriptor)}`;
}

function statusText(result: SpecResult, paint: Paint): string {
  const { reason, neverReturns } = result;
  const status = shownStatus(result);
  if (status === 'unknown') return `${paint.maybe('not specified')} (${reason ?? 'no reason given'})`;
  if (neverReturns === true) return paint.safe('never returns normally');
  if (status === 'exact') return paint.safe('exact');
  const why = reason === undefined ? '' : ` (${reason})`;
  return `${paint.maybe(status === 'frame' ? 'frame only' : 'bounds')}${why}`;
}

function frameLines({ status, modifies, pure, neverReturns }: SpecResult): readonly string[] {
  if (status === 'unknown' || neverReturns === true) return [];
  return pure === true ? ['  pure'] : [`  modifies ${modifies.join(', ')}`];
}

function claimLines(claim: Claim, { paint, source }: SpecTextOptions): readonly string[] {
  const { verdict, property, subject, message, reason, unreached, witness, location } = claim;
  const text = (message ?? [property, ...(subject === undefined ? [] : [subject].flat())].join(' ')).replace(
    /\s+/g,
    ' ',
  );
  if (verdict === 'proved') {
    return [`  ${paint.safe('safe:')} ${text}${unreached === true ? ' (no call returns normally)' : ''}`];
  }
  const because = verdict === 'unproved' && reason !== undefined ? ` (${reason})` : '';
  return [
    `  ${headline({ ...claim, message: text }, paint)}${because}`,
    ...(verdict === 'refuted' ? excerpt(location, source).map((line) => `    ${line}`) : []),
    ...(witness === undefined ? [] : witnessText(witness).map((line) => `  ${line}`)),
  ];
}

/** What exceptions leave behind is told in full where that is short, or asked for. */
const LONGEST_THROW = 300;

function throwLines(thrown: SpecThrow, options: SpecTextOptions): readonly string[] {
  const { type, when, exact, constraints } = thrown;
  const certainty = exact ? 'throws' : 'may throw';
  const isShort = options.isAll || when.length <= LONGEST_THROW;
  const text = isShort ? spelled(when, options) : '… (--all says when)';
  const condition = when === 'true' ? '' : ` ${exact ? 'when' : 'only when'} ${text}`;
  const head = `  ${certainty} ${simpleName(type)}${condition}`;
  const lines = constraintLines(thrown, options).map((line) => `  ${line}`);
  if (options.isAll || lines.join('').length <= LONGEST_THROW) return [head, ...lines];
  const relations = [...new Set(constraints.map(({ relation }) => relation))];
  return [head, `    then ${relations.join(', ')} may differ (--all says how)`];
}

/** A type that may have new objects, or numbers: what such expressions are made of says nothing but the type. */
const ANYTHING =
  /^(?:[^\s()+&-]+'|boolean|byte|short|char|int|long|float|double)(?: -> (?:[^\s()+&-]+'|boolean|byte|short|char|int|long|float|double))*$/;
const NEW_ONES = /^[^\s()&-]+(?: \+ set_New_[^\s()&-]+)+$/;
/** Fewer are told one by one. */
const LEAST_FORGOTTEN = 3;

/** Relations that unknown code may have filled with anything: told in two lines. */
function forgottenIn(
  constraints: readonly SpecConstraint[],
): { readonly relations: ReadonlySet<string>; readonly lines: readonly string[] } | undefined {
  const fields: string[] = [];
  const types: string[] = [];
  for (const relation of new Set(constraints.map((each) => each.relation))) {
    const own = constraints.filter((each) => each.relation === relation);
    const upper = own.find(({ op }) => op === 'subset')?.expr ?? '';
    const name = relation.slice(0, -1);
    if (own.length === 1 && relation !== '\\result' && ANYTHING.test(upper)) fields.push(name);
    const isGrown = NEW_ONES.test(upper) && own.every(({ op, expr }) => op === 'subset' || expr === name);
    if (isGrown && own.length === 2) types.push(name);
  }
  if (fields.length < LEAST_FORGOTTEN) return undefined;
  return {
    relations: new Set([...fields, ...types].map((name) => `${name}'`)),
    lines: [
      `  anything may be in ${fields.join(', ')}`,
      ...(types.length === 0 ? [] : [`  there may be new objects of ${types.join(', ')}`]),
    ],
  };
}

function constraintLines(
  { constraints, detailed, where = [] }: Pick<SpecThrow, 'constraints' | 'detailed' | 'where'>,
  options: SpecTextOptions,
): readonly string[] {
  const shown = detailed ?? constraints;
  const forgotten = options.isAll ? undefined : forgottenIn(shown);
  const signs = options.isAscii
    ? { eq: '=', subset: 'in', superset: 'contains' }
    : { eq: '=', subset: '⊆', superset: '⊇' };
  return [
    ...shown
      .filter(({ relation }) => forgotten?.relations.has(relation) !== true)
      .map(({ relation, op, expr }) => `  ${relation} ${signs[op]} ${spelled(expr, options)}`),
    ...(forgotten?.lines ?? []),
    ...where.map(({ name, expr, formula }) =>
      expr === undefined
        ? `    where ${name} means ${spelled(formula ?? '', options)}`
        : `    where ${name} = ${spelled(expr, options)}`,
    ),
  ];
}

/** Alloy's spelling, or signs that are easier to read; strings stay as they are. */
function spelled(text: string, { isAscii }: SpecTextOptions): string {
  if (isAscii) return text;
  return text.replace(/"(?:[^"\\]|\\.)*"|->|\bnone\b/g, (part) => (part === '->' ? '→' : part === 'none' ? '∅' : part));
}
