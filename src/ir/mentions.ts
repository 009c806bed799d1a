/** What a call graph asks of code: the classes that it makes objects of, those that it initialises, and what it calls. */
import type { Dispatch, MethodReference } from './instructions.js';
import type { ClassName } from './types.js';

export type Mention =
  | { readonly kind: 'make'; readonly type: ClassName }
  | { readonly kind: 'initialise'; readonly type: ClassName }
  | { readonly kind: 'call'; readonly method: MethodReference; readonly dispatch: Dispatch };
