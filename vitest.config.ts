import { defineConfig } from 'vitest/config';

/** These load many broken copies of the analyzer: what they load must go with them. */
const LOADING = ['test/**/mutants.test.ts', 'test/**/*-mutants.test.ts', 'test/fuzz/**/*.test.ts'];

export default defineConfig({
  test: {
    globalSetup: ['test/support/bundled.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // By default one core is left idle.
    maxWorkers: '100%',
    projects: [
      { extends: true, test: { name: 'loading', include: LOADING } },
      // No module of the project has state, so these files can share what a worker has loaded.
      { extends: true, test: { name: 'sharing', include: ['test/**/*.test.ts'], exclude: LOADING, isolate: false } },
    ],
  },
});
