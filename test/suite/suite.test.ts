/** `check` on ordinary classes without annotations: the bugs it has to find, and the peace it has to leave the correct ones. */
import { beforeAll, describe, expect, it } from 'vitest';
import { LATER, suiteClasses } from './classes.js';
import { type Measured, measure } from './measure.js';

describe('suite', () => {
  const measured: Measured[] = [];
  const later = (): readonly Measured[] => measured.filter(({ subject: { half } }) => LATER.includes(half));
  const earlier = (): readonly Measured[] => measured.filter((each) => !later().includes(each));
  const broken = (): readonly Measured[] => earlier().filter(({ subject }) => subject.bug !== undefined);
  const correct = (): readonly Measured[] => earlier().filter(({ subject }) => subject.bug === undefined);

  beforeAll(async () => {
    for (const subject of suiteClasses()) measured.push(await measure(subject));
  }, 480_000);

  it('is read without complaint', () => {
    expect(measured.length).toBe(180);
    expect(earlier().flatMap(({ subject, problems }) => problems.map((each) => `${subject.name}: ${each}`))).toEqual(
      [],
    );
  });

  it('has no bug that is called proved not to be there', () => {
    expect(measured.filter(({ falseProofs }) => falseProofs.length > 0).map(({ subject }) => subject.name)).toEqual([]);
  });

  it('has its bugs found: four of five, in both halves', () => {
    for (const half of ['tuning', 'held-out']) {
      const all = broken().filter(({ subject }) => subject.half === half);
      expect(all.filter(({ found }) => found).length / all.length).toBeGreaterThanOrEqual(0.8);
    }
  });

  it('gives at most two false alarms in correct classes, none of them in those that were tuned on', () => {
    const alarms = correct().filter(({ falseAlarms }) => falseAlarms.length > 0);
    expect(alarms.reduce((sum, { falseAlarms }) => sum + falseAlarms.length, 0)).toBeLessThanOrEqual(2);
    expect(alarms.filter(({ subject }) => subject.half === 'tuning').map(({ subject }) => subject.name)).toEqual([]);
  });

  it('gives as few beside the bugs', () => {
    const alarms = broken().reduce((sum, { falseAlarms }) => sum + falseAlarms.length, 0);
    expect(alarms).toBeLessThanOrEqual(2);
  });

  it('has nine of ten bugs of the later classes found, and shows something in at most one of twenty correct ones', () => {
    const bugs = later().filter(({ subject }) => subject.bug !== undefined);
    const peaceful = later().filter(({ subject }) => subject.bug === undefined);
    expect(bugs.filter(({ found }) => found).length / bugs.length).toBeGreaterThanOrEqual(0.9);
    expect(peaceful.filter(({ falseAlarms }) => falseAlarms.length > 0).length / peaceful.length).toBeLessThanOrEqual(
      0.05,
    );
  });
});
