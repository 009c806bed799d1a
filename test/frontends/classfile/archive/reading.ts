/** Random access for tests: bytes, with a record of what was read of them, and files. */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { RandomAccess } from '../../../../src/frontends/classfile/class-path.js';
import { ClassFileProblem } from '../../../../src/frontends/classfile/format/class-file.js';

export interface WatchedAccess extends RandomAccess {
  readonly reads: readonly { readonly offset: number; readonly length: number }[];
}

export function watched(bytes: Uint8Array): WatchedAccess {
  const reads: { offset: number; length: number }[] = [];
  return {
    size: bytes.length,
    reads,
    read(offset, length) {
      if (offset < 0 || length < 0 || offset + length > bytes.length) throw new ClassFileProblem('end of file', offset);
      reads.push({ offset, length });
      return bytes.subarray(offset, offset + length);
    },
  };
}

/** The file is open during `use` only. */
export function withFile<Result>(file: string, use: (access: RandomAccess) => Result): Result {
  const descriptor = openSync(file, 'r');
  try {
    const { size } = fstatSync(descriptor);
    return use({
      size,
      read(offset, length) {
        const bytes = new Uint8Array(length);
        if (offset < 0 || offset + length > size) throw new ClassFileProblem('end of file', offset);
        let done = 0;
        while (done < length) done += readSync(descriptor, bytes, done, length - done, offset + done);
        return bytes;
      },
    });
  } finally {
    closeSync(descriptor);
  }
}

export function textOf(bytes: Uint8Array | undefined): string | undefined {
  return bytes && new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

/** The message of the ClassFileProblem that this throws; anything else thrown is passed on. */
export function problemOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof ClassFileProblem) return error.message;
    throw error;
  }
  throw new Error('no problem');
}
