/** Reads parts of a class file that are decoded late: what is damaged counts as absent. The class table reports it. */
import { ClassFileProblem } from '../../classfile/format/class-file.js';

export function decoded<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof ClassFileProblem) return otherwise;
    throw error;
  }
}
