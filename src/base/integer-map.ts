/**
 * Persistent maps from natural numbers (below 2^31): a change copies one path, maps made from each other share the rest.
 * C. Okasaki and A. Gill, Fast mergeable integer maps, ML Workshop 1998 (big-endian, so that keys ascend).
 */

interface Leaf<V> {
  readonly leaf: true;
  readonly key: number;
  readonly value: V;
}

/** Keys below agree with `prefix` above `bit`, the highest bit in which some differ; those on the left have it clear. */
interface Branch<V> {
  readonly leaf: false;
  readonly prefix: number;
  readonly bit: number;
  readonly left: Tree<V>;
  readonly right: Tree<V>;
}

type Tree<V> = Leaf<V> | Branch<V>;
type Combine<V> = (left: V, right: V) => V;
type Change<V> = (value: V, key: number) => V | undefined;
type Visit<V> = (value: V, key: number) => void;

/** `K`: what the numbers name. */
export class IntegerMap<V, K extends number = number> {
  readonly #root: Tree<V> | undefined;

  private constructor(root: Tree<V> | undefined) {
    this.#root = root;
  }

  static empty<V, K extends number = number>(): IntegerMap<V, K> {
    return new IntegerMap<V, K>(undefined);
  }

  static of<V, K extends number = number>(entries: Iterable<readonly [K, V]>): IntegerMap<V, K> {
    let map = IntegerMap.empty<V, K>();
    for (const [key, value] of entries) map = map.set(key, value);
    return map;
  }

  get isEmpty(): boolean {
    return this.#root === undefined;
  }

  get(key: K): V | undefined {
    let tree = this.#root;
    while (tree !== undefined && !tree.leaf) tree = (key & tree.bit) === 0 ? tree.left : tree.right;
    return tree !== undefined && tree.key === key ? tree.value : undefined;
  }

  set(key: K, value: V): IntegerMap<V, K> {
    return this.#with(this.#root === undefined ? leaf(key, value) : insert(this.#root, leaf(key, value), second));
  }

  delete(key: K): IntegerMap<V, K> {
    return this.#with(this.#root === undefined ? undefined : remove(this.#root, key));
  }

