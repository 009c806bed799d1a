/** Broken solvers: the real one, built with one change to its text. */
import { built as builtWith } from '../support/seeded/building.js';
import type { SeededFault } from '../support/seeded/fault.js';
import type { Solver } from './comparison.js';

export interface Mutant extends SeededFault {
  /** It must be caught within so many random systems. */
  readonly within: number;
}

export const MUTANTS: readonly Mutant[] = [
  {
    name: 'forgets dependencies but the first',
    file: 'solver/cells.ts',
    text: 'for (const asked of reads) asked.readers.add(cell);',
    instead: 'for (const asked of reads.slice(0, 1)) asked.readers.add(cell);',
    within: 100,
  },
  {
    name: 'forgets dependencies that a later evaluation adds',
    file: 'solver/cells.ts',
    text: 'if (sameSequence(cell.reads, reads)) return;',
    instead: 'if (cell.reads.length > 0) return;',
    within: 100,
  },
  {
    name: 'drops a second contribution',
    file: 'solver/ascent.ts',
    text: 'for (const [target, part] of parts) this.raise',
    instead: 'for (const [target, part] of [...parts].slice(0, 1)) this.raise',
    within: 100,
  },
  {
    name: 'keeps the last of several parts for one unknown',
    file: 'solver/cells.ts',
    text: 'parts.has(target) ? this.#lattice.join(parts.get(target) as E, part) : part',
    instead: 'part',
    within: 100,
  },
  {
    name: 'contributes only in the first evaluation',
    file: 'solver/ascent.ts',
    text: 'for (const [target, part] of parts) this.raise',
    instead: 'for (const [target, part] of cell.raises > 0 ? [] : parts) this.raise',
    within: 100,
  },
  {
    name: 'narrows below what others contributed',
    file: 'solver/descent.ts',
    text: 'lattice.join(result, joinAll(lattice, cell.received.values()))',
    instead: 'result',
    within: 100,
  },
  {
    name: 'narrows below its own equation',
    file: 'solver/descent.ts',
    text: 'lattice.join(result, joinAll(lattice, cell.received.values()))',
    instead: 'joinAll(lattice, cell.received.values())',
    within: 100,
  },
  {
    name: 'does not look again at the readers of what it widened or narrowed',
    file: 'solver/ascent.ts',
    text: 'for (const reader of cell.readers) this.#schedule.makeDue(reader);',
    instead: "if (how === 'joined') for (const reader of cell.readers) this.#schedule.makeDue(reader);",
    within: 100,
  },
  {
    name: 'trusts a descending pass over equations that are not monotone',
    file: 'solver/descent.ts',
    text: 'return this.#ascent.run();',
    instead: 'return undefined;',
    within: 1000,
  },
  {
    name: 'stops one step early',
    file: 'solver/rank-queue.ts',
    text: 'if (entries.length > 0) this.#sink(last);',
    instead: 'if (entries.length === 0) return undefined;\n    this.#sink(last);',
    within: 100,
  },
  {
    name: 'loses a cell that becomes due before it is ranked',
    file: 'solver/schedule.ts',
    text: 'for (const cell of cells) if (cell.due && cell.rank !== undefined)',
    instead: 'for (const cell of cells) if (cell.due && cell.rank !== undefined && cells.length % 2 === 0)',
    within: 100,
  },
  {
    name: 'widens to the older value',
    file: 'solver/ascent.ts',
    text: 'isWidened ? lattice.widen(before, joined) : joined',
    instead: 'isWidened ? before : joined',
    within: 100,
  },
  {
    name: 'widens only where its head is read',
    file: 'solver/schedule.ts',
    text: 'for (const target of head.targets) target.widens ||= isInside(target);',
    instead: '',
    within: 100,
  },
  {
    name: 'forgets what is only contributed to',
    file: 'solver/cells.ts',
    text: 'for (const target of cell.targets) reached.add(target);',
    instead: '',
    within: 100,
  },
  {
    name: 'takes another solution than the least',
    file: 'solver/ascent.ts',
    text: 'const joined = lattice.join(before, also);',
    instead: 'const joined = lattice.join(lattice.join(before, also), cell.reads[0]?.value ?? before);',
    within: 100,
  },
];

/** Builds the solver with the change; undefined builds it as it is. */
export async function built(mutant: Mutant | undefined): Promise<Solver> {
  const { solve } = await builtWith<{ readonly solve: Solver }>(
    "export { solve } from './src/solver/solve.js';",
    mutant,
  );
  return solve;
}
