/** Steps on the regular part: the transformers that are tested against brute force, and what happens where they end. */
import { describe, expect, it } from 'vitest';
import type { Statement } from '../../../../src/domains/heap/contraction/graphs/statements.js';
import type { ShapeState } from '../../../../src/domains/heap/contraction/state/state.js';
import { NULL_NODE } from '../../../../src/structures/heap-graph.js';
import { type Options, type Ran, run } from './running.js';

const TEXT = `class T {
  static class Node { Node next; Node other; }
  static void lists(int n) {
    Node x = null, y = null, z = null;
    while (n > 0) {
      z = new Node();
      z.next = x;
      x = z;
      if (n == 3) y = x;
      n--;
    }
    while (x != null) {
      z = x.next;
      x.next = y;
      y = x;
      x = z;
      if (x == y) x = null;
    }
  }
  static void trees(int n) {
    Node x = null, y = null;
    while (n > 0) {
      y = new Node();
      if (n > 3) y.next = x; else y.other = x;
      x = y;
      y = null;
      n--;
    }
    while (x != null && n < 3) {
      y = x.next;
      if (y == x) y = null;
      if (n > 1) { x.next = x.other; x.other = y; }
      x = y;
      n++;
    }
  }
  static Node twice(int n) {
    Node x = null;
    while (n-- > 0) { Node z = new Node(); z.next = x; x = z; }
    Node y = x;
    while (y != null) { y.other = y.next; y = y.next; }
    return x;
  }
}`;
const OPTIONS: Options = { links: ['T$Node.next', 'T$Node.other'] };

/** The statement of the paper that an instruction is, for bodies whose slots are all of their reference variables. */
function statementOf({ tables, code }: Ran, edge: Ran['code']['body']['edges'][number]): Statement | undefined {
  const slots = tables.slots(code);
  const { instruction } = edge;
  if (instruction.kind === 'load' && instruction.place.kind === 'field') {
    const field = tables.numbers.of(instruction.place.field);
    if (field === -1) return undefined;
    return { kind: 'load', target: slots.of(instruction.target), object: slots.of(instruction.place.base), field };
  }
  if (instruction.kind === 'store' && instruction.place.kind === 'field') {
    const { value, place } = instruction;
    const field = tables.numbers.of(place.field);
    const stored = value.kind === 'variable' ? { value: slots.of(value) } : {};
    return field === -1 ? undefined : { kind: 'store', object: slots.of(place.base), field, ...stored };
  }
  if (instruction.kind === 'assign' && slots.of(instruction.target) !== -1) {
    const { target, value } = instruction;
    if (value.kind === 'variable') return { kind: 'copy', target: slots.of(target), source: slots.of(value) };
    if (value.kind === 'constant') return { kind: 'set-null', target: slots.of(target) };
  }
  if (instruction.kind === 'assume' && instruction.condition.kind === 'binary') {
    const { operator, left, right } = instruction.condition;
    if (left.kind !== 'variable' || slots.of(left) === -1) return undefined;
    if (right.kind === 'variable') {
      return { kind: 'test-same', left: slots.of(left), right: slots.of(right), holds: operator === '==' };
    }
    return { kind: 'test-null', variable: slots.of(left), holds: operator === '==' };
  }
  return undefined;
}

describe.each([
  ['partial', OPTIONS],
  ['exact', { ...OPTIONS, mode: 'exact' } as const],
  ['where abstracted', { ...OPTIONS, contracts: 'where-abstracted' } as const],
])('%s', (_, options) => {
  // Trees have too many states to be told apart by all their loops.
  it.each('mode' in options ? ['T.lists'] : ['T.lists', 'T.trees'])('%s: steps are the transformers', async (root) => {
    // Variables of constructors and the like are not looked at; nothing dies, so that graphs are what the statement makes.
    const ran = await run(TEXT, root, { ...options, liveness: false });
    const { tables, code, result } = ran;
    const seen = new Map<string, number>();
    for (const { at, state, outcome } of result.visits(result.activations[0] as (typeof result.activations)[number])) {
      const statement = statementOf(ran, at.edge);
      if (at.code !== code || statement === undefined) continue;
      const { states, refusal } =
        tables.options.contracts === 'everywhere'
          ? tables.graphs.successors(state.graph, statement)
          : tables.graphs.exactSuccessors(state.graph, statement);
      if (refusal !== undefined) continue;
      seen.set(statement.kind, (seen.get(statement.kind) ?? 0) + 1);
      expect(new Set(outcome.normal.map(({ graph }) => graph))).toEqual(new Set(states));
    }
    for (const kind of ['load', 'store', 'copy', 'set-null', 'test-null']) expect(seen.get(kind)).toBeGreaterThan(2);
  });
});

