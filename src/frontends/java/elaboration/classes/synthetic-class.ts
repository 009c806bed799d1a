/** Classes that elaboration invents for lambdas and method references. */

import type { Span } from '../../../../ir/span.js';
import type { ClassName, TypeName } from '../../../../ir/types.js';
import type { ResolvedBody } from '../../tree.js';
import type { ClassContext } from '../frame.js';

export interface SyntheticMethod {
  readonly name: string;
  readonly descriptor: string;
  readonly flags: number;
  readonly parameters: readonly { readonly name: string; readonly type: TypeName }[];
  readonly body: ResolvedBody;
}

export interface SyntheticClass {
  readonly name: ClassName;
  /** The class in whose body the expression stands. */
  readonly owner: ClassContext;
  readonly interfaces: readonly ClassName[];
  /** Captured values, in the order of the constructor's parameters. */
  readonly fields: readonly { readonly name: string; readonly type: TypeName }[];
  readonly methods: readonly SyntheticMethod[];
  readonly span: Span;
}
