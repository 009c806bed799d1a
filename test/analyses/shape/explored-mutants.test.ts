/** Seeded faults in what is told of a method: each must show in a program with a loop, a merge and calls. */
import { describe, expect, it } from 'vitest';
import type { shapeInput } from '../../../src/analyses/shape/index.js';
import { openTexts } from '../../support/open.js';
import { built } from '../../support/seeded/building.js';
import type { SeededFault } from '../../support/seeded/fault.js';
import { describeFaults } from '../../support/seeded/faults-caught.js';
import { faultsOf } from './explored-faults.js';

const MINUTES = 60_000;

const PROGRAM = `class Main {
  static class Node { Node next; }
  static Node push(Node x) {
    Node n = new Node();
    n.next = x;
    return n;
  }
  //@ requires list(x, next);
  static Node twice(Node x) {
    Node y = null;
    while (x != null) {
      y = push(push(y));
      x = x.next;
    }
    return y;
  }
}`;

interface Mutant extends SeededFault {
  readonly shows: RegExp;
}

const MUTANTS: readonly Mutant[] = [
  {
    name: 'steps inside a block do not say where they come from',
    file: 'engine/equations/block-trace.ts',
    text: 'from: [from] });',
    instead: 'from: [] });',
    shows: /comes from nowhere/,
  },
  {
    name: 'what led to a change is not told',
    file: 'engine/analyse.ts',
    text: 'by === unknown && this.#place === unknown ? this.#arrivals : []',
    instead: '[]',
    shows: /comes from nowhere/,
  },
  {
    name: 'what stands on no line of its own is not passed on',
    file: 'analyses/shape/explored/iteration.ts',
    text: 'return this.#hidden.get(point)?.get(this.#key(state)) ?? [];',
    instead: 'return [];',
    shows: /comes from nowhere/,
  },
  {
    name: 'a state is only followed to where it arrives unmerged',
    file: 'analyses/shape/explored/changes.ts',
    text: ' ?? states.find((each) => leq(state, each))',
    instead: '',
    shows: /leads nowhere/,
  },
  {
    name: 'merged states vanish',
    file: 'analyses/shape/explored/iteration.ts',
    text: 'after.find((state) => leq(gone, state)) ?? fresh[0]',
    instead: 'after.find((state) => leq(gone, state) && state === gone)',
    shows: /gone without being merged/,
  },
  {
    name: 'the last changes are not recorded',
    file: 'analyses/shape/explored/recorder.ts',
    text: 'if (!this.cut) this.events.push(event);',
    instead: 'if (this.events.length < 6) this.events.push(event);',
    shows: /did not end with/,
  },
];

const ENTRY = "export { shapeInput } from './src/analyses/shape/index.js';";

async function builtShapes(mutant: Mutant | undefined): Promise<typeof shapeInput> {
  return (await built<{ readonly shapeInput: typeof shapeInput }>(ENTRY, mutant)).shapeInput;
}

async function faultsWith(shapes: typeof shapeInput): Promise<readonly string[]> {
  const { table } = await openTexts([{ path: 'Main.java', text: PROGRAM }]);
  const classes = table.inputs().flatMap((type) => table.find(type) ?? []);
  const { explored } = shapes(table, classes, {
    isSelected: ({ name }) => name === 'twice',
    join: 'partial',
    contracts: 'everywhere',
    inverses: [],
    infersNeeds: false,
    replay: false,
    budget: 1,
    explores: true,
  });
  return explored.flatMap(faultsOf);
}

describe('seeded faults', () => {
  it(
    'none: what is built without a change has none',
    async () => {
      expect(await faultsWith(await builtShapes(undefined))).toEqual([]);
    },
    5 * MINUTES,
  );
});

describeFaults('seeded faults are caught', MUTANTS, async (fault) => {
  const shown = (await faultsWith(await builtShapes(fault))).join('\n');
  return fault.shows.test(shown) ? shown : undefined;
});
