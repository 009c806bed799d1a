/**
 * Bundles the command line into dist/ and puts the parser's wasm files beside it. In a checkout the command is also put
 * where `npx espalier` looks first.
 */
import { copyFileSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';

rmSync('dist', { recursive: true, force: true });
mkdirSync('dist', { recursive: true });
await build({
  entryPoints: ['src/cli/main.ts'],
  outfile: 'dist/espalier.js',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  sourcemap: true,
  logLevel: 'warning',
});
copyFileSync('node_modules/tree-sitter-java/tree-sitter-java.wasm', 'dist/tree-sitter-java.wasm');
copyFileSync('node_modules/web-tree-sitter/web-tree-sitter.wasm', 'dist/web-tree-sitter.wasm');

if (existsSync('node_modules/.bin')) {
  rmSync('node_modules/.bin/espalier', { force: true });
  if (process.platform === 'win32') {
    writeFileSync('node_modules/.bin/espalier.cmd', '@node "%~dp0\\..\\..\\bin\\espalier.js" %*\r\n');
  } else symlinkSync('../../bin/espalier.js', 'node_modules/.bin/espalier');
}
