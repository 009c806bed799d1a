/** What is known of the classes of a region's objects, and which regions may therefore share an object or have a field. */
import type { Truth } from '../../../../base/truth.js';
import type { Hierarchy } from '../../../../ir/hierarchy.js';
import { isKept } from '../../../../ir/kept.js';
import { Flag, hasFlag } from '../../../../ir/program.js';
import { elementType, isArray, isPrimitive, type TypeName } from '../../../../ir/types.js';
import type { State } from '../state/state.js';
import type { Tables } from '../state/tables.js';
import type { Region } from './regions.js';

/** A type and its subtypes, or exactly that type. */
export interface Bound {
  readonly type: TypeName;
  readonly exact: boolean;
}

/** Objects of a declared type: exactly of it where it has no subtypes. */
export function boundOf(hierarchy: Hierarchy, type: TypeName): Bound {
  return { type, exact: hasNoSubtypes(hierarchy, type) };
}

function hasNoSubtypes(hierarchy: Hierarchy, type: TypeName): boolean {
  if (isPrimitive(type)) return true;
  if (isArray(type)) return hasNoSubtypes(hierarchy, elementType(type));
  const declaration = hierarchy.find(type);
  return declaration !== undefined && hasFlag(declaration, Flag.FINAL) && !hasFlag(declaration, Flag.INTERFACE);
}

/** Undefined: nothing is known. */
export function typeOf(tables: Tables, state: State, region: Region): Bound | undefined {
  const kind = tables.kindOf(region);
  if (kind.kind === 'constant') return { type: kind.type, exact: true };
  const contents = state.heap.get(region);
  return contents?.type === undefined ? undefined : { type: contents.type, exact: contents.exact };
}

/** Whether all objects of the region are instances of the type; `no`: none is. */
export function isInstance(tables: Tables, state: State, region: Region, type: TypeName): Truth {
  const bound = typeOf(tables, state, region);
  return bound === undefined ? 'unknown' : isBelow(tables.hierarchy, bound, type);
}

export function isBelow(hierarchy: Hierarchy, { type, exact }: Bound, upper: TypeName): Truth {
  if (hierarchy.isAssignable(type, upper)) return 'yes';
  if (!isKnown(hierarchy, type)) return 'unknown';
  if (exact) return 'no';
  return mayShare(hierarchy, type, upper) ? 'unknown' : 'no';
}

/** Whether an object could be an instance of both types. */
function mayShare(hierarchy: Hierarchy, left: TypeName, right: TypeName): boolean {
  if (hierarchy.isAssignable(left, right) || hierarchy.isAssignable(right, left)) return true;
  if (isPrimitive(left) || isPrimitive(right)) return false;
  if (!isKnown(hierarchy, left) || !isKnown(hierarchy, right)) return true;
  if (isArray(left) && isArray(right)) return mayShare(hierarchy, elementType(left), elementType(right));
  if (isArray(left) || isArray(right)) return false;
  const isOpen = (type: TypeName, other: TypeName): boolean =>
    hierarchy.isInterface(type) && !hasNoSubtypes(hierarchy, other);
  return isOpen(left, right) || isOpen(right, left);
}

function isKnown(hierarchy: Hierarchy, type: TypeName): boolean {
  if (isPrimitive(type)) return true;
  return isArray(type) ? isKnown(hierarchy, elementType(type)) : hierarchy.isComplete(type);
}

function boundsMayShare(hierarchy: Hierarchy, left: Bound, right: Bound): boolean {
  if (left.exact && right.exact) return left.type === right.type;
  if (left.exact) return isBelow(hierarchy, left, right.type) !== 'no';
  if (right.exact) return isBelow(hierarchy, right, left.type) !== 'no';
  return mayShare(hierarchy, left.type, right.type);
}

/** Whether an object of the region may have the field: others cannot be the base of an access to it. */
export function mayHaveField(tables: Tables, state: State, region: Region, field: number): boolean {
  const bound = typeOf(tables, state, region);
  if (bound === undefined) return true;
  const reference = tables.fieldOf(field);
  if (reference !== undefined) return isBelow(tables.hierarchy, bound, reference.owner) !== 'no';
  if (isArray(bound.type)) return tables.elementField(elementType(bound.type)) === field;
  return !bound.exact && mayShare(tables.hierarchy, bound.type, 'java.lang.Object[]');
}

/** Whether `external` may mean objects of the region. */
export function isExternal(tables: Tables, state: State, region: Region): boolean {
  const { kind } = tables.kindOf(region);
  return kind === 'allocated' ? state.heap.get(region)?.escaped === true : kind !== 'statics';
}

/** Whether the two regions may have an object in common. What the library keeps may be the one that was there before, wherever it came from. */
export function mayOverlap(tables: Tables, state: State, left: Region, right: Region): boolean {
  if (left === right) return true;
  if (isKeptAt(tables, state, left) || isKeptAt(tables, state, right))
    return mayBeOfOneClass(tables, state, left, right);
  const [ofLeft, ofRight] = [tables.kindOf(left), tables.kindOf(right)];
  if (ofLeft.kind === ofRight.kind && (ofLeft.kind === 'allocated' || ofLeft.kind === 'constant')) return false;
  if (!isExternal(tables, state, left) || !isExternal(tables, state, right)) return false;
  // An allocated object is none that the machine makes.
  if (ofLeft.kind === 'constant' && ofRight.kind === 'allocated') return false;
  if (ofRight.kind === 'constant' && ofLeft.kind === 'allocated') return false;
  return mayBeOfOneClass(tables, state, left, right);
}

function mayBeOfOneClass(tables: Tables, state: State, left: Region, right: Region): boolean {
  const [leftBound, rightBound] = [typeOf(tables, state, left), typeOf(tables, state, right)];
  return leftBound === undefined || rightBound === undefined || boundsMayShare(tables.hierarchy, leftBound, rightBound);
}

function isKeptAt(tables: Tables, state: State, region: Region): boolean {
  if (tables.kindOf(region).kind !== 'allocated') return false;
  const bound = typeOf(tables, state, region);
  return bound !== undefined && isKept(tables.hierarchy, bound.type);
}
