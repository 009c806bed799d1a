/** Where the configuration of a run is: named, in the working directory, or above the first input. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { kindOf } from '../input/files.js';

export const CONFIGURATION_FILE = 'espalier.config.json';
/** No repository is deeper. */
const HIGHEST = 64;

/** Above an input only folders of its repository count; without a repository, only the input's own folder. */
export function findConfiguration(inputs: readonly string[]): string | undefined {
  const here = path.resolve(CONFIGURATION_FILE);
  if (kindOf(here) === 'file') return here;
  const [first] = inputs.filter((input) => !input.startsWith('jdk:'));
  if (first === undefined) return undefined;
  const start = kindOf(first) === 'folder' ? path.resolve(first) : path.dirname(path.resolve(first));
  const folders = repositoryFolders(start) ?? [start];
  return folders.map((folder) => path.join(folder, CONFIGURATION_FILE)).find((file) => kindOf(file) === 'file');
}

/** The folders from there up to the root of the repository, the nearest first. */
function repositoryFolders(start: string): readonly string[] | undefined {
  const folders: string[] = [];
  let folder = start;
  for (let level = 0; level < HIGHEST; level++) {
    folders.push(folder);
    if (existsSync(path.join(folder, '.git'))) return folders;
    const parent = path.dirname(folder);
    if (parent === folder) return undefined;
    folder = parent;
  }
  return undefined;
}
