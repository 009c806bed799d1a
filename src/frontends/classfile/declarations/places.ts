/** Where in the source a class and its methods stand, as far as a class file tells. */
import type { Span } from '../../../ir/span.js';
import type { ClassFile, Code } from '../format/class-file.js';

/** As `List.java`, which stands beside others of its package: never a path. */
const FILE_NAME = /^[^\\/:\0]{1,255}$/;

/** `java/util/List.java`: by package and SourceFile attribute; undefined without that. */
export function sourceNameOf(file: ClassFile): string | undefined {
  const { sourceFile, name } = file;
  if (sourceFile === undefined || !FILE_NAME.test(sourceFile) || sourceFile === '.' || sourceFile === '..')
    return undefined;
  return name.slice(0, name.lastIndexOf('.') + 1).replaceAll('.', '/') + sourceFile;
}

export function lineSpan(file: string, line: number): Span {
  const column = line === 0 ? 0 : 1;
  return { file, line, column, endLine: line, endColumn: column };
}

/** The smallest line of the code; 0 where it has none. */
export function firstLine(code: Code | undefined): number {
  let first = 0;
  for (const { line } of code?.lines ?? []) if (line > 0 && (first === 0 || line < first)) first = line;
  return first;
}
