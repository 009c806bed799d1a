/** Runs the analysis that settings ask for, with progress on a terminal. */
import type { Checked, CheckOptions } from '../../workspace/index.js';
import { cached } from '../cache/cached.js';
import type { Settings } from '../configuration/settings.js';
import type { Opened } from '../open.js';
import { checkInputs } from '../pool/check-inputs.js';
import { progressLine } from '../progress.js';
import type { WhichClasses } from './selected-classes.js';

const MILLISECONDS = 1000;

export async function analyse({ inputs, options }: Settings, opened: Opened, which: WhichClasses): Promise<Checked> {
  const check: Omit<CheckOptions, 'onProgress' | 'source'> = {
    classes: options.class,
    methods: options.method,
    ...which,
    latent: options.latent === true,
    replay: options.replay,
    budget: options.budget,
    ...(options.budgetMs === undefined ? {} : { budgetMilliseconds: options.budgetMs }),
    ...(options.timeout === undefined ? {} : { endsAt: Date.now() + options.timeout * MILLISECONDS }),
  };
  const progress = progressLine(options);
  const parallel = { opening: { names: inputs, options, how: { focus: true } }, jobs: options.jobs };
  try {
    return await cached({ cache: options.cache, common: options }, opened, check, () =>
      checkInputs(opened, { ...check, onProgress: progress.show }, parallel),
    );
  } finally {
    progress.clear();
  }
}
