/** Tasks of `check`: plain data, independent of each other and of who does them; one that fails proves nothing. */
import { describe, expect, it } from 'vitest';
import type { Answer, Checked, Request, Task } from '../../../../src/workspace/check.js';
import { answered, begin, comparable, describeTask } from './opened.js';

const inOrder =
  (perform: (round: Request['round'], task: Task) => Answer) =>
  ({ tasks, round }: Request): readonly Answer[] =>
    tasks.map((task) => perform(round, task));

const whole: Promise<Checked> = begin().then((run) => answered(run, inOrder(run.checker.perform)));

function plain(): Promise<Checked> {
  return whole;
}

/** Claims that are proved, each by its place. */
function proved({ results }: Checked): ReadonlySet<string> {
  return new Set(
    results.flatMap((result) =>
      result.claims
        .filter(({ verdict }) => verdict === 'proved')
        .map(
          ({ property, subject, location }) =>
            `${property} ${subject} ${location.file}:${location.line}:${location.column}`,
        ),
    ),
  );
}

describe('tasks', () => {
  it('are of every kind in this project, and take several rounds', async () => {
    const run = await begin();
    const kinds = new Set<string>();
    let rounds = 0;
    answered(run, (request) => {
      rounds++;
      for (const { kind } of request.tasks) kinds.add(kind);
      return inOrder(run.checker.perform)(request);
    });
    expect([...kinds].sort()).toEqual(['again', 'inspect', 'numbers', 'replay', 'run', 'scope', 'shapes']);
    expect(rounds).toBeGreaterThan(6);
  });

  it('make calls on each class once, for all that it leads to', async () => {
    const run = await begin({
      'Inner.java':
        'class Inner { Inner next; static int of(Inner inner) { return inner.next.hashCode(); } private static int again() { return of(null); } }',
      'First.java': 'public class First { public static int go(boolean b) { return b ? Inner.of(new Inner()) : 0; } }',
      'Second.java': 'public class Second { public static int go() { return Inner.of(new Inner()); } }',
    });
    const calling: string[] = [];
    const checked = answered(run, (request) => {
      for (const task of request.tasks) {
        if (task.kind === 'replay' && task.start === 'calls') calling.push(task.component);
      }
      return inOrder(run.checker.perform)(request);
    });
    expect([...calling].sort()).toEqual(['First', 'Second']);
    const inner = checked.results.find((result) => result.class === 'Inner' && result.method === 'of');
    // Both lead there; of two that are as short, the nearer one, which calls it first.
    expect(inner?.claims.flatMap(({ witness }) => witness?.calls ?? [])).toEqual(['First.go(true)']);
  });

  it('and their answers are the same after a journey as JSON', async () => {
    const run = await begin();
    const travelled = answered(run, ({ tasks, round }) =>
      tasks.map((task) => {
        const sent: { readonly round: Request['round']; readonly task: Task } = JSON.parse(
          JSON.stringify({ round, task }),
        );
        const answer: Answer = JSON.parse(JSON.stringify(run.checker.perform(sent.round, sent.task)));
        return answer;
      }),
    );
    expect(comparable(travelled)).toEqual(comparable(await plain()));
  });

  it('give the same in any order, by several that opened the same input', async () => {
    const [run, other, third] = [await begin(), await begin(), await begin()];
    const checkers = [other.checker, third.checker];
    const shared = answered(run, ({ tasks, round }) => {
      const answers: Answer[] = [];
      for (let index = tasks.length - 1; index >= 0; index--) {
        const [checker, task] = [checkers[index % 2], tasks[index]];
        if (checker !== undefined && task !== undefined) answers[index] = checker.perform(round, task);
      }
      return answers;
    });
    expect(comparable(shared)).toEqual(comparable(await plain()));
  });
});