  /**
   * The keys of both; where both have one, `combine` decides. It must be idempotent, because shared parts are not
   * looked at. The result is this very map when it equals this map.
   */
  union(other: IntegerMap<V, K>, combine: Combine<V>): IntegerMap<V, K> {
    if (other.#root === undefined) return this;
    if (this.#root === undefined) return other;
    return this.#with(union(this.#root, other.#root, combine));
  }

  /** Whether the other map has every key of this one with values so related; the relation must be reflexive. */
  isWithin(other: IntegerMap<V, K>, related: (own: V, others: V) => boolean): boolean {
    return this.#root === undefined || (other.#root !== undefined && within(this.#root, other.#root, related));
  }

  /** New values for all keys; those given undefined are left out. */
  mapped(change: (value: V, key: K) => V | undefined): IntegerMap<V, K> {
    return this.#with(this.#root === undefined ? undefined : mapped(this.#root, change as Change<V>));
  }

  /** Ascending by key; quicker than the iterator. */
  forEach(visit: (value: V, key: K) => void): void {
    if (this.#root !== undefined) walk(this.#root, visit as Visit<V>);
  }

  /** Ascending by key. */
  *[Symbol.iterator](): Generator<readonly [K, V]> {
    const rest: Tree<V>[] = this.#root === undefined ? [] : [this.#root];
    for (let tree = rest.pop(); tree !== undefined; tree = rest.pop()) {
      if (tree.leaf) yield [tree.key as K, tree.value];
      else rest.push(tree.right, tree.left);
    }
  }

  #with(root: Tree<V> | undefined): IntegerMap<V, K> {
    return root === this.#root ? this : new IntegerMap(root);
  }
}

function leaf<V>(key: number, value: V): Leaf<V> {
  return { leaf: true, key, value };
}

function second<V>(_: V, right: V): V {
  return right;
}

/** What keys have in common above the bit. */
function prefixOf(key: number, bit: number): number {
  return key & ~((bit << 1) - 1);
}

/** The branch with these children, or the old one if they are its own. */
function branch<V>(old: Branch<V>, left: Tree<V>, right: Tree<V>): Branch<V> {
  return left === old.left && right === old.right
    ? old
    : { leaf: false, prefix: old.prefix, bit: old.bit, left, right };
}

/** Two trees that share no key: `key` and `otherKey` are one of each, or the prefix of all. */
function apart<V>(key: number, tree: Tree<V>, otherKey: number, other: Tree<V>): Branch<V> {
  const bit = 1 << (31 - Math.clz32(key ^ otherKey));
  const [left, right] = (key & bit) === 0 ? [tree, other] : [other, tree];
  return { leaf: false, prefix: prefixOf(key, bit), bit, left, right };
}

function insert<V>(tree: Tree<V>, added: Leaf<V>, combine: Combine<V>): Tree<V> {
  const { key } = added;
  if (tree.leaf) {
    if (tree.key !== key) return apart(key, added, tree.key, tree);
    const value = combine(tree.value, added.value);
    return value === tree.value ? tree : value === added.value ? added : leaf(key, value);
  }
  if (prefixOf(key, tree.bit) !== tree.prefix) return apart(key, added, tree.prefix, tree);
  return (key & tree.bit) === 0
    ? branch(tree, insert(tree.left, added, combine), tree.right)
    : branch(tree, tree.left, insert(tree.right, added, combine));
}

function remove<V>(tree: Tree<V>, key: number): Tree<V> | undefined {
  if (tree.leaf) return tree.key === key ? undefined : tree;
  const left = (key & tree.bit) === 0 ? remove(tree.left, key) : tree.left;
  const right = (key & tree.bit) === 0 ? tree.right : remove(tree.right, key);
  return left === undefined ? right : right === undefined ? left : branch(tree, left, right);
}

function union<V>(left: Tree<V>, right: Tree<V>, combine: Combine<V>): Tree<V> {
  if (left === right) return left;
  if (right.leaf) return insert(left, right, combine);
  if (left.leaf) return insert(right, left, (rights, lefts) => combine(lefts, rights));
  if (left.bit === right.bit && left.prefix === right.prefix) {
    const [low, high] = [union(left.left, right.left, combine), union(left.right, right.right, combine)];
    return low === right.left && high === right.right && !(low === left.left && high === left.right)
      ? right
      : branch(left, low, high);
  }
  if (left.bit > right.bit && prefixOf(right.prefix, left.bit) === left.prefix) {
    return (right.prefix & left.bit) === 0
      ? branch(left, union(left.left, right, combine), left.right)
      : branch(left, left.left, union(left.right, right, combine));
  }
  if (right.bit > left.bit && prefixOf(left.prefix, right.bit) === right.prefix) {
    return (left.prefix & right.bit) === 0
      ? branch(right, union(left, right.left, combine), right.right)
      : branch(right, right.left, union(left, right.right, combine));
  }
  return apart(left.prefix, left, right.prefix, right);
}

function within<V>(own: Tree<V>, other: Tree<V>, related: (own: V, others: V) => boolean): boolean {
  if (own === other) return true;
  if (other.leaf) return own.leaf && own.key === other.key && related(own.value, other.value);
  const key = own.leaf ? own.key : own.prefix;
  const bit = own.leaf ? 0 : own.bit;
  if (bit > other.bit || prefixOf(key, other.bit) !== other.prefix) return false;
  if (!own.leaf && bit === other.bit) {
    return within(own.left, other.left, related) && within(own.right, other.right, related);
  }
  return within(own, (key & other.bit) === 0 ? other.left : other.right, related);
}

function walk<V>(tree: Tree<V>, visit: Visit<V>): void {
  let rest = tree;
  while (!rest.leaf) {
    walk(rest.left, visit);
    rest = rest.right;
  }
  visit(rest.value, rest.key);
}

function mapped<V>(tree: Tree<V>, change: Change<V>): Tree<V> | undefined {
  if (tree.leaf) {
    const value = change(tree.value, tree.key);
    return value === undefined ? undefined : value === tree.value ? tree : leaf(tree.key, value);
  }
  const left = mapped(tree.left, change);
  const right = mapped(tree.right, change);
  return left === undefined ? right : right === undefined ? left : branch(tree, left, right);
}
