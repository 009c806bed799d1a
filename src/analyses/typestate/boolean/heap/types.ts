/** Predicate types by number, and predicates as the interpreter applies them: which entity each side is about. */

import type { Constant, FieldReference } from '../../../../ir/instructions.js';
import type { TypeName } from '../../../../ir/types.js';
import type { PredicateOperator } from '../../../../machines/predicates/vocabulary.js';
import { type BooleanPredicate, OTHER, predicateKey, type Replaced, type Term, termKey } from './terms.js';

/** One side of a predicate type. */
export type SideType =
  | { readonly kind: 'variable'; readonly type: TypeName }
  | { readonly kind: 'field'; readonly field: FieldReference }
  | { readonly kind: 'constant'; readonly constant: Constant };

export interface PredicateType {
  readonly number: number;
  readonly left: SideType;
  readonly operator: PredicateOperator;
  readonly right: SideType;
  /** Both sides are of one kind: of an entity and itself it is known. */
  readonly isReflexive: boolean;
  /** And it does not matter which is which. */
  readonly isSymmetric: boolean;
}

/** What a side of a predicate is applied to. */
export type Applied =
  | { readonly kind: 'variable'; readonly index: number }
  /** The object that the variable refers to, or that is found from it along fields. */
  | { readonly kind: 'object'; readonly index: number; readonly along?: readonly FieldReference[] }
  | { readonly kind: 'statics'; readonly field: FieldReference }
  | { readonly kind: 'other' }
  | { readonly kind: 'nothing' };

export interface AppliedPredicate {
  readonly type: PredicateType;
  readonly left: Applied;
  readonly right: Applied;
}

export type AppliedValue = AppliedPredicate | 'true' | 'false' | '*';

export class PredicateTypes {
  readonly all: PredicateType[] = [];
  readonly #known = new Map<string, PredicateType>();

  of(predicate: BooleanPredicate): PredicateType {
    const key = predicateKey(predicate);
    let type = this.#known.get(key);
    if (type === undefined) {
      const { left, operator, right } = predicate;
      const isReflexive = termKey(left) === termKey(right) && right.kind !== 'constant';
      type = {
        number: this.all.length,
        left: sideOf(left),
        operator,
        right: sideOf(right),
        isReflexive,
        isSymmetric: isReflexive && operator === '=',
      };
      this.all.push(type);
      this.#known.set(key, type);
    }
    return type;
  }

  find(predicate: BooleanPredicate): PredicateType | undefined {
    return this.#known.get(predicateKey(predicate));
  }

  applied(value: Replaced): AppliedValue {
    return typeof value === 'string' ? value : this.predicate(value);
  }

  predicate(predicate: BooleanPredicate): AppliedPredicate {
    return { type: this.of(predicate), left: appliedTo(predicate.left), right: appliedTo(predicate.right) };
  }
}

function sideOf(term: Term): SideType {
  switch (term.kind) {
    case 'variable':
      return { kind: 'variable', type: term.type };
    case 'field':
    case 'static':
      return { kind: 'field', field: term.field };
    case 'constant':
      return { kind: 'constant', constant: term.constant };
  }
}

function appliedTo(term: Term): Applied {
  switch (term.kind) {
    case 'variable':
      return term.variable === OTHER ? { kind: 'other' } : { kind: 'variable', index: term.variable.index };
    case 'field':
      if (term.base === OTHER) return { kind: 'other' };
      return {
        kind: 'object',
        index: term.base.index,
        ...(term.along === undefined ? {} : { along: term.along }),
      };
    case 'static':
      return { kind: 'statics', field: term.field };
    case 'constant':
      return { kind: 'nothing' };
  }
}
