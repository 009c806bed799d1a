/** The page of `espalier explore` as a static site: what the analyzer reads besides programs, then the page around it. */
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, createServer } from 'vite';
import { packLibrary } from './pack-library.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const configFile = path.join(root, 'vite.config.ts');

const WASM_FILES = ['web-tree-sitter/web-tree-sitter.wasm', 'tree-sitter-java/tree-sitter-java.wasm'];

export async function buildSite(folder) {
  await build({ configFile, publicDir: false, build: { outDir: folder }, logLevel: 'warn' });
  await addWhatIsRead(folder);
}

export async function serveSite() {
  const folder = path.join(root, 'node_modules/.espalier-web');
  rmSync(folder, { recursive: true, force: true });
  await addWhatIsRead(folder);
  const server = await createServer({ configFile, publicDir: folder });
  await server.listen();
  server.printUrls();
}

/** Beside index.html: the analyzer asks for them by these names. */
async function addWhatIsRead(folder) {
  mkdirSync(folder, { recursive: true });
  for (const file of WASM_FILES) {
    copyFileSync(path.join(root, 'node_modules', file), path.join(folder, path.basename(file)));
  }
  await packLibrary(folder);
  // Where `espalier explore` serves the site it answers this itself; elsewhere there are no files of a user's.
  writeFileSync(path.join(folder, 'session.json'), '{"files":[],"version":0,"watched":false,"notes":[]}\n');
}
