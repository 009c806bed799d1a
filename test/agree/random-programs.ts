/** Random programs for all commands: those of the fuzzers, about linked objects and structures. */
import { printBlocks } from '../fuzz/java/blocks.js';
import { randomJavaProgram } from '../fuzz/java/program.js';
import { randomShapeProgram } from '../fuzz/shape/program.js';
import type { Unit } from '../pairs/units.js';

/** Program number n of seed s is number 0 of seed s + n. */
export function randomUnits(count: number, seed: number): readonly Unit[] {
  return Array.from({ length: count }, (_, index) => randomUnit(seed + index));
}

function randomUnit(seed: number): Unit {
  const isOfShapes = seed % 2 === 0;
  const blocks = isOfShapes ? randomShapeProgram(seed).blocks : randomJavaProgram(seed);
  const name = `random ${isOfShapes ? 'shape' : 'java'} program ${seed}`;
  return { name, inputs: [{ path: 'Main.java', text: printBlocks(blocks) }] };
}
