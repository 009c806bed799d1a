/** The project opened for checking, task by task. */
import { HIDDEN_REASONS } from '../../../../src/findings/claim.js';
import {
  type Answer,
  beginCheck,
  type Checked,
  type CheckRun,
  type Request,
  type Task,
} from '../../../../src/workspace/check.js';
import { openTexts } from '../../../support/open.js';
import { PROJECT } from './project.js';

export async function begin(texts: Readonly<Record<string, string>> = PROJECT): Promise<CheckRun> {
  const inputs = Object.entries(texts).map(([path, text]) => ({ path, text }));
  const workspace = await openTexts(inputs);
  return beginCheck(workspace, {
    classes: [],
    methods: [],
    show: HIDDEN_REASONS,
    budget: 1,
    source: (file) => texts[file],
  });
}

/** What comes of it when the requests are answered so. */
export function answered({ checking, finish }: CheckRun, answer: (request: Request) => readonly Answer[]): Checked {
  let step = checking.next();
  while (step.done !== true) step = checking.next(answer(step.value));
  return finish(step.value);
}

/** Without what differs from run to run. */
export function comparable({ results, diagnostics, faults }: Checked): unknown {
  return { results, diagnostics, faults };
}

export function describeTask({ kind, component }: Task): string {
  return `${kind} ${component}`;
}
