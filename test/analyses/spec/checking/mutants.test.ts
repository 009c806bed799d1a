/** The checker gives the expected verdicts on the battery, and every seeded fault shows in some of them. */

import { describe, expect, it } from 'vitest';
import type { SpecChecker } from '../../../../src/analyses/spec/checking/index.js';
import { openTexts } from '../../../support/open.js';
import { built } from '../../../support/seeded/building.js';
import { describeFaults } from '../../../support/seeded/faults-caught.js';
import { CASES, type Case, KEPT, keptText, textOf } from './battery.js';
import { type CheckerMutant, MUTANTS } from './mutant-list.js';
import { SOLVER } from './support.js';

const ENTRY = `
export { SpecChecker } from './src/analyses/spec/checking/checker.js';
export { SpecProgram } from './src/analyses/spec/spec-program.js';
export { DEFAULT_OPTIONS } from './src/machines/relational/options.js';
`;

interface Engine {
  readonly SpecChecker: typeof SpecChecker;
  readonly SpecProgram: typeof import('../../../../src/analyses/spec/spec-program.js').SpecProgram;
  readonly DEFAULT_OPTIONS: typeof import('../../../../src/machines/relational/options.js').DEFAULT_OPTIONS;
}

async function builtEngine(mutant: CheckerMutant | undefined): Promise<Engine> {
  return built<Engine>(ENTRY, mutant);
}

type Opened = ReturnType<typeof openTexts>;

/** What is read does not depend on the checker. */
const OPENED = new Map<string, Opened>();

function opened(text: string): Opened {
  const known = OPENED.get(text) ?? openTexts([{ path: 'Test.java', text }]);
  OPENED.set(text, known);
  return known;
}

async function verdict(engine: Engine, text: string, owner: string, property: string | undefined): Promise<string> {
  const { table } = await opened(text);
  const classes = table.inputs().flatMap((name) => table.find(name) ?? []);
  const { hierarchy, summaries } = new engine.SpecProgram(table, classes, { ...engine.DEFAULT_OPTIONS, isAll: false });
  const properties = property === undefined ? [] : [property];
  const solver = await SOLVER;
  const checker = new engine.SpecChecker({ table, hierarchy, summaries, solver, scope: 3, properties, replay: false });
  const methods = table.find(owner)?.methods ?? [];
  const method = methods.find(({ name }) => name === 'm') ?? methods[0];
  if (method === undefined) throw new Error('no method');
  const [claim] = checker.check(method).claims;
  return claim?.holdsUpToScope === undefined ? (claim?.verdict ?? 'none') : 'bounded';
}

async function wrongCases(engine: Engine, isEnough: boolean): Promise<readonly string[]> {
  const wrong: string[] = [];
  const all: (readonly [Case, string, string])[] = [
    ...CASES.map((each) => [each, textOf(each), 'Box'] as const),
    ...KEPT.map((each) => [each, keptText(each), 'Kept'] as const),
  ];
  for (const [each, text, owner] of all) {
    const found = await verdict(engine, text, owner, each.property).catch((error: unknown) => String(error));
    if (found !== each.expected) wrong.push(`${each.method} ${each.property ?? ''}: ${found}, not ${each.expected}`);
    if (wrong.length > 0 && isEnough) return wrong;
  }
  return wrong;
}

describe('the checker', () => {
  it('says what is expected of each method', async () => {
    expect(await wrongCases(await builtEngine(undefined), false)).toEqual([]);
  }, 180_000);
});

describeFaults('a broken checker is caught', MUTANTS, async (fault) => {
  const [wrong] = await wrongCases(await builtEngine(fault), true);
  return wrong;
});
