/** How the domain is used for one run. */
import type { CodeEdge } from '../../../engine/code.js';
import type { FieldReference } from '../../../ir/instructions.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import type { ClassName, TypeName } from '../../../ir/types.js';

export interface ShapegraphOptions {
  /** Reference fields whose edges make the shape. Their positions are their numbers. */
  readonly links: readonly FieldReference[];
  /** Whether objects of the class are cells: only these are nodes of graphs. */
  readonly isCell: (type: ClassName) => boolean;
  /** Whether a value of that declared type may be a cell. */
  readonly mayBeCell: (type: TypeName) => boolean;
  /** Static fields that act as variables. */
  readonly statics: readonly FieldReference[];
  /** The one object whose fields act as variables, where there is one. */
  readonly root?: {
    /** Whether the edge (a `new`) makes it. */
    readonly isMadeAt: (at: CodeEdge) => boolean;
    /** Classes that it may have. */
    readonly isOf: (type: ClassName) => boolean;
    /** Its fields that lead to cells, and others of reference type of which is to be known whether they are null. */
    readonly fields: readonly FieldReference[];
    /** Whether a value of that declared type may be it. */
    readonly mayBe: (type: TypeName) => boolean;
    /**
     * Whether code outside can write its fields through other objects that refer to it. Then they are forgotten whenever such code
     * runs, once there are such objects.
     */
    readonly isTampered?: boolean;
  };
  /** `relational`: each graph has exact witnesses for its edges and flags; `keyed`: graphs with equal named parts are merged. */
  readonly mode: 'relational' | 'keyed';
  /** Sets of links, as bits, along which references are counted apart; keyed only. See `ShapeGraphOptions.groups`. */
  readonly groups?: readonly number[];
  /** Pairs of links of which the second is expected to lead back; keyed only. See `ShapeGraphOptions.inverses`. */
  readonly inverses?: readonly { readonly field: number; readonly back: number }[];
  /** Named nodes, and graphs that one step may give, beyond which cells are given up. */
  readonly cap: number;
  readonly splits: number;
  readonly cutpoints: number;
  /** What a call that is not followed may write; default: everything. */
  readonly writes?: (
    callee: MethodDeclaration,
    at: CodeEdge,
  ) => {
    readonly links: boolean;
    readonly statics: boolean;
    /** Whether it may keep, or return, what it is given or can reach. */
    readonly keeps: boolean;
    /**
     * Whether it may write fields of the root object where it gets hold of it, or links of cells that these lead to. Default: code
     * of the input may.
     */
    readonly fields?: boolean;
  };
  /**
   * What a call of the method, with all that it runs, may read or write of `statics` and of the root's fields, by their positions.
   * What it does not touch its caller keeps to itself. Default: everything.
   */
  readonly accesses?: (callee: MethodDeclaration) => {
    readonly statics: (position: number) => boolean;
    readonly fields: (position: number) => boolean;
  };
  /**
   * Whether runs start with cells that are followed (see `entries.ts`), so that objects elsewhere may lead to cells, unseen by the
   * code. Only tests look at it: they ask less of heaps then.
   */
  readonly startsWithCells?: boolean;
  /** Whether code outside the input cannot write the static field. Default: it can. */
  readonly isGuarded?: (field: FieldReference) => boolean;
}
