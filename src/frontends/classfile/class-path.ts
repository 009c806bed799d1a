/** Where class files come from. Answers do not change over time; bytes are read when asked for. */
import type { Origin } from '../../ir/program.js';
import type { ClassName } from '../../ir/types.js';

export interface ClassFileBytes {
  readonly kind: 'class-file';
  /** As its place says; what the file itself says is checked when it is read. */
  readonly name: ClassName;
  /** As shown to the user: `lib.jar!/a/B.class`, `out/a/B.class`, `jdk:java.base/java/util/List.class`. */
  readonly path: string;
  readonly origin: Origin;
  /** May throw a ClassFileProblem: damaged archive, unreadable file. Not remembered. */
  bytes(): Uint8Array;
}

/** By binary name, nested classes included. */
export interface ClassFileProvider {
  find(name: ClassName): ClassFileBytes | undefined;
  hasPackage(packageName: string): boolean;
}

/** An archive or a folder: it knows all its names without reading a class. */
export interface ClassFileListing extends ClassFileProvider {
  /** Sorted; `module-info` and `package-info` left out. */
  names(): readonly ClassName[];
  /** Another file beside the classes as text, by its path from their root: `a/b/C.jml`. Where such files can be had. */
  text?(name: string): string | undefined;
}

/** Bytes that need not be in memory as a whole: a big file, an array. Synchronous. */
export interface RandomAccess {
  readonly size: number;
  /** Exactly `length` bytes from `offset`; a ClassFileProblem where the file ends before. */
  read(offset: number, length: number): Uint8Array;
}
