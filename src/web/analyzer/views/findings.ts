/** What `check` finds, in the order in which it prints it. */
import type { CheckResult } from '../../../findings/check-result.js';
import type { ReportedDiagnostic } from '../../../findings/result.js';
import { summaryOf, totalOf } from '../../../findings/summary.js';
import { orderedFindings } from '../../../reports/findings-order.js';
import { parametersText, simpleName } from '../../../reports/member-text.js';
import { check, live } from '../../../workspace/index.js';
import type { FindingsAnswer } from '../../protocol.js';
import { claimMark, isWritten } from '../marks.js';
import type { Asked } from '../program.js';
import type { Unfinished } from './unfinished.js';

/** As on the command line without options. */
const FAILING: ReadonlySet<string> = new Set(['refuted']);

export function findingsView({ program, question, onProgress }: Asked): Unfinished<FindingsAnswer> {
  const { workspace, source } = program;
  const checked = check(workspace, {
    classes: [],
    methods: [],
    budget: question.budget,
    onProgress,
    source,
  });
  const lived = live(workspace, checked.results, {
    off: new Set(),
    rules: checked.rules,
    failing: FAILING,
    source,
    fileName: (file) => file,
    isElsewhere: () => false,
    isWhole: () => true,
  });
  const placed = orderedFindings(lived);
  const claims = lived.results.flatMap((result) => result.claims.map((claim) => ({ claim, result })));
  const shown = placed.map(({ finding, result }) => claimMark(finding, result, program));
  const proved = claims.filter(({ claim }) => claim.kind === 'obligation' && claim.verdict === 'proved');
  return {
    view: 'findings',
    findings: placed.map(({ finding, result }) => ({ ...finding, element: elementText(result) })),
    proved: proved.length,
    hidden: totalOf(summaryOf(lived.results)).hidden,
    assumptions: checked.assumptions,
    marks: [
      ...shown,
      ...proved.filter(({ claim }) => isWritten(claim)).map(({ claim, result }) => claimMark(claim, result, program)),
    ],
    diagnostics: [...checked.diagnostics, ...unmatched(checked), ...lived.diagnostics, ...checked.inputDiagnostics],
  };
}

function unmatched(checked: { readonly unmatched: readonly string[] }): readonly ReportedDiagnostic[] {
  return checked.unmatched.map((message) => ({ severity: 'error', message }));
}

/** `List.push(int)`. */
function elementText({ class: owner, method, descriptor }: CheckResult): string {
  const name = simpleName(owner);
  if (method === undefined) return name;
  const parameters = descriptor === undefined ? '' : parametersText(descriptor);
  return method === '<init>' ? `new ${name}${parameters}` : `${name}.${method}${parameters}`;
}
