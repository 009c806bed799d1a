/** What is seen of a method, derived by hand: the states around each line, and how the fixed point is found. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ExploredMethod, LineChange } from '../../../src/findings/shape-result.js';
import { openTexts } from '../../support/open.js';
import { drawingOf, explore, exploreText, listsIn } from './explored-support.js';

function changeAt({ changes }: ExploredMethod, line: number): LineChange {
  const found = changes.find((change) => change.line === line);
  if (found === undefined) throw new Error(`nothing at line ${line}`);
  return found;
}

/** The states, as a set of texts. */
function seen(method: ExploredMethod, numbers: readonly number[]): readonly string[] {
  return numbers.map((number) => listsIn(drawingOf(method, number))).sort();
}

/** `before ⇒ after, end`, for each pair of states. */
function moves(method: ExploredMethod, line: number): readonly string[] {
  return changeAt(method, line)
    .after.flatMap(({ state, from, ends }) =>
      from.map((each) => `${seen(method, [each])} ⇒ ${seen(method, [state])}, ${ends}`),
    )
    .sort();
}

describe('reversing a list', () => {
  let reverse: ExploredMethod;
  beforeAll(async () => {
    const text = readFileSync('examples/list/Reverse.java', 'utf8');
    const [found] = explore(await openTexts([{ path: 'Reverse.java', text }]), ['reverse']);
    reverse = found as ExploredMethod;
  });

  it('stands on its lines', () => {
    expect(reverse.lines).toEqual({ first: 15, last: 24 });
    expect(reverse.changes.map(({ line }) => line)).toEqual([16, 17, 18, 19, 20, 21, 22, 24]);
    expect(reverse.cut).toBe(false);
    expect(reverse.reason).toBeUndefined();
  });

  // A list is empty, has one node, or a first one with a rest of at least one.
  it('begins with every list, and nothing reversed', () => {
    expect(moves(reverse, 16)).toEqual([
      'list=() ⇒ list=() reversed=0, line 17',
      'list=()→+ ⇒ list=()→+ reversed=0, line 17',
      'list=0 ⇒ list=0 reversed=0, line 17',
    ]);
  });

  it('has what is left and what is reversed at the loop head, in all lengths but both empty after the first round', () => {
    const all = ['0', '()', '()→+'].flatMap((list) =>
      ['0', '()', '()→+'].map((reversed) => `list=${list} reversed=${reversed}`),
    );
    expect(seen(reverse, changeAt(reverse, 17).before)).toEqual(all.sort());
  });

  it('leaves the loop where nothing is left, and `list` is no longer of interest', () => {
    expect(moves(reverse, 17).filter((move) => move.endsWith('line 24'))).toEqual([
      'list=0 reversed=() ⇒ reversed=(), line 24',
      'list=0 reversed=()→+ ⇒ reversed=()→+, line 24',
      'list=0 reversed=0 ⇒ reversed=0, line 24',
    ]);
  });

  // The rest is one node or more: two cases.
  it('takes the first node out of the rest', () => {
    expect(moves(reverse, 19).filter((move) => move.startsWith('list=()→+ reversed=0 '))).toEqual([
      'list=()→+ reversed=0 ⇒ list=()→() rest=^ reversed=0, line 20',
      'list=()→+ reversed=0 ⇒ list=()→()→+ rest=^ reversed=0, line 20',
    ]);
  });

  it('turns the pointer of the first node', () => {
    const turned = moves(reverse, 20).filter((move) => move.startsWith('list=()→() rest=^ reversed=() '));
    expect(turned).toEqual(['list=()→() rest=^ reversed=() ⇒ list=()→() rest=(), line 21']);
  });

  it('goes back to the loop head, where lists of two nodes and of more are one state', () => {
    expect(moves(reverse, 22).filter((move) => move.includes('⇒ list=0 reversed=()→+'))).toEqual([
      'rest=0 reversed=()→() ⇒ list=0 reversed=()→+, line 17',
      'rest=0 reversed=()→+ ⇒ list=0 reversed=()→+, line 17',
    ]);
  });

  it('returns each kind of list', () => {
    expect(moves(reverse, 24)).toEqual([
      'reversed=() ⇒ \\result=(), returns',
      'reversed=()→+ ⇒ \\result=()→+, returns',
      'reversed=0 ⇒ \\result=0, returns',
    ]);
  });

  it('keeps the names of nodes through an assignment to a field', () => {
    const { after } = changeAt(reverse, 20);
    const edge = (number: number, variable: string): string | undefined =>
      drawingOf(reverse, number).edges.find(({ from }) => from === `variable ${variable}`)?.to;
    for (const { state, from } of after) {
      const [before] = from;
      for (const variable of ['list', 'rest']) expect(edge(state, variable)).toBe(edge(before as number, variable));
      const next = drawingOf(reverse, state).edges.find((each) => each.from === edge(state, 'list'))?.to;
      // What a summary takes in has no name of its own any more.
      const isSummary = drawingOf(reverse, state).nodes.some(({ id, kind }) => id === next && kind === 'summary');
      if (!isSummary) expect(next).toBe(edge(before as number, 'reversed'));
    }
  });

  it('finds the loop head in four rounds: with one more node reversed in each, until two and more are one', () => {
    const rounds = reverse.iteration.filter(({ line }) => line === 17);
    expect(rounds.map(({ round, how }) => [round, how])).toEqual([
      [1, 'grow'],
      [2, 'grow'],
      [3, 'grow'],
      [4, 'grow'],
    ]);
    const added = rounds.map(({ states }) =>
      seen(
        reverse,
        states.filter((each) => each.isNew).map((each) => each.state),
      ),
    );
    const with_ = (reversed: string): readonly string[] =>
      ['0', '()', '()→+'].map((list) => `list=${list} reversed=${reversed}`).sort();
    expect(added).toEqual([with_('0'), with_('()'), with_('()→()'), with_('()→+')]);
    expect(rounds.map(({ merged }) => merged.length)).toEqual([0, 0, 0, 3]);
    const { merged } = rounds[3] as (typeof rounds)[number];
    expect(merged.map(({ state, into }) => `${seen(reverse, [state])} into ${seen(reverse, [into])}`).sort()).toEqual([
      'list=() reversed=()→() into list=() reversed=()→+',
      'list=()→+ reversed=()→() into list=()→+ reversed=()→+',
      'list=0 reversed=()→() into list=0 reversed=()→+',
    ]);
    const from = rounds.map(({ states }) => new Set(states.flatMap((each) => each.from.map(({ line }) => line))));
    expect(from).toEqual([new Set([16]), new Set([22]), new Set([22]), new Set([22])]);
  });

  it('starts with the method and ends with what it returns', () => {
    const [first] = reverse.iteration;
    expect(first).toMatchObject({ line: 16, how: 'start', round: 1, merged: [] });
    expect(first?.states.every(({ isNew, from }) => isNew && from.length === 0)).toBe(true);
    const ends = reverse.iteration.filter((step) => step.ends !== undefined);
    expect(ends.at(-1)).toMatchObject({ ends: 'returns', line: 24 });
    expect(seen(reverse, ends.at(-1)?.states.map(({ state }) => state) ?? [])).toEqual([
      '\\result=()',
      '\\result=()→+',
      '\\result=0',
    ]);
  });
});

