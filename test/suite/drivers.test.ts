/** The seeded bugs of the suite are real: each driver makes its class fail as the expectations say. */
import { describe, expect, it } from 'vitest';
import { jdkFrom } from '../support/classfiles.js';
import { linesOfBug, suiteClasses } from './classes.js';
import { runDrivers } from './drivers.js';
import { BUGS } from './expectations.js';

const CLASSES = suiteClasses();
const BROKEN = CLASSES.filter(({ bug }) => bug !== undefined);
const jdk = jdkFrom(17);

describe('suite', () => {
  it('has 64 classes, half of them broken, half of each kind held out', () => {
    expect(CLASSES.length).toBe(64);
    expect(BROKEN.length).toBe(32);
    expect(BROKEN.filter(({ half }) => half === 'held-out').length).toBe(16);
    expect(CLASSES.filter(({ half }) => half === 'held-out').length).toBe(32);
    expect(new Set(CLASSES.map(({ name }) => name)).size).toBe(64);
    expect(BUGS.length).toBe(32);
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
});
