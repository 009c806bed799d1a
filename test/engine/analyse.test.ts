/** What comes out of the engine for small programs, worked out by hand. */
import { describe, expect, it } from 'vitest';
import { PROGRAMS } from './programs.js';
import { atExit, openJava, run } from './running.js';
import { constants, ranges, type Toy } from './toys.js';

const program = (name: string) => openJava(PROGRAMS[name] as string);
/** The result of the method, over all its analyses. */
const results = (shown: readonly string[]): string[] =>
  shown.map((state) => /result=(\S+)/.exec(state)?.[1] ?? 'any').sort();

describe('flow', () => {
  it('a loop is widened and narrowed again', async () => {
    const opened = await openJava(
      'class T { static int run(int n) { int i = 0; while (i < 10) i = i + 1; return i; } }',
    );
    expect(results(atExit(run(opened, ranges(), ['T.run'], { merge: { kind: 'all' } }), 'run'))).toEqual(['10']);
    const passless = run(opened, ranges(), ['T.run'], { merge: { kind: 'all' }, descendingPasses: 0 });
    expect(results(atExit(passless, 'run'))).toEqual(['10..Infinity']);
  });

  it('branches are kept apart or merged as the policy says', async () => {
    const opened = await openJava('class T { static int run(boolean b) { int a = 1; if (b) a = 2; return a; } }');
    const merged = (kind: 'all' | 'keep') =>
      results(atExit(run(opened, ranges(), ['T.run'], { merge: { kind } }), 'run'));
    expect(merged('keep')).toEqual(['1', '2']);
    expect(merged('all')).toEqual(['1..2']);
  });

  it('a correlated condition is understood where disjuncts are kept apart', async () => {
    const opened = await program('correlated');
    const alarms = (kind: 'all' | 'keep') => {
      const ran = run(opened, constants(), ['T.run'], { merge: { kind } });
      return ran.activations.flatMap((each) => [...ran.visits(each)].flatMap(({ outcome }) => outcome.alarms)).length;
    };
    expect(alarms('keep')).toBe(0);
    expect(alarms('all')).toBe(1);
  });

  it('points inside blocks have states too, and dead code has none', async () => {
    const opened = await openJava(
      'class T { static int run(int n) { int a = 1; int b = a + 1; int c = b + 1; if (c == 4) return 5; return c; } }',
    );
    const ran = run(opened, constants(), ['T.run']);
    const [root] = ran.activations;
    if (root === undefined) throw new Error('no root');
    const shown = Array.from({ length: root.code.body.points }, (_, point) =>
      ran.at(root, point).map((state) => ran.domain.show(state, root.code)),
    );
    expect(shown.slice(0, 4)).toEqual([[''], ['a=1'], ['a=1 b=2'], ['a=1 b=2 c=3']]);
    expect(shown.filter((states) => states.length === 0).length).toBe(1);
    expect(results(atExit(ran, 'run'))).toEqual(['3']);
  });
});

