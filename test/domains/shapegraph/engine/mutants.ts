/** Broken analyses: engine and domain, built with one change to their text. */
import { built } from '../../../support/seeded/building.js';
import type { SeededFault } from '../../../support/seeded/fault.js';
import type { GraphEngine } from './trial.js';

export interface GraphMutant extends SeededFault {
  /** The seed of the first program, and how many there are. */
  readonly from: number;
  readonly within: number;
}

const ENTRY = `
export { analyse, ProgramModel } from './src/engine/index.js';
export { shapegraphDomain } from './src/domains/heap/shapegraph/index.js';
`;

/** Undefined builds them as they are. */
export async function builtGraphEngine(mutant: GraphMutant | undefined): Promise<GraphEngine> {
  return built<GraphEngine>(ENTRY, mutant);
}
