/** Which variables may still be read at each point of a body: bit sets, one row a point. */
import type { Body, Point } from '../../../ir/body.js';
import { definedVariable, visitOperands } from '../../../ir/operands.js';

export class LivePoints {
  readonly #words: number;
  readonly #bits: Int32Array;
  readonly #always: number;

  constructor(body: Body) {
    // What the method returns has a slot of its own, live to the end.
    this.#always = body.variables.length;
    this.#words = (body.variables.length + 31) >>> 5;
    this.#bits = new Int32Array(this.#words * body.points);
    const row = new Int32Array(this.#words);
    for (let changed = true; changed; ) {
      changed = false;
      // Points come in reverse post-order, so that going down most successors are known.
      for (let point = body.points - 1; point >= 0; point--) {
        row.fill(0);
        this.#before(body, point, row);
        changed = this.#store(point, row) || changed;
      }
    }
  }

  isLive(variable: number, point: Point): boolean {
    if (variable === this.#always) return true;
    return ((this.#bits[point * this.#words + (variable >>> 5)] as number) & (1 << (variable & 31))) !== 0;
  }

  #before(body: Body, point: Point, row: Int32Array): void {
    if (point === body.exceptionalExit) set(row, body.thrown.index);
    for (const { instruction, to, exceptional } of body.outgoing[point] ?? []) {
      const after = new Int32Array(this.#words);
      this.#add(after, to);
      const defined = definedVariable(instruction);
      if (defined !== undefined) unset(after, defined.index);
      if (instruction.kind === 'throw') unset(after, body.thrown.index);
      if (exceptional !== undefined) {
        const thrown = new Int32Array(this.#words);
        this.#add(thrown, exceptional);
        unset(thrown, body.thrown.index);
        or(after, thrown);
      }
      if (instruction.kind !== 'specify') {
        visitOperands(instruction, (operand) => operand.kind === 'variable' && set(after, operand.index));
      }
      or(row, after);
    }
  }

  #add(row: Int32Array, point: Point): void {
    for (let word = 0; word < this.#words; word++) {
      row[word] = (row[word] as number) | (this.#bits[point * this.#words + word] as number);
    }
  }

  #store(point: Point, row: Int32Array): boolean {
    let changed = false;
    for (let word = 0; word < this.#words; word++) {
      const place = point * this.#words + word;
      if (this.#bits[place] !== row[word]) changed = true;
      this.#bits[place] = row[word] as number;
    }
    return changed;
  }
}

function set(row: Int32Array, variable: number): void {
  row[variable >>> 5] = (row[variable >>> 5] as number) | (1 << (variable & 31));
}

function unset(row: Int32Array, variable: number): void {
  row[variable >>> 5] = (row[variable >>> 5] as number) & ~(1 << (variable & 31));
}

function or(into: Int32Array, from: Int32Array): void {
  for (let word = 0; word < into.length; word++) into[word] = (into[word] as number) | (from[word] as number);
}
