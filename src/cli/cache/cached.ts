/** A check that need not be done where its result was kept. */
import path from 'node:path';
import type { CommonOptions } from '../../workspace/commands/common-options.js';
import type { Checked, Checker, CheckOptions } from '../../workspace/index.js';
import type { Opened } from '../open.js';
import { CacheFolder } from './cache-folder.js';
import { hashOf } from './hash.js';
import { KeptAnswers } from './kept-answers.js';
import { KeptResult } from './kept-result.js';
import { toolDigest } from './tool-digest.js';

const USUAL_FOLDER = path.join('.espalier', 'cache');

export interface Caching {
  /** The folder, or whether there is one at all. */
  readonly cache: string | boolean;
  /** As on the command line. */
  readonly common: CommonOptions;
  /** Told what was kept and what was not. */
  readonly onTally?: (text: string) => void;
}

/** Undefined where nothing is kept: what a clock cuts off is not the same the next time. */
export function cacheFolder(cache: string | boolean, budgetMilliseconds: number | undefined): string | undefined {
  if (cache === false || budgetMilliseconds !== undefined) return undefined;
  return typeof cache === 'string' ? cache : USUAL_FOLDER;
}

/** Where the answers to tasks are kept; undefined: nowhere. */
export type Keeping = ((checker: Checker) => KeptAnswers) | undefined;

export async function cached(
  { cache, common, onTally }: Caching,
  opened: Opened,
  options: Omit<CheckOptions, 'onProgress' | 'source'>,
  check: (keeping: Keeping) => Promise<Checked>,
): Promise<Checked> {
  const { budgetMilliseconds, endsAt, ...rest } = options;
  const where = cacheFolder(cache, budgetMilliseconds);
  // Of code that runs from its sources nobody can say which version it is.
  const tool = where === undefined ? undefined : toolDigest();
  if (where === undefined || tool === undefined) return check(undefined);
  const folder = new CacheFolder(where);
  const { classpath, sourcepath, specs, jdk = '' } = common;
  const { reads } = opened;
  const kept = KeptResult.in(folder, {
    tool,
    options: { ...rest, classpath, sourcepath, specs, jdk },
    contents: opened.contents(),
    reads,
  });
  const known = kept.read();
  if (known !== undefined) {
    onTally?.('cache: the result of the whole run was kept');
    return known;
  }
  const { replay, numbers, budget } = options;
  const how = hashOf(tool, JSON.stringify({ replay, numbers, budget, classpath, sourcepath, specs, jdk }));
  let answers: KeptAnswers | undefined;
  const checked = await check((checker) => {
    answers = new KeptAnswers(folder, { how, reads, isTold: () => tellsOfOthers(opened) }, checker);
    return answers;
  });
  const isWhole = checked.faults === 0 && (endsAt === undefined || Date.now() < endsAt);
  if (isWhole) {
    answers?.write();
    kept.write(checked);
  }
  if (answers !== undefined) onTally?.(answers.tally.text);
  return checked;
}

/** What is wrong in a library class, or a skeleton of one, is reported by the run that reads it. */
function tellsOfOthers({ workspace }: Opened): boolean {
  const own = new Set(workspace.inputFiles());
  return workspace.diagnostics().some(({ file }) => file !== undefined && !own.has(file));
}
