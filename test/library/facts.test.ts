/**
 * What is written down of the Java library, tried on the classes of a JDK 17; skipped where there is none. All records are
 * checked to name methods that there are; a slice of them is tried here, all of them by `npm run library`.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { PACKAGES } from '../../src/library/index.js';
import { jdkOf } from '../support/classfiles.js';
import { FAULTS } from './faults.js';
import { type Trial, tryRecords } from './harness.js';
import { report } from './report.js';
import { factsOf, type Task, tasksOf } from './tasks.js';

const jdk = jdkOf(17);
const all = tasksOf(PACKAGES);

/** Every so-manyth, so that all packages are among them. */
const slice = (every: number): readonly Task[] => all.filter((_, index) => index % every === 0);

describe.skipIf(jdk === undefined)('records against the JDK (needs a Java 17)', () => {
  let trial: Trial;
  const faults = FAULTS.map(({ task }) => task);
  const given = all.filter(({ record }) => record.given !== undefined);
  const tasks = [...new Set([...slice(100), ...given])];

  beforeAll(async () => {
    if (jdk !== undefined)
      trial = await tryRecords({ jdk, tasks: [...faults, ...tasks], packages: PACKAGES, calls: 60, seed: 1 });
  }, 120_000);

  it('shows no difference', () => {
    const ofTasks = {
      ...trial,
      differences: trial.differences.filter(({ task }) => tasks.includes(task)),
    };
    expect(report(tasks, ofTasks).filter((line) => !/^(not tried|only failing|\d)/.test(line))).toEqual([]);
  });

  it('sees what all callbacks are given of which it is written down', () => {
    expect(given.length).toBeGreaterThan(0);
    expect(trial.unseen).toEqual([]);
  });

  it('calls nearly all of the methods of which something is denied', () => {
    // What a resource opens denies nothing: no call can show it wrong.
    const called = tasks.filter((task) => !given.includes(task) && factsOf(task.record) > 0);
    const tried = called.filter((task) => trial.calls.has(task)).length;
    expect(tried).toBeGreaterThan(called.length * 0.97);
  });

  it.each(FAULTS.map((fault) => [`${fault.kind} of ${fault.task.class}.${fault.task.key}`, fault] as const))(
    'sees through wrong %s',
    (_, { task, kind }) => {
      const found = trial.differences.filter((difference) => difference.task === task).map((each) => each.kind);
      expect([...new Set(found)]).toEqual([kind]);
    },
  );
});

describe('records', () => {
  it('are about each method once', () => {
    const names = all.map((task) => `${task.class}.${task.key}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
