/** Checks on Java counterparts, worked out from the definitions in the paper. */
import { describe, expect, it } from 'vitest';
import { type Ran, runFile } from '../../domains/recency/running.js';

const program = (name: string): string => new URL(`programs/${name}.java`, import.meta.url).pathname;

function nullAlarms({ alarms }: Ran): readonly number[] {
  return [...new Set(alarms.filter(({ rule }) => rule === 'not-null').map(({ line }) => line))];
}

describe('a field that constructors set, in a thousand objects of a list', () => {
  it('has one target and no warning', async () => {
    const ran = await runFile(program('Handlers'), 'Handlers.run');
    expect(ran.targets(ran.line('handler.run()'), 'run')).toEqual(['First.run']);
    expect(nullAlarms(ran)).toEqual([]);
  });

  it('may be null where allocation sites alone are told apart', async () => {
    const ran = await runFile(program('Handlers'), 'Handlers.run', { heap: 'site' });
    expect(nullAlarms(ran)).toContain(ran.line('handler.run()'));
  });

  it('may be null where the constructor sets it on one branch only', async () => {
    const ran = await runFile(program('HandlersSometimesSet'), 'HandlersSometimesSet.run');
    expect(nullAlarms(ran)).toContain(ran.line('handler.run()'));
    expect(ran.targets(ran.line('handler.run()'), 'run')).toEqual(['First.run']);
  });

  it('has two targets where another is set later through an old object', async () => {
    const ran = await runFile(program('HandlersReplaced'), 'HandlersReplaced.run');
    expect(ran.targets(ran.line('handler.run()'), 'run')).toEqual(['First.run', 'Second.run']);
  });
});

describe('two objects of one site', () => {
  it('are both updated strongly while each is known to be one', async () => {
    const ran = await runFile(program('TwoFromOneSite'), 'TwoFromOneSite.straight');
    const text = ran.textBefore(ran.line('return new Object[]'));
    const [made, a, b] = ['new Holder', 'a = new Object', 'b = new Object'].map(ran.line);
    expect(text).toContain(`q={older@${made}}`);
    expect(text).toContain(`p={recent@${made}}`);
    expect(text).toContain(`older@${made}.f={recent@${a}}`);
    expect(text).toContain(`recent@${made}.f={recent@${b}}`);
  });

  it('keep what was there before where the older are many', async () => {
    const ran = await runFile(program('TwoFromOneSite'), 'TwoFromOneSite.loop', { merge: { kind: 'all' } });
    const made = ran.line('new Holder');
    const loop = ran.line('Object loop(');
    const text = ran.textBefore(ran.line('return new Object[] {q, p}; // loop'));
    expect(text).toContain(`older@${made}.f={null, recent@${loop + 1}, recent@${loop + 2}}`);
  });
});

describe('the programs of the table', () => {
  const one = async (name: string, call: string, method: string): Promise<readonly string[]> => {
    const ran = await runFile(program(`calls/${name}`), `${name}.main`, { start: { history: 'main' } });
    return ran.targets(ran.line(call), method);
  };

  // What runs there follows from reading the program: fields are replaced before the call.
  const wanted: readonly (readonly [name: string, call: string, method: string, target: string])[] = [
    ['Family', 'child.voice.loudness', 'loudness', 'Family$Loud.loudness'],
    ['Family', 'parent.voice.loudness', 'loudness', 'Family$Quiet.loudness'],
    ['Fsm', 'machine.start.accepts', 'accepts', 'Fsm$Running.accepts'],
    ['Office', 'each.task.minutes', 'minutes', 'Office$Meeting.minutes'],
    ['Shapes', 'canvas.shape.area', 'area', 'Shapes$Circle.area'],
    ['Listeners', 'only.heard(event)', 'heard', 'Listeners$Counting.heard'],
    ['Circuit', 'other.operation.apply', 'apply', 'Circuit$Or.apply'],
    ['Primes', 'filter.rule.keeps', 'keeps', 'Primes$NoMultiples.keeps'],
  ];
  for (const [name, call, method, target] of wanted) {
    it(`${name}: ${call}`, async () => {
      expect(await one(name, call, method)).toEqual([target]);
    });
  }

  it('Shapes: the elements of the list are of both classes', async () => {
    expect(await one('Shapes', 'each.shape.area', 'area')).toEqual(['Shapes$Circle.area', 'Shapes$Square.area']);
  });
});
