/**
 * What locations are: the objects that a method has to do with, by where it gets them from, and how they are linked at calls.
 *
 * Nanda, Grothoff and Chandra, OOPSLA 2005, section 2 and Table 1. `F` are parameters (`F1` the receiver, or the first parameter of a
 * static method), `E` are read out of fields that the method had not written before, `O` are allocated, `S` hold the static fields of
 * a class. Recursion is folded: a field that is on the path already leads back to the location it led to before.
 */
import type { Edge, Point } from '../../../ir/body.js';
import type { FieldReference, Variable } from '../../../ir/instructions.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import type { ClassName, TypeName } from '../../../ir/types.js';
import type { SliceCode } from '../discovery/code.js';

export interface Location {
  readonly kind: 'F' | 'E' | 'O' | 'S';
  /** `F1`, `E2`, `O1`; the class for `S`. */
  readonly id: string;
  /** `F1.head.next`; `O:14:9`, line and column of a `new`. Runs name the object so, see `Paths`. */
  readonly path: string;
  readonly type: TypeName;
  /** Read from this field of that location. */
  readonly from?: { readonly base: Location; readonly field: FieldReference };
  readonly site?: Edge;
}

/** A field of a location: read before it is written (`escapeIn`), or written and still so at an exit (`escapeOut`). */
export interface LocatedField {
  readonly base: Location;
  readonly field: FieldReference;
  /** What a reference field leads to. */
  readonly targets: readonly Location[];
}

/** What a call hands over and gets back, in the names of the caller: the paper's ActualIn and ActualOut statements. */
export interface CallLinkage {
  readonly edge: Edge;
  readonly callee: MethodDeclaration;
  /** For each FormalIn and EscapeIn of the callee the locations of the caller. */
  readonly actualIn: readonly { readonly formal: Location; readonly actual: readonly Location[] }[];
  /** For each EscapeOut of the callee the store that it is in the caller. */
  readonly actualOut: readonly {
    readonly bases: readonly Location[];
    readonly field: FieldReference;
    readonly targets: readonly Location[];
  }[];
}

export interface MethodLocations {
  readonly method: MethodDeclaration;
  /** In the order met. */
  readonly locations: readonly Location[];
  readonly formalIn: readonly { readonly variable: Variable; readonly location?: Location }[];
  readonly escapeIn: readonly LocatedField[];
  readonly escapeOut: readonly LocatedField[];
  /** What the result may be; empty where it is primitive, void or always null. */
  readonly formalOut: readonly Location[];
  readonly calls: readonly CallLinkage[];
  readonly escapes: (location: Location) => boolean;
  readonly pointsTo: (point: Point, variable: Variable) => readonly Location[];
  /** Whether nothing was left out: locations are bounded. */
  readonly isWhole: boolean;
}

/**
 * Whether two locations may be the same object: nothing is known about the client, so that everything that comes from outside may
 * be where the types allow it.
 */
export function mayAlias(code: SliceCode, one: Location, other: Location): boolean {
  if (one === other) return true;
  const isOutside = ({ kind }: Location): boolean => kind === 'F' || kind === 'E';
  if (!isOutside(one) || !isOutside(other)) return false;
  const { hierarchy, classes } = code.component.world;
  if (hierarchy.isAssignable(one.type, other.type) || hierarchy.isAssignable(other.type, one.type)) return true;
  // Interfaces may have a common subclass.
  return commonSubclass(classes.of(one.type), classes.of(other.type));
}

function commonSubclass(ones: readonly ClassName[], others: readonly ClassName[]): boolean {
  return ones.some((name) => others.includes(name));
}
