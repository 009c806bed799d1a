/** Specifications of library classes: those that ship with the package, and those of the folders that the user names. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { specificationsFolder } from './input/package-files.js';

export interface SpecificationText {
  readonly file: string;
  readonly text: string;
}

/** A user's file of the same name takes the place of a shipped one. */
export function librarySpecifications(folders: readonly string[]): readonly SpecificationText[] {
  const found = new Map<string, SpecificationText>();
  for (const folder of [specificationsFolder(), ...folders]) {
    for (const name of namesIn(folder)) {
      const file = path.join(folder, name);
      found.set(name, { file, text: readFileSync(file, 'utf8') });
    }
  }
  return [...found.values()];
}

/** A folder that is not there is reported where skeletons are looked for. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.spec'))
      .sort();
  } catch {
    return [];
  }
}