const NODE = 'static class Node { Node next; }';

describe('a line', () => {
  it('is followed through its calls and its own loop', async () => {
    const method = await exploreText(
      `class Main { ${NODE}
  static Node push(Node x) { Node n = new Node(); n.next = x; return n; }
  //@ requires x == null;
  static Node two(Node x) {
    x = push(push(x));
    while (x.next != null) x = x.next;
    return x;
  }
}`,
      'two',
    );
    expect(moves(method, 5)).toEqual(['x=0 ⇒ x=()→(), line 6']);
    // Before the loop's condition there are both nodes or the last one; the line is only left with the last one.
    expect(moves(method, 6)).toEqual(['x=() ⇒ x=(), line 7', 'x=()→() ⇒ x=(), line 7']);
  });

  it('that a `for` loop comes back to is entered twice', async () => {
    const method = await exploreText(
      `class Main { ${NODE}
  //@ requires acyclic(x, next);
  static void walk(Node x) {
    for (Node n = x; n != null; n = n.next)
      n.next = n.next;
  }
}`,
      'walk',
    );
    const { before, after } = changeAt(method, 4);
    const starts = method.iteration[0]?.states.map(({ state }) => state) ?? [];
    expect(starts.every((state) => before.includes(state))).toBe(true);
    expect(before.length).toBeGreaterThan(starts.length);
    expect(new Set(after.map(({ ends }) => ends))).toEqual(new Set(['line 5', 'line 6']));
    // The closing brace returns.
    expect(method.lines).toEqual({ first: 3, last: 6 });
    expect(new Set(changeAt(method, 6).after.map(({ ends }) => ends))).toEqual(new Set(['returns']));
  });

  it('that throws says what', async () => {
    const method = await exploreText(
      `class Main { ${NODE}
  static Node first(Node x) {
    Node y = x.next;
    if (y == null) throw new IllegalStateException();
    return y;
  }
}`,
      'first',
    );
    expect(changeAt(method, 3).after.map(({ ends }) => ends)).toContain('throws NullPointerException');
    const ends = new Set(changeAt(method, 4).after.map((each) => each.ends));
    expect(ends).toContain('line 5');
    expect(ends).toContain('throws IllegalStateException');
    expect(method.iteration.some((step) => step.ends === 'throws')).toBe(true);
  });

  it('that calls what throws says what gets out of it', async () => {
    const text = `class Main { ${NODE}
  static void open(Node x, boolean is) {
    if (is) throw new IllegalStateException();
  }
  static void use(Node x, boolean is) {
    open(x, is);
  }
  static void useTwo(Node x, boolean is) {
    open(x.next, is);
  }
  static void useUnknown(Runnable it) {
    it.run();
  }
}`;
    const endsOf = async (name: string, line: number): Promise<readonly string[]> =>
      changeAt(await exploreText(text, name), line)
        .after.map(({ ends }) => ends)
        .filter((ends) => ends.startsWith('throws'));
    expect(await endsOf('use', 6)).toEqual(['throws IllegalStateException']);
    expect([...(await endsOf('useTwo', 9))].sort()).toEqual([
      'throws IllegalStateException',
      'throws NullPointerException',
    ]);
    expect(await endsOf('useUnknown', 12)).toContain('throws an exception');
  });

  it('says what it assigns and writes', async () => {
    const method = await exploreText(
      `class Main { ${NODE}
  static Node push(Node x, Node list) {
    x.next = list;
    list = x;
    return list;
  }
}`,
      'push',
    );
    expect([3, 4].map((line) => changeAt(method, line).written)).toEqual([
      { variables: [], fields: ['next'] },
      { variables: ['list'], fields: [] },
    ]);
  });
});

describe('nothing to look at', () => {
  it('where no heap meets what the method requires', async () => {
    const method = await exploreText(
      `class Main { ${NODE}
  //@ requires x == null && x != null;
  static void never(Node x) { x.next = null; }
}`,
      'never',
    );
    expect(method).toMatchObject({ states: [], iteration: [], cut: false, lines: { first: 3, last: 3 } });
    expect(method.changes.every(({ before, after }) => before.length === 0 && after.length === 0)).toBe(true);
    expect(method.reason).toBe('no state meets what the method requires');
  });

  it('where the code has errors', async () => {
    const method = await exploreText(`class Main { ${NODE}\n  static void bad(Node x) { x.next = ; }\n}`, 'bad');
    expect(method).toMatchObject({ states: [], changes: [], iteration: [] });
    expect(method.reason).toBe('there are errors in its code or its clauses');
  });

  it('is there unless it is asked for', async () => {
    const { shape } = await import('../../../src/workspace/index.js');
    const workspace = await openTexts([
      { path: 'Main.java', text: `class Main { ${NODE} static void m(Node x) { } }` },
    ]);
    const options = { classes: [], methods: [], budget: 1 };
    expect(shape(workspace, options).explored).toEqual([]);
  });
});
