import { defineConfig } from 'vitest/config';
import { optimisingFlags } from './src/cli/start/optimising.js';
import LongestFirst from './test/support/longest-first.js';
import { leftOut } from './test/support/seeded/campaigns.js';

/** These load broken copies of the analyzer: where all faults are taken, what they load must go with them. */
const LOADING = ['test/**/mutants.test.ts', 'test/**/*-mutants.test.ts', 'test/fuzz/**/*.test.ts'];
/** Looks at the memory of its process, which must be its own. */
const ALONE = ['test/fuzz/class-files.test.ts'];
const apart = process.env.ESPALIER_TESTS === 'full' ? LOADING : ALONE;

/** These open the page in a browser, for which the site is built first. */
const BROWSER = ['test/web/browser/**/*.test.ts'];

/** Most of what the tests run is the analyzer. */
const COMMON = {
  execArgv: [...optimisingFlags()],
  setupFiles: ['test/support/processor-time.ts'],
  globalSetup: ['test/support/scratch.ts', 'test/support/bundled.ts', 'test/support/seeded/announced.ts'],
  // Against tests that do not end; a machine may be busy.
  testTimeout: 300_000,
  hookTimeout: 300_000,
};

export default defineConfig({
  test: {
    // By default one core is left idle.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { ...COMMON, name: 'loading', include: apart } },
      // No module of the project has state, so these files can share what a worker has loaded.
      {
        test: {
          ...COMMON,
          name: 'sharing',
          include: ['test/**/*.test.ts'],
          exclude: [...apart, ...BROWSER, ...leftOut()],
          isolate: false,
        },
      },
      {
        test: {
          name: 'browser',
          include: BROWSER,
          exclude: [...leftOut()],
          globalSetup: ['test/web/browser/support/site.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
