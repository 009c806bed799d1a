/** A slice of the hostile jars; `npm run fuzz` goes through more. */
import { describe, expect, it } from 'vitest';
import { exerciseJar } from './exercised-jar.js';
import { honestContents, mutatedJars } from './mutated-jars.js';

const SLICE = 210;
const MEGABYTE = 1024 * 1024;

describe('hostile jars', () => {
  it('end in a problem or in honest classes, within bounded memory and time', () => {
    const honest = honestContents();
    const before = process.memoryUsage().rss;
    let slowest = 0;
    for (const { name, bytes, harmful } of mutatedJars(1, SLICE)) {
      const start = performance.now();
      const { problems, classes } = exerciseJar(bytes);
      slowest = Math.max(slowest, performance.now() - start);
      if (harmful) expect(problems, name).not.toEqual([]);
      for (const [className, contents] of classes) {
        if (contents.some((byte) => byte !== 0))
          expect(honest.has(String(contents)), `${name}: ${className}`).toBe(true);
      }
    }
    expect(slowest).toBeLessThan(10_000);
    expect(process.memoryUsage().rss - before).toBeLessThan(500 * MEGABYTE);
  });

  it('are the same for the same seed', () => {
    expect([...mutatedJars(3, 25)]).toEqual([...mutatedJars(3, 25)]);
    const [first, second] = [...mutatedJars(3, 1), ...mutatedJars(4, 1)];
    expect(first?.bytes).not.toEqual(second?.bytes);
  });
});
