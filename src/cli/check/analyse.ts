/** Runs the analysis that settings ask for, with progress on a terminal. */

import { HIDDEN_REASONS, type HiddenReason } from '../../findings/claim.js';
import type { CheckCommandOptions } from '../../workspace/commands/check/card.js';
import type { Checked, CheckOptions } from '../../workspace/index.js';
import { cached } from '../cache/cached.js';
import type { Settings } from '../configuration/settings.js';
import type { Opened } from '../open.js';
import { checkInputs } from '../pool/check-inputs.js';
import { progressLine } from '../progress.js';
import { failing } from './failing.js';
import type { WhichClasses } from './selected-classes.js';

const MILLISECONDS = 1000;

export async function analyse(settings: Settings, opened: Opened, which: WhichClasses): Promise<Checked> {
  const { inputs, options } = settings;
  const check: Omit<CheckOptions, 'onProgress' | 'source'> = {
    classes: options.class,
    methods: options.method,
    ...which,
    show: shownOf(options, failing(settings)),
    replay: options.replay,
    numbers: options.numbers,
    budget: options.budget,
    ...(options.budgetMs === undefined ? {} : { budgetMilliseconds: options.budgetMs }),
    ...(options.timeout === undefined ? {} : { endsAt: Date.now() + options.timeout * MILLISECONDS }),
  };
  const progress = progressLine(options);
  const parallel = { opening: { names: inputs, options, how: { focus: true } }, jobs: options.jobs };
  try {
    const onTally = options.cacheStats === true ? (text: string) => process.stderr.write(`${text}\n`) : undefined;
    const caching = { cache: options.cache, common: options, ...(onTally === undefined ? {} : { onTally }) };
    return await cached(caching, opened, check, (keeping) =>
      checkInputs(opened, { ...check, onProgress: progress.show }, { ...parallel, keeping }),
    );
  } finally {
    progress.clear();
  }
}

/** What fails a run is shown, too. In one order, so that what was kept is found again. */
function shownOf(
  { show, latent }: Pick<CheckCommandOptions, 'show' | 'latent'>,
  failing: ReadonlySet<string>,
): readonly HiddenReason[] {
  if (failing.has('unproved') || failing.has('unknown')) return HIDDEN_REASONS;
  const words = new Set<string>(latent === true ? [...show, 'heap'] : show);
  return HIDDEN_REASONS.filter((word) => words.has(word));
}
