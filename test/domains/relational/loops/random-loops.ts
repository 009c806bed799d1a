/** Random methods with loops over linked nodes: cursors, trailing pointers, flags, exits in the middle, writes anywhere. */
import { type Random, randomFrom } from '../../../fuzz/random.js';

const VARIABLES = ['c', 'p', 'q', 's', 't'];
const LINKS = ['next', 'prev', 'other'];

export function randomLoopClass(seed: number, methods: number): string {
  const random = randomFrom(seed);
  const bodies = Array.from({ length: methods }, (_, index) => new LoopText(random).method(index));
  return `class Node { int data; boolean mark; Node next; Node prev; Node other; }
class Box { Node first; Node last; int size; static Node shared;
${bodies.join('\n')}
}`;
}

class LoopText {
  readonly #random: Random;
  #depth = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  method(index: number): string {
    const start = this.#pick(['first', 'first', 's', 't', 'last', 'shared', 's.next']);
    const before = this.#chance(3) ? this.#statement() : '';
    const after = this.#chance(2) ? this.#statement() : '';
    const result = this.#pick(['c', 'p', 'q', 'first', 'null', 'c']);
    return `  Node m${index}(Node s, Node t, int d, boolean b) { Node c = ${start}; Node p = null; Node q = ${this.#pick(['null', 's', 't'])}; boolean found = false; int n = 0;
    ${before} ${this.#loop()} ${after} return ${result}; }`;
  }

  #loop(): string {
    this.#depth++;
    const cursor = this.#depth === 1 || this.#chance(2) ? 'c' : 'q';
    const test = this.#pick([
      `${cursor} != null`,
      `${cursor} != null`,
      `${cursor} != null && ${this.#condition(cursor)}`,
      `${cursor} != s`,
      `${cursor}.next != null`,
      'true',
      `n < 2`,
    ]);
    const step = this.#pick([
      `${cursor} = ${cursor}.next;`,
      `${cursor} = ${cursor}.next;`,
      `${cursor} = ${cursor}.${this.#pick(LINKS)};`,
      `${cursor} = ${cursor}.mark ? ${cursor}.next : ${cursor}.prev;`,
      'n++;',
    ]);
    const parts = Array.from({ length: 1 + this.#below(3) }, () => this.#inside());
    parts.splice(this.#below(parts.length + 1), 0, step);
    this.#depth--;
    return `while (${test}) { ${parts.join(' ')} }`;
  }

  #inside(): string {
    switch (this.#below(10)) {
      case 0:
        return `if (${this.#condition('c')}) { ${this.#statement()} break; }`;
      case 1:
        return `if (${this.#condition('c')}) { ${this.#statement()} return ${this.#pick(['c', 'p', 's'])}; }`;
      case 2:
        return `if (${this.#condition('c')}) { ${this.#statement()} }`;
      case 3:
        return `if (${this.#condition('c')}) { ${this.#statement()} } else { ${this.#statement()} }`;
      case 4:
        return 'p = c;';
      case 5:
        return this.#depth < 2 ? this.#loop() : 'found = true;';
      case 6:
        return `if (c == null) break;`;
      default:
        return this.#statement();
    }
  }

  #statement(): string {
    const [x, y] = [this.#variable(), this.#variable()];
    switch (this.#below(14)) {
      case 0:
        return `${x}.data = ${this.#pick(['d', '0', 'n'])};`;
      case 1:
        return `if (${x} != null) ${x}.${this.#pick(LINKS)} = ${y};`;
      case 2:
        return `if (c != null) c.${this.#pick(['prev', 'other'])} = ${this.#pick(['s', 'p', 'c', 'null', 'c.next'])};`;
      case 3:
        return `this.last = ${x};`;
      case 4:
        return `this.first = ${this.#pick([x, 'c', 'null'])};`;
      case 5:
        return 'found = true;';
      case 6:
        return `q = ${this.#pick(['c', 'p', 's', 'new Node()'])};`;
      case 7:
        return '{ Node k = new Node(); k.next = q; q = k; }';
      case 8:
        return 'if (c != null) c.mark = true;';
      case 9:
        return 'n++;';
      case 10:
        return `shared = ${x};`;
      case 11:
        return 'size = size + 1;';
      case 12:
        return 'try { c.other.data = d; } catch (NullPointerException e) { p = c; }';
      default:
        return `if (c != null && c.next != null) c.next.${this.#pick(['data = d', 'mark = b', 'other = s', 'prev = c'])};`;
    }
  }

  #condition(cursor: string): string {
    return this.#pick([
      `${cursor} != null && ${cursor}.data == d`,
      `${cursor} != null && ${cursor}.data != d`,
      `${cursor} == s`,
      `${cursor} != t`,
      `${cursor} != null && ${cursor}.mark`,
      'found',
      '!found',
      'b',
      'p == null',
      'n > 1',
      `${cursor} != null && ${cursor}.other == t`,
      'last == c',
    ]);
  }

  #variable(): string {
    return this.#pick(VARIABLES);
  }

  #pick<T>(values: readonly T[]): T {
    return values[this.#below(values.length)] as T;
  }

  #chance(bound: number): boolean {
    return this.#below(bound) === 0;
  }

  #below(bound: number): number {
    return this.#random.below(bound);
  }
}
