/** A hand-made result of `check`, with every verdict and every way to replay, for the tests of reports. */
import type { CheckResult, Finding, RuleCard } from '../../src/findings/check-result.js';
import type { Witness } from '../../src/findings/claim.js';
import type { RunResult } from '../../src/findings/result.js';
import { summaryOf } from '../../src/findings/summary.js';

export const SOURCE = 'class Box {\n\tObject item;\n\tint size() {\n\t\treturn item.hashCode();\n\t}\n}\n';

const witness: Witness = {
  start: 'calls',
  arguments: ['Box1'],
  heap: [{ id: 'Box1', class: 'Box', fields: { item: 'null' } }],
  calls: ['Box box = new Box()', 'box.size()'],
  trace: [{ line: 4, variables: { this: 'Box1' }, heap: [], note: 'NullPointerException' }],
};

const location = { file: 'src/a b/Box.java', line: 4, column: 10 };

export const REFUTED: Finding = {
  property: 'null-dereference',
  rule: 'null-dereference',
  kind: 'obligation',
  verdict: 'refuted',
  location,
  assumptions: ['single-thread'],
  message: '`item` is null here',
  witness,
  confidence: 'high',
  steps: [{ location: { ...location, line: 2, column: 9 }, message: '`item` is never set' }],
  fingerprint: '00c0ffee',
};

export const UNPROVED: Finding = {
  ...omitWitness(REFUTED),
  verdict: 'unproved',
  confidence: 'medium',
  steps: [],
  message: '`item` may be null here',
  fingerprint: '00c0ffef',
};

export const UNKNOWN: Finding = {
  ...omitWitness(REFUTED),
  verdict: 'unknown',
  confidence: 'low',
  steps: [],
  message: 'null dereferences in size()',
  reason: 'the budget of 10 steps was spent',
  fingerprint: '00c0fff0',
};

export const RULES: readonly RuleCard[] = [
  {
    id: 'null-dereference',
    title: 'Null dereference',
    question: 'Can a member of null be used?',
    help: 'Test against null first.',
    cwe: [476],
    since: '0.1.0',
  },
];

export function runOf(findings: readonly Finding[]): RunResult<CheckResult> {
  const proved = { ...omitWitness(REFUTED), verdict: 'proved' as const };
  const claims = [...findings, proved, { ...proved, unreached: true }];
  return {
    tool: { name: 'espalier', version: '0.1.0' },
    command: 'check',
    library: 'models',
    assumptions: ['single-thread'],
    results: [
      {
        class: 'Box',
        method: 'size',
        descriptor: '()I',
        location: { ...location, line: 3, column: 2 },
        claims,
        findings,
      },
    ],
    diagnostics: [{ severity: 'warning', message: 'unknown clause', file: 'src/a b/Box.java', line: 1, column: 1 }],
    summary: summaryOf([{ claims }]),
    stats: { methods: 1, analysed: 1, milliseconds: 3 },
  };
}

function omitWitness({ witness: _, ...rest }: Finding): Finding {
  return rest;
}
