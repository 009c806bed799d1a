/** Builds the code under test with one change to its text. */
import { built } from '../../../support/seeded/building.js';
import type { Kit } from './kit.js';
import type { Mutant } from './mutant-list.js';

const ENTRY = `
import * as queries from './src/domains/heap/contraction/graphs/queries.js';
export { queries };
export { concretised } from './src/domains/heap/contraction/graphs/concretise.js';
export { mayHold } from './src/domains/heap/contraction/graphs/evaluate-formula.js';
export { contractionModel } from './src/domains/heap/contraction/graphs/model.js';
export { splitAny, splitRoot, splitSource } from './src/domains/heap/contraction/graphs/split.js';
export { ContractionStates } from './src/domains/heap/contraction/graphs/states.js';
export { automorphisms } from './src/structures/automorphisms.js';
export { Draft } from './src/structures/draft.js';
export { GraphTable } from './src/structures/graph-table.js';
export { enter, leave } from './src/structures/local-heap.js';
`;

/** Undefined builds it as it is. */
export async function builtKit(mutant: Mutant | undefined): Promise<Kit> {
  return built<Kit>(ENTRY, mutant);
}
