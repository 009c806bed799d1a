/**
 * What an `invokedynamic` instruction or a dynamic constant does, told in terms of the IR. The translation of code emits it;
 * the classes it needs are made here and found through the class table.
 */
import type { Constant, FieldReference, MethodReference } from '../../../ir/instructions.js';
import type { ClassDeclaration } from '../../../ir/program.js';
import type { Span } from '../../../ir/span.js';
import type { ClassName } from '../../../ir/types.js';
import type { BootstrapMethod } from '../format/class-file.js';

export interface DynamicSite {
  /** The class whose code it is. */
  readonly owner: ClassName;
  readonly bootstrap: BootstrapMethod;
  readonly name: string;
  /** Of the call site: what is taken from the stack and what is pushed. For a constant: a field descriptor. */
  readonly descriptor: string;
  readonly span: Span;
  /** Distinguishes the sites of a class: the method's position in the file and the instruction's offset. */
  readonly method: number;
  readonly offset: number;
}

export type DynamicMeaning =
  /** Allocates an object of that class and calls its constructor with all arguments of the site. The class has no static initialiser. */
  | { readonly kind: 'object'; readonly type: ClassName; readonly constructorDescriptor: string }
  /** Appends the parts in order; a number is the site's argument of that position, to be turned into a string first. */
  | { readonly kind: 'concat'; readonly parts: readonly (string | number)[] }
  /** A static call with all arguments of the site, its result pushed. */
  | { readonly kind: 'call'; readonly method: MethodReference }
  | { readonly kind: 'constant'; readonly constant: Constant }
  | { readonly kind: 'static-field'; readonly field: FieldReference }
  /** Any other bootstrap method: the call may do anything. */
  | { readonly kind: 'unknown'; readonly reason: string };

/** One for each class file. */
export interface DynamicSites {
  /** The same answer for the same site. Never throws; what is malformed is unknown. */
  meaning(site: DynamicSite): DynamicMeaning;
  constant(site: DynamicSite): DynamicMeaning;
  /** The classes made so far for this class file, by name (`Outer$$Lambda$1`). */
  classes(): ReadonlyMap<ClassName, ClassDeclaration>;
}
