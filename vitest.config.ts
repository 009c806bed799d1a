import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/bundled.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // No module of the project has state, so files can share what a worker has loaded.
    isolate: false,
    // By default one core is left idle.
    maxWorkers: '100%',
  },
});
