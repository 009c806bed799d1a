/** The order of contents: part by part; fields that are not kept have their implicit values. */
import type { Hierarchy } from '../../../../ir/hierarchy.js';
import { isArray, OBJECT, type TypeName } from '../../../../ir/types.js';
import { joinCounts, leqCounts } from './counts.js';
import type { Contents } from './state.js';
import type { Tables } from './tables.js';
import type { NumberValue, Value } from './values.js';

type Combine = (left: Value, right: Value) => Value;

export function joinContents(tables: Tables, left: Contents, right: Contents): Contents {
  return left === right ? left : combined(tables, left, right, tables.values.joining);
}

/** Given that the newer is above the older. */
export function widenContents(tables: Tables, older: Contents, newer: Contents): Contents {
  return older === newer ? newer : combined(tables, older, newer, tables.values.widening);
}

function combined(tables: Tables, left: Contents, right: Contents, combine: Combine): Contents {
  const type = joinTypes(tables.hierarchy, left.type, right.type);
  const length = combinedLength(left.length, right.length, combine);
  const opaque = left.opaque || right.opaque;
  const both = (field: number): Value =>
    combine(
      cellWithin(tables, left, field, opaque ? 'opaque' : 'plain'),
      cellWithin(tables, right, field, opaque ? 'opaque' : 'plain'),
    );
  let cells = left.cells.mapped((_, field) => both(field));
  right.cells.forEach((_, field) => {
    if (left.cells.get(field) === undefined) cells = cells.set(field, both(field));
  });
  return tables.contents({
    count: joinCounts(left.count, right.count),
    ...(type === undefined ? {} : { type }),
    exact: left.exact && right.exact && left.type === right.type,
    cells,
    opaque,
    escaped: left.escaped || right.escaped,
    stirred: left.stirred || right.stirred,
    ...(length === undefined ? {} : { length }),
    filled: Math.min(left.filled, right.filled),
  });
}

/**
 * What the field holds, said in terms of contents that are perhaps opaque: there a default value is one of any values, so
 * a null is only assumed; and elements that were not stored yet are not told apart by `filled`.
 */
function cellWithin(tables: Tables, contents: Contents, field: number, wrapping: 'opaque' | 'plain'): Value {
  const value = tables.cell(contents, field);
  if (wrapping === 'plain' || contents.opaque) return value;
  const isKept = contents.cells.get(field) !== undefined;
  if ((isKept && !tables.isElement(field)) || tables.isSet(field)) return value;
  const unset = value.kind === 'number' ? tables.values.zero : tables.values.assumedNull;
  return isKept ? tables.joinValues(value, unset) : unset;
}

function combinedLength(left: NumberValue | undefined, right: NumberValue | undefined, combine: Combine) {
  if (left === undefined || right === undefined) return undefined;
  const joined = combine(left, right);
  return joined.kind === 'number' ? joined : undefined;
}

/** The nearest class above both; undefined is above all. */
export function joinTypes(hierarchy: Hierarchy, left: TypeName | undefined, right: TypeName | undefined) {
  if (left === right || left === undefined || right === undefined) return left === right ? left : undefined;
  if (hierarchy.isAssignable(left, right)) return right;
  if (hierarchy.isAssignable(right, left)) return left;
  if (isArray(left) || isArray(right)) return OBJECT;
  for (const { name } of hierarchy.superclassChain(left)) if (hierarchy.isSubclass(right, name)) return name;
  return OBJECT;
}

/** Names the first part of `lower` that `upper` does not cover; empty where it covers all. */
export function whyNotLeqContents(tables: Tables, lower: Contents, upper: Contents): string {
  if (lower === upper) return '';
  if (!leqCounts(lower.count, upper.count)) return `count ${lower.count} is not within ${upper.count}`;
  if (!typeLeq(tables.hierarchy, lower, upper)) return 'the class is another';
  if (lower.opaque && !upper.opaque) return 'opaque';
  if (lower.escaped && !upper.escaped) return 'escaped';
  if (lower.stirred && !upper.stirred) return 'stirred';
  if (upper.length !== undefined && (lower.length === undefined || !tables.leqValues(lower.length, upper.length))) {
    return 'the length';
  }
  if (upper.filled > lower.filled) return 'how many elements are filled';
  const isCovered = (field: number): boolean =>
    tables.leqValues(cellWithin(tables, lower, field, upper.opaque ? 'opaque' : 'plain'), tables.cell(upper, field));
  for (const [field] of upper.cells) if (!isCovered(field)) return `field ${tables.nameOfField(field)}`;
  for (const [field] of lower.cells) if (!isCovered(field)) return `field ${tables.nameOfField(field)}`;
  return '';
}

export function leqContents(tables: Tables, lower: Contents, upper: Contents): boolean {
  return lower === upper || whyNotLeqContents(tables, lower, upper) === '';
}

function typeLeq(hierarchy: Hierarchy, lower: Contents, upper: Contents): boolean {
  if (upper.type === undefined) return true;
  if (lower.type === undefined || (upper.exact && !lower.exact)) return false;
  return upper.exact ? lower.type === upper.type : hierarchy.isAssignable(lower.type, upper.type);
}
