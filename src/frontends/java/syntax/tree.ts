/**
 * A concrete syntax tree as plain data, copied once from tree-sitter (whose own nodes cost a call into wasm each).
 *
 * Kinds and field names are those of the grammar tree-sitter-java 0.23.5. Anonymous tokens (`+`, `static`, `;` …) are
 * kept as children without children; comments are kept out of the tree (see SourceFile.specifications for `//@`).
 */
import type { Diagnostic, Span } from '../../../ir/span.js';

export interface SyntaxNode {
  readonly kind: string;
  readonly named: boolean;
  /** The field of the parent that this node fills, if any. */
  readonly field: string | undefined;
  /** Offsets into the source text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  readonly children: readonly SyntaxNode[];
  /** Contains a syntax error (itself or below). */
  readonly broken: boolean;
}

/** A specification comment, its delimiters and leading `@` signs removed. */
export interface SpecificationComment {
  readonly text: string;
  /** Offset of the comment and of its text in the source, so that clauses can be attached and errors located. */
  readonly start: number;
  readonly end: number;
  readonly textStart: number;
}

export interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly root: SyntaxNode;
  readonly specifications: readonly SpecificationComment[];
  /** Syntax errors. */
  readonly diagnostics: readonly Diagnostic[];
  /** The span of a node, or of any pair of offsets. */
  span(range: { readonly start: number; readonly end: number }): Span;
  textOf(node: SyntaxNode): string;
}
