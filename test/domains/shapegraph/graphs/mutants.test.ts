/** Seeded faults must be caught by the oracles, within the small sizes that are run here. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeFaults } from '../../../support/seeded/faults-caught.js';
import { allHeaps, random } from './support/all-heaps.js';
import { callFails, giveUpFails, idleCallFails, projectFails } from './support/call-audit.js';
import { auditClaims } from './support/claim-audit.js';
import * as concrete from './support/concrete-claims.js';
import { DOUBLY, type Kit } from './support/kit.js';
import { MUTANTS } from './support/mutant-list.js';
import { builtKit } from './support/mutants.js';
import { programsFail } from './support/program-audit.js';
import { auditSteps } from './support/step-audit.js';

type Mode = 'relational' | 'keyed';
type Oracle = (kit: Kit) => string | undefined;

const exact: Oracle = ({ shapeGraphs }) => {
  const graphs = shapeGraphs({ fields: 1, mode: 'relational', limit: 1_000 });
  const { missing, extra } = auditSteps(graphs, 2, allHeaps({ variables: 2, fields: 1, cells: 6 }));
  return missing ?? extra[0];
};

function steps(mode: Mode, variables: number, fields: number, cells: number, outside: boolean): Oracle {
  return ({ shapeGraphs }) => {
    const graphs = shapeGraphs({ fields, mode, limit: 1_000 });
    return auditSteps(graphs, variables, allHeaps({ variables, fields, cells, outside }), outside).missing;
  };
}

const counts: Oracle = ({ shapeGraphs }) => {
  const graphs = shapeGraphs({ fields: 1, mode: 'relational', limit: 1_000 });
  return graphs.weakest(2)?.length === 91 ? undefined : 'not 91';
};

function claims(fields: number, cells: number, outside: boolean): Oracle {
  return ({ shapeGraphs }) => {
    const graphs = shapeGraphs({ fields, mode: 'relational', limit: 1_000 });
    const variables = fields === 1 ? 2 : 1;
    return auditClaims(graphs, variables, allHeaps({ variables, fields, cells, outside })).wrong;
  };
}

/** A cell that two fields of one cell hold is unshared (trap 14). */
const twice: Oracle = ({ shapeGraphs }) => {
  const graphs = shapeGraphs({ fields: 2, mode: 'relational', limit: 100 });
  const graph = graphs.image({
    variables: [0, 1],
    cells: [
      [1, 1],
      [-1, -1],
    ],
  });
  return graphs.unshared(graph, 0, 3) === 'yes' && graphs.tree(graph, 0, 3) === 'no'
    ? undefined
    : 'two fields of one cell';
};

function calls(mode: Mode, fields: number, outside: boolean): Oracle {
  return ({ shapeGraphs }) => {
    const graphs = shapeGraphs({ fields, mode, limit: 1_000 });
    const choose = random(4);
    const bounds = { variables: fields === 1 ? 3 : 2, fields, cells: fields === 1 ? 4 : 2, outside };
    for (const heap of allHeaps(outside ? { ...bounds, variables: 2, cells: 3 } : bounds)) {
      const fails =
        giveUpFails(graphs, heap, 0) ?? projectFails(graphs, heap, choose) ?? callFails(graphs, heap, 3, choose);
      if (fails !== undefined && fails !== 'cut') return fails;
    }
    return undefined;
  };
}

function programs(mode: Mode, fields: number): Oracle {
  return ({ shapeGraphs }) => {
    const graphs = shapeGraphs({ fields, mode, limit: 400 });
    return programsFail(graphs, { variables: 3, programs: 60, length: 16, elsewhere: true, seed: 5 }, random(5));
  };
}

const idle: Oracle = ({ shapeGraphs }) => {
  const graphs = shapeGraphs({ fields: 1, mode: 'relational', limit: 1_000 });
  for (const graph of graphs.weakest(2) ?? []) {
    const fails = idleCallFails(graphs, graph, 0);
    if (fails !== undefined) return fails;
  }
  return undefined;
};

const givenUp: Oracle = ({ shapeGraphs }) => {
  const graphs = shapeGraphs({ fields: 1, mode: 'relational', limit: 1_000 });
  for (const heap of allHeaps({ variables: 2, fields: 1, cells: 5 })) {
    const fails = giveUpFails(graphs, heap, 0);
    if (fails !== undefined) return fails;
  }
  return undefined;
};

const joins: Oracle = ({ shapeGraphs }) => {
  const graphs = shapeGraphs({ fields: 1, mode: 'keyed', limit: 1_000 });
  const images = [...new Set([...allHeaps({ variables: 2, fields: 1, cells: 4 })].map((heap) => graphs.image(heap)))];
  for (const left of images) {
    for (const right of images) {
      if (graphs.key(left) !== graphs.key(right)) continue;
      const join = graphs.join(left, right);
      if (!graphs.leq(left, join) || !graphs.leq(right, join)) return graphs.show(join);
    }
  }
  return undefined;
};

