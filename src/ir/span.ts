/** Places in source text. Lines and columns count from 1; columns count UTF-16 units. */
export interface Span {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** For synthetic code that no line of source corresponds to. */
export const NOWHERE: Span = { file: '', line: 0, column: 0, endLine: 0, endColumn: 0 };

export type Severity = 'error' | 'warning' | 'note';

/** What a front end, the verifier or an analysis has to say about a place of the input. */
export interface Diagnostic {
  readonly severity: Severity;
  readonly message: string;
  readonly span: Span;
}
