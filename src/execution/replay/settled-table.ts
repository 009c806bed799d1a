/** A program whose classes are all known: no lambda or local class appears while it is looked at or run. */
import { type Glance, glanceAt, glancesOf } from '../../ir/glances.js';
import { Hierarchy } from '../../ir/hierarchy.js';
import type { ClassTable } from '../../ir/program.js';
import type { ClassName } from '../../ir/types.js';

/** All classes of the input: reading bodies makes some of them known. */
export const SETTLED: Glance<readonly ClassName[]> = { name: 'settled', at: ({ table }) => settled(table) };

/** Lowers all bodies of the input; then the list of its classes needs no second look, which callers take often. */
export function settledTable(table: ClassTable): ClassTable {
  const inputs = glanceAt(new Hierarchy(table), SETTLED);
  return {
    find: (name) => table.find(name),
    inputs: () => inputs,
    diagnostics: () => table.diagnostics(),
    ...glancesOf(table),
  };
}

function settled(table: ClassTable): readonly ClassName[] {
  const lowered = new Set<ClassName>();
  let inputs = table.inputs();
  for (let before = -1; before < lowered.size; ) {
    before = lowered.size;
    for (const name of inputs) {
      if (lowered.has(name)) continue;
      lowered.add(name);
      for (const method of table.find(name)?.methods ?? []) method.body();
    }
    inputs = table.inputs();
  }
  return inputs;
}
