/** What `check` found as workflow commands of GitHub Actions, which shows them beside the lines of a change. */
import type { CheckResult, Finding } from '../findings/check-result.js';
import type { RunResult } from '../findings/result.js';
import { headline, PLAIN, plural } from './claim-text.js';
import { orderedFindings } from './findings-order.js';

/** Of each kind a step may show so many; the last notice tells of the rest. */
const MOST = 10;

const KINDS = ['error', 'warning', 'notice'] as const;
type Kind = (typeof KINDS)[number];
const KIND_OF = { refuted: 'error', unproved: 'warning', unknown: 'notice', proved: 'notice' } as const;

export function annotationsReport(run: RunResult<CheckResult>): string {
  const findings = orderedFindings(run).map(({ finding }) => finding);
  const lines: string[] = [];
  const left: string[] = [];
  for (const kind of KINDS) {
    const all = findings.filter(({ verdict }) => KIND_OF[verdict] === kind);
    const most = kind === 'notice' ? MOST - 1 : MOST;
    lines.push(...all.slice(0, most).map((finding) => annotation(kind, finding)));
    if (all.length > most) left.push(plural(all.length - most, `${kind}`));
  }
  if (left.length > 0) {
    const message = `${left.join(', ')} more than a step can show; --format sarif or html has all`;
    lines.push(command('notice', [['title', 'espalier check']], message));
  }
  return lines.map((line) => `${line}\n`).join('');
}

function annotation(kind: Kind, finding: Finding): string {
  const { location, rule, steps, fix, also = [] } = finding;
  const { file, line, column } = location;
  const place: readonly (readonly [string, string])[] =
    line < 1
      ? [['file', file]]
      : [
          ['file', file],
          ['line', String(line)],
          ['col', String(Math.max(1, column))],
        ];
  const message = [
    headline(finding, PLAIN),
    ...steps.slice(-4).map((step) => `${step.location.file}:${step.location.line}: ${step.message}`),
    ...also.slice(0, 4).map((each) => `also at ${each.file}:${each.line}`),
    ...(fix === undefined ? [] : [`fix: ${fix}`]),
  ];
  return command(kind, [...place, ['title', `espalier: ${rule}`]], message.join('\n'));
}

function command(kind: Kind, properties: readonly (readonly [string, string])[], message: string): string {
  const written = properties.map(([name, value]) => `${name}=${escapedProperty(value)}`);
  return `::${kind} ${written.join(',')}::${escapedData(message)}`;
}

function escapedData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapedProperty(text: string): string {
  return escapedData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
