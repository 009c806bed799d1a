/** What `check` found, for people: each finding with its source, the way to it and how it was replayed. */
import type { CheckResult, Finding } from '../findings/check-result.js';
import type { Claim, Location, Witness, WitnessStep } from '../findings/claim.js';
import type { RunResult } from '../findings/result.js';
import { excerpt, type SourceText } from './excerpt.js';

export interface CheckTextOptions {
  readonly source: SourceText;
  /** How many findings are left out because only an unseen heap explains them. */
  readonly hidden: number;
  readonly paint: Paint;
}

/** Marks text for a terminal, or leaves it alone. */
export interface Paint {
  readonly bug: (text: string) => string;
  readonly maybe: (text: string) => string;
  readonly safe: (text: string) => string;
  readonly faint: (text: string) => string;
  readonly strong: (text: string) => string;
}

const SAME = (text: string): string => text;
export const PLAIN: Paint = { bug: SAME, maybe: SAME, safe: SAME, faint: SAME, strong: SAME };

/** Steps and lines of a trace that are shown. */
const SHOWN_STEPS = 12;
const SHOWN_LINES = 6;

export function checkText(run: RunResult<CheckResult>, options: CheckTextOptions): string {
  const found = run.results.flatMap((result) => result.findings.map((finding) => ({ finding, result })));
  const findings = found.map(({ finding }) => finding);
  const parts = found
    .sort((left, right) => byImportance(left.finding, right.finding))
    .map(({ finding, result }) => findingText(finding, result, options).join('\n'));
  return `${[...parts, summary(run, findings, options).join('\n')].join('\n\n')}\n`;
}

const IMPORTANCE: readonly string[] = ['refuted', 'unproved', 'unknown', 'proved'];
const CONFIDENCE: readonly string[] = ['high', 'medium', 'low'];

function byImportance(left: Finding, right: Finding): number {
  return (
    IMPORTANCE.indexOf(left.verdict) - IMPORTANCE.indexOf(right.verdict) ||
    CONFIDENCE.indexOf(left.confidence) - CONFIDENCE.indexOf(right.confidence)
  );
}

function findingText(finding: Finding, { method }: CheckResult, options: CheckTextOptions): readonly string[] {
  const { source, paint } = options;
  const { location, witness, rule } = finding;
  // Class files need not tell lines: then the method is all that is known.
  const { file, line, column } = location;
  const place =
    line === 0 ? `${paint.strong(file)}: in ${methodText(method ?? '')}` : paint.strong(`${file}:${line}:${column}`);
  return [
    `${place}: ${headline(finding, paint)} ${paint.faint(`[${rule}]`)}`,
    ...excerpt(location, source).map((line) => `  ${line}`),
    ...stepsText(finding, location),
    ...(witness === undefined ? [] : witnessText(witness)),
  ];
}

/** javac calls the code of a lambda in `main` `lambda$main$0`. */
function methodText(name: string): string {
  const around = /^lambda\$(.+)\$\d+$/.exec(name)?.[1];
  return around === undefined ? `\`${name}\`` : `a lambda of \`${around}\``;
}

function headline({ verdict, message, property, reason }: Finding, paint: Paint): string {
  const text = message ?? property;
  if (verdict === 'refuted') return `${paint.bug('bug:')} ${text} (replayed)`;
  if (verdict === 'unproved') return `${paint.maybe('maybe:')} ${text}`;
  return `${paint.maybe('not analysed:')} ${text}${reason === undefined ? '' : ` (${reason})`}`;
}

function stepsText({ steps }: Finding, { file }: Location): readonly string[] {
  const shown = steps.length <= SHOWN_STEPS ? steps : [...steps.slice(0, SHOWN_STEPS - 4), ...steps.slice(-4)];
  return shown.flatMap(({ location, message }, index) => {
    const place = placeOf(location, file);
    const gap = shown.length < steps.length && index === SHOWN_STEPS - 4;
    return [
      ...(gap ? [`    … ${steps.length - shown.length} more steps …`] : []),
      `    ${place === '' ? '' : `${place}: `}${message}`,
    ];
  });
}

