/**
 * Shape graphs with variable-set names: what they are, and the operations on them.
 * C. Rubio, Class Invariant Shape Analysis, 2004, section 3.4, with the meaning made exact.
 */
import type { Numbered } from '../../../../../base/numbered.js';
import type { Truth } from '../../../../../base/truth.js';
import { SHAPEGRAPH_BUDGETS } from '../../budgets.js';
import type { ConcreteHeap } from '../claims/concrete-heap.js';

/**
 * The number of a graph in its `ShapeGraphs`: equal graphs have equal numbers. A graph has a fixed number of variables,
 * 0 to `variables - 1`. A cell that a variable points to is a *named* node: its name is the set of these variables. All other
 * cells are the *summary*. Every cell is reached from a variable. Named nodes are numbered by their least variables.
 *
 * A named node is *shared* if two fields refer to it, *joined* if fields of two different cells do; the summary is if one of
 * its cells is.
 */
export type ShapeGraph = Numbered<'shape graph'>;

/**
 * What a variable or a field of a named node holds: `NULL`, `ELSEWHERE`, `SUMMARY` (fields only), `UNREAD` (fields only, keyed
 * only: anything at all), or `FIRST_NODE + node`.
 *
 * `ELSEWHERE` is null, or an object that nobody keeps track of: it has no tracked fields and refers to no cell.
 */
export type Target = Numbered<'shape target'>;

export const NULL = 0;
export const ELSEWHERE = 1;
export const SUMMARY = 2;
export const UNREAD = 3;
export const FIRST_NODE = 4;

export const MOST_NODES = SHAPEGRAPH_BUDGETS['graphs/store/model'].mostNodes.most;

/** Flags of nodes, counting references along all fields. A joined node is shared. Those of group g are `2 * g` bits higher. */
export const SHARED = 1;
export const JOINED = 2;

/**
 * `relational`: a graph stands for exactly the heaps whose image it is: each edge of the summary, each flag has a witness (an edge
 * to `ELSEWHERE` is always a "may"). `keyed`: graphs with equal variables and fields of named nodes are one; edges
 * of the summary and flags then mean "may".
 */
export type Mode = 'relational' | 'keyed';

export interface ShapeGraphOptions {
  /** Link fields are 0 to `fields - 1`. */
  readonly fields: number;
  readonly mode: Mode;
  /**
   * Further sets of fields, as bits, whose references are counted apart (keyed only; relational graphs count all fields together).
   * The set of all fields is group 0, these are groups 1, 2 …, at most 9. What a claim ranges over should be one of them, and
   * fields that point back should be one of their own: a doubly-linked list is unshared along `next` and along `prev`, not along both.
   */
  readonly groups?: readonly number[];
  /**
   * Fields that point back (keyed only): `back` of what `field` leads to is expected to lead to the cell again. Both directions of a
   * doubly-linked list; left and parent, right and parent, parent and left, parent and right of a tree: where several fields may lead
   * back, it is known apart that one of them does.
   */
  readonly inverses?: readonly { readonly field: number; readonly back: number }[];
  /** How many graphs one operation may give (or try); beyond it, it gives undefined. */
  readonly limit: number;
}

/** The graphs that an operation gives, all different; none: no execution goes on. Undefined: more than the limit. */
export type Results = readonly ShapeGraph[] | undefined;

/** How the variables of a graph become those of another one: the old variable, `NOTHING` or `UNKNOWN`. */
export type Mapping = readonly number[];
/** The new variable is null. */
export const NOTHING = -1;
/** The new variable is `ELSEWHERE`. */
export const UNKNOWN = -2;

/** A graph cut in two for a call: what the callee can reach, and the rest. See `ShapeGraphs.separate`. */
export interface Parts {
  readonly callee: ShapeGraph;
  readonly frame: ShapeGraph;
}

