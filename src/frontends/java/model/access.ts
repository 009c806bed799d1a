/** Who may name what: private, package, protected and public access (Java Language Specification, 6.6). */
import type { ClassSymbol } from './symbols.js';

export interface AccessContext {
  /** The class in whose body the name stands. */
  readonly from: ClassSymbol | undefined;
  /** The member is named through `super`. */
  readonly viaSuper?: boolean;
}
