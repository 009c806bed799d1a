/** The sources that the page shows, out of what INPUT names. */
import { statSync } from 'node:fs';
import type { ReportedDiagnostic } from '../../findings/result.js';
import type { SourceInput } from '../../workspace/index.js';
import { collectInputs } from '../input/collect.js';
import { kindOf } from '../input/files.js';
import { walkFolder } from '../input/walk.js';

export interface ShownFiles {
  readonly files: readonly SourceInput[];
  readonly diagnostics: readonly ReportedDiagnostic[];
  /** A named input could not be used. */
  readonly unusable: boolean;
}

/** More than anyone looks at, and the page analyses all of it at every change. */
const MOST_FILES = 500;
const MOST_CHARACTERS = 4_000_000;

export function shownFiles(names: readonly string[], manner: 'strict' | 'lenient'): ShownFiles {
  const collected = collectInputs(names, { strict: manner === 'strict', tests: false });
  const { sources, classes, platform } = collected;
  const compiled = classes.reduce((sum, listing) => sum + listing.names().length, 0);
  const diagnostics = [...collected.diagnostics];
  for (const name of platform) diagnostics.push(error(`jdk:${name}`, 'the JDK has no sources to show'));
  if (compiled > 0) diagnostics.push(compiledNote(compiled, sources.length === 0 ? 'alone' : 'with-sources'));
  const tooMuch = excess(sources);
  if (tooMuch !== undefined) diagnostics.push({ severity: 'error', message: tooMuch });
  return {
    files: tooMuch === undefined ? sources : [],
    diagnostics,
    unusable:
      collected.unusable || platform.length > 0 || tooMuch !== undefined || (names.length > 0 && sources.length === 0),
  };
}

function compiledNote(count: number, company: 'alone' | 'with-sources'): ReportedDiagnostic {
  const classes = count === 1 ? 'one compiled class is' : `${count} compiled classes are`;
  const message = `${classes} left out: the page shows and analyses sources; the other commands read class files and jars`;
  return { severity: company === 'alone' ? 'error' : 'warning', message };
}

function excess(sources: readonly SourceInput[]): string | undefined {
  const characters = sources.reduce((sum, { text }) => sum + text.length, 0);
  if (sources.length <= MOST_FILES && characters <= MOST_CHARACTERS) return undefined;
  return (
    `${sources.length} files of ${characters} characters are more than the page takes ` +
    `(${MOST_FILES} files, ${MOST_CHARACTERS} characters): name the folder or the files to look at`
  );
}

function error(file: string, message: string): ReportedDiagnostic {
  return { severity: 'error', message, file };
}

/** Differs when a source was written, came or went since; reads no file. */
export function fingerprint(names: readonly string[]): string {
  const files = names.flatMap((name) =>
    kindOf(name) === 'folder' ? walkFolder(name, 'main', () => {}).sources : [name],
  );
  return files.map((file) => `${file}\0${written(file)}`).join('\n');
}

function written(file: string): string {
  try {
    const { mtimeMs, size, ino } = statSync(file);
    return `${mtimeMs} ${size} ${ino}`;
  } catch {
    return 'missing';
  }
}
