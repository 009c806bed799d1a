/** A file that is read in parts: a jar, the image of a JDK. */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { RandomAccess } from '../../src/frontends/classfile/class-path.js';
import { ClassFileProblem } from '../../src/frontends/classfile/format/class-file.js';

export interface OpenFile extends RandomAccess {
  close(): void;
}

export function openFile(path: string): OpenFile {
  const handle = openSync(path, 'r');
  return {
    size: fstatSync(handle).size,
    read(offset, length) {
      const bytes = new Uint8Array(length);
      if (readSync(handle, bytes, 0, length, offset) !== length) throw new ClassFileProblem('the file ends', offset);
      return bytes;
    },
    close: () => closeSync(handle),
  };
}
