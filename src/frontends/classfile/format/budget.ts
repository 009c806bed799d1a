/** A bound on text made from a few bytes again and again: a file that refers to one long string many times is no reason to fill memory. */
import { ClassFileProblem } from './class-file.js';

/** Text a byte of the file may give rise to; compilers stay far below. */
const PER_BYTE = 64;
const AT_LEAST = 1 << 16;

export class TextBudget {
  #left: number;

  constructor(fileLength: number) {
    this.#left = AT_LEAST + PER_BYTE * fileLength;
  }

  spend(length: number, offset: number): void {
    this.#left -= length;
    if (this.#left < 0) throw new ClassFileProblem('the annotations of this file are too long', offset);
  }
}
