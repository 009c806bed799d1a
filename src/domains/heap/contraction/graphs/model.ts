/**
 * What the contraction domain needs to know of a program, and what its states mean.
 * T. Lev-Ami, N. Immerman, M. Sagiv, Abstraction for shape analysis with fast and precise transformers, CAV 2006.
 *
 * A state is a heap graph. A node with summary 0 is one object; any other summary is a set of fields, its *loops* (bit `f`
 * for field `f`), and the node stands for a tree of objects with exactly one edge into it, which leads to the root. Loops are
 * the fields of the edges inside the tree. An edge that is not inside a tree is exactly one field of one object; which
 * object of the tree is its source, the graph does not say. An object without an edge for a field holds null there.
 *
 * In `exact` mode a tree has at least two objects and uses every one of its loops. In `partial` mode it uses some of them,
 * perhaps none: then it is one object.
 *
 * Fields that are declared *parents* do not take part in contraction, sharing and the loops. A parent edge is written
 * as any other edge, or as a bit of the kind of an edge: that the object at its end points back to the object at its
 * start. A tree whose entering edge carries the bit has it on all edges inside. States use the bit wherever an end of the
 * edge is not kept (see `contract`); between drafts and statements it is used only where an end is a summary.
 *
 * Its meaning: all concrete heaps whose objects can be mapped so onto the nodes. Nothing else is forgotten; two variables are
 * equal, or null, or reach each other, in all heaps of a state or in none.
 */

/** What a domain says about labels of nodes. Labels say of every object of a node what the domain chose them to say. */
export interface LabelPolicy {
  /**
   * The label of objects with the one or the other label, or -1 where such objects must stay apart. As far as it is defined
   * it must be commutative, associative and idempotent, whether it is defined must not depend on what was merged before, and
   * it never gives a label that is kept.
   */
  readonly merge: (upper: number, lower: number) => number;
  /**
   * Whether a node of this label is always kept for itself. Such nodes are vague: of their fields and of what refers to them
   * the graph shows only a part, and two of them may be one object. What they refer to, shown or not, is vague too. They do
   * not count against the cap.
   */
  readonly keep?: (label: number) => boolean;
  /** Whether the field of an object of this label is as the graph shows it: null if there is no edge. Absent: unless kept. */
  readonly shows?: (label: number, field: number) => boolean;
  /** How many fields there are, where `shows` tells them apart. */
  readonly fields?: number;
  /** Whether a node of this label may also be nothing: what leads to it may be null. */
  readonly mayBeNull?: (label: number) => boolean;
  /** Whether objects of the two nodes, one of them vague, may be one and the same. Absent: only two vague ones may. */
  readonly mayBeSame?: (left: number, right: number) => boolean;
  /** The label of those objects of a tree of this label that are entered along the field; -1 if there are none. */
  readonly along?: (label: number, field: number) => number;
  /** Whether objects of this label can have the field. */
  readonly has?: (label: number, field: number) => boolean;
  /** The part of a label by which states are told apart when states are merged, itself a label. Absent: all of it. */
  readonly key?: (label: number) => number;
  /** The label of objects with the one or the other label, which have equal keys: a least upper bound. */
  readonly join?: (left: number, right: number) => number;
}

export interface ContractionModel {
  readonly mode: 'exact' | 'partial';
  /** Parent fields, at most 8; the position of a field is its bit. */
  readonly parents: readonly number[];
  readonly labels: LabelPolicy;
  /** The most nodes, vague ones not counted, that may be kept apart in a state; see `contract`. */
  readonly cap: number;
  /** The most graphs that one split may give. */
  readonly splits: number;
}

/** Labels are told apart and never merged. */
export const EQUAL_LABELS: LabelPolicy = { merge: (upper, lower) => (upper === lower ? upper : -1) };

/** Four times the variables is what the forests of the paper need twice over. */
export function contractionModel(variables: number, options: Partial<ContractionModel> = {}): ContractionModel {
  if ((options.parents?.length ?? 0) > 8) throw new RangeError('more than 8 parent fields');
  return { mode: 'partial', parents: [], labels: EQUAL_LABELS, cap: 4 * variables + 4, splits: 5_000, ...options };
}

/** Why a graph has no state; nothing is dropped: who gets this must go on with a state that covers everything. */
export type Refusal = 'too-many-distinct-nodes' | 'cycle-held-by-parent-pointers-only' | 'too-many-cases';
