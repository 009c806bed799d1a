/** Bytes in memory, and parts of other bytes, as random access. */
import type { RandomAccess } from '../class-path.js';
import { ClassFileProblem } from '../format/class-file.js';

function checkRange(size: number, offset: number, length: number): void {
  if (!(offset >= 0 && length >= 0 && offset + length <= size)) {
    throw new ClassFileProblem(`the file ends before what it announces (${length} bytes)`, offset);
  }
}

/** What is read is a view of the array, not a copy. */
export function accessOfBytes(bytes: Uint8Array): RandomAccess {
  return {
    size: bytes.length,
    read(offset, length) {
      checkRange(bytes.length, offset, length);
      return bytes.subarray(offset, offset + length);
    },
  };
}

/** `length` bytes of another access, from `start`. A part that is not there is refused here already. */
export function partOf(access: RandomAccess, start: number, length: number): RandomAccess {
  checkRange(access.size, start, length);
  return {
    size: length,
    read(offset, count) {
      checkRange(length, offset, count);
      return access.read(start + offset, count);
    },
  };
}
