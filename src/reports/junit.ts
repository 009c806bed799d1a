/** What `check` found as JUnit XML: a suite a class, a test case a method, and one for each further finding of it. */
import type { CheckResult, Finding } from '../findings/check-result.js';
import type { RunResult } from '../findings/result.js';
import { headline, PLAIN, stepsText, witnessText } from './claim-text.js';
import { compareFindings } from './findings-order.js';
import { parametersText } from './member-text.js';
import { xmlAttribute, xmlText } from './xml.js';

/** What a finding makes of its test case: bugs and maybes fail it, what was not decided skips it. */
const OUTCOMES = { refuted: 'failure', unproved: 'failure', unknown: 'skipped', proved: 'skipped' } as const;

interface Case {
  readonly name: string;
  readonly finding?: Finding;
}

export function junitReport(run: RunResult<CheckResult>): string {
  const classes = new Map<string, CheckResult[]>();
  for (const result of run.results) {
    const known = classes.get(result.class);
    if (known === undefined) classes.set(result.class, [result]);
    else known.push(result);
  }
  const suites = [...classes].map(([name, results]) => ({ name, cases: results.flatMap(casesOf) }));
  const all = suites.flatMap(({ cases }) => cases);
  const seconds = (run.stats.milliseconds / 1000).toFixed(3);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="espalier check" ${counts(all)} time="${seconds}">`,
    ...suites.flatMap(({ name, cases }) => [
      `  <testsuite name="${xmlAttribute(name)}" ${counts(cases)}>`,
      ...cases.flatMap((each) => caseText(name, each)),
      '  </testsuite>',
    ]),
    '</testsuites>',
    '',
  ].join('\n');
}

function casesOf({ method, descriptor, findings }: CheckResult): readonly Case[] {
  const name = `${method ?? '<class>'}${descriptor === undefined ? '' : parametersText(descriptor)}`;
  if (findings.length === 0) return [{ name }];
  return [...findings].sort(compareFindings).map((finding, index) => {
    const place = `${finding.rule}, line ${finding.location.line}`;
    return { name: findings.length === 1 ? name : `${name} #${index + 1} (${place})`, finding };
  });
}

function counts(cases: readonly Case[]): string {
  const having = (outcome: string): number =>
    cases.filter(({ finding }) => finding !== undefined && OUTCOMES[finding.verdict] === outcome).length;
  return `tests="${cases.length}" failures="${having('failure')}" errors="0" skipped="${having('skipped')}"`;
}

function caseText(className: string, { name, finding }: Case): readonly string[] {
  const head = `    <testcase name="${xmlAttribute(name)}" classname="${xmlAttribute(className)}"`;
  if (finding === undefined) return [`${head}/>`];
  const { location, rule } = finding;
  const file = `file="${xmlAttribute(location.file)}" line="${location.line}"`;
  const message = `message="${xmlAttribute(headline(finding, PLAIN))}"`;
  if (OUTCOMES[finding.verdict] === 'skipped')
    return [`${head} ${file}>`, `      <skipped ${message}/>`, '    </testcase>'];
  return [
    `${head} ${file}>`,
    `      <failure ${message} type="${xmlAttribute(rule)}">${xmlText(detailsOf(finding).join('\n'))}</failure>`,
    '    </testcase>',
  ];
}

function detailsOf(finding: Finding): readonly string[] {
  const { location, steps, witness, fix, also = [] } = finding;
  return [
    `${location.file}:${location.line}:${location.column}: ${headline(finding, PLAIN)}`,
    ...stepsText(steps, location),
    ...(witness === undefined ? [] : witnessText(witness, location)),
    ...also.map(({ file, line }) => `  also at ${file}:${line}`),
    ...(fix === undefined ? [] : [`  fix: ${fix}`]),
  ];
}
