/** Builds the code under test with one change to its text. */
import { built } from '../../../../support/seeded/building.js';
import type { Kit } from './kit.js';
import type { Mutant } from './mutant-list.js';

const ENTRY = "export { shapeGraphs } from './src/domains/heap/shapegraph/graphs/shape-graphs.js';";

/** Undefined builds it as it is. */
export async function builtKit(mutant: Mutant | undefined): Promise<Kit> {
  return built<Kit>(ENTRY, mutant);
}
