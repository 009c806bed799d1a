/** Broken typestate analyses, built with one change to their text, and what catches them. */

import { TABLE_GAPS } from '../../analyses/typestate/fixtures/gaps.js';
import { unmet } from '../../analyses/typestate/fixtures/tables.js';
import { readComponents } from '../../fixtures/typestate/programs.js';
import { openTexts } from '../../support/open.js';
import { built } from '../../support/seeded/building.js';
import { allSubjects, FailedClient, fuzzTypestates } from './campaign.js';
import { analysed, type TypestateEngine } from './engine.js';
import type { TypestateMutant } from './mutant-list.js';

const ENTRY = `
export { componentsOf } from './src/analyses/typestate/component/component.js';
export { discover } from './src/analyses/typestate/discovery/discovery.js';
export { completed } from './src/analyses/typestate/closure/completion.js';
export { checkClients, sketchesOf } from './src/analyses/typestate/clients/client.js';
export { clientCode } from './src/analyses/typestate/clients/code.js';
export { callsOf } from './src/analyses/typestate/clients/calls.js';
`;
const BUDGET = 0.3;
const CLIENTS = 20;
const SEED = 9_000;

/** Undefined builds them as they are. */
export async function builtEngine(
  mutant: Pick<TypestateMutant, 'file' | 'text' | 'instead'> | undefined,
): Promise<TypestateEngine> {
  return built<TypestateEngine>(ENTRY, mutant);
}

/** What is wrong about the analysis, as far as these components show it; undefined: nothing. */
export async function caughtBy(engine: TypestateEngine, names: readonly string[]): Promise<string | undefined> {
  for (const fixture of readComponents().filter(({ name }) => names.includes(name))) {
    const { table } = await openTexts([fixture.source]);
    const found = attempted(() => analysed(engine, table, fixture.source.path, fixture.errors, BUDGET));
    if (typeof found === 'string') return found;
    const missing = unmet(fixture, found).filter((each) => TABLE_GAPS[fixture.name]?.[each] === undefined);
    if (missing.length > 0) return `table of ${fixture.name}: ${missing.join(', ')}`;
    if (fixture.closure === 'open' && found.some((each) => each.table.closed))
      return `${fixture.name} is called complete`;
  }
  const subjects = allSubjects().filter(({ name }) => names.includes(name));
  try {
    await fuzzTypestates(CLIENTS * subjects.length, SEED, { engine, subjects, shrinking: 0 });
    return undefined;
  } catch (failure) {
    if (failure instanceof FailedClient) return `clients: ${failure.wrong.kind}`;
    return `fault: ${String(failure)}`;
  }
}

/** A fault of the analysis is something wrong too. */
function attempted<T>(run: () => T): T | string {
  try {
    return run();
  } catch (failure) {
    return `fault: ${String(failure)}`;
  }
}