const rules: Oracle = ({ shapeGraphs }) => {
  const options = { fields: 2, mode: 'keyed', limit: 1_000, ...DOUBLY } as const;
  const bounds = { variables: 1, fields: 2, cells: 3 };
  const program = { variables: 3, programs: 80, length: 16, elsewhere: true, seed: 6 };
  return (
    auditSteps(shapeGraphs(options), 1, allHeaps(bounds)).missing ??
    auditClaims(shapeGraphs(options), 1, allHeaps(bounds)).wrong ??
    programsFail(shapeGraphs(options), program, random(program.seed))
  );
};

const ruledCalls: Oracle = ({ shapeGraphs }) => {
  const graphs = shapeGraphs({ fields: 2, mode: 'keyed', limit: 1_000, ...DOUBLY });
  const choose = random(9);
  for (const heap of allHeaps({ variables: 2, fields: 2, cells: 3 })) {
    if (choose(8) > 0) continue;
    const fails = callFails(graphs, heap, 3, choose);
    if (fails !== undefined && fails !== 'cut') return fails;
  }
  return undefined;
};

/** Relational graphs taken over into a keyed table. */
const imports: Oracle = ({ shapeGraphs }) => {
  const exact = shapeGraphs({ fields: 2, mode: 'relational', limit: 1_000 });
  const graphs = shapeGraphs({ fields: 2, mode: 'keyed', limit: 1_000, ...DOUBLY });
  for (const heap of allHeaps({ variables: 1, fields: 2, cells: 3 })) {
    const graph = graphs.imported(exact, exact.image(heap));
    if (graph === undefined || !graphs.represents(graph, heap)) return JSON.stringify(heap);
  }
  return undefined;
};

/** Trees with nothing in common. */
const separateTrees: Oracle = ({ shapeGraphs }) => {
  for (const mode of ['relational', 'keyed'] as const) {
    const graphs = shapeGraphs({ fields: 2, mode, limit: 1_000 });
    const trees = graphs.trees(2) ?? [];
    for (const heap of allHeaps({ variables: 2, fields: 2, cells: 3 })) {
      const isMeant = concrete.tree(heap, 0, 3) && concrete.tree(heap, 1, 3) && concrete.disjoint(heap, 0, 1, 3);
      if (isMeant && !trees.some((graph) => graphs.represents(graph, heap))) return JSON.stringify(heap);
    }
  }
  return undefined;
};

const unread: Oracle = ({ shapeGraphs }) => {
  const graphs = shapeGraphs({ fields: 1, mode: 'keyed', limit: 400 });
  for (const heap of allHeaps({ variables: 2, fields: 1, cells: 3 })) {
    const cell = heap.variables[0] as number;
    if (cell < 0) continue;
    const after = { variables: [cell, heap.cells[cell]?.[0] as number], cells: heap.cells };
    const start = graphs.unread(2).filter((graph) => graphs.represents(graph, heap));
    const results = start.flatMap((graph) => graphs.load(graph, 1, 0, 0) ?? []);
    if (!results.some((graph) => graphs.represents(graph, after))) return JSON.stringify(heap);
  }
  return undefined;
};

const STEPS: readonly Oracle[] = [
  counts,
  exact,
  steps('keyed', 2, 1, 5, false),
  steps('relational', 2, 1, 3, true),
  steps('keyed', 1, 2, 3, true),
  programs('keyed', 1),
  programs('relational', 1),
  steps('relational', 1, 2, 3, false),
  rules,
];
const CLAIMS: readonly Oracle[] = [twice, claims(1, 5, false), claims(2, 3, true)];
const CALLS: readonly Oracle[] = [
  ruledCalls,
  idle,
  givenUp,
  calls('relational', 1, false),
  calls('keyed', 1, false),
  calls('keyed', 1, true),
];

/** By what the file is for. */
function oraclesFor(file: string): readonly Oracle[] {
  if (/claims|references|certain/.test(file)) return CLAIMS;
  if (file.startsWith('imported')) return [imports];
  if (file.startsWith('trees')) return [separateTrees];
  if (/separate|combine|give-up/.test(file)) return CALLS;
  if (file.startsWith('order')) return [joins];
  if (file.startsWith('inverses')) return [rules];
  return file.startsWith('unread') ? [unread] : STEPS;
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
    expect(
      caughtBy(await builtKit(undefined), [...STEPS, ...CLAIMS, ...CALLS, unread, joins, imports, separateTrees]),
    ).toBeUndefined();
  });
});

describeFaults('seeded faults are caught', MUTANTS, async (fault) =>
  caughtBy(await builtKit(fault), oraclesFor(path.basename(fault.file))),
);
