/**
 * Bundles the command line into a folder of the package: what starts, and the analyzer, which that loads once there is work for it.
 *
 * The analyzer is a script and no module: Node keeps no code of modules between runs. What starts knows the commands by their cards; what the
 * analyzer alone knows of them (formats, claims) is asked of the bundled analyzer, and written into it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { build } from 'esbuild';

const ENTRY_POINTS = { espalier: 'src/cli/main.ts', 'check-worker': 'src/cli/start/worker.ts' };
/** What brings files of its own, or is used by few runs; the rest is loaded faster as part of the bundle. */
const EXTERNAL = ['piscina', 'cadical-wasm', '@viz-js/viz', 'hono', '@hono/node-server'];
const WRAPPED = '(function (exports, require, module, IMPORT, BUNDLE_URL) {';
const SHARED = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
};

export async function bundle(folder) {
  const analyzer = await bundleAnalyzer(folder);
  await build({
    ...SHARED,
    entryPoints: ENTRY_POINTS,
    outdir: folder,
    format: 'esm',
    packages: 'external',
    splitting: true,
    chunkNames: 'shared-[hash]',
    define: { ANALYZER_FILE: JSON.stringify(path.basename(analyzer)) },
    plugins: [listed(listingOf(analyzer))],
  });
}

/** The script, under a name that changes with its text. */
async function bundleAnalyzer(folder) {
  const result = await build({
    ...SHARED,
    entryPoints: { analyzer: 'src/cli/analyzer.ts' },
    outdir: folder,
    entryNames: '[name]-[hash]',
    format: 'cjs',
    mainFields: ['module', 'main'],
    external: EXTERNAL,
    alias: { 'web-tree-sitter': path.resolve('node_modules/web-tree-sitter/web-tree-sitter.cjs') },
    // The parser's runtime asks where it is, and is given its bytes all the same.
    define: { 'import.meta.url': 'BUNDLE_URL', __dirname: '""' },
    banner: { js: WRAPPED },
    footer: { js: '})' },
    metafile: true,
  });
  const [file] = Object.keys(result.metafile.outputs).filter((name) => name.endsWith('.js'));
  const text = readFileSync(file, 'utf8');
  // Scripts cannot import by themselves. Both words are as long, so that the source map stays right.
  const bringing = EXTERNAL.reduce((now, name) => now.replaceAll(`import("${name}")`, `IMPORT("${name}")`), text);
  // Text of one byte a character is read faster; what is left of others stands in comments and regular expressions.
  const escaped = (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
  writeFileSync(file, bringing.replaceAll(/[^\0-\x7f]/g, escaped));
  return path.resolve(file);
}

/** Asked of the analyzer itself, as it was bundled. */
function listingOf(analyzer) {
  const require = createRequire(pathToFileURL(analyzer));
  const module = { exports: {} };
  new Script(readFileSync(analyzer, 'utf8'), { filename: analyzer }).runInThisContext()(
    module.exports,
    require,
    module,
    () => undefined,
    pathToFileURL(analyzer).href,
  );
  return module.exports.listing();
}

/** In place of the list of commands with all that performs them: the same list, of cards and data. */
function listed(listing) {
  const imports = listing.map(({ id }) => `import * as ${id} from './${id}/card.js';`);
  const entries = listing.map(({ id, ...data }) => `{ ...${JSON.stringify(data)}, card: card(${id}, '${id}') }`);
  const contents = `${imports.join('\n')}
const card = (module, id) => Object.values(module).find((each) => each?.id === id);
export const COMMANDS = [${entries.join(', ')}];
export const PROPERTIES = [...new Set(COMMANDS.flatMap(({ claims }) => claims))];
`;
  return {
    name: 'listed',
    setup: ({ onLoad }) =>
      onLoad({ filter: /src[\\/]workspace[\\/]commands[\\/]index\.ts$/ }, () => ({ contents, loader: 'ts' })),
  };
}
