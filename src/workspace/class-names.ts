/** What a class file calls its class, without regard to where it was found. */
import { readClassFile } from '../frontends/classfile/format/read.js';
import type { ClassName } from '../ir/types.js';

/** Throws a ClassFileProblem. */
export function nameOfClassFile(bytes: Uint8Array): ClassName {
  return readClassFile(bytes).name;
}
