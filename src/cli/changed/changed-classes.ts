/** `--changed-since`: the classes of the input that changed, and those that depend on them. */
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { changedAndDependent } from '../../workspace/index.js';
import { kindOf } from '../input/files.js';
import type { Opened } from '../open.js';
import { changesSince, type GitChanges } from './git.js';

export type ChangedClasses =
  | { readonly kind: 'classes'; readonly names: readonly string[] }
  | { readonly kind: 'problem'; readonly message: string };

export function changedClasses(
  revision: string,
  inputs: readonly string[],
  { workspace, source }: Pick<Opened, 'workspace' | 'source'>,
): ChangedClasses {
  const asked = changesSince(revision, folderOf(inputs));
  if (asked.kind === 'problem') return asked;
  const { changes } = asked;
  const isChanged = remembered((name: string) => {
    const declared = workspace.fileOf(name);
    const spoken = workspace.table.find(name)?.span.file;
    return isTouched(
      [declared, spoken].flatMap((file) => (file === undefined ? [] : [real(file)])),
      changes,
    );
  });
  const gone = new Set(changes.gone.map((file) => path.basename(file).replace(/\.(java|class)$/, '')));
  return { kind: 'classes', names: changedAndDependent(workspace, source, { isChanged, gone }) };
}

/** Files that git does not keep may have changed: build output, or what lies outside the repository. */
function isTouched(files: readonly string[], { changed, isTracked }: GitChanges): boolean {
  return files.some((file) => changed.has(file)) || !files.some(isTracked);
}

/** Of an entry in an archive, the archive. */
function real(file: string): string {
  const outside = path.resolve(file.replace(/!\/.*$/, ''));
  try {
    return realpathSync(outside);
  } catch {
    return outside;
  }
}

/** Where git is asked: the repository of the first input. */
function folderOf(inputs: readonly string[]): string {
  const first = inputs.find((input) => !input.startsWith('jdk:')) ?? '.';
  return kindOf(first) === 'folder' ? first : path.dirname(first);
}

function remembered(decide: (name: string) => boolean): (name: string) => boolean {
  const known = new Map<string, boolean>();
  return (name) => {
    let answer = known.get(name);
    if (answer === undefined) {
      answer = decide(name);
      known.set(name, answer);
    }
    return answer;
  };
}
