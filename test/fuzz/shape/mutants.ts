/** Broken shape analyses: engine and domain, built with one change to their text. */
import { built } from '../../support/seeded/building.js';
import type { ShapeMutant } from './mutant-list.js';
import type { ShapeEngine } from './trial.js';

const ENTRY = `
export { analyse, ProgramModel } from './src/engine/index.js';
export { contractionDomain } from './src/domains/heap/contraction/index.js';
`;

/** Undefined builds them as they are. */
export async function builtShapeEngine(mutant: Omit<ShapeMutant, 'within'> | undefined): Promise<ShapeEngine> {
  return built<ShapeEngine>(ENTRY, mutant);
}
