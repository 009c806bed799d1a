/** How values that may be booleans or ints (0 and 1 only) are used, and what they are therefore taken for. */
import { UnionFind } from '../../../../base/union-find.js';
import { ANY_INT, BOOLEAN, INT, UNKNOWN } from './value-types.js';

export class IntUses {
  readonly #asBoolean = new Set<number>();
  readonly #asInt = new Set<number>();
  /** Cells that one was copied to or compared with, in pairs. */
  readonly #alike: number[] = [];

  asBoolean(cell: number): void {
    if (cell >= 0) this.#asBoolean.add(cell);
  }

  asInt(cell: number): void {
    if (cell >= 0) this.#asInt.add(cell);
  }

  copied(from: number, to: number): void {
    if (from !== to) this.#alike.push(from, to);
  }

  alike(left: number, right: number): void {
    if (left >= 0 && right >= 0) this.copied(left, right);
  }

  /**
   * The types of cells, those of 0 and 1 decided: boolean where they are used as booleans and never as ints. Cells
   * that are copied to one another are decided together. `declared` types of the first cells count before.
   */
  resolve(cells: readonly number[], declared: Int32Array): readonly number[] {
    const typeOf = (cell: number): number => declared[cell] || (cells[cell] ?? UNKNOWN);
    if (!cells.some((code) => code === ANY_INT)) return cells;
    const union = new UnionFind(cells.length);
    for (let index = 0; index < this.#alike.length; index += 2) {
      const [left, right] = [this.#alike[index] as number, this.#alike[index + 1] as number];
      if (typeOf(left) === ANY_INT && typeOf(right) === ANY_INT) union.union(left, right);
    }
    const booleans = new Uint8Array(cells.length);
    const ints = new Uint8Array(cells.length);
    for (const cell of this.#asBoolean) booleans[union.find(cell)] = 1;
    for (const cell of this.#asInt) ints[union.find(cell)] = 1;
    for (let index = 0; index < this.#alike.length; index += 2) {
      const [left, right] = [this.#alike[index] as number, this.#alike[index + 1] as number];
      for (const [cell, other] of [
        [left, right],
        [right, left],
      ] as const) {
        const type = typeOf(other);
        if (type === ANY_INT || type === UNKNOWN) continue;
        if (type === BOOLEAN) booleans[union.find(cell)] = 1;
        else ints[union.find(cell)] = 1;
      }
    }
    return cells.map((code, cell) => {
      if (code !== ANY_INT) return code;
      const root = union.find(cell);
      return booleans[root] === 1 && ints[root] === 0 ? BOOLEAN : INT;
    });
  }
}
