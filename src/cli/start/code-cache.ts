/**
 * What V8 makes of a script, kept for the next process. A file a kind of run, since only functions that ran are in it.
 *
 * Nothing but time depends on it: what cannot be read, has changed, belongs to somebody else or comes from another V8 is not used; what
 * cannot be written is not kept. Files appear by renaming, so that nobody sees half of one.
 */
import { createHash, randomBytes } from 'node:crypto';
import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const ENDING = '.code';
const DIGEST_BYTES = 32;
/** Of all versions and commands together. */
const MOST_FILES = 16;
const HOUR = 3_600_000;
/** Bits of a file's mode by which group and others may write. */
const WRITABLE_BY_OTHERS = 0o022;

export class CodeCache {
  readonly #folder: string;
  readonly #file: string;

  /** `identity` is all that decides whether the code fits, but V8's own flags, at which V8 looks itself. */
  constructor(folder: string, kind: string, identity: readonly string[]) {
    this.#folder = folder;
    const digest = createHash('sha256').update(JSON.stringify(identity)).digest('hex').slice(0, 16);
    this.#file = path.join(folder, `${kind}-${digest}${ENDING}`);
  }

  /** V8 trusts what it is given, so that it is given only what is as it was written, and by this user. */
  read(): Buffer | undefined {
    const bytes = ownBytes(this.#file);
    if (bytes === undefined || bytes.length <= DIGEST_BYTES) return undefined;
    const code = bytes.subarray(DIGEST_BYTES);
    return digestOf(code).equals(bytes.subarray(0, DIGEST_BYTES)) ? code : undefined;
  }

  write(code: Buffer): void {
    const temporary = `${this.#file}.${process.pid}-${randomBytes(6).toString('hex')}.new`;
    try {
      mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
      writeFileSync(temporary, Buffer.concat([digestOf(code), code]), { mode: 0o600, flag: 'wx' });
      renameSync(temporary, this.#file);
      this.#trim();
    } catch {
      remove(temporary);
    }
  }

  /** What was written longest ago goes, and what processes that were killed left behind. */
  #trim(): void {
    const files = readdirSync(this.#folder).flatMap((name) => {
      const file = path.join(this.#folder, name);
      const found = statSync(file, { throwIfNoEntry: false });
      return found?.isFile() === true ? [{ file, written: found.mtimeMs }] : [];
    });
    const left = files.filter(({ file, written }) => file.endsWith('.new') && Date.now() - written > HOUR);
    const kept = files
      .filter(({ file }) => file.endsWith(ENDING))
      .sort((one, other) => other.written - one.written)
      .slice(MOST_FILES);
    for (const { file } of [...left, ...kept]) remove(file);
  }
}

function ownBytes(file: string): Buffer | undefined {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'r');
  } catch {
    return undefined;
  }
  try {
    const { uid, mode } = fstatSync(descriptor);
    const user = process.getuid?.();
    if (user !== undefined && (uid !== user || (mode & WRITABLE_BY_OTHERS) !== 0)) return undefined;
    return readFileSync(descriptor);
  } catch {
    return undefined;
  } finally {
    closeSync(descriptor);
  }
}

function remove(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // Not ours to remove, or no folder holds it.
  }
}

function digestOf(code: Buffer): Buffer {
  return createHash('sha256').update(code).digest();
}
