/**
 * Fields after code that may write anything. Such code is one write to a ghost, the epoch: a static field that no program can
 * name, with another value after every such call. A state lists the fields that were written since; every other field is what
 * it is at the epoch of the state: one unknown for each epoch and field, made when it is first asked for. So a call of unknown
 * code costs one entry, and what two reads see is the same as long as no other such call lies between them.
 */
import type { Algebra } from './algebra.js';
import { type Condition, type Node, Operator } from './operators.js';
import type { FieldName } from './symbols.js';

export const EPOCH: FieldName = { owner: '', name: '<epoch>', columns: ['int'], functional: true, static: true };

export class Epochs {
  readonly #algebra: Algebra;
  readonly #known = new Map<Node, Map<FieldName, Node>>();

  constructor(algebra: Algebra) {
    this.#algebra = algebra;
  }

  /** Another epoch: anything may have been written. */
  next(reason: string): Node {
    const algebra = this.#algebra;
    return algebra.unknown(reason, EPOCH.columns, { lower: algebra.none(), upper: algebra.type('int'), single: true });
  }

  /** The field at an epoch, if nothing was written to it since; undefined: that in which the call began. */
  at(epoch: Node | undefined, field: FieldName): Node {
    const algebra = this.#algebra;
    if (epoch === undefined || epoch === algebra.field(EPOCH) || field === EPOCH) return algebra.field(field);
    let fields = this.#known.get(epoch);
    if (fields === undefined) {
      fields = new Map();
      this.#known.set(epoch, fields);
    }
    let node = fields.get(field);
    if (node === undefined) {
      node = this.#compute(epoch, field);
      fields.set(field, node);
    }
    return node;
  }

  #compute(epoch: Node, field: FieldName): Node {
    const algebra = this.#algebra;
    if (algebra.operator(epoch) === Operator.CHOICE) {
      const [condition, then, otherwise] = algebra.arguments(epoch) as [Condition, Node, Node];
      return algebra.choice(condition, this.at(then, field), this.at(otherwise, field));
    }
    const before = algebra.field(field);
    if (field.fixed === true && field.static) return before;
    const sets = field.columns.map((type) => algebra.type(type));
    const all = sets.reduceRight((right, left) => algebra.product(left, right));
    // What is fixed is so in objects that were there; new ones have values of their own.
    const lower = field.fixed === true ? before : algebra.none(field.columns.length);
    return algebra.unknown(`${field.name} after unknown code`, field.columns, {
      lower,
      upper: all,
      single: field.functional,
    });
  }
}

/** A field in a state that lists these. */
export function fieldIn(algebra: Algebra, fields: ReadonlyMap<FieldName, Node>, field: FieldName): Node {
  return fields.get(field) ?? algebra.epochs.at(fields.get(EPOCH), field);
}
