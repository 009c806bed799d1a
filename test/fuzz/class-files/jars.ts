/** Hostile jars in number: each ends in a problem or in honest classes, soon, and with little memory. */
import { exerciseJar } from '../../frontends/classfile/archive/exercised-jar.js';
import { honestContents, mutatedJars } from '../../frontends/classfile/archive/mutated-jars.js';

const HANG_MILLISECONDS = 10_000;
const MOST_BYTES = 1024 * 1024 * 1024;

/** Throws where one does not, and names it. */
export function fuzzJars(count: number, seed: number): string {
  const honest = honestContents();
  let [refused, handedOut, slowest, memory] = [0, 0, 0, 0];
  for (const { name, bytes, harmful } of mutatedJars(seed, count)) {
    const started = performance.now();
    const { problems, classes } = exerciseJar(bytes);
    const milliseconds = performance.now() - started;
    slowest = Math.max(slowest, milliseconds);
    memory = Math.max(memory, process.memoryUsage.rss());
    if (problems.length > 0) refused++;
    else if (harmful) throw new Error(`seed ${seed}, jar ${name}: no problem found`);
    if (milliseconds > HANG_MILLISECONDS) throw new Error(`seed ${seed}, jar ${name}: took ${milliseconds} ms`);
    for (const [className, contents] of classes) {
      handedOut++;
      if (contents.some((byte) => byte !== 0) && !honest.has(String(contents))) {
        throw new Error(`seed ${seed}, jar ${name}: ${className} is none of the classes that were put in`);
      }
    }
  }
  if (memory > MOST_BYTES) throw new Error(`${(memory / 1e6).toFixed(0)} MB of memory`);
  return `${refused} of ${count} with problems, ${handedOut} classes, slowest ${slowest.toFixed(0)} ms, ${(memory / 1e6).toFixed(0)} MB`;
}
