/** Finds the code that a finding points at. */
import type { SourceFile, SyntaxNode } from '../../frontends/java/syntax/tree.js';

const BLOCKS: ReadonlySet<string> = new Set(['block', 'constructor_body']);

/** The nodes around an offset, the innermost first. */
export function around({ root }: SourceFile, offset: number): readonly SyntaxNode[] {
  const found: SyntaxNode[] = [];
  for (let node: SyntaxNode | undefined = root; node !== undefined; ) {
    found.unshift(node);
    node = node.children.find(({ start, end }) => start <= offset && offset < end);
  }
  return found;
}

export interface Statement {
  readonly statement: SyntaxNode;
  readonly block: SyntaxNode;
}

/** The innermost statement around an offset, where it stands directly in a block; nothing inside a lambda or a class. */
export function statementAt(file: SourceFile, offset: number): Statement | undefined {
  const nodes = around(file, offset);
  const index = nodes.findIndex(({ kind }) =>
    /_statement$|^local_variable_declaration$|^lambda_expression$|^class_body$/.test(kind),
  );
  const [statement, block] = [nodes[index], nodes[index + 1]];
  return statement !== undefined && block !== undefined && BLOCKS.has(block.kind) ? { statement, block } : undefined;
}

/** White space before the first code of the line. */
export function indentation(text: string, offset: number): string {
  const start = Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? '';
}

/** One more level, as the file around has it. */
export function deeper(indent: string): string {
  return indent.includes('\t') ? `${indent}\t` : `${indent}    `;
}

export function lineEnd(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n';
}