/**
 * The graphs of one run. Nothing is ever removed. Operations are pure; they throw on variables, fields and graphs that do not
 * exist, and on more than `MOST_NODES` named nodes.
 *
 * Soundness: for each heap of a graph, and each way the statement can run on it, the image of the result is (relational), or is
 * below (keyed), one of the graphs given. Exactness (relational, no `ELSEWHERE`): each graph given is the image of such a result, except
 * where a file says otherwise.
 */
export interface ShapeGraphs {
  readonly fields: number;
  readonly mode: Mode;
  /** How many different graphs were made so far. */
  readonly size: number;

  /** All variables null. */
  readonly nothing: (variables: number) => ShapeGraph;

  // What a graph says.
  readonly variables: (graph: ShapeGraph) => number;
  /** How many named nodes there are. */
  readonly nodes: (graph: ShapeGraph) => number;
  readonly value: (graph: ShapeGraph, variable: number) => Target;
  readonly field: (graph: ShapeGraph, node: number, field: number) => Target;
  /** `SHARED`, `JOINED`; those of the summary for `SUMMARY`. The argument is a target. */
  readonly flags: (graph: ShapeGraph, target: Target) => number;
  readonly hasSummary: (graph: ShapeGraph) => boolean;
  /** Targets of the summary along the field, as bits `1 << target`. */
  readonly summaryEdges: (graph: ShapeGraph, field: number) => number;
  /** As in the notes: `{top,e} -> @, @! -> @`. Without names, variables are `v0`, fields `f0`. */
  readonly show: (graph: ShapeGraph, names?: GraphNames) => string;

  // Statements. A variable may occur twice.
  /** x = null. */
  readonly forget: (graph: ShapeGraph, x: number) => Results;
  /** x = y. */
  readonly copy: (graph: ShapeGraph, x: number, y: number) => Results;
  /** x = new: a cell whose fields are null. */
  readonly allocate: (graph: ShapeGraph, x: number) => Results;
  /** x = something that is not tracked, or null. */
  readonly setElsewhere: (graph: ShapeGraph, x: number) => Results;
  /** x = y.field. None if y is null; x is elsewhere if y is. */
  readonly load: (graph: ShapeGraph, x: number, y: number, field: number) => Results;
  /** x.field = null. None if x is null; nothing changes if x is elsewhere. */
  readonly storeNull: (graph: ShapeGraph, x: number, field: number) => Results;
  /** x.field = y. None if x is null; if x is elsewhere, what y reaches is given up. */
  readonly store: (graph: ShapeGraph, x: number, field: number, y: number) => Results;
  /** x.field = something that is not tracked, or null. */
  readonly storeElsewhere: (graph: ShapeGraph, x: number, field: number) => Results;
  /** All cells that x reaches become elsewhere, and with them what refers to them. More may be given up than x reaches. */
  readonly giveUp: (graph: ShapeGraph, x: number) => Results;

  // Tests. For assumptions: a variable that is elsewhere becomes null by `assumeNull`.
  readonly isNull: (graph: ShapeGraph, x: number) => Truth;
  readonly equal: (graph: ShapeGraph, x: number, y: number) => Truth;
  /** Undefined if x is not null. */
  readonly assumeNull: (graph: ShapeGraph, x: number) => ShapeGraph | undefined;
  /** Undefined if x and y differ for certain. */
  readonly assumeEqual: (graph: ShapeGraph, x: number, y: number) => ShapeGraph | undefined;

