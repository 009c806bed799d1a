/** What is found about the programs for shape analysis: correct ones are proved, and what twins break is not. */
import { describe, expect, it } from 'vitest';
import type { ShapeClaim } from '../../../src/findings/shape-result.js';
import { shape } from '../../../src/workspace/index.js';
import { readShapePrograms } from '../../fixtures/shape/programs.js';
import { openFiles } from '../../support/open.js';
import { ways } from '../../support/seeded/turns.js';

const MINUTES = 60_000;
const ARRAYS = 'which slot of an array an index means is not known in formulas';
const ONE_FIELD = 'a path along one field through a summary of several fields';

/** Clauses of correct programs that are not proved, by line, and why. A clause that comes to be proved has to leave this list. */
const GAPS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  BucketsAdd: { 'ensures line 11': ARRAYS },
  ChildAndSibling: { 'ensures line 11': ONE_FIELD, 'ensures line 13': ONE_FIELD },
  ParentAddLeaf: { 'ensures line 15': ONE_FIELD },
  TreeGraft: { 'ensures line 13': ONE_FIELD },
};

const PROGRAMS = readShapePrograms();

/** Each of these takes as long as fifty others: one a run, by turns. */
const LONG: readonly string[] = ['InsertRedBlack', 'LindstromScan', 'DeleteSortedTree'];
const taken = new Set(ways(LONG));

async function obligationsOf(file: string, methods: readonly string[], budget: number): Promise<readonly ShapeClaim[]> {
  const { results, faults, unmatched } = shape(await openFiles(file), {
    classes: [],
    methods,
    budget,
    needs: false,
    replay: false,
  });
  expect(faults).toBe(0);
  expect(unmatched).toEqual([]);
  return results.flatMap(({ claims }) => claims.filter(({ kind }) => kind === 'obligation'));
}

function placeOf({ property, location }: ShapeClaim): string {
  return `${property} line ${location.line}`;
}

describe('correct programs', () => {
  const correct = PROGRAMS.filter(
    ({ twinOf, name }) => twinOf === undefined && (!LONG.includes(name) || taken.has(name)),
  );
  it.each(correct.map((program) => [program.name, program] as const))(
    '%s is proved, but for what is listed',
    async (name, program) => {
      const claims = await obligationsOf(program.file, [program.method], 1);
      expect(claims.length).toBeGreaterThan(0);
      const open = new Set(claims.filter(({ verdict }) => verdict !== 'proved').map(placeOf));
      expect([...open].sort()).toEqual(Object.keys(GAPS[name] ?? {}).sort());
    },
    5 * MINUTES,
  );
});

describe('broken twins', () => {
  const twins = PROGRAMS.filter(({ twinOf }) => twinOf !== undefined);
  it.each(twins.map((program) => [program.name, program] as const))(
    'nothing that %s breaks is proved',
    async (_, program) => {
      // A proof under a small budget would be as wrong as under a large one. Some break what a helper promises.
      const claims = await obligationsOf(program.file, [], 0.02);
      for (const broken of program.breaks) {
        const about = claims.filter((claim) => placeOf(claim) === broken);
        expect(about.length, broken).toBeGreaterThan(0);
        expect(about.filter(({ verdict }) => verdict !== 'proved').length, broken).toBeGreaterThan(0);
      }
    },
    5 * MINUTES,
  );
});
