/** Class initialisation: in order, from default values, once, and what a failure leaves behind. */
import { describe, expect, it } from 'vitest';
import { initialising, type Started } from './initialising.js';
import { POLICIES } from './policies.js';
import { PROGRAMS } from './programs.js';
import { atExit, openJava, run, uncovered } from './running.js';

describe.each(Object.entries(PROGRAMS))('%s', (_, text) => {
  it.each(Object.entries(POLICIES))('%s', async (_name, policy) => {
    const opened = await openJava(text);
    const ran = run(opened, initialising(), ['T.run'], policy);
    for (const argument of [0, 4, 9]) expect(uncovered(opened, ran, 'T.run', [argument])).toBeUndefined();
  });
});

it('an initialiser runs from default values, the class marked before its superclass', async () => {
  const opened = await openJava(PROGRAMS.initialisers as string);
  const told: Started[] = [];
  run(
    opened,
    initialising((started) => told.push(started)),
    ['T.run'],
  );
  const order = told.map(({ type, fresh }) => `${type} ${fresh}`);
  // Perhaps it has run already: then nothing is reset. Otherwise it runs, and starts from default values.
  expect(order.slice(0, 4)).toEqual(['T$Child false', 'T$Child true', 'T$Parent false', 'T$Parent true']);
});

it('a class whose initialisation has failed throws when it is used again', async () => {
  const opened = await openJava(PROGRAMS.failingInitialiser as string);
  const results = atExit(run(opened, initialising(), ['T.run'], { merge: { kind: 'keep' } }), 'run').map(
    (state) => /result=(\S+)/.exec(state)?.[1],
  );
  // As the machine: 2 after the first failure, 12 after the second.
  expect(results).toContain('12');
});
