/** The baseline's file: read before a run, written after one that should become known. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type BaselineEntry, baselineText, readBaseline } from '../../workspace/index.js';
import { kindOf, reasonOf } from '../input/files.js';

export type OpenedBaseline =
  | { readonly kind: 'baseline'; readonly entries: readonly BaselineEntry[]; readonly tool?: string }
  | { readonly kind: 'problem'; readonly message: string };

/** A missing file is an empty baseline only where it is about to be written: a mistyped name would hide what is known. */
export function openBaseline(file: string, use: 'updated' | 'read'): OpenedBaseline {
  if (kindOf(file) === 'missing') {
    if (use === 'updated') return { kind: 'baseline', entries: [] };
    return { kind: 'problem', message: 'no such baseline; --update-baseline writes it' };
  }
  try {
    return readBaseline(readFileSync(file, 'utf8'));
  } catch (error) {
    return { kind: 'problem', message: `cannot be read: ${reasonOf(error)}` };
  }
}

/** By renaming, so that an interrupted run leaves the old file or the new one. Says what went wrong. */
export function writeBaseline(file: string, entries: readonly BaselineEntry[]): string | undefined {
  try {
    mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
    const temporary = `${file}.${process.pid}.tmp`;
    writeFileSync(temporary, baselineText(entries));
    renameSync(temporary, file);
    return undefined;
  } catch (error) {
    return `cannot be written: ${reasonOf(error)}`;
  }
}

/** Files as the baseline names them: from its own folder, so that it is the same on every machine. */
export function namedFrom(file: string): (source: string) => string {
  const folder = path.dirname(path.resolve(file));
  return (source) => {
    const relative = path.relative(folder, path.resolve(source));
    return path.isAbsolute(relative) ? path.basename(source) : relative.split(path.sep).join('/');
  };
}

/** Whether a file that the baseline names is on disk, but none of the inputs. */
export function elsewhere(file: string, inputs: readonly string[]): (source: string) => boolean {
  const folder = path.dirname(path.resolve(file));
  const read = new Set(inputs.map((input) => path.resolve(input)));
  return (source) => {
    const place = path.resolve(folder, source);
    return kindOf(place) === 'file' && !read.has(place);
  };
}