  // Variables and calls.
  /** Other variables: `mapping[i]` says what the new variable i is; old ones that do not occur are forgotten. */
  readonly project: (graph: ShapeGraph, mapping: Mapping) => Results;
  /**
   * Cuts a graph for a call that follows the variables in `passed`. The callee's variables are `passed` (in that order; with
   * `NOTHING` and `UNKNOWN` allowed), followed by `cuts` cutpoints; the frame's are all old ones followed by the same cutpoints, where
   * `passed` variables that are not in `kept` are null.
   * Cells that a passed variable reaches are the callee's. Of those, each that a kept variable or a cell of the frame refers to is
   * the value of a cutpoint in both: in the frame it has null fields, and its flags count only references from the frame; in the
   * callee they count only references from the callee's part. Cutpoints not used are null. Variables neither passed nor kept are forgotten.
   *
   * `inseparable`: the summary is split between both so that they may refer to the same unnamed cells, or there are more cutpoints
   * than `cuts`: pass everything (all variables as cutpoints, by `project`), or give up.
   * Undefined: more than the limit.
   */
  readonly separate: (
    graph: ShapeGraph,
    passed: Mapping,
    kept: readonly number[],
    cuts: number,
  ) => readonly Parts[] | 'inseparable' | undefined;
  /**
   * Puts together the frame and what the callee left: their last `cuts` variables are the cutpoints. The variables of the
   * result are those of the frame, then those of the exit, both without cutpoints. A cutpoint that was given up in the callee is
   * elsewhere for the frame; the callee never assigns to cutpoints otherwise.
   */
  readonly combine: (frame: ShapeGraph, exit: ShapeGraph, cuts: number) => Results;

  // Order.
  /** Whether every heap of the lower is one of the upper. May be false where it holds. */
  readonly leq: (lower: ShapeGraph, upper: ShapeGraph) => boolean;
  /** Keyed: graphs with equal keys can be joined. Relational: the graph. */
  readonly key: (graph: ShapeGraph) => number;
  /** Above both, for graphs with the same key. */
  readonly join: (left: ShapeGraph, right: ShapeGraph) => ShapeGraph;
  /** One graph above all with the same key, for each key; in the order in which they first occur. */
  readonly merged: (graphs: readonly ShapeGraph[]) => readonly ShapeGraph[];

  // Heaps.
  /** What stands for the heap; cells that no variable reaches are left out. */
  readonly image: (heap: ConcreteHeap) => ShapeGraph;
  /** Whether the graph stands for the heap, where what is elsewhere in the graph may be cells of the heap that were given up. */
  readonly represents: (graph: ShapeGraph, heap: ConcreteHeap) => boolean;
  /** Every heap without garbage and without anything elsewhere is in one of these. Undefined: more than the limit. */
  readonly weakest: (variables: number) => Results;
  /**
   * Every heap without garbage in which each variable is null, or leads to a tree that no other variable reaches, is in one of these.
   * Undefined: more than the limit.
   */
  readonly trees: (variables: number) => Results;
  /** A graph that stands for all heaps of another table's relational graph over as many fields; undefined: there are none. */
  readonly imported: (from: ShapeGraphs, graph: ShapeGraph) => ShapeGraph | undefined;
  /** One graph for each way variables alias, all fields unread. Keyed only. */
  readonly unread: (variables: number) => readonly ShapeGraph[];

  // Claims, along the fields whose bits are in `over`, in the meaning of the assertion language.
  readonly reach: (graph: ShapeGraph, x: number, y: number, over: number) => Truth;
  readonly acyclic: (graph: ShapeGraph, x: number, over: number) => Truth;
  readonly cyclic: (graph: ShapeGraph, x: number, over: number) => Truth;
  readonly unshared: (graph: ShapeGraph, x: number, over: number) => Truth;
  /** No cycle, and no cell to which two fields refer. */
  readonly tree: (graph: ShapeGraph, x: number, over: number) => Truth;
  readonly disjoint: (graph: ShapeGraph, x: number, y: number, over: number) => Truth;
  readonly list: (graph: ShapeGraph, x: number, field: number) => Truth;
  /** Yes only where `next` and `prev` are among the inverses. */
  readonly dll: (graph: ShapeGraph, x: number, next: number, prev: number) => Truth;
}

export interface GraphNames {
  readonly variable: (variable: number) => string;
  /** Undefined: the field is not mentioned. */
  readonly field: (field: number) => string | undefined;
}
