/** What a domain can be asked: a bound formula of the assertion language, and what its free names mean here. */
import type { Term } from '../facts/index.js';
import type { Variable } from '../ir/instructions.js';

export interface Question {
  /** Of type boolean. */
  readonly term: Term;
  /** The variable of the body that a name of the formula stands for at this point; undefined where there is none. */
  readonly variable: (name: string) => Variable | undefined;
  /** What `\result` stands for, where it may be written. */
  readonly result?: Variable;
}
