/** Abstract paths lead from a root to the visit, edge by edge. */
import { describe, expect, it } from 'vitest';
import type { PathStep, Visit } from '../../src/engine/result.js';
import { PROGRAMS } from './programs.js';
import { openJava, type Ran, run } from './running.js';
import { constants, ranges, type Toy } from './toys.js';

/** What is wrong with a path: a step that does not start where the one before ended. */
function gap(ran: Ran<Toy>, visit: Visit<Toy>, path: readonly PathStep<Toy>[]): string | undefined {
  const steps = [...path, { activation: visit.activation, at: visit.at, state: visit.state, how: 'step' as const }];
  const [first] = steps;
  if (first?.activation.depth !== 0 || first.at.edge.from !== 0) return 'does not start at a root';
  for (const [index, step] of steps.slice(0, -1).entries()) {
    const next = steps[index + 1] as PathStep<Toy>;
    const { edge } = step.at;
    const isInside = step.how === 'call';
    const point = isInside ? next.activation.code.body.entry : step.how === 'throw' ? edge.exceptional : edge.to;
    if (next.at.edge.from !== point) return `step ${index} goes to ${point}, not ${next.at.edge.from}`;
    if (!isInside && next.activation !== step.activation) return `step ${index} changes the method`;
    if (!ran.at(step.activation, edge.from).includes(step.state)) return `step ${index} has a foreign state`;
    if (step.how !== 'step') continue;
    const after = ran.domain.step(step.at, step.state, () => 'unknown').normal;
    if (!after.some((state) => ran.domain.lattice.leq(state, next.state))) return `step ${index} leads elsewhere`;
  }
  return undefined;
}

describe.each(Object.entries(PROGRAMS))('%s', (_, text) => {
  it('every visit has a path without gaps', async () => {
    const opened = await openJava(text);
    for (const make of [constants('0'), ranges('0')]) {
      const ran = run(opened, make, ['T.run']);
      for (const activation of ran.activations) {
        for (const visit of ran.visits(activation)) expect(gap(ran, visit, ran.path(visit))).toBeUndefined();
      }
    }
  });
});

it('is a shortest one, and passes over calls that return', async () => {
  const opened = await openJava(`class T {
      static int help(int n) { int a = n; int b = a; return b; }
      static int run(boolean b) {
        int a = help(1);
        if (b) { a = help(2); a = a + 1; }
        String s = null;
        return s.length(); } }`);
  const ran = run(opened, constants(), ['T.run'], { merge: { kind: 'all' } });
  const [root] = ran.activations;
  if (root === undefined) throw new Error('no root');
  const visit = [...ran.visits(root)].find(({ outcome }) => outcome.alarms.length > 0);
  if (visit === undefined) throw new Error('no alarm');
  expect(ran.path(visit).map(({ how, at }) => `${how} ${at.edge.instruction.kind}`)).toEqual([
    'return call',
    'step assume',
    'step assign',
  ]);
});

it('goes into the callee where it ends there', async () => {
  const opened = await openJava(`class T {
      static int length(String s) { return s.length(); }
      static int middle(String s) { return length(s); }
      static int run(boolean b) { int a = middle("a"); return middle(null); } }`);
  const ran = run(opened, constants(), ['T.run']);
  const visits = ran.activations.flatMap((each) =>
    [...ran.visits(each)].filter(({ outcome }) => outcome.alarms.length > 0),
  );
  expect(visits.length).toBe(1);
  const [visit] = visits;
  if (visit === undefined) return;
  expect(ran.path(visit).map(({ how, at }) => `${how} ${at.code.method.name}`)).toEqual([
    'return run',
    'call run',
    'call middle',
  ]);
});
