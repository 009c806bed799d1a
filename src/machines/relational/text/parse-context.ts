/** What an expression is read in: the algebra that it becomes a node of, and what names stand for. */
import type { Algebra, Node } from '../algebra.js';

export interface ParseContext {
  readonly algebra: Algebra;
  /** What a name stands for; it may hold dots, `Entry.next`, and end in a prime. Undefined: nothing has that name. */
  resolve(name: string): Node | undefined;
  /**
   * Whether expressions are written by people, who may speak of fields of null: there is nothing then. Otherwise a value stands only
   * where it can be read, as in summaries.
   */
  readonly isOpen?: boolean;
}
