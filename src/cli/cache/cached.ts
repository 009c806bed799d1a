/** A check that need not be done where its result was kept. */
import path from 'node:path';
import type { CommonOptions } from '../../workspace/commands/common-options.js';
import type { Checked, CheckOptions } from '../../workspace/index.js';
import type { Opened } from '../open.js';
import { KeptResult } from './kept-result.js';

const USUAL_FOLDER = path.join('.espalier', 'cache');

export interface Caching {
  /** The folder, or whether there is one at all. */
  readonly cache: string | boolean;
  /** As on the command line. */
  readonly common: CommonOptions;
}

export async function cached(
  { cache, common }: Caching,
  opened: Opened,
  options: Omit<CheckOptions, 'onProgress' | 'source'>,
  check: () => Promise<Checked>,
): Promise<Checked> {
  const { budgetMilliseconds, endsAt, ...rest } = options;
  // What a clock cuts off is not the same the next time.
  if (cache === false || budgetMilliseconds !== undefined) return check();
  const { classpath, sourcepath, specs, jdk = '' } = common;
  const kept = KeptResult.in(cache === true ? USUAL_FOLDER : cache, {
    options: { ...rest, classpath, sourcepath, specs, jdk },
    contents: opened.contents(),
    reads: opened.reads,
  });
  const known = kept?.read();
  if (known !== undefined) return known;
  const checked = await check();
  const isWhole = checked.faults === 0 && (endsAt === undefined || Date.now() < endsAt);
  if (isWhole) kept?.write(checked);
  return checked;
}