describe('a task that fails', () => {
  const fails = (task: Task): Answer => ({
    kind: 'failed',
    reason: `no ${describeTask(task)}`,
    fault: { what: 'fault', detail: describeTask(task) },
  });

  it.each(['run Account', 'run Owner', 'run Bank', 'again Step', 'shapes Owner', 'replay Bank', 'scope Owner'])(
    '(%s) is said, counted, and nothing is proved that was not before',
    async (failing) => {
      const run = await begin();
      let failed = 0;
      const checked = answered(run, ({ tasks, round }) =>
        tasks.map((task) => {
          if (describeTask(task) !== failing) return run.checker.perform(round, task);
          failed++;
          return fails(task);
        }),
      );
      expect(failed).toBeGreaterThan(0);
      expect(checked.faults).toBe(failed);
      expect(checked.diagnostics.some(({ message }) => message === `fault: ${failing}`)).toBe(true);
      const before = proved(await plain());
      expect([...proved(checked)].filter((claim) => !before.has(claim))).toEqual([]);
    },
  );

  it('leaves all methods of its class unknown, with the reason', async () => {
    const run = await begin();
    const checked = answered(run, ({ tasks, round }) =>
      tasks.map((task) => (describeTask(task) === 'run Owner' ? fails(task) : run.checker.perform(round, task))),
    );
    const own = checked.results.filter((result) => result.class === 'Owner');
    expect(own.length).toBeGreaterThan(3);
    for (const { claims } of own) {
      for (const { kind, property, verdict, reason } of claims.filter((claim) => claim.kind === 'obligation')) {
        if (verdict === 'refuted' || property === 'unwritten-field') continue;
        expect({ kind, verdict, reason }).toEqual({ kind, verdict: 'unknown', reason: 'no run Owner' });
      }
    }
  });

  it.each(['run Caller', 'again Step'])('(%s) hides no null that a caller passes', async (failing) => {
    const run = await begin();
    const checked = answered(run, ({ tasks, round }) =>
      tasks.map((task) => (describeTask(task) === failing ? fails(task) : run.checker.perform(round, task))),
    );
    const first = checked.results.find((result) => result.class === 'Step$A' && result.method === 'go');
    expect(first?.claims.map(({ property, verdict }) => `${property} ${verdict}`)).not.toContain(
      'null-dereference proved',
    );
  });
});

describe('when the time is up', () => {
  it('is said once, with the number of methods', async () => {
    const { openTexts } = await import('../../../support/open.js');
    const { check } = await import('../../../../src/workspace/check.js');
    const text =
      'class T { int length(String s) { return s.length(); } int one() { return 1; } int two() { return 2; } }';
    const workspace = await openTexts([{ path: 'T.java', text }]);
    const checked = check(workspace, { classes: [], methods: [], budget: 1, endsAt: Date.now() - 1 });
    // The three, and the constructor.
    const told = checked.results.flatMap(({ findings }) => findings.map(({ rule, message }) => `${rule}: ${message}`));
    expect(told).toEqual(['not-analysed: the time limit was reached: 4 methods were not analysed in full']);
    for (const { claims } of checked.results) {
      expect(claims.filter(({ property }) => property === 'not-analysed').map(({ verdict }) => verdict)).toEqual([
        'unknown',
      ]);
    }
  });

  it('what was not reached is unknown, and no fault', async () => {
    const { openTexts } = await import('../../../support/open.js');
    const { check } = await import('../../../../src/workspace/check.js');
    const workspace = await openTexts([
      { path: 'T.java', text: 'class T { int length(String s) { return s.length(); } }' },
    ]);
    const checked = check(workspace, { classes: [], methods: [], budget: 1, endsAt: Date.now() - 1 });
    expect(checked.faults).toBe(0);
    const claims = checked.results.flatMap((result) => result.claims);
    expect(claims.length).toBeGreaterThan(0);
    for (const { verdict, reason } of claims) {
      expect(verdict).toBe('unknown');
      expect(reason).toContain('the time for the whole run was up');
    }
  });
});