describe('calls', () => {
  it('exceptions leave a callee by its exceptional exit', async () => {
    const opened = await program('exceptions');
    const ran = run(opened, constants(), ['T.run']);
    // middle(1) is 2, then 12; middle(7) throws; 12 + 1000 + 1.
    expect(results(atExit(ran, 'run'))).toEqual(['1013']);
    const thrown = ran.activations.filter(
      ({ code }) => code.method.name === 'thrower' && code.body.exceptionalExit !== undefined,
    );
    expect(thrown.map((each) => ran.at(each, each.code.body.exceptionalExit as number).length)).toEqual([0, 1]);
  });

  it('recursion ends, and is covered', async () => {
    const opened = await program('recursion');
    const ran = run(opened, ranges(), ['T.run'], { merge: { kind: 'all' } });
    expect(ran.outcome).toBe('solved');
    expect(ran.violations()).toEqual([]);
    expect(results(atExit(ran, 'even'))).toEqual(expect.arrayContaining(['0..1']));
  });

  it('virtual calls run what the types allow', async () => {
    const opened = await program('virtualCalls');
    const ran = run(opened, constants(), ['T.run']);
    const call = opened.code('T.count').body.edges.find(({ instruction }) => instruction.kind === 'call');
    if (call === undefined) throw new Error('no call');
    const targets = ran.targets(opened.program.edge(opened.code('T.count'), call));
    expect(targets.map(({ owner }) => owner).sort()).toEqual(['T$Cube', 'T$Odd', 'T$Square']);
    // More than the budget allows: taken as unknown, and said.
    const few = run(opened, constants(), ['T.run'], {
      budget: { steps: 10_000, states: 10_000, depth: 12, contexts: 8, targets: 2 },
    });
    expect(few.notFollowed.map(({ reason, callee }) => `${reason} ${callee?.name}`)).toContain('targets sides');
  });

  it('a receiver that the domain knows has one target', async () => {
    const opened = await program('virtualCalls');
    const sharp = run<Toy>(
      opened,
      (view) => ({ ...constants()(view), receivers: () => [{ type: 'T$Cube', exact: true }] }),
      ['T.run'],
    );
    const sides = sharp.activations
      .filter(({ code }) => code.method.name === 'sides')
      .map(({ code }) => code.method.owner);
    // Cube.sides calls super.sides, which is no virtual call.
    expect([...new Set(sides)].sort()).toEqual(['T$Cube', 'T$Square']);
  });

  it('an interface that nobody is known to implement may run anything', async () => {
    const opened = await openJava(
      'class T { interface Foreign { int get(); } static int run(Foreign f) { int a = 1; a = f.get(); return a; } }',
    );
    const ran = run(opened, constants(), ['T.run']);
    expect(ran.notFollowed.map(({ reason }) => reason)).toEqual(['not-found']);
    expect(results(atExit(ran, 'run'))).toEqual(['any']);
  });

  it('depth, policy and missing bodies are said', async () => {
    const opened = await program('calls');
    const reasons = (options: Parameters<typeof run>[3]) =>
      run(opened, constants(), ['T.run'], options as object).notFollowed.map(
        ({ reason, callee }) => `${reason} ${callee?.name}`,
      );
    expect(reasons({})).toEqual([]);
    expect(reasons({ follows: () => false })).toEqual(['policy choose', 'policy choose']);
    // Two calls of `choose` in `run`, two of `twice` in `choose`.
    expect(reasons({ budget: { steps: 10_000, states: 10_000, depth: 1, contexts: 8, targets: 8 } })).toEqual([
      'depth twice',
      'depth twice',
    ]);
  });

  it('static initialisers run before, superclasses first, and are followed once known to have run', async () => {
    const opened = await program('initialisers');
    const ran = run(opened, constants(), ['T.run']);
    expect(ran.activations.map(({ code }) => code.method.owner + code.method.name)).toEqual(
      expect.arrayContaining(['T$Parent<clinit>', 'T$Child<clinit>', 'T$Parentstart']),
    );
  });

  it('what never returns is analysed all the same', async () => {
    const opened = await program('neverReturns');
    const ran = run(opened, ranges('0'), ['T.run']);
    expect(results(atExit(ran, 'run'))).toEqual(['3']);
    const forever = ran.activations.find(({ code }) => code.method.name === 'forever');
    if (forever === undefined) throw new Error('not reached');
    const visited = new Set([...ran.visits(forever)].map(({ at }) => at.edge.instruction.kind));
    expect(visited.has('call')).toBe(true);
    const stuck = await openJava('class T { static void run(int n) { int i = 0; while (true) i = i + 1; } }');
    const alone = run(stuck, ranges(), ['T.run'], { merge: { kind: 'all' } });
    const [root] = alone.activations;
    if (root === undefined) throw new Error('no root');
    expect([...alone.visits(root)].map(({ at }) => at.edge)).toEqual(root.code.body.edges);
  });
});
