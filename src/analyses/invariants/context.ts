/** What all parts of the analysis look at: the program and the assumptions about what is not in it. */

import { worldOf } from '../../engine/index.js';
import { Hierarchy } from '../../ir/hierarchy.js';
import type { ClassDeclaration, ClassTable } from '../../ir/program.js';
import { FormulaBook } from '../../obligations/index.js';
import { Effects } from '../../program/calls/effects.js';
import type { World } from '../../program/calls/footprint.js';
import { Callees } from './client/reach.js';
import { ProgramIndex } from './family/index.js';

export interface InvariantsContext {
  readonly world: World;
  readonly effects: Effects;
  readonly book: FormulaBook;
  /** All classes of the input. */
  readonly classes: readonly ClassDeclaration[];
  /**
   * `open`: code outside the input may call any accessible member and read or write any accessible field. `closed`: all code is in
   * the input, and from outside only accessible constructors and methods of the class at hand are called, in any order.
   */
  readonly outside: 'open' | 'closed';
  readonly threads: 'one' | 'many';
  /** What is the same for all classes of the input: who writes, reads and calls what. */
  readonly index: ProgramIndex;
  /** What calls may run, remembered for all classes. */
  readonly callees?: Callees;
}

/** `classes` are all those of the input, local and anonymous ones and lambdas included. */
export function contextOf(
  table: ClassTable,
  classes: readonly ClassDeclaration[],
  { world: outside, threads }: { readonly world: 'open' | 'closed'; readonly threads: 'one' | 'many' },
): InvariantsContext {
  const hierarchy = new Hierarchy(table);
  const world = { hierarchy, classes: worldOf(hierarchy, table.inputs()) };
  const index = new ProgramIndex(world, classes, outside);
  const effects = new Effects(world);
  const callees = new Callees(world);
  return { world, effects, book: new FormulaBook(hierarchy), classes, outside, threads, index, callees };
}
