/**
 * Calls of library methods under a Java 17 and in the interpreter; skipped where there is none. A slice: all classes are compared by
 * `npm run library:models`.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { jdkOf } from '../support/classfiles.js';
import { type Difference, differencesOf, type Judged, judgedByJdk } from './calls/compare.js';
import { FAULTS, withFaults } from './calls/faults.js';

const jdk = jdkOf(17);
const CLASSES = ['java.util.HashSet', 'java.util.Hashtable', 'java.util.Optional'];

describe.skipIf(jdk === undefined)('models, call by call (needs a Java 17)', () => {
  let judged: Judged;
  let wrong: readonly Difference[];

  beforeAll(async () => {
    if (jdk === undefined) return;
    judged = await judgedByJdk({ jdk, classes: CLASSES, calls: 4, seed: 1 });
    wrong = await differencesOf(judged, [withFaults(FAULTS)]);
  }, 300_000);

  it('do what the JDK does', async () => {
    expect(judged.calls).toBeGreaterThan(150);
    expect(await differencesOf(judged)).toEqual([]);
  }, 180_000);

  it.each(FAULTS.map((fault) => [`${fault.what} of ${fault.class}.${fault.method}`, fault] as const))(
    'show %s',
    (_, fault) => {
      const start = `${fault.class}.${fault.method}(`;
      expect(wrong.filter(({ jdk: line }) => line.startsWith(start) || line.startsWith(`which ${start}`))).not.toEqual(
        [],
      );
    },
  );
});
