/** Budgets, cancellation, traces, determinism. */
import { describe, expect, it } from 'vitest';
import type { TraceEvent } from '../../src/engine/analyse.js';
import { PROGRAMS } from './programs.js';
import { openJava, type Ran, run } from './running.js';
import { constants, ranges, type Toy } from './toys.js';

const FOREVER = 'class T { static void run(int n) { int i = 0; while (true) i = i + 1; } }';
const budget = (part: object) => ({ steps: 10_000, states: 10_000, depth: 12, contexts: 8, targets: 8, ...part });

describe('budgets', () => {
  it('steps: the end says what and where, and claims nothing', async () => {
    const ran = run(await openJava(FOREVER), constants(), ['T.run'], {
      merge: { kind: 'keep' },
      budget: budget({ steps: 50 }),
    });
    expect(ran.outcome).toBe('budget');
    expect(ran.reason).toBe('more than 50 steps');
    expect(ran.place?.code.method.name).toBe('run');
    expect(ran.activations).toEqual([]);
    expect(ran.statistics.steps).toBeGreaterThan(50);
  });

  it('states likewise', async () => {
    const ran = run(await openJava(FOREVER), constants(), ['T.run'], {
      merge: { kind: 'keep' },
      budget: budget({ states: 20 }),
    });
    expect([ran.outcome, ran.reason]).toEqual(['budget', 'more than 20 states']);
  });

  it('a budget that is enough changes nothing', async () => {
    const opened = await openJava(PROGRAMS.recursion as string);
    const free = run(opened, constants(), ['T.run']);
    const enough = run(opened, constants(), ['T.run'], { budget: budget({ steps: free.statistics.steps }) });
    const short = run(opened, constants(), ['T.run'], { budget: budget({ steps: free.statistics.steps - 1 }) });
    expect(enough.outcome).toBe('solved');
    expect(short.outcome).toBe('budget');
  });
});

describe('cancellation', () => {
  it('ends the run', async () => {
    let asked = 0;
    const ran = run(await openJava(FOREVER), constants(), ['T.run'], { cancelled: () => ++asked > 3 });
    expect([ran.outcome, ran.reason]).toEqual(['cancelled', 'cancelled']);
  });
});

/** All that can be read off a result, as text. */
function everything(ran: Ran<Toy>): string {
  return ran.activations
    .flatMap((activation) => [
      `${activation.code.method.name} ${activation.context} ${activation.depth}`,
      ...[...ran.visits(activation)].map(
        (visit) =>
          `${visit.at.edge.from} ${ran.domain.show(visit.state, activation.code)} -> ${visit.outcome.normal.map((state) => ran.domain.show(state, activation.code)).join(' | ')} path ${ran.path(visit).length}`,
      ),
    ])
    .concat(JSON.stringify(ran.statistics))
    .join('\n');
}

describe('determinism', () => {
  it.each(Object.entries(PROGRAMS))('%s: two runs are identical', async (_, text) => {
    const [first, second] = [await openJava(text), await openJava(text)];
    expect(everything(run(first, ranges('0'), ['T.run']))).toBe(everything(run(second, ranges('0'), ['T.run'])));
  });

  it('another run in between, over the same program, does not show', async () => {
    const text = PROGRAMS.virtualCalls as string;
    const alone = everything(run(await openJava(text), ranges(), ['T.run']));
    const opened = await openJava(text);
    const outer: string[] = [];
    let nested = 0;
    const ran = run(opened, ranges(), ['T.run'], {
      trace: () => {
        if (nested++ % 20 === 0)
          outer.push(everything(run(opened, constants(), ['T.run'], { merge: { kind: 'all' } })));
      },
    });
    expect(everything(ran)).toBe(alone);
    expect(new Set(outer).size).toBe(1);
  });
});

describe('trace', () => {
  it('tells every change, in order, up to the solution', async () => {
    const opened = await openJava(PROGRAMS.loops as string);
    const events: TraceEvent<Toy>[] = [];
    const ran = run(opened, ranges(), ['T.run'], { trace: (event) => events.push(event), merge: { kind: 'all' } });
    expect(events.some(({ how }) => how === 'widened')).toBe(true);
    const last = new Map<string, TraceEvent<Toy>>();
    for (const event of events) {
      const before = last.get(`${event.activation.number} ${event.point}`);
      if (before !== undefined) expect(event.before).toEqual(before.after);
      last.set(`${event.activation.number} ${event.point}`, event);
    }
    for (const { activation, point, after } of last.values()) expect(ran.at(activation, point)).toEqual(after);
  });
});
