/** Heaps that `Main.top` starts in: structures of the family, whole or damaged, that meet its `requires`. */
import type { Machine } from '../../../src/execution/machine.js';
import type { JavaObject, Value } from '../../../src/execution/memory/values.js';
import { judge } from '../../../src/facts/index.js';
import type { HeapValue } from '../../../src/ir/heap.js';
import type { MethodDeclaration } from '../../../src/ir/program.js';
import type { Random } from '../random.js';
import { type Family, fieldsOf } from './families.js';
import type { Precondition } from './preconditions.js';
import { chance } from './scope.js';

const ATTEMPTS = 12;

/** Undefined where no heap was found that meets the preconditions; then the machine is of no use any more. */
export function randomStart(
  machine: Machine,
  classes: readonly string[],
  method: MethodDeclaration,
  family: Family,
  preconditions: readonly Precondition[],
  random: Random,
): readonly Value[] | undefined {
  for (const type of classes) if (machine.initialise(type).kind !== 'returned') return undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const builder = new Builder(machine, family, random, { attempt, hasLeaf: classes.includes('Leaf') });
    const values = method.parameters.map(({ type }) => builder.value(type));
    if (classes.includes('Store'))
      machine.setStatic('Store', 'kept', chance(random, 1, 2) ? null : builder.value('Node'));
    const names = method.parameters.map(({ name }) => name);
    const variable = (name: string): HeapValue => (values[names.indexOf(name)] ?? null) as HeapValue;
    const holds = preconditions.every(
      ({ formula }) =>
        judge(formula, {
          heap: machine.view,
          variable,
          roots: () => values as HeapValue[],
          isFresh: () => false,
          budget: 10_000,
        }).kind === 'holds',
    );
    if (holds) return values;
  }
  return undefined;
}

class Builder {
  readonly #machine: Machine;
  readonly #family: Family;
  readonly #random: Random;
  readonly #nodes: JavaObject[] = [];
  readonly #hasLeaf: boolean;

  constructor(
    machine: Machine,
    family: Family,
    random: Random,
    { attempt, hasLeaf }: { attempt: number; hasLeaf: boolean },
  ) {
    this.#machine = machine;
    this.#family = family;
    this.#random = random;
    this.#hasLeaf = hasLeaf;
    // Damaged heaps seldom meet a precondition: the later attempts are all whole.
    const structures = 1 + random.below(3);
    for (let made = 0; made < structures; made++) this.#structure(random.pick([1, 1, 2, 2, 3, 4, 5]));
    if (chance(random, 1, attempt === 0 ? 2 : 6)) this.#damage();
    for (const node of this.#nodes) {
      if (chance(random, 1, 2)) this.#machine.setField(node, 'Node', 'flag', 1);
      if (chance(random, 1, 2)) this.#machine.setField(node, 'Node', 'data', this.#data());
    }
  }

  #node(): JavaObject {
    const type = this.#hasLeaf && chance(this.#random, 1, 3) ? 'Leaf' : 'Node';
    const node = this.#machine.allocate(type);
    this.#nodes.push(node);
    return node;
  }

  /** Nodes of one structure, each below an earlier one. */
  #structure(size: number): void {
    const { links, back, name } = this.#family;
    const random = this.#random;
    const free: { node: JavaObject; link: string }[] = [];
    const first = this.#node();
    let last = first;
    for (const link of links) free.push({ node: first, link });
    for (let made = 1; made < size; made++) {
      const index = random.below(free.length);
      const [place] = free.splice(index, 1);
      if (place === undefined) break;
      last = this.#node();
      this.#machine.setField(place.node, 'Node', place.link, last);
      if (back !== undefined) this.#machine.setField(last, 'Node', back, place.node);
      for (const link of links) free.push({ node: last, link });
    }
    if (name === 'ring' && chance(random, 3, 4))
      this.#machine.setField(last, 'Node', 'next', chance(random, 3, 4) ? first : random.pick(this.#nodes));
  }

  #damage(): void {
    const random = this.#random;
    const value = chance(random, 1, 5) ? null : random.pick(this.#nodes);
    this.#machine.setField(random.pick(this.#nodes), 'Node', random.pick(fieldsOf(this.#family)), value);
  }

  #data(): Value {
    const random = this.#random;
    return random.pick([this.#machine.string('text'), random.pick(this.#nodes), this.#machine.allocate('Node')]);
  }

  value(type: string): Value {
    const random = this.#random;
    const machine = this.#machine;
    if (chance(random, 1, 5)) return null;
    switch (type) {
      case 'Node':
        // Those that were made first are the heads of structures.
        return chance(random, 1, 2) ? (this.#nodes[0] ?? null) : random.pick(this.#nodes);
      case 'Box': {
        const box = machine.allocate('Box');
        for (const end of ['head', 'tail']) machine.setField(box, 'Box', end, this.value('Node'));
        return box;
      }
      case 'Row': {
        const row = machine.allocate('Row');
        machine.setField(row, 'Row', 'first', this.value('Node'));
        if (chance(random, 1, 2))
          machine.setField(row, 'Row', 'below', random.below(4) === 0 ? row : this.value('Row'));
        return row;
      }
      default:
        return null;
    }
  }
}
