/**
 * A folder of results, one file each, named by what they are the result of, or by what is in them. Files appear by renaming, so that nobody sees
 * half of one; each holds a digest of what is in it, and one that does not fit is thrown away. Several machines may share it.
 */
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { hashOf } from './hash.js';

/** The format of the files. */
const HEADER = 'espalier-cache 1 ';
const NAME = /^[0-9a-f]{64}$/;
const DIGEST_LENGTH = 64;

const MOST_BYTES = 300_000_000;
const HOUR = 3_600_000;

export class CacheFolder {
  /** Named by what is in them. */
  readonly #kept = new Set<string>();

  /** It is made when something is kept. */
  constructor(
    readonly folder: string,
    readonly mostBytes: number = MOST_BYTES,
  ) {}

  /** Undefined where there is none that can be believed. */
  read(key: string): unknown {
    const file = path.join(this.folder, key);
    let bytes: Buffer;
    try {
      bytes = readFileSync(file);
    } catch {
      return undefined;
    }
    const found = contentOf(key, bytes);
    if (found === undefined) {
      remove(file);
      return undefined;
    }
    touch(file);
    return found.value;
  }

  /** By what is in it, so that the same is kept once: its name. */
  keep(value: unknown): string {
    const name = hashOf('content', JSON.stringify(value));
    if (!this.#kept.has(name) && this.read(name) === undefined) this.write(name, value);
    this.#kept.add(name);
    return name;
  }

  /** Where that is not possible, nothing is kept. Whoever writes trims the folder afterwards. */
  write(key: string, value: unknown): void {
    const packed = gzipSync(JSON.stringify({ value }), { level: 1 });
    const header = Buffer.from(`${HEADER}${hashOf(key, packed)}\n`);
    const temporary = path.join(this.folder, `${key}.${process.pid}-${randomBytes(6).toString('hex')}.new`);
    try {
      this.#make();
      writeFileSync(temporary, Buffer.concat([header, packed]));
      renameSync(temporary, path.join(this.folder, key));
    } catch {
      remove(temporary);
    }
  }

  /** Nobody wants it in a repository. */
  #make(): void {
    if (mkdirSync(this.folder, { recursive: true }) === undefined) return;
    writeFileSync(path.join(this.folder, '.gitignore'), '*\n');
  }

  /** The files that were used longest ago go, and what processes that were killed left behind. */
  trim(): void {
    const now = Date.now();
    if (!existsSync(this.folder)) return;
    const files = readdirSync(this.folder).flatMap((name) => {
      const file = path.join(this.folder, name);
      const found = statSync(file, { throwIfNoEntry: false });
      return found?.isFile() === true ? [{ name, file, size: found.size, used: found.mtimeMs }] : [];
    });
    for (const { name, file, used } of files) if (name.endsWith('.new') && now - used > HOUR) remove(file);
    const kept = files.filter(({ name }) => NAME.test(name)).sort((one, other) => other.used - one.used);
    let sum = 0;
    for (const { file, size } of kept) {
      sum += size;
      if (sum > this.mostBytes) remove(file);
    }
  }
}

function contentOf(key: string, bytes: Buffer): { readonly value?: unknown } | undefined {
  const start = HEADER.length + DIGEST_LENGTH + 1;
  const header = bytes.subarray(0, start).toString('latin1');
  const packed = bytes.subarray(start);
  if (header !== `${HEADER}${hashOf(key, packed)}\n`) return undefined;
  try {
    const parsed: unknown = JSON.parse(gunzipSync(packed).toString('utf8'));
    return typeof parsed === 'object' && parsed !== null && 'value' in parsed ? parsed : undefined;
  } catch {
    return undefined;
  }
}

function touch(file: string): void {
  try {
    const now = new Date();
    utimesSync(file, now, now);
  } catch {
    // Another process removed it, or the folder is read-only.
  }
}

function remove(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // Not ours to remove: it is not believed next time either.
  }
}
