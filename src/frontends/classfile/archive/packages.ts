/** The packages of a set of classes. */

/** Packages with classes, and packages above them: `java` is one when `java.util` has classes. */
export class PackageSet {
  readonly #direct: ReadonlySet<string>;
  /** Packages above others are found by searching here, for a hostile name can have thousands of them. */
  readonly #sorted: readonly string[];

  /** Packages that have classes themselves. */
  constructor(packages: Iterable<string>) {
    this.#direct = new Set(packages);
    this.#sorted = [...this.#direct].sort();
  }

  has(name: string): boolean {
    if (this.#direct.has(name)) return true;
    const prefix = `${name}.`;
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#sorted[middle] ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    return name !== '' && (this.#sorted[low]?.startsWith(prefix) ?? false);
  }
}
