/** Predicates about the objects of a component, and the fields whose contents decide them. */
import type { Constant, FieldReference } from '../../ir/instructions.js';
import type { ClassName } from '../../ir/types.js';

/** Others are written with these by swapping sides or negating. */
export type PredicateOperator = '=' | '<' | '<=';

/**
 * A predicate type, after Nanda, Grothoff and Chandra (OOPSLA 2005), section 3.1. Predicates about local variables only are not listed:
 * the machine knows values of locals as exactly as it can while a call runs.
 */
export type Predicate =
  /** `c = null`: of a reference itself. For display; typestates have `null` for it. */
  | { readonly kind: 'object-null'; readonly id: string; readonly type: ClassName }
  /** `c.f = null`. */
  | { readonly kind: 'field-null'; readonly id: string; readonly field: FieldReference }
  /** `c.m op constant`. */
  | {
      readonly kind: 'field-constant';
      readonly id: string;
      readonly field: FieldReference;
      readonly operator: PredicateOperator;
      readonly constant: Constant;
    }
  /** `c.f op d.g`, of two primitive or two reference fields; the left one may be `ITSELF`: `c = d.g`. */
  | {
      readonly kind: 'fields';
      readonly id: string;
      readonly left: FieldReference;
      readonly operator: PredicateOperator;
      readonly right: FieldReference;
      /**
       * How d is found from c: along these fields (none: d is c). The objects c with that d are the *buddies* of d. Undefined: the code
       * compares objects that nothing relates; such a predicate is no part of typestates, but the machine keeps track of it.
       */
      readonly via?: readonly FieldReference[];
    };

/** The name of the field that every object is thought to have and that leads to the object itself. No field of Java is called so. */
export const ITSELF = 'this';

/** What the states of the machine speak about. Everything else is not known, whatever it is. */
export interface Vocabulary {
  readonly predicates: readonly Predicate[];
  /** Reference fields (static ones too) whose targets are in the heap. They include all that predicates and their `via` name. */
  readonly followed: readonly FieldReference[];
  /** Primitive fields (static ones too) that predicates speak about. */
  readonly measured: readonly FieldReference[];
  /** Constants with which values are compared anywhere in the code, by primitive type: what is remembered of a value apart from other values. */
  readonly constants: readonly Constant[];
  /** Classes whose objects are in the heap: those of the component and what they allocate. Other objects are not told apart. */
  readonly isTracked: (type: ClassName) => boolean;
}
