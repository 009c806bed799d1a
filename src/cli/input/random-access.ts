/** A file that is read piece by piece: archives are big, and most of their classes are never asked for. */
import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { accessOfBytes, ClassFileProblem, type RandomAccess } from '../../workspace/index.js';

/** Up to this size a file is read as a whole, which is faster than many small reads. */
const SMALL = 64 * 1024 * 1024;

/** Throws what Node throws when the file cannot be opened. A big file stays open until the process ends. */
export function openFile(file: string): RandomAccess {
  const descriptor = openSync(file, 'r');
  const { size } = fstatSync(descriptor);
  if (size <= SMALL) {
    const bytes = readFileSync(descriptor);
    closeSync(descriptor);
    return accessOfBytes(bytes);
  }
  return {
    size,
    read(offset, length) {
      if (!isWithin(offset, length, size)) throw endOfFile(offset, length);
      const bytes = new Uint8Array(length);
      for (let done = 0; done < length; ) {
        const count = readSync(descriptor, bytes, done, length - done, offset + done);
        if (count === 0) throw endOfFile(offset, length);
        done += count;
      }
      return bytes;
    },
  };
}

function isWithin(offset: number, length: number, size: number): boolean {
  return offset >= 0 && length >= 0 && Number.isSafeInteger(offset + length) && offset + length <= size;
}

function endOfFile(offset: number, length: number): ClassFileProblem {
  return new ClassFileProblem(`the file ends before ${length} bytes at ${offset}`, offset);
}
