/** Parses a `.jml` skeleton: a Java class whose methods and constructors have no bodies. */
import { flattenErrors } from '../model/source/compilation-unit.js';
import { childOfKind } from '../syntax/navigation.js';
import type { JavaParser } from '../syntax/parse.js';
import type { SourceFile, SyntaxNode } from '../syntax/tree.js';

export interface SkeletonText {
  /** As shown to the user. */
  readonly path: string;
  readonly text: string;
}

/** The grammar knows no constructor without a body: such a one gets an empty body, and the text is parsed again. */
export function parseSkeleton(parser: JavaParser, { path, text: written }: SkeletonText): SourceFile {
  const file = parser.parse(path, written);
  const ends = bodilessConstructors(file);
  if (ends.length === 0) return file;
  // Unicode escapes are translated in it.
  const { text } = file;
  let repaired = '';
  let copied = 0;
  for (const end of ends) {
    repaired += `${text.slice(copied, end)}{}`;
    copied = end + 1;
  }
  return parser.parse(path, repaired + text.slice(copied));
}

/** Where the semicolons behind them stand. */
function bodilessConstructors(file: SourceFile): readonly number[] {
  const ends: number[] = [];
  const visit = (node: SyntaxNode): void => {
    for (const child of node.children) {
      if (child.kind === 'ERROR' && childOfKind(child, 'formal_parameters') !== undefined) {
        const behind = /^\s*;/.exec(file.text.slice(child.end));
        if (behind !== null) ends.push(child.end + behind[0].length - 1);
      }
      visit(child);
    }
  };
  for (const declaration of flattenErrors(file.root.children)) visit(declaration);
  return ends.sort((left, right) => left - right);
}
