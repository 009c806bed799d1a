/** The status line: what is going on, in a sentence. */
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
  return shown('done', answer === undefined ? 'ready' : `${titleOf(view)} in ${Math.round(answer.milliseconds)} ms`);
}
