/** Runs over programs in memory, with answers of earlier runs and without. */
import { CacheFolder } from '../../src/cli/cache/cache-folder.js';
import { KeptAnswers } from '../../src/cli/cache/kept-answers.js';
import { Reads } from '../../src/cli/cache/reads.js';
import type { Answer, Checked, Request } from '../../src/workspace/check.js';
import { answered, begin } from '../analyses/check/tasks/opened.js';

export type Texts = Readonly<Record<string, string>>;

export interface Counted {
  readonly checked: Checked;
  /** How many tasks were done. */
  readonly done: number;
}

export interface Faults {
  /** Whether a question is noted. */
  readonly isNoted?: (question: string) => boolean;
  /** What is left of the facts. */
  readonly factsOf?: (facts: string) => string;
}

/** Uses what is kept, and keeps what it does. */
export async function kept(
  texts: Texts,
  folder: string,
  { isNoted = () => true, factsOf = (facts) => facts }: Faults = {},
): Promise<Counted> {
  const run = await begin(texts);
  const identity = { how: 'test', reads: new Reads(), isTold: () => false };
  const checker = { ...run.checker, facts: (digest: (text: string) => string) => factsOf(run.checker.facts(digest)) };
  const answers = new KeptAnswers(new CacheFolder(folder), identity, checker);
  let done = 0;
  const answer = ({ round, tasks }: Request): readonly Answer[] =>
    tasks.map((task) => {
      const known = answers.find(round, task);
      if (known !== undefined) return known;
      const performed = run.checker.performed(round, task);
      answers.note(round, task, { ...performed, asked: performed.asked.filter(isNoted) });
      done++;
      return performed.answer;
    });
  const checked = answered(run, answer);
  answers.write();
  return { checked, done };
}

export async function fresh(texts: Texts): Promise<Counted> {
  const run = await begin(texts);
  let done = 0;
  const checked = answered(run, ({ round, tasks }) => {
    done += tasks.length;
    return tasks.map((task) => run.checker.perform(round, task));
  });
  return { checked, done };
}
