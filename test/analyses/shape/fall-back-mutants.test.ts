/** Seeded faults of the fall-back on shape graphs: each must prove something of the programs here that is not so. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { shapeInput } from '../../../src/analyses/shape/index.js';
import { openFiles } from '../../support/open.js';
import { built } from '../../support/seeded/building.js';
import type { SeededFault } from '../../support/seeded/fault.js';
import { describeFaults } from '../../support/seeded/faults-caught.js';

const MINUTES = 60_000;
const FILE = fileURLToPath(new URL('soundness/FallBack.java', import.meta.url));

interface Mutant extends SeededFault {
  /** The method of which something is proved then. */
  readonly proves: string;
}

const ISOLATION = 'analyses/shape/graphs/isolation.ts';

const MUTANTS: readonly Mutant[] = [
  {
    name: 'isolation: elements of arrays are no cells',
    file: ISOLATION,
    text: "if (place.kind === 'element') return matters(place.type) || matters(target.type);",
    instead: "if (place.kind === 'element') return false;",
    proves: 'fromArray',
  },
  {
    name: 'isolation: what fields hold that are not followed is no cell',
    file: ISOLATION,
    text: 'return !isFollowed(place.field) && (matters(place.field.type) || matters(target.type));',
    instead: 'return false;',
    proves: 'fromField',
  },
  {
    name: 'isolation: results of calls that are not followed are no cells',
    file: ISOLATION,
    text: 'writes(callee).hidden !== false',
    instead: 'false',
    proves: 'fromCall',
  },
  {
    name: 'entries: what is given under a type that says little is no cell',
    file: 'analyses/shape/graphs/graph-options.ts',
    text: '(isCell(type) || universe.mayBeNode?.(type) !== false)',
    instead: 'isCell(type)',
    proves: 'fromStatic',
  },
  {
    name: 'entries: unnamed cells are not shared',
    file: 'domains/heap/shapegraph/graphs/weakest.ts',
    text: '[0, SHARED, BOTH].every',
    instead: '[0].every',
    proves: 'hiddenCycle',
  },
  {
    name: 'entries: lists of which nothing is said have nothing in common',
    file: 'domains/heap/shapegraph/entry/trees.ts',
    text: 'given.every(isTree) && given.every(',
    instead: 'given.every(isTree) || given.every(',
    proves: 'hiddenCycle',
  },
];

const ENTRY = "export { shapeInput } from './src/analyses/shape/index.js';";

async function builtShapes(mutant: Mutant | undefined): Promise<typeof shapeInput> {
  return (await built<{ readonly shapeInput: typeof shapeInput }>(ENTRY, mutant)).shapeInput;
}

/** The methods of which something is proved that the first lines of the file exclude. */
async function wronglyProved(shapes: typeof shapeInput, method?: string): Promise<readonly string[]> {
  const { table } = await openFiles(FILE);
  const excluded = [...readFileSync(FILE, 'utf8').matchAll(/^\/\/ (?:broken|not proved): (\S+) (\S+)$/gm)];
  const classes = table.inputs().flatMap((type) => table.find(type) ?? []);
  const { results } = shapes(table, classes, {
    isSelected: ({ name }) => method === undefined || name === method,
    join: 'partial',
    contracts: 'everywhere',
    cap: 0,
    fallsBack: 'always',
    inverses: [],
    infersNeeds: false,
    replay: false,
    budget: 1,
  });
  return excluded.flatMap(([, name = '', property]) => {
    const claims = results.filter((result) => result.method === name).flatMap((result) => result.claims);
    const isProved = claims.some((claim) => claim.property === property && claim.domain === 'shapegraph');
    return isProved ? [name] : [];
  });
}

describe('seeded faults', () => {
  it(
    'none: what is built without a change proves nothing wrong',
    async () => {
      expect(await wronglyProved(await builtShapes(undefined))).toEqual([]);
    },
    5 * MINUTES,
  );
});

describeFaults('seeded faults are caught', MUTANTS, async (fault) => {
  const [wrong] = await wronglyProved(await builtShapes(fault), fault.proves);
  return wrong;
});
