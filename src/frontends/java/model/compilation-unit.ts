/** One source file's package and imports. */
import type { Origin } from '../../../ir/program.js';
import type { SourceFile, SyntaxNode } from '../syntax/tree.js';

export interface Import {
  readonly node: SyntaxNode;
  /** Parts of the name, without the `*`. */
  readonly names: readonly string[];
  readonly isStatic: boolean;
  readonly onDemand: boolean;
}

export interface CompilationUnit {
  readonly file: SourceFile;
  readonly origin: Origin;
  /** Empty for the unnamed package. */
  readonly packageName: string;
  readonly imports: readonly Import[];
}
