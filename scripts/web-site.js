/** The page of `espalier explore` as a static site: what the analyzer reads besides programs, then the page around it. */
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as bundle } from 'esbuild';
import { build, createServer } from 'vite';
import { packLibrary } from './pack-library.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const configFile = path.join(root, 'vite.config.ts');

const WASM_FILES = ['web-tree-sitter/web-tree-sitter.wasm', 'tree-sitter-java/tree-sitter-java.wasm'];

export async function buildSite(folder) {
  // Vite makes a site for development where the environment says anything else, as test runners do.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    await build({ configFile, mode: 'production', publicDir: false, build: { outDir: folder }, logLevel: 'warn' });
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
  await addWhatIsRead(folder);
  await addServiceWorker(folder);
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

/** Last: it names all other files, and its version is made from them. */
export async function addServiceWorker(folder) {
  const script = path.join(folder, 'sw.js');
  rmSync(script, { force: true });
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) {
    const bytes = readFileSync(path.join(folder, file));
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  await bundle({
    entryPoints: [path.join(root, 'src/web/offline/service-worker.ts')],
    outfile: script,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: {
      // Asked for as the folder, which is what is opened: a server may lead from index.html to it.
      SITE_FILES: JSON.stringify(files.map((file) => (file === 'index.html' ? '' : file))),
      SITE_VERSION: JSON.stringify(hash.digest('hex').slice(0, 16)),
    },
    logLevel: 'warning',
  });
}
