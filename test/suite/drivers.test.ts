/** The seeded bugs of the suite are real: each driver makes its class fail as the expectations say. */
import { describe, expect, it } from 'vitest';
import { jdkFrom } from '../support/classfiles.js';
import { HALVES, LATER, linesOfBug, suiteClasses } from './classes.js';
import { ALL_EXERCISES, runDrivers } from './drivers.js';
import { BUGS } from './expectations.js';

const CLASSES = suiteClasses();
const BROKEN = CLASSES.filter(({ bug }) => bug !== undefined);
const jdk = jdkFrom(17);

describe('suite', () => {
  it('has 180 classes in five parts, half of each part broken', () => {
    expect(new Set(CLASSES.map(({ name }) => name)).size).toBe(180);
    const sizes = HALVES.map((half) =>
      [CLASSES, BROKEN].map((list) => list.filter((each) => each.half === half).length),
    );
    expect(sizes).toEqual([
      [32, 16],
      [32, 16],
      [66, 33],
      [20, 10],
      [30, 15],
    ]);
    expect(BUGS.length).toBe(90);
  });

  it('has an exercise for every correct class of the later parts', () => {
    const correct = CLASSES.filter(({ half, bug }) => LATER.includes(half) && bug === undefined);
    expect(correct.map(({ name }) => name).sort()).toEqual(Object.keys(ALL_EXERCISES).sort());
  });
});

describe.skipIf(jdk === undefined)('on a JVM', () => {
  it('every seeded bug happens where it is expected', () => {
    if (jdk === undefined) return;
    const outcomes = runDrivers(jdk, BROKEN);
    const wrong = BROKEN.filter((subject) => {
      const outcome = outcomes.get(subject.name);
      if (outcome === undefined || outcome.thrown !== subject.bug?.throws) return true;
      return outcome.thrown !== 'LeftBehind' && !linesOfBug(subject).includes(outcome.line);
    });
    expect(wrong.map(({ name }) => ({ name, ...outcomes.get(name) }))).toEqual([]);
  });

  it('the correct classes of the later parts can be used', () => {
    if (jdk === undefined) return;
    const outcomes = runDrivers(
      jdk,
      CLASSES.filter(({ name }) => name in ALL_EXERCISES),
    );
    const failed = [...outcomes].filter(([, { thrown }]) => thrown !== '');
    expect(failed).toEqual([]);
    expect(outcomes.size).toBe(58);
  });
});
