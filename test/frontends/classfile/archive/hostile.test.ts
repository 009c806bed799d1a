/** A slice of the hostile jars; `npm run fuzz` goes through more. */
import { describe, expect, it } from 'vitest';
import { workOf } from '../../../support/work.js';
import { exerciseJar } from './exercised-jar.js';
import { honestContents, mutatedJars } from './mutated-jars.js';

const SLICE = 210;
const MEGABYTE = 1024 * 1024;

describe('hostile jars', () => {
  it('end in a problem or in honest classes, with bounded memory and work', () => {
    const honest = honestContents();
    const before = process.memoryUsage().rss;
    let greatest = 0;
    for (const { name, bytes, harmful } of mutatedJars(1, SLICE)) {
      let exercised: ReturnType<typeof exerciseJar> | undefined;
      greatest = Math.max(
        greatest,
        workOf(() => {
          exercised = exerciseJar(bytes);
        }),
      );
      const { problems, classes } = exercised as ReturnType<typeof exerciseJar>;
      if (harmful) expect(problems, name).not.toEqual([]);
      for (const [className, contents] of classes) {
        if (contents.some((byte) => byte !== 0))
          expect(honest.has(String(contents)), `${name}: ${className}`).toBe(true);
      }
    }
    expect(greatest).toBeLessThan(10);
    expect(process.memoryUsage().rss - before).toBeLessThan(500 * MEGABYTE);
  });

  it('are the same for the same seed', () => {
    expect([...mutatedJars(3, 25)]).toEqual([...mutatedJars(3, 25)]);
    const [first, second] = [...mutatedJars(3, 1), ...mutatedJars(4, 1)];
    expect(first?.bytes).not.toEqual(second?.bytes);
  });
});
