/** The version of the tool, by contents: the code that runs, and what ships with it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { VERSION } from '../../workspace/index.js';
import { componentsFolder, modelsFolder, specificationsFolder } from '../input/package-files.js';
import { hashOf } from './hash.js';

/** Undefined where the code runs from its sources: then nobody can say which version it is. */
export function toolDigest(): string | undefined {
  const here = fileURLToPath(import.meta.url);
  if (!here.endsWith('.js')) return undefined;
  const parts: (string | Uint8Array)[] = [VERSION, process.version];
  const code = path.dirname(here);
  for (const name of readdirSync(code).sort()) {
    if (name.endsWith('.js') || name.endsWith('.wasm')) parts.push(name, readFileSync(path.join(code, name)));
  }
  for (const folder of [modelsFolder(), componentsFolder(), specificationsFolder()]) addFolder(folder, parts);
  return hashOf(...parts);
}

function addFolder(folder: string, parts: (string | Uint8Array)[]): void {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort(byName)) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) addFolder(file, parts);
    else if (entry.isFile()) parts.push(entry.name, readFileSync(file));
  }
}

function byName(one: { readonly name: string }, other: { readonly name: string }): number {
  return one.name < other.name ? -1 : 1;
}
