/** What elaborating an expression gives: its resolved tree, its source-level type, and what else its context may need. */
import type { Constant } from '../../../../ir/instructions.js';
import type { JavaType } from '../../model/types/types.js';
import type { Expression } from '../../tree.js';
import type { Bindings } from '../scope.js';

/**
 * `expression.type` is the erased type that the machine guarantees; the erasure of `type` may be more special, where
 * generics promise more. The cast that makes up the difference is put in by whoever needs it (see conversions.ts).
 */
export interface Value {
  readonly expression: Expression;
  readonly type: JavaType;
  /** Present for constant expressions (JLS 15.29); `expression` is then a literal. */
  readonly constant?: Constant;
  /** Pattern variables that a boolean expression introduces. */
  readonly bindings?: Bindings;
}
