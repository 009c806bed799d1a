/** Which branches decide whether a point is reached: against the definition, by leaving points out. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Graph } from '../../../src/base/graph.js';
import { flowGraph } from '../../../src/ir/flow.js';
import type * as service from '../../../src/program/flow/control-dependence.js';
import { programs } from '../../fuzz/program-arbitrary.js';
import { built } from '../../support/seeded/building.js';
import type { SeededFault } from '../../support/seeded/fault.js';
import { describeFaults } from '../../support/seeded/faults-caught.js';

type Service = Pick<typeof service, 'controlByEverything'>;

const ENTRY = "export { controlByEverything } from './src/program/flow/control-dependence.js';";
const SMALL = 60;
const BODIES = fc
  .sample(programs, { numRuns: 60, seed: 5 })
  .flatMap(({ classes }) => classes.flatMap(({ methods }) => methods.flatMap((method) => method.body() ?? [])))
  .filter((body) => body.points > 3 && body.points <= SMALL && everyWayEnds(flowGraph(body)));

/** Whether an end is reached from the point without the other one. */
function ends(graph: Graph, from: number, without: number): boolean {
  if (from === without) return false;
  const seen = new Set([from]);
  for (const point of seen) {
    const successors = graph[point] ?? [];
    if (successors.length === 0) return true;
    for (const next of successors) if (next !== without) seen.add(next);
  }
  return false;
}

function everyWayEnds(graph: Graph): boolean {
  return graph.every((_, point) => ends(graph, point, -1));
}

/** Branches from which one way certainly leads to the point and another may avoid it, and those that decide about these. */
function branchesByDefinition(graph: Graph, point: number): readonly number[] {
  const found = new Set<number>();
  const add = (target: number): void => {
    graph.forEach((successors, branch) => {
      if (successors.length < 2) return;
      const isCertain = successors.some((successor) => !ends(graph, successor, target));
      const isAvoidable = successors.some((successor) => ends(graph, successor, target));
      if (isCertain && isAvoidable) found.add(branch);
    });
  };
  add(point);
  for (const branch of found) add(branch);
  return [...found].sort((left, right) => left - right);
}

function wrong({ controlByEverything }: Service): string | undefined {
  for (const body of BODIES) {
    const graph = flowGraph(body);
    const control = controlByEverything(body);
    for (let point = 0; point < body.points; point++) {
      const found = [...control.branchesOf(point)].sort((left, right) => left - right).join(' ');
      const expected = branchesByDefinition(graph, point).join(' ');
      if (found !== expected) return `${point} depends on ${found}, not on ${expected}`;
    }
  }
  return undefined;
}

it('branches are those of the definition', async () => {
  expect(BODIES.length).toBeGreaterThan(20);
  expect(wrong(await built<Service>(ENTRY))).toBeUndefined();
});

const FILE = 'program/flow/control-dependence.ts';
const FAULTS: readonly SeededFault[] = [
  {
    name: 'only the first way out of a branch counts',
    file: FILE,
    text: 'for (const successor of successors) { // The walk',
    instead: 'for (const successor of successors.slice(0, 1)) { // The walk',
  },
  {
    name: 'branches about branches are forgotten',
    file: FILE,
    text: 'for (const branch of found) visit(branch);',
    instead: '',
  },
];

describeFaults('control dependence with a fault is caught', FAULTS, async (fault) =>
  wrong(await built<Service>(ENTRY, fault)),
);
