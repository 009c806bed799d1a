/** The end of every text: a table of what became of all obligations, what is hidden and why, and what was not analysed. */
import type { Claim, HiddenReason } from '../findings/claim.js';
import type { ElementResult, RunResult } from '../findings/result.js';
import { hiddenOf, type RuleSummary, SUMMARY_COLUMNS, totalOf } from '../findings/summary.js';
import { assumptionsText, explainedText } from './assumptions-text.js';
import { type Paint, plural } from './claim-text.js';

/** What each word of `--show` stands for, after a number of claims. */
export const HIDDEN_WORDS: Readonly<Record<HiddenReason, string>> = {
  caller: "the caller's: an argument that no code of the input passes",
  heap: 'a heap that no code was seen to build',
  use: 'a use that no code makes',
  'missing-code': 'code that is not in the input',
  budget: 'a budget that was spent',
  imprecise: 'something that the analysis does not keep',
  suppressed: 'suppressed in the source',
  known: 'known to the baseline',
};

export interface SummaryOptions {
  readonly paint: Paint;
  /** Whether what proofs rest on is explained. */
  readonly assumptions?: boolean;
}

/** Nothing where a command has no obligations. */
export function summaryText(
  run: Pick<RunResult, 'summary' | 'results' | 'stats' | 'assumptions' | 'incomplete'>,
  { paint, assumptions = false }: SummaryOptions,
): readonly string[] {
  const { summary = [] } = run;
  return [
    ...tableText(summary, paint),
    ...unreachedText(run.results),
    ...hiddenText(summary),
    ...incompleteText(run, paint),
    ...assumptionsText(run, paint),
    ...(assumptions ? explainedText(run.results) : []),
  ];
}

/** The text of a command with the summary behind it. */
export function withSummary(text: string, run: Parameters<typeof summaryText>[0], options: SummaryOptions): string {
  const lines = summaryText(run, options);
  return lines.length === 0 ? text : `${text.trimEnd()}\n\n${lines.join('\n')}\n`;
}

/** `12 methods checked: no bugs, 2 maybes`; what was not analysed was not checked. */
export function headlineText(
  { summary = [], stats, incomplete }: Pick<RunResult, 'summary' | 'stats' | 'incomplete'>,
  paint: Paint,
): string {
  const { bugs, maybes } = totalOf(summary);
  const counted = stats.analysed === stats.methods ? '' : `${stats.analysed} of `;
  const found = `${bugs === 0 ? 'no bugs' : paint.bug(plural(bugs, 'bug'))}, ${maybes === 0 ? 'no maybes' : paint.maybe(plural(maybes, 'maybe'))}`;
  return `${counted}${plural(stats.methods, 'method')} checked: ${found}${incomplete === undefined ? '' : paint.maybe(', incomplete')}`;
}

function tableText(summary: readonly RuleSummary[], paint: Paint): readonly string[] {
  if (summary.length === 0) return [];
  const total = totalOf(summary);
  const rows = [
    ['rule', ...SUMMARY_COLUMNS],
    ...summary.map((row) => [row.rule, ...SUMMARY_COLUMNS.map((column) => String(row[column]))]),
    ...(summary.length === 1 ? [] : [['all', ...SUMMARY_COLUMNS.map((column) => String(total[column]))]]),
  ];
  const widths = SUMMARY_COLUMNS.map((_, index) => Math.max(...rows.map((row) => row[index + 1]?.length ?? 0)));
  const first = Math.max(...rows.map(([name = '']) => name.length));
  return rows.map(([name = '', ...cells], index) => {
    const line = `${name.padEnd(first)}${cells.map((cell, column) => `  ${cell.padStart(widths[column] ?? 0)}`).join('')}`;
    return index === 0 ? paint.faint(line) : line;
  });
}

/** Proofs about code that nothing reaches are counted apart. */
function unreachedText(results: readonly ElementResult[]): readonly string[] {
  const claims = results.flatMap((result) => result.claims).filter(isUnreached);
  return claims.length === 0 ? [] : [`proved because nothing reaches it: ${plural(claims.length, 'place')}`];
}

function isUnreached({ kind, verdict, unreached }: Claim): boolean {
  return kind === 'obligation' && verdict === 'proved' && unreached === true;
}

function hiddenText(summary: readonly RuleSummary[]): readonly string[] {
  return [...hiddenOf(summary)].map(
    ([reason, count]) => `hidden: ${plural(count, 'claim')} (${HIDDEN_WORDS[reason]}; --show ${reason})`,
  );
}

function incompleteText({ incomplete }: Pick<RunResult, 'incomplete'>, paint: Paint): readonly string[] {
  if (incomplete === undefined) return [];
  const { methods = 0, files = 0, classes = 0 } = incomplete;
  const parts = [
    ...(methods === 0 ? [] : [`${plural(methods, 'method')} not analysed in full`]),
    ...(files === 0 ? [] : [`${plural(files, 'file')} not read in full`]),
    ...(classes === 0 ? [] : [`${plural(classes, 'missing class').replace('classs', 'classes')}`]),
  ];
  return [`${paint.maybe('incomplete:')} ${parts.join(', ')}`];
}
