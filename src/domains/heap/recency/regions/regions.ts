/**
 * Regions: the abstract objects of the recency heap.
 * G. Balakrishnan, T. Reps, Recency-abstraction for heap-allocated storage, SAS 2006, section 3: the most recently
 * allocated object of a site apart from all older ones. Beyond the paper: what a call allocates is kept apart from what
 * was there when it started (`era`), so that a callee's result can be put back into any caller; and objects of which the
 * code under analysis did not see the allocation are `external`, the last one met at each place apart from the rest.
 *
 * Allocated regions never share an object with each other. `parameter`, `parameter-field` and `met` regions stand for at
 * most one object each, but two of them may stand for the same one, and for one that `external` or an escaped allocated
 * region means as well.
 */
import type { ClassName } from '../../../../ir/types.js';

declare const region: unique symbol;

/** A small number; equal kinds have the same. */
export type Region = number & { readonly [region]: true };

export type RegionKind =
  /**
   * Allocated at the `new` or `new-array` edge of that number. Era `call`: since the current activation started, by it or
   * its callees. `recent`: one object at most: the last of the site and era, where no call allocated there in between.
   */
  | {
      readonly kind: 'allocated';
      readonly site: number;
      readonly age: 'recent' | 'older';
      readonly era: 'call' | 'entry';
    }
  /** The one external object to which a parameter referred on entry. */
  | { readonly kind: 'parameter'; readonly index: number }
  /** The one external object to which a field of that object referred on entry of a callee whose caller knew something of it. */
  | { readonly kind: 'parameter-field'; readonly index: number; readonly field: number }
  /** The one external object that the edge of that number met when it was last executed: a load, a call, a havoc. */
  | { readonly kind: 'met'; readonly edge: number }
  /** Objects of exactly this class that the machine makes: strings, class objects, exceptions thrown by checks. Many. */
  | { readonly kind: 'constant'; readonly type: ClassName }
  /** Any external object, any constant object, any allocated object that has escaped. Many; overlaps all of these. */
  | { readonly kind: 'external' }
  /** Holds the static fields. */
  | { readonly kind: 'statics' };

/** The inner arrays of `new T[m][n]` are a site of their own: that of the edge, moved up by this for each dimension. */
export const INNER_SITE = 1 << 24;
