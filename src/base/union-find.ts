/** Classes of an equivalence over the numbers from 0 that grows by joining; union by size with path halving. */
export class UnionFind {
  readonly #parent: number[] = [];
  readonly #size: number[] = [];
  #classes = 0;

  constructor(elements = 0) {
    for (let index = 0; index < elements; index++) this.add();
  }

  /** A new element in a class of its own; elements are numbered in order. */
  add(): number {
    const element = this.#parent.length;
    this.#parent.push(element);
    this.#size.push(1);
    this.#classes++;
    return element;
  }

  get elements(): number {
    return this.#parent.length;
  }

  get classes(): number {
    return this.#classes;
  }

  /** The element that stands for the class; the same until the class is joined with another. */
  find(element: number): number {
    let current = element;
    for (;;) {
      const parent = this.#parent[current];
      if (parent === undefined) throw new RangeError(`no element ${element}`);
      if (parent === current) return current;
      const grandparent = this.#parent[parent] as number;
      this.#parent[current] = grandparent;
      current = grandparent;
    }
  }

  same(left: number, right: number): boolean {
    return this.find(left) === this.find(right);
  }

  sizeOf(element: number): number {
    return this.#size[this.find(element)] as number;
  }

  /** Joins two classes; gives the element that stands for the result. */
  union(left: number, right: number): number {
    let upper = this.find(left);
    let lower = this.find(right);
    if (upper === lower) return upper;
    if ((this.#size[upper] as number) < (this.#size[lower] as number)) [upper, lower] = [lower, upper];
    this.#parent[lower] = upper;
    this.#size[upper] = (this.#size[upper] as number) + (this.#size[lower] as number);
    this.#classes--;
    return upper;
  }
}
