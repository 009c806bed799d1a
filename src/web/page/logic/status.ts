/** The status line: what is going on, in a sentence. */
import type { Answer } from '../../protocol.js';
import { isFresh, type Known } from './asking.js';
import { titleOf } from './tabs.js';

export interface ShownStatus {
  readonly kind: 'preparing' | 'working' | 'done' | 'stopped' | 'failed';
  readonly text: string;
  /** Of the answer that is shown, if it is about the present text. */
  readonly milliseconds: number | undefined;
  /** What the answer rests on; empty where there is none. */
  readonly assumptions: string;
}

export function statusOf(
  known: Known,
  { isReady, progress }: { readonly isReady: boolean; readonly progress: string },
): ShownStatus {
  const { status, view, answers } = known;
  const answer = isFresh(known, view) ? answers.get(view)?.answer : undefined;
  const milliseconds = answer?.milliseconds;
  const assumptions = answer?.assumptions.join(', ') ?? '';
  const shown = (kind: ShownStatus['kind'], text: string): ShownStatus => ({ kind, text, milliseconds, assumptions });
  if (status.kind === 'failed')
    return shown('failed', `${titleOf(status.view)}: the analyzer failed: ${status.message}`);
  if (status.kind === 'stopped') return shown('stopped', `${titleOf(status.view)}: ${status.message}`);
  if (!isReady) return shown('preparing', 'preparing the analyzer …');
  if (status.kind === 'waiting') return shown('working', 'analysing …');
  if (status.kind === 'asking') {
    const what = progress === '' ? '' : ` (${progress})`;
    return shown('working', `analysing ${titleOf(status.view)} …${what}`);
  }
  if (answer === undefined) return shown('done', 'ready');
  return shown('done', `${titleOf(view)} in ${Math.round(answer.milliseconds)} ms${unfinishedText(answer)}`);
}

/** As the analyses say that a budget is spent. */
const SPENT = /^more than \d+ (?:states|steps)\b/;

/** What was not analysed to its end: the line that says it may not be in sight. */
function unfinishedText({ marks }: Answer): string {
  const reasons = marks.flatMap(({ verdict, claim }) => (verdict === 'unknown' ? [claim?.reason ?? ''] : []));
  const [first, ...others] = new Set(reasons.filter((reason) => SPENT.test(reason)));
  if (first === undefined) return '';
  return `; not analysed: ${first}${others.length === 0 ? '' : `, and ${others.length} more`}`;
}
