/**
 * The user's files in the page, where `espalier explore INPUT` serves it. Everything is asked relative to the page's own address, which
 * holds the token. A plain static site answers with no files and is never asked for changes.
 */
import type { SourceFile } from './protocol.js';

/** `session.json` */
export interface LocalFiles {
  readonly files: readonly SourceFile[];
  /** Grows when a file changes, comes or goes; from 1, so that 0 is a static site. */
  readonly version: number;
  /** Whether `changes` answers: false on a static site. */
  readonly watched: boolean;
  /** What the command said of its inputs, such as class files that are not shown. */
  readonly notes: readonly string[];
}

/** `changes?since=N`: held back until the version is above N, or until a while has passed. */
export interface Change {
  readonly version: number;
}

export const SESSION_FILE = 'session.json';
export const CHANGES = 'changes';

/** What a static site says. */
export const NO_FILES: LocalFiles = { files: [], version: 0, watched: false, notes: [] };

export function isStatic({ version }: LocalFiles): boolean {
  return version === NO_FILES.version;
}

/** The part of `fetch` that is needed, so that tests can stand in for the server. */
export type Fetch = (address: string, options?: { readonly signal?: AbortSignal }) => Promise<FetchAnswer>;

interface FetchAnswer {
  readonly ok: boolean;
  json(): Promise<unknown>;
}

/** `base` ends in a slash: the folder of the page. A site without a session has no files. */
export async function readLocalFiles(base: string, ask: Fetch): Promise<LocalFiles> {
  try {
    const answer = await ask(`${base}${SESSION_FILE}`);
    return answer.ok ? ((await answer.json()) as LocalFiles) : NO_FILES;
  } catch {
    // Offline, or not JSON: a file server that answers everything with its own page.
    return NO_FILES;
  }
}

export interface Watch {
  readonly onChange: (files: LocalFiles) => void;
  /** Once: the server has gone. The page goes on with what it has. */
  readonly onLost: () => void;
  readonly signal: AbortSignal;
}

/** Attempts in a row that may fail before the server counts as gone, with a pause that grows. */
const PAUSES_MILLISECONDS = [500, 2000];

/** Resolves when watching has ended. */
export async function watchLocalFiles(base: string, since: LocalFiles, ask: Fetch, watch: Watch): Promise<void> {
  if (!since.watched) return;
  let { version } = since;
  let failures = 0;
  while (!watch.signal.aborted) {
    try {
      const answer = await ask(`${base}${CHANGES}?since=${version}`, { signal: watch.signal });
      if (!answer.ok) throw new Error('refused');
      const change = (await answer.json()) as Change;
      failures = 0;
      if (change.version === version) continue;
      const files = await readLocalFiles(base, ask);
      if (!files.watched) throw new Error('the session has gone');
      version = files.version;
      if (!watch.signal.aborted) watch.onChange(files);
    } catch {
      if (watch.signal.aborted) return;
      const pause = PAUSES_MILLISECONDS[failures++];
      if (pause === undefined) return watch.onLost();
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
