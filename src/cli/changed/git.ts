/** What git says has changed since a revision, uncommitted and untracked files included. */
import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import path from 'node:path';

export interface GitChanges {
  /** Absolute paths of files that exist now. */
  readonly changed: ReadonlySet<string>;
  /** Absolute paths of files that were deleted or renamed. */
  readonly gone: readonly string[];
  /** Whether git keeps the file: of others it cannot say whether they changed. */
  readonly isTracked: (file: string) => boolean;
}

export type Asked =
  | { readonly kind: 'changes'; readonly changes: GitChanges }
  | { readonly kind: 'problem'; readonly message: string };

const LARGEST_ANSWER = 256 * 1024 * 1024;

/** Since the place where the history left that of the revision: what others did there meanwhile is no change of ours. */
export function changesSince(revision: string, folder: string): Asked {
  if (revision === '' || revision.startsWith('-')) return problem(`'${revision}' is no revision`);
  const root = git(folder, ['rev-parse', '--show-toplevel']);
  if (root.kind === 'problem') {
    return problem(
      /not a git repository/i.test(root.message) ? `'${folder}' is not in a git repository` : root.message,
    );
  }
  const top = realpathSync(root.out.replace(/\r?\n$/, ''));
  const named = git(top, ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`]);
  if (named.kind === 'problem') return problem(`git knows no revision '${revision}' here`);
  const wanted = named.out.trim();
  const parting = git(top, ['merge-base', wanted, 'HEAD']);
  const since = parting.kind === 'problem' ? wanted : parting.out.trim();
  const diff = git(top, ['diff', '--name-status', '--no-renames', '--no-ext-diff', '--ignore-submodules', '-z', since]);
  if (diff.kind === 'problem') return diff;
  const untracked = git(top, ['ls-files', '--others', '--exclude-standard', '-z']);
  if (untracked.kind === 'problem') return untracked;
  const tracked = git(top, ['ls-files', '-z']);
  if (tracked.kind === 'problem') return tracked;
  const absolute = (name: string): string => path.join(top, name);
  const changed = new Set(list(untracked.out).map(absolute));
  const gone: string[] = [];
  const parts = list(diff.out);
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const file = absolute(parts[at + 1] ?? '');
    if (parts[at] === 'D') gone.push(file);
    else changed.add(file);
  }
  const kept = new Set(list(tracked.out).map(absolute));
  return { kind: 'changes', changes: { changed, gone, isTracked: (file) => kept.has(file) } };
}

function list(out: string): readonly string[] {
  return out.split('\u0000').filter((part) => part !== '');
}

function problem(message: string): { readonly kind: 'problem'; readonly message: string } {
  return { kind: 'problem', message };
}

type Answer =
  | { readonly kind: 'answer'; readonly out: string }
  | { readonly kind: 'problem'; readonly message: string };

function git(folder: string, words: readonly string[]): Answer {
  const { error, status, stdout, stderr } = spawnSync('git', ['-C', folder, ...words], {
    encoding: 'utf8',
    maxBuffer: LARGEST_ANSWER,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Messages are looked at, so that they must be in English.
    env: { ...process.env, LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0' },
  });
  if (error !== undefined) return problem(`git could not be run: ${error.message}`);
  if (status === 0) return { kind: 'answer', out: stdout };
  return problem(`git ${words[0]} failed: ${stderr.trim().split('\n')[0] ?? ''}`);
}
