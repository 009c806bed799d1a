/** Loads the analyzer: from its sources where these run, else from the bundle, with the code that V8 made of it before. */
import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';
import { isMainThread } from 'node:worker_threads';
import type * as Analyzer from '../analyzer.js';
import { cacheHome } from './cache-home.js';
import { CodeCache } from './code-cache.js';
import { optimiseLater } from './optimising.js';

/** The script beside this one; written here by the bundle. Its name holds a digest of its text. */
declare const ANALYZER_FILE: string | undefined;

/** The text of the script is a function of these. */
type Wrapped = (
  exports: object,
  require: NodeJS.Require,
  module: { exports: object },
  bring: (specifier: string) => Promise<unknown>,
  bundleUrl: string,
) => void;

/** `kind` is the command: each uses another part of the code. */
export async function loadAnalyzer(kind: string): Promise<typeof Analyzer> {
  if (typeof ANALYZER_FILE === 'undefined') return import('../analyzer.js');
  if (isMainThread) optimiseLater();
  const url = new URL(ANALYZER_FILE, import.meta.url);
  const file = fileURLToPath(url);
  const cache = cacheOf(file, kind);
  const kept = cache?.read();
  const script = new Script(readFileSync(file, 'latin1'), {
    filename: file,
    ...(kept === undefined ? {} : { cachedData: kept }),
  });
  const isNew = kept === undefined || script.cachedDataRejected === true;
  if (cache !== undefined && isNew && isMainThread) {
    // At the end, since V8 keeps only functions that it has compiled by then.
    process.once('exit', () => cache.write(script.createCachedData()));
  }
  const module = { exports: {} };
  const wrapped: Wrapped = script.runInThisContext();
  wrapped(module.exports, createRequire(import.meta.url), module, (name) => import(name), url.href);
  return module.exports as typeof Analyzer;
}

/** Undefined where it is not wanted, or nobody knows where. */
function cacheOf(file: string, kind: string): CodeCache | undefined {
  const folder = process.env.ESPALIER_CODE_CACHE === 'off' ? undefined : cacheHome();
  if (folder === undefined) return undefined;
  const { size, mtimeMs } = statSync(file);
  const identity = [file, String(size), String(mtimeMs), process.version, process.arch, ...process.execArgv];
  return new CodeCache(folder, kind, identity);
}
