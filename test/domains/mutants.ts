/** Broken engines and domains: the real ones, built with one change to their text. */

import type { recency } from '../../src/domains/heap/recency/index.js';
import type { sketch } from '../../src/domains/heap/sketch/index.js';
import type { intervals } from '../../src/domains/numbers/intervals/intervals.js';
import type { MakeDomain } from '../../src/engine/domain.js';
import type { Engine } from '../fuzz/soundness/trial.js';
import { built as builtWith } from '../support/seeded/building.js';
import type { DomainName, Mutant } from './mutant-list.js';

interface BuiltModule extends Engine {
  readonly intervals: typeof intervals;
  readonly recency: typeof recency;
  readonly sketch: typeof sketch;
}

/** Uses a domain without naming the type of its states. */
export type WithDomain = <R>(use: <E>(make: MakeDomain<E>) => R) => R;

export interface Built {
  readonly engine: Engine;
  readonly domain: WithDomain;
}

const ENTRY = `
export { analyse, ProgramModel } from './src/engine/index.js';
export { intervals } from './src/domains/numbers/intervals/intervals.js';
export { recency } from './src/domains/heap/recency/index.js';
export { sketch } from './src/domains/heap/sketch/index.js';
`;

/** Builds engine and domains with the change; undefined builds them as they are. */
export async function built(
  mutant: Pick<Mutant, 'file' | 'text' | 'instead'> | undefined,
  name: DomainName,
): Promise<Built> {
  const module = await builtWith<BuiltModule>(ENTRY, mutant);
  const { analyse, ProgramModel } = module;
  const domain: WithDomain = (use) => {
    if (name === 'recency') return use(module.recency());
    return name === 'sketch' ? use(module.sketch) : use(module.intervals);
  };
  return { engine: { analyse, ProgramModel }, domain };
}
