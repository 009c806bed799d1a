/** `.jml` skeletons: beside a class file, in its archive, or below a folder of `--specs`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ClassFileListing, SkeletonText } from '../../workspace/index.js';
import { decodeSource } from './decode.js';
import { display, kindOf, reasonOf } from './files.js';

export function skeletons(
  classes: readonly ClassFileListing[],
  specs: readonly string[],
  refuse: (file: string, message: string) => void,
): (className: string) => SkeletonText | undefined {
  for (const folder of specs) if (kindOf(folder) !== 'folder') refuse(folder, 'no such folder of specifications');
  return (className) => {
    for (const folder of specs) {
      const found = skeletonAt(path.join(folder, `${className.replaceAll('.', '/')}.jml`), refuse);
      if (found !== undefined) return found;
    }
    for (const listing of classes) {
      const beside = listing.find(className);
      if (beside === undefined) continue;
      const inside = listing.text?.(`${className.replaceAll('.', '/')}.jml`);
      if (inside !== undefined) return { path: beside.path.replace(/\.class$/, '.jml'), text: inside };
      const found = beside.path.includes('!/')
        ? undefined
        : skeletonAt(beside.path.replace(/\.class$/, '.jml'), refuse);
      if (found !== undefined) return found;
    }
    return undefined;
  };
}

function skeletonAt(file: string, refuse: (file: string, message: string) => void): SkeletonText | undefined {
  if (kindOf(file) !== 'file') return undefined;
  try {
    const decoded = decodeSource(readFileSync(file));
    if (decoded.kind === 'text') return { path: display(file), text: decoded.text };
    refuse(display(file), 'not a text file: binary content');
  } catch (error) {
    refuse(display(file), `cannot be read: ${reasonOf(error)}`);
  }
  return undefined;
}