/** The line where the file is that of the finding; nothing where it is not known either. */
function placeOf({ file, line }: Location, shown: string): string {
  if (file !== shown) return line === 0 ? file : `${file}:${line}`;
  return line === 0 ? '' : `line ${line}`;
}

function witnessText({ start, calls, arguments: values, trace, heap }: Witness): readonly string[] {
  if (start === 'main') {
    const given = values.length === 0 ? '' : ` with ${values.join(', ')}`;
    return [`  replayed from main${given}`, ...traceText(trace)];
  }
  if (start === 'calls') return ['  replayed by:', ...calls.map((call) => `    ${call};`), ...traceText(trace)];
  const objects = heap.map(({ id, fields }) => {
    const cells = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
    return `    ${id} {${cells.join(', ')}}`;
  });
  return [
    `  replayed on a heap built for it (no code was seen to build it): ${values.join(', ')}`,
    ...objects,
    ...traceText(trace),
  ];
}

function traceText(trace: readonly WitnessStep[]): readonly string[] {
  if (trace.length === 0) return [];
  return [
    '  last lines run:',
    ...trace.slice(-SHOWN_LINES).map(({ line, variables, note }) => {
      const values = Object.entries(variables).map(([name, value]) => `${name} = ${value}`);
      const place = line === 0 ? '' : `line ${String(line).padEnd(5)} `;
      return `    ${place}${[...(note === undefined ? [] : [note]), ...values].join('; ')}`.trimEnd();
    }),
  ];
}

function summary(
  run: RunResult<CheckResult>,
  findings: readonly Finding[],
  { hidden, paint }: CheckTextOptions,
): readonly string[] {
  const claims = run.results.flatMap((result) => result.claims).filter(({ kind }) => kind === 'obligation');
  const bugs = findings.filter(({ verdict }) => verdict === 'refuted').length;
  const maybes = findings.filter(({ verdict }) => verdict === 'unproved').length;
  const unknowns = claims.filter(({ verdict }) => verdict === 'unknown').length;
  const lines = [
    `${plural(run.stats.methods, 'method')} checked: ${bugs === 0 ? 'no bugs' : paint.bug(plural(bugs, 'bug'))}, ` +
      `${maybes === 0 ? 'no maybes' : paint.maybe(plural(maybes, 'maybe'))}`,
    ...safe(claims, paint),
  ];
  if (hidden > 0) {
    lines.push(
      `not shown: ${plural(hidden, 'claim')} that only a heap no code was seen to build would break (--latent)`,
    );
  }
  if (unknowns > 0) lines.push(`not analysed: ${plural(unknowns, 'claim')}; see above for reasons`);
  if (run.assumptions.length > 0) lines.push(paint.faint(`assuming ${run.assumptions.join(', ')}`));
  return lines;
}

const WORDS: Readonly<Record<string, string>> = {
  'null-dereference': 'no null dereference',
  'class-cast': 'no failed cast',
  'array-bounds': 'no index out of bounds',
};

/** One line a rule: how many of its claims are proved; those that nothing reaches are counted apart. */
function safe(claims: readonly Claim[], paint: Paint): readonly string[] {
  const properties = [...new Set(claims.map(({ property }) => property))];
  return properties.flatMap((property) => {
    const all = claims.filter((claim) => claim.property === property);
    const proved = all.filter(({ verdict }) => verdict === 'proved');
    if (proved.length === 0) return [];
    const unreached = proved.filter((claim) => claim.unreached === true).length;
    const apart = unreached === 0 ? '' : `, ${unreached} of them never reached`;
    return [
      `${paint.safe('safe:')} ${WORDS[property] ?? property}: ${proved.length} of ${all.length} places proved${apart}`,
    ];
  });
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
