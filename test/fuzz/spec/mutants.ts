/** Broken analyses, built with one change to their text, and what catches them. */
import { readFileSync } from 'node:fs';

import type { spec } from '../../../src/workspace/spec.js';
import { check, newTally, specify } from '../../analyses/spec/oracle/check.js';
import { openTexts } from '../../support/open.js';
import { built as builtWith } from '../../support/seeded/building.js';
import { drawing } from './campaign.js';
import type { SpecMutant } from './mutant-list.js';
import { randomProgram } from './program.js';

export type SpecEngine = typeof spec;

/** The analysis, and a search for faults of its algebra. */
export interface Built {
  readonly spec: SpecEngine;
  findFault(worlds: number): string | undefined;
}

const ENTRY = `
export { spec } from './src/workspace/spec.js';
export { findFault } from './test/domains/relational/faults.js';
`;

/** Undefined builds it as it is. */
export async function built(mutant: Omit<SpecMutant, 'name'> | undefined): Promise<Built> {
  return builtWith<Built>(ENTRY, mutant);
}

const FIXTURES = [
  'test/fixtures/spec/traps/Traps.java',
  'test/fixtures/spec/traps/Callbacks.java',
  'test/fixtures/spec/traps/FailedInitialisers.java',
  'test/papers/syntactic-specifications/programs/List.java',
];
const PROGRAMS = 60;
const SEED = 3_000;

/** What is wrong about the analysis; undefined: nothing that these programs show. Worlds are for faults of the algebra. */
export async function caughtBy(
  built: Built,
  worlds: number,
  programs = PROGRAMS,
  shownBy?: SpecMutant['shownBy'],
): Promise<string | undefined> {
  // What shows it comes first; where it no longer does, the rest follows.
  const shown = shownBy === undefined ? undefined : await caughtIn(built, shownBy);
  if (shown !== undefined) return shown;
  const fault = built.findFault(worlds);
  if (fault !== undefined) return fault;
  const seeds = Array.from({ length: programs }, (_, number) => SEED + number);
  for (const place of [...FIXTURES, ...seeds]) {
    const caught = await caughtIn(built, place);
    if (caught !== undefined) return caught;
  }
  return undefined;
}

/** By a fixture (behind `#`: one method of it), or by the random program of that seed. */
async function caughtIn({ spec: engine }: Built, place: string | number): Promise<string | undefined> {
  const isRandom = typeof place === 'number';
  const [file = '', method] = isRandom ? [] : place.split('#');
  const text = isRandom ? randomProgram(drawing(place)) : readFileSync(file, 'utf8');
  const workspace = await openTexts([{ path: 'M.java', text }]);
  try {
    const results = specify(workspace, engine);
    const judged = results.filter((result) =>
      isRandom ? result.class === 'M' : method === undefined || result.method === method,
    );
    const heaps = isRandom ? { enumerated: { scope: 2, heaps: 16 }, random: 16 } : { random: 500 };
    const [wrong] = check(workspace, judged, heaps, drawing(isRandom ? place : 0), newTally());
    return wrong === undefined ? undefined : `${wrong.method}: ${wrong.fault}`;
  } catch (fault) {
    return `fault: ${String(fault)}`;
  }
}
