/** The oracle of the soundness tests: which objects of a run may be the cells that states speak of. */
import { describe, expect, it } from 'vitest';
import { shapegraphDomain } from '../../../../src/domains/heap/shapegraph/index.js';
import type { ConcreteState } from '../../../../src/engine/concrete.js';
import { analyse, ProgramModel } from '../../../../src/engine/index.js';
import { Machine } from '../../../../src/execution/machine.js';
import { NATIVES } from '../../../../src/execution/natives/index.js';
import { Hierarchy } from '../../../../src/ir/hierarchy.js';
import { liveVariables } from '../../../../src/program/flow/liveness.js';
import { observe } from '../../../fuzz/soundness/observed-run.js';
import { openTexts } from '../../../support/open.js';
import { fuzzGraphs } from './campaign.js';

/** The caller holds the node, too, and reads it afterwards: a cutpoint. Inside, it is dead after the load. */
const PROGRAM = `class Node { Node next; }
class Main {
  static Node step(Node x) { return x.next; }
  static Node main(String[] args) { Node made = new Node(); Node after = step(made); made.next = after; return made; }
}`;

/** By point of `step`, run on its own with nodes older than the run: whether a state of the call in `main` stands for it. */
async function judged(length: number): Promise<readonly boolean[]> {
  const { table } = await openTexts([{ path: 'Main.java', text: PROGRAM }]);
  const hierarchy = new Hierarchy(table);
  const program = new ProgramModel(hierarchy, { classes: table.inputs(), liveVariables });
  const domain = shapegraphDomain(program, {
    links: [{ owner: 'Node', name: 'next', type: 'Node' }],
    isCell: (type) => type === 'Node',
    mayBeCell: (type) => type === 'Node',
    statics: [],
    mode: 'relational',
    cap: 10,
    splits: 100,
    cutpoints: 1,
  });
  const methods = table.find('Main')?.methods ?? [];
  const [main, step] = ['main', 'step'].map((name) => methods.find((method) => method.name === name));
  const code = main && program.code(main);
  if (code === undefined || step === undefined) throw new Error('there is no such method');
  const states = domain.entry(code, { history: 'main', nullness: () => 'non-null' });
  const result = analyse(program, domain, [{ code, states }], { contexts: { kind: 'entry-state' } });
  const inside = result.activations.find((each) => each.code.method === step);
  if (inside === undefined) throw new Error('the call is not followed');
  const machine = new Machine(table, { natives: NATIVES, stepBudget: 100, checkClauses: false });
  let first = machine.allocate('Node');
  for (let made = 1; made < length; made++) {
    const node = machine.allocate('Node');
    machine.setField(node, 'Node', 'next', first);
    first = node;
  }
  const found: boolean[] = [];
  const visit = (state: ConcreteState): void => {
    found.push(result.at(inside, state.point).some((each) => domain.represents(state, each)));
  };
  observe(
    machine,
    hierarchy,
    { method: step, values: [first], initialised: table.inputs() },
    { follows: () => 'yes', visit },
  );
  return found;
}

/** Program number 5002304 pushes more than twenty nodes; any end of the list may be given up. */
it('a long list is looked at cell by cell, wherever it may have been given up', async () => {
  const { tally } = await fuzzGraphs(1, 5_002_304);
  expect(tally.visits).toBeGreaterThan(0);
});

describe('cells older than the run', () => {
  it('are cells like others, where a variable holds them and where only a cutpoint does', async () => {
    const found = await judged(1);
    expect(found.length).toBeGreaterThan(1);
    expect(found).not.toContain(false);
  });

  it('have to look as the state says: a node with a successor is none that was just made', async () => {
    expect(await judged(2)).not.toContain(true);
  });
});
