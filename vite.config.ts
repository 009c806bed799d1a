/** How the page of `espalier explore` is built: a static site that runs from any folder of any file server. */
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createLogger, defineConfig } from 'vite';

const inPackage = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** web-tree-sitter and cadical-wasm hold parts for Node, and an `eval` for wasm that brings JavaScript: never reached in the page. */
const EXPECTED = [
  /externalized for browser.*(cadical-wasm|web-tree-sitter)/s,
  /`eval`.*web-tree-sitter/s,
  /PLUGIN_TIMINGS/,
];
const logger = createLogger('warn');

export default defineConfig({
  customLogger: {
    ...logger,
    warn: (message, options) => {
      if (!EXPECTED.some((expected) => expected.test(message))) logger.warn(message, options);
    },
  },
  root: inPackage('src/web/page'),
  // Every address is relative, so that the site works below any path: a token, a folder of somebody's pages.
  base: './',
  plugins: [svelte({ configFile: false })],
  worker: { format: 'es' },
  build: {
    outDir: inPackage('dist/web'),
    emptyOutDir: true,
    target: 'es2023',
    // Inlined files would be `data:` addresses, which the content security policy lets only pictures be.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The analyzer is one large worker by nature.
    chunkSizeWarningLimit: 4000,
    reportCompressedSize: false,
  },
  // They find their wasm files beside themselves, which bundling for development would move away.
  optimizeDeps: { exclude: ['cadical-wasm', 'web-tree-sitter'] },
});
