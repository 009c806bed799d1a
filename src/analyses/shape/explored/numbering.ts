/**
 * Numbers for the states of a run, each with its picture.
 *
 * A state is what is seen of it: a variable that holds null is part of the picture only where somebody will still read it, so
 * that one state of the domain can be two here, before and after an assignment of null.
 */
import type { Code } from '../../../engine/code.js';
import type { Domain } from '../../../engine/domain.js';
import type { NumberedState } from '../../../findings/shape-result.js';
import type { Point } from '../../../ir/body.js';
import type { Drawing } from '../../../pictures/drawing.js';
import type { Written } from '../../../pictures/matching.js';
import { NodeNames } from './node-names.js';

/** A state that leads to another, by its number, and what the line between them writes. */
export interface Lead {
  readonly state: number;
  readonly written: Written;
}

export class Numbering<E> {
  readonly states: NumberedState[] = [];
  readonly #domain: Pick<Domain<E>, 'draw' | 'lattice'>;
  readonly #code: Code;
  #limit: number;
  /** By key of the state, then picture. */
  readonly #numbers = new Map<number, Map<string, number>>();
  /** By point, then key of the state. */
  readonly #known: Map<number, number>[] = [];
  readonly #names = new NodeNames();

  constructor(domain: Pick<Domain<E>, 'draw' | 'lattice'>, code: Code, limit: number) {
    this.#domain = domain;
    this.#code = code;
    this.#limit = limit;
  }

  /** From now on so many more states get numbers. */
  allow(more: number): void {
    this.#limit += more;
  }

  /** The number of a state at a point; none where there are too many. `from` leads to it: what is the same keeps its name. */
  of(state: E, point: Point, from?: Lead): number | undefined {
    const key = this.#domain.lattice.key(state);
    let known = this.#known[point];
    if (known === undefined) {
      known = new Map();
      this.#known[point] = known;
    }
    let number = known.get(key);
    if (number === undefined) {
      number = this.#drawn(key, this.#domain.draw(state, { code: this.#code, point }), from);
      if (number !== undefined) known.set(key, number);
    }
    return number;
  }

  drawing(number: number): Drawing | undefined {
    return this.states[number - 1]?.drawing;
  }

  #drawn(key: number, drawing: Drawing, from: Lead | undefined): number | undefined {
    const pictures = this.#numbers.get(key) ?? new Map<string, number>();
    this.#numbers.set(key, pictures);
    const spelled = JSON.stringify(drawing);
    const known = pictures.get(spelled);
    if (known !== undefined || this.states.length >= this.#limit) return known;
    const number = this.states.length + 1;
    const before = from === undefined ? undefined : this.drawing(from.state);
    const former = from === undefined || before === undefined ? undefined : { drawing: before, written: from.written };
    this.states.push({ number, drawing: this.#names.renamed(drawing, former) });
    pictures.set(spelled, number);
    return number;
  }
}
