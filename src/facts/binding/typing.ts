/** Types of terms: numeric promotion, unboxing, and the conversions they insert (Java Language Specification, 5). */
import type { Hierarchy } from '../../ir/hierarchy.js';
import { Flag, hasFlag } from '../../ir/program.js';
import { isPrimitive, type TypeName } from '../../ir/types.js';
import { unwrapped } from '../../ir/wrappers.js';
import type { Term } from './bound.js';
import { reference } from './names.js';

export type Numeric = 'int' | 'long' | 'float' | 'double';

/** The primitive type of a term that is primitive or a box. */
export function primitiveOf(type: TypeName): TypeName | undefined {
  return isPrimitive(type) ? type : unwrapped(type);
}

export function isNumeric(type: TypeName): boolean {
  const primitive = primitiveOf(type);
  return primitive !== undefined && primitive !== 'boolean';
}

/** The type that arithmetic on a value of this numeric type happens in. */
export function promoted(type: TypeName): Numeric {
  const primitive = primitiveOf(type);
  return primitive === 'long' || primitive === 'float' || primitive === 'double' ? primitive : 'int';
}

export function promotedTogether(left: TypeName, right: TypeName): Numeric {
  const both = [promoted(left), promoted(right)];
  return (['double', 'float', 'long'] as const).find((type) => both.includes(type)) ?? 'int';
}

/**
 * The value inside a box: reading the box through null is a fault, as in Java. Undefined when the library at hand keeps
 * the value in some other way than one primitive field.
 */
export function unboxed(hierarchy: Hierarchy, term: Term): Term | undefined {
  if (isPrimitive(term.type)) return term;
  const primitive = unwrapped(term.type);
  const fields = hierarchy.find(term.type)?.fields.filter((each) => !hasFlag(each, Flag.STATIC)) ?? [];
  const field = fields.find((each) => each.type === primitive);
  if (primitive === undefined || field === undefined) return undefined;
  return { kind: 'field', base: term, field: reference(field), type: primitive, offset: term.offset, end: term.end };
}

/** The primitive numeric term as a value of another numeric type. */
export function converted(term: Term, type: TypeName): Term {
  const same = term.type === type || (type === 'int' && ['byte', 'short', 'char'].includes(term.type));
  return same ? term : { kind: 'convert', operand: term, type, offset: term.offset, end: term.end };
}
