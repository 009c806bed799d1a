import { defineConfig } from 'vitest/config';

/** These load many broken copies of the analyzer: what they load must go with them. */
const LOADING = ['test/**/mutants.test.ts', 'test/**/*-mutants.test.ts', 'test/fuzz/**/*.test.ts'];

/** These open the page in a browser, for which the site is built first. */
const BROWSER = ['test/web/browser/**/*.test.ts'];

export default defineConfig({
  test: {
    globalSetup: ['test/support/scratch.ts', 'test/support/bundled.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // By default one core is left idle.
    maxWorkers: '100%',
    projects: [
      { extends: true, test: { name: 'loading', include: LOADING } },
      // No module of the project has state, so these files can share what a worker has loaded.
      {
        extends: true,
        test: { name: 'sharing', include: ['test/**/*.test.ts'], exclude: [...LOADING, ...BROWSER], isolate: false },
      },
      {
        test: {
          name: 'browser',
          include: BROWSER,
          globalSetup: ['test/web/browser/support/site.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
