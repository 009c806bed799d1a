/** Predicates of boolean programs: predicate types applied to variables. */

import type { Constant, FieldReference, Operand, Variable } from '../../../../ir/instructions.js';
import { isReference, type TypeName } from '../../../../ir/types.js';
import type { PredicateOperator } from '../../../../machines/predicates/vocabulary.js';
import { simpleName } from '../../component/errors.js';
import { opposite } from '../../discovery/atoms.js';
import { normalised } from '../../discovery/predicates.js';

/** An object or value that is not in the method at hand: bound by callers, or any object that is related by the predicate. */
export const OTHER = 'OTHER';

export type Term =
  | { readonly kind: 'variable'; readonly variable: Variable | typeof OTHER; readonly type: TypeName }
  | {
      readonly kind: 'field';
      readonly base: Variable | typeof OTHER;
      readonly field: FieldReference;
      /** In a formula of the user: the object is found from that of the variable along these fields. */
      readonly along?: readonly FieldReference[];
    }
  | { readonly kind: 'static'; readonly field: FieldReference }
  | { readonly kind: 'constant'; readonly constant: Constant };

export interface BooleanPredicate {
  readonly left: Term;
  readonly operator: PredicateOperator;
  readonly right: Term;
}

/** What a predicate becomes when one of its terms is replaced. */
export type Replaced = BooleanPredicate | 'true' | 'false' | '*';

export function termOf(operand: Operand): Term {
  if (operand.kind === 'constant') return { kind: 'constant', constant: operand };
  return { kind: 'variable', variable: operand, type: operand.type };
}

/** Whether `predicateOf` says the contrary: `c < x` holds where `x <= c` does not. */
export function isSwappedWithConstant(left: Term, operator: PredicateOperator, right: Term): boolean {
  return left.kind === 'constant' && right.kind !== 'constant' && operator !== '=';
}

/** Constants go right, and so do terms that come later by name, so that each predicate is written one way. */
export function predicateOf(left: Term, operator: PredicateOperator, right: Term): Replaced {
  if (left.kind === 'constant' && right.kind === 'constant') return compared(left.constant, operator, right.constant);
  if (isSameTerm(left, right)) return operator === '<' ? 'false' : 'true';
  if (left.kind === 'constant') return predicateOf(right, opposite(operator), left);
  if (right.kind === 'constant') {
    const [used, constant] = normalised(operator, right.constant);
    return { left, operator: used, right: { kind: 'constant', constant } };
  }
  const isSwapped = operator === '=' && sortKey(right) < sortKey(left);
  return isSwapped ? { left: right, operator, right: left } : { left, operator, right };
}

/** Terms of predicate types in a fixed order: variables before fields, then by name. */
function sortKey(term: Term): string {
  return `${term.kind === 'variable' ? 0 : 1}${typeText(term)}`;
}

function compared(left: Constant, operator: PredicateOperator, right: Constant): Replaced {
  const { value: one } = left;
  const { value: other } = right;
  if (one === null || other === null) return one === other ? 'true' : 'false';
  if (typeof one === 'string' && typeof other === 'string') return one === other ? 'true' : 'false';
  if (typeof one === 'string' || typeof other === 'string') return '*';
  const order = Number(one) - Number(other);
  const holds = operator === '=' ? order === 0 : operator === '<' ? order < 0 : order <= 0;
  return holds ? 'true' : 'false';
}

function isSameTerm(left: Term, right: Term): boolean {
  if (left.kind === 'variable' && right.kind === 'variable')
    return left.variable === right.variable && left.variable !== OTHER;
  if (left.kind === 'static' && right.kind === 'static') return isSameField(left.field, right.field);
  if (left.kind !== 'field' || right.kind !== 'field') return false;
  if ((left.along ?? right.along) !== undefined) return false;
  return left.base === right.base && left.base !== OTHER && isSameField(left.field, right.field);
}

export function isSameField(one: FieldReference, other: FieldReference): boolean {
  return one.owner === other.owner && one.name === other.name;
}

/** The type of a term in a predicate type. */
export function typeText(term: Term): string {
  switch (term.kind) {
    case 'variable':
      return simpleName(term.type);
    case 'field':
    case 'static':
      return `${simpleName(term.field.owner)}.${term.field.name}`;
    case 'constant':
      return term.constant.value === null ? 'null' : constantText(term.constant);
  }
}

function constantText({ type, value }: Constant): string {
  if (type === 'boolean') return value === 0 ? 'false' : 'true';
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}

export function predicateTypeText({ left, operator, right }: BooleanPredicate): string {
  return `${typeText(left)} ${operator} ${typeText(right)}`;
}

/** As `predicateTypeText`, with whole names: equal for equal predicate types. */
export function predicateKey({ left, operator, right }: BooleanPredicate): string {
  return `${termKey(left)} ${operator} ${termKey(right)}`;
}

/** Static fields are written like others: the object they belong to is that of their class. */
export function termKey(term: Term): string {
  switch (term.kind) {
    case 'variable':
      return isReference(term.type) ? 'reference' : term.type;
    case 'field':
    case 'static':
      return `${term.field.owner}.${term.field.name}`;
    case 'constant':
      // The types of numbers differ with who writes them, not what they mean.
      return typeof term.constant.value === 'string' ? JSON.stringify(term.constant.value) : `${term.constant.value}`;
  }
}

/** The variables that a predicate is applied to: bases of fields, and variables themselves. */
export function argumentsOf({ left, right }: BooleanPredicate): readonly (Variable | typeof OTHER)[] {
  return [left, right].flatMap((term) => {
    if (term.kind === 'variable') return [term.variable];
    return term.kind === 'field' ? [term.base] : [];
  });
}

/** Whether it outlives calls: it speaks of fields and constants only. */
export function isPersistent({ left, right }: BooleanPredicate): boolean {
  return left.kind !== 'variable' && right.kind !== 'variable';
}

/** Whether no field is read: its value is handed over at calls. */
export function isNullary({ left, right }: BooleanPredicate): boolean {
  return [left, right].every(({ kind }) => kind === 'variable' || kind === 'constant');
}

export function variableName({ name, sourceName, role }: Variable): string {
  if (role === 'temporary') return name.replace('%', 't');
  return sourceName ?? name.replace('@', '');
}
