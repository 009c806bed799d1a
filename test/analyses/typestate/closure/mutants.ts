/** Broken proofs: built with one change to their text. */
import { built } from '../../../support/seeded/building.js';
import type { SeededFault } from '../../../support/seeded/fault.js';
import type { Engine } from './support.js';

export type ClosureMutant = SeededFault;

const ENTRY = `
export { isClosed } from './src/analyses/typestate/closure/closure.js';
export { componentsOf } from './src/analyses/typestate/component/component.js';
export { discover } from './src/analyses/typestate/discovery/discovery.js';
export { emulate } from './src/analyses/typestate/emulation/emulation.js';
`;

/** Undefined builds it as it is. */
export function builtEngine(mutant: ClosureMutant | undefined): Promise<Engine> {
  return built<Engine>(ENTRY, mutant);
}
