/**
 * Objects that each iteration of a traversal makes, told apart by the cursor of the iteration that made them.
 *
 * Every completed iteration has a cursor of its own, so the objects that one allocation makes and the completed cursors match
 * one to one. The matching is a relation of which no more is known; that it is one is a fact about every run.
 */
import type { Algebra, Condition, Node } from '../algebra.js';
import { areDisjoint } from '../simplify/order.js';
import type { Transformer } from './transformer.js';
import type { Traversal } from './traversal.js';

interface Made {
  /** From each object to the cursor of its iteration. */
  readonly origin: Node;
  /** From each completed cursor to the object. */
  readonly image: Node;
}

export class MadeObjects {
  readonly #algebra: Algebra;
  readonly #transformer: Transformer;
  readonly #traversal: Traversal;
  readonly #reached: Condition;
  readonly #made = new Map<Node, Made | undefined>();
  #fact: Condition = 1;

  /** `reached`: when the loop is. */
  constructor(algebra: Algebra, transformer: Transformer, traversal: Traversal, reached: Condition) {
    this.#algebra = algebra;
    this.#transformer = transformer;
    this.#traversal = traversal;
    this.#reached = reached;
  }

  /** What is true of all matchings that were asked for. */
  get fact(): Condition {
    return this.#fact;
  }

  /** From completed cursors to the object; undefined: not every completed iteration makes it, or it is none of theirs. */
  imageOf(object: Node): Node | undefined {
    return this.#of(object)?.image;
  }

  originOf(object: Node): Node | undefined {
    return this.#of(object)?.origin;
  }

  #of(object: Node): Made | undefined {
    if (!this.#made.has(object)) this.#made.set(object, this.#match(object));
    return this.#made.get(object);
  }

  #match(object: Node): Made | undefined {
    const algebra = this.#algebra;
    const { conditions } = algebra;
    if (algebra.symbol(object)?.kind !== 'new') return undefined;
    const allocation = this.#transformer.allocated.find((each) => each.object === object);
    const { completed, cursor } = this.#traversal;
    if (allocation === undefined || !areDisjoint(algebra, completed, algebra.null)) return undefined;
    const isCompleted = conditions.and(this.#reached, this.#transformer.backCondition);
    if (!conditions.implies(isCompleted, allocation.condition)) return undefined;
    const { type } = allocation;
    const [walked = 'univ'] = algebra.columns(cursor.head);
    const made = algebra.newSet(type);
    const pairs = algebra.product(made, completed);
    const origin = algebra.unknown('what an object was made for', [type, walked], {
      lower: algebra.none(2),
      upper: pairs,
      single: true,
    });
    const turned = algebra.transpose(origin);
    const image = algebra.unknown('the object made for each', [walked, type], {
      lower: turned,
      upper: turned,
      single: true,
    });
    const matching = { relation: origin, made, origins: completed };
    const fact = algebra.fact('each iteration makes an object of its own', matching);
    this.#fact = conditions.and(this.#fact, fact);
    return { origin, image };
  }
}
