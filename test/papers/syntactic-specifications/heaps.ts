/** All small heaps of the two list programs of the paper: every choice of links and contents within the scope. */
import type { Machine } from '../../../src/execution/machine.js';
import type { JavaObject, Value } from '../../../src/execution/memory/values.js';
import type { Built } from '../../analyses/spec/oracle/check.js';

/** Every list of numbers, each below its bound. */
function* tuples(bounds: readonly number[]): Generator<readonly number[]> {
  const [bound, ...rest] = bounds;
  if (bound === undefined) {
    yield [];
    return;
  }
  for (let first = 0; first < bound; first++) for (const others of tuples(rest)) yield [first, ...others];
}

/** `List.java`: up to two entries with all links; three with all `next`. `parameters` of the method, by their types. */
export function* listHeaps(parameters: readonly ('Entry' | 'int')[]): Generator<(machine: Machine) => Built> {
  for (const [count, isDoubly] of [
    [0, true],
    [1, true],
    [2, true],
    [3, false],
  ] as const) {
    // With entries for arguments two are enough to alias, and a third to be apart.
    if (count === 3 && parameters.includes('Entry')) continue;
    const links = Array.from({ length: count }, () => [count + 1, isDoubly ? count + 1 : 1, 2]).flat();
    const choices = parameters.map((type) => (type === 'int' ? 2 : count + 1));
    for (const [head = 0, ...numbers] of tuples([count + 1, ...choices, ...links])) {
      yield (machine) => {
        const list = machine.allocate('List');
        const entries = Array.from({ length: count }, () => machine.allocate('Entry'));
        const entry = (number: number | undefined): JavaObject | null => entries[(number ?? 0) - 1] ?? null;
        const values = numbers.slice(0, parameters.length);
        const contents = numbers.slice(parameters.length);
        machine.setField(list, 'List', 'head', entry(head));
        for (const [place, object] of entries.entries()) {
          const [next, prev, data] = contents.slice(3 * place);
          machine.setField(object, 'Entry', 'next', entry(next));
          machine.setField(object, 'Entry', 'prev', entry(prev));
          machine.setField(object, 'Entry', 'data', data ?? 0);
        }
        const given = parameters.map(
          (type, place): Value => (type === 'int' ? (values[place] ?? 0) : entry(values[place])),
        );
        return { objects: [list, ...entries], values: [list, ...given] };
      };
    }
  }
}

/** `LinkedList.java`: a proper circular list of each length, and up to three entries with arbitrary `next`. */
export function* linkedListHeaps(): Generator<(machine: Machine) => Built> {
  for (const length of [0, 1, 2, 3, 4]) {
    yield (machine) => {
      const ring = Array.from({ length: length + 1 }, (_, place) => place);
      return linkedList(
        machine,
        ring.map((place) => ((place + 1) % (length + 1)) + 1),
        ring.map((place) => ((place + length) % (length + 1)) + 1),
        1,
      );
    };
  }
  for (const count of [1, 2, 3]) {
    for (const [header = 0, ...next] of tuples([count + 1, ...Array.from({ length: count }, () => count + 1)])) {
      yield (machine) => linkedList(machine, next, [...next].reverse(), header);
    }
  }
}

function linkedList(machine: Machine, next: readonly number[], previous: readonly number[], header: number): Built {
  const list = machine.allocate('LinkedList');
  const entries = next.map(() => machine.allocate('Entry'));
  const entry = (number: number | undefined): JavaObject | null => entries[(number ?? 0) - 1] ?? null;
  machine.setField(list, 'LinkedList', 'header', entry(header));
  for (const [place, object] of entries.entries()) {
    machine.setField(object, 'Entry', 'next', entry(next[place]));
    machine.setField(object, 'Entry', 'previous', entry(previous[place]));
    machine.setField(object, 'Entry', 'element', place === 0 ? null : list);
  }
  return { objects: [list, ...entries], values: [list] };
}
