/** How many graphs a load gives, against numbers counted apart from the program (by enumeration, and by a closed form). */
import { describe, expect, it } from 'vitest';
import { kindOf } from '../../../src/domains/heap/contraction/graphs/links.js';
import { contractionModel } from '../../../src/domains/heap/contraction/graphs/model.js';
import { ContractionStates } from '../../../src/domains/heap/contraction/graphs/states.js';
import { Draft } from '../../../src/structures/draft.js';
import { allHeaps, draftOf } from './support/heaps.js';

const PARENT = 10;
type Mode = 'exact' | 'partial';

/** Variable 0 leads along field 9 to a tree with the loops 0, 1, …; its exits lead to variables 1, 2, … */
function loads(mode: Mode, loops: number, exits: readonly number[], parents: boolean): number {
  const states = new ContractionStates(contractionModel(5, { mode, parents: [PARENT], splits: 100_000 }));
  const draft = Draft.empty(5);
  const back = parents ? 1 : 0;
  const top = draft.addNode(0);
  const tree = draft.addNode(0, (1 << loops) - 1);
  draft.variables[0] = top;
  draft.addEdge(top, kindOf(9, back), tree);
  exits.forEach((field, index) => {
    const target = draft.addNode(0);
    draft.variables[index + 1] = target;
    draft.addEdge(tree, kindOf(field, index === 0 ? back : 0), target);
  });
  const state = states.contracted(draft);
  if (typeof state === 'string') throw new Error(state);
  const { states: found } = parents
    ? states.successors(state, { kind: 'load', target: 4, object: 1, field: PARENT })
    : states.successors(state, { kind: 'load', target: 4, object: 0, field: 9 });
  return found.length;
}

/** A field that is not among the loops. */
const G = 5;

describe('results of one load into a tree', () => {
  it.each<[Mode, number, readonly number[], number]>([
    ['exact', 1, [], 2],
    ['exact', 1, [0], 2],
    ['exact', 1, [G], 4],
    ['exact', 1, [0, G], 4],
    ['exact', 1, [G, G], 5],
    ['exact', 2, [], 20],
    ['exact', 2, [0], 38],
    ['exact', 2, [G], 56],
    ['exact', 2, [0, 0], 55],
    ['exact', 2, [0, 1], 72],
    ['exact', 2, [0, G], 108],
    ['exact', 2, [G, G], 132],
    ['exact', 3, [], 662],
    ['exact', 3, [0], 1882],
    ['exact', 3, [G], 2492],
    ['partial', 1, [], 2],
    ['partial', 1, [0], 2],
    ['partial', 1, [G], 3],
    ['partial', 1, [0, G], 3],
    ['partial', 1, [G, G], 3],
    ['partial', 2, [], 4],
    ['partial', 2, [0], 6],
    ['partial', 2, [G], 8],
    ['partial', 2, [0, 0], 8],
    ['partial', 2, [0, 1], 9],
    ['partial', 2, [0, G], 13],
    ['partial', 2, [G, G], 14],
    ['partial', 3, [], 8],
    ['partial', 3, [0], 16],
    ['partial', 3, [G], 20],
  ])('%s, %i loops, exits %j: %i', (mode, loops, exits, count) => {
    expect(loads(mode, loops, exits, false)).toBe(count);
  });

  it('without exits: the closed form', () => {
    const binomial = (n: number, k: number): number => (k === 0 ? 1 : (binomial(n - 1, k - 1) * n) / k);
    for (const loops of [1, 2, 3]) {
      let sum = 0;
      for (let j = 1; j <= loops; j++) sum += binomial(loops, j) * (2 ** j - 1) ** (loops - j) * 2 ** (j * j);
      expect(loads('exact', loops, [], false)).toBe(sum);
      expect(loads('partial', loops, [], false)).toBe(2 ** loops);
    }
  });
});

describe('results of one load of a parent field into a tree, from the exit along the first field', () => {
  it.each<[Mode, number, readonly number[], number]>([
    ['exact', 1, [0], 2],
    ['exact', 1, [G], 8],
    ['exact', 1, [0, G], 4],
    ['exact', 2, [0], 34],
    ['exact', 2, [G], 208],
    ['exact', 3, [0], 1730],
    ['partial', 1, [0], 2],
    ['partial', 1, [G], 4],
    ['partial', 1, [0, G], 3],
    ['partial', 2, [0], 6],
    ['partial', 2, [G], 12],
    ['partial', 3, [0], 16],
    ['partial', 3, [G], 32],
  ])('%s, %i loops, exits %j: %i', (mode, loops, exits, count) => {
    expect(loads(mode, loops, exits, true)).toBe(count);
  });
});

it('a load of a parent field into three loops from a fourth field has more cases than a small limit allows', () => {
  const states = new ContractionStates(contractionModel(3, { mode: 'exact', splits: 100 }));
  const draft = Draft.empty(3);
  const [top, tree] = [draft.addNode(0), draft.addNode(0, 7)];
  draft.variables[0] = top;
  draft.addEdge(top, 0, tree);
  const state = states.contracted(draft) as number;
  const after = states.successors(state, { kind: 'load', target: 1, object: 0, field: 0 });
  expect(after).toEqual({ states: [], alarm: false, refusal: 'too-many-cases' });
});

describe('states of all forests', () => {
  // Enough cells for every state: each tree of a state needs one more than it has loops, and a variable or sharing for each.
  it.each<[variables: number, fields: number, cells: number, exact: number, keyed: number]>([
    [1, 1, 4, 4, 3],
    [1, 2, 7, 26, 5],
    [2, 1, 9, 64, 27],
  ])(
    '%i variables, %i fields: with up to %i cells %i states, %i without loops',
    (variables, fields, cells, exact, keyed) => {
      const states = new ContractionStates(contractionModel(variables, { mode: 'exact', cap: 100 }));
      const found = new Set<number>();
      for (const heap of allHeaps(variables, fields, cells, true))
        found.add(states.contracted(draftOf(heap)) as number);
      expect(found.size).toBe(exact);
      expect(new Set([...found].map((state) => states.key(state))).size).toBe(keyed);
    },
  );
});