describe('what is given up', () => {
  const isRegular = ({ tables }: Ran, state: ShapeState): boolean => tables.isRegular(state);

  it('is said, and the state goes on', async () => {
    const ran = await run(TEXT, 'T.lists', { ...OPTIONS, cap: 1 });
    expect(ran.alarms.some((alarm) => alarm.startsWith('given-up may'))).toBe(true);
    expect(ran.atEnd.length).toBeGreaterThan(0);
    expect(ran.before('z.next = x').some((state) => !isRegular(ran, state))).toBe(true);
  });

  it('where ever more objects are shared', async () => {
    const { alarms } = await run(TEXT, 'T.twice', OPTIONS);
    expect(alarms.some((alarm) => alarm.startsWith('given-up may'))).toBe(true);
  });

  it('where one load has too many cases', async () => {
    const ran = await run(TEXT, 'T.trees', { ...OPTIONS, splits: 1 });
    expect(ran.alarms.some((alarm) => alarm.startsWith('given-up may'))).toBe(true);
    expect(ran.atEnd.length).toBeGreaterThan(0);
  });

  it('is nothing with room enough', async () => {
    for (const root of ['T.lists', 'T.trees']) {
      const { alarms } = await run(TEXT, root, OPTIONS);
      expect(alarms.filter((alarm) => alarm.startsWith('given-up'))).toEqual([]);
    }
  });
});

describe('checks', () => {
  it('throw an object of the exception where they must fail, and do not go on', async () => {
    const text = 'class T { static class Node { Node next; }\nstatic void m() {\nNode n = null;\nn.next = n;\n} }';
    const { tables, code, result, atEnd } = await run(text, 'T.m', { links: ['T$Node.next'] });
    expect(atEnd).toEqual([]);
    const [activation] = result.activations;
    const { exceptionalExit } = code.body;
    if (activation === undefined || exceptionalExit === undefined) throw new Error('it cannot fail');
    const [state, another] = result.at(activation, exceptionalExit);
    expect(another).toBeUndefined();
    const graph = tables.graphs.graph((state as ShapeState).graph);
    const thrown = graph.variables[tables.slots(code).of(code.body.thrown)] as number;
    expect(thrown).not.toBe(NULL_NODE);
    const { nullable, classes } = tables.labels.label(graph.labels[thrown] as number);
    expect(nullable).toBe(false);
    expect(tables.labels.receivers(classes)).toEqual([{ type: 'java.lang.NullPointerException', exact: true }]);
  });

  it('of numbers may fail, unless they are constants that do not', async () => {
    const text =
      'class T { static int m(int n, int[] a) {\nint x = 4 / n;\nint y = n / 2;\nint[] b = new int[3];\nreturn b[n];\n} }';
    const { alarms } = await run(text, 'T.m', {});
    expect(alarms).toEqual(['in-bounds may 5', 'not-zero may 2']);
  });

  it('of what is stored in arrays', async () => {
    const text =
      'class T { static class A {}\nstatic void m(Object[] a, A x) {\nA[] b = new A[2];\nb[0] = x;\na[0] = x;\n} }';
    const { alarms } = await run(text, 'T.m', {});
    expect(alarms.filter((alarm) => alarm.startsWith('storable'))).toEqual(['storable may 5']);
  });
});
