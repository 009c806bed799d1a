/** Seeded faults must be caught by the oracles, each within the small sizes that are run here. */
import { describe, expect, it } from 'vitest';
import { namesFail } from '../../structures/random-graphs.js';
import { symmetriesFail } from '../../structures/symmetries.js';
import { describeFaults } from '../../support/seeded/faults-caught.js';
import { auditAny, auditAnyTyped } from './support/any-audit.js';
import { auditAllHeaps, auditRandomHeaps, randomHeaps } from './support/audits.js';
import { auditCalls } from './support/call-audit.js';
import { auditFormulas } from './support/formula-audit.js';
import type { Kit } from './support/kit.js';
import { MUTANTS } from './support/mutant-list.js';
import { builtKit } from './support/mutants.js';
import type { Failure } from './support/oracle.js';
import { auditQueries } from './support/query-audit.js';
import { auditTyped } from './support/typed-audit.js';
import { auditVague } from './support/vague-audit.js';
import { casesFail } from './support/vague-cases.js';

const BARE = { kinds: 1, labels: 1, summaries: 1, multiset: true };
const SHAPES = [
  { nodes: 4, variables: 1, kinds: 2, edges: 5, labels: 2, summaries: 2, multiset: true },
  { ...BARE, nodes: 4, variables: 1, kinds: 2, edges: 4, labels: 2 },
  { ...BARE, nodes: 6, variables: 0, edges: 7 },
  { ...BARE, nodes: 4, variables: 1, edges: 2 },
  { ...BARE, nodes: 5, variables: 0, edges: 0, cycles: true },
];

type Oracle = (kit: Kit) => Failure;
type Mode = 'exact' | 'partial';

const names: Oracle = (kit) =>
  SHAPES.map((shape) => namesFail(kit, shape, 60, 3)).find((failure) => failure !== undefined);

function random(fields: number, parent: number, mode: Mode, runs: number): Oracle {
  return (kit) => auditRandomHeaps(kit, { variables: 2, fields, parent, mode }, 8, runs, 1).failure;
}

function queries(fields: number, parent: number, mode: Mode): Oracle {
  const heaps = { variables: 2, fields, parent };
  return (kit) => auditQueries(kit, { fields, parent, mode }, randomHeaps(heaps, 7, 150, 3)).failure;
}

function vague(fields: number, links: number, parent: number): Oracle {
  return (kit) => auditVague(kit, { fields, links, parent, mode: 'partial' }, 60, 21).failure;
}

function formulas(guarded: boolean): Oracle {
  const bounds = { variables: 2, fields: 2, parent: -1, mode: 'exact' } as const;
  const options = { guarded, each: 30, seed: 1 };
  return (kit) => auditFormulas(kit, bounds, randomHeaps(bounds, 6, 80, 4), options).failure;
}

const lists: Oracle = (kit) => auditAllHeaps(kit, { variables: 2, fields: 1, parent: -1, mode: 'exact' }, 3).failure;

function typed(mode: Mode): Oracle {
  return (kit) => auditTyped(kit, { variables: 2, fields: 3, parent: 2, mode }, 8, 200, 11).failure;
}

function any(mode: Mode): Oracle {
  const bounds = { variables: 2, fields: 2, parent: -1, mode };
  return (kit) =>
    auditAny(kit, bounds, randomHeaps(bounds, 7, 40, 7)).failure ??
    auditAnyTyped(kit, { ...bounds, variables: 1 }, 8, 3).failure;
}

const symmetries: Oracle = (kit) => symmetriesFail(kit, 200, 5);

const TRANSFORMERS: readonly Oracle[] = [
  lists,
  random(2, 1, 'exact', 60),
  random(2, -1, 'exact', 40),
  random(2, -1, 'partial', 80),
  random(2, 1, 'partial', 60),
  random(3, 2, 'exact', 40),
  random(3, 2, 'partial', 80),
  typed('exact'),
  typed('partial'),
  symmetries,
  any('exact'),
  any('partial'),
];

const ASKED: readonly Oracle[] = [
  casesFail,
  queries(2, 1, 'exact'),
  vague(2, 2, -1),
  queries(3, 2, 'exact'),
  queries(2, -1, 'exact'),
  queries(2, 1, 'partial'),
  queries(3, 1, 'exact'),
  formulas(false),
  formulas(true),
];

const CALLS: readonly Oracle[] = [
  (kit) => auditCalls(kit, 2, -1, 200, 8).failure,
  (kit) => auditCalls(kit, 2, 1, 200, 8).failure,
];

/** From quick to slow, by the kind of file. */
function oraclesFor(file: string): readonly Oracle[] {
  if (file.includes('local-heap')) return CALLS;
  if (file.startsWith('structures')) return [names, ...TRANSFORMERS];
  return /reached|quer|paths|formula|vague/.test(file) ? ASKED : TRANSFORMERS;
}

/** What the first failing oracle says; what throws is caught as well. */
function caughtBy(kit: Kit, oracles: readonly Oracle[]): string | undefined {
  for (const oracle of oracles) {
    try {
      const failure = oracle(kit);
      if (failure !== undefined) return failure;
    } catch (thrown) {
      return String(thrown);
    }
  }
  return undefined;
}

describe('seeded faults', () => {
  it('none: what is built without a change passes', async () => {
    expect(caughtBy(await builtKit(undefined), [names, ...TRANSFORMERS, ...ASKED, ...CALLS])).toBeUndefined();
  });
});

describeFaults('seeded faults are caught', MUTANTS, async (fault) =>
  caughtBy(await builtKit(fault), oraclesFor(fault.file)),
);
