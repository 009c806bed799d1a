/** Keyed graphs that count groups of fields apart and know which fields point back: the same oracles. */
import { describe, expect, it } from 'vitest';
import { shapeGraphs } from '../../../../src/domains/heap/shapegraph/graphs/shape-graphs.js';
import { allHeaps, random } from './support/all-heaps.js';
import { callFails, giveUpFails, projectFails } from './support/call-audit.js';
import { auditClaims } from './support/claim-audit.js';
import { DOUBLY, WITH_PARENT } from './support/kit.js';
import { programsFail } from './support/program-audit.js';
import { auditSteps } from './support/step-audit.js';

const BOUNDS = [
  ['doubly-linked', DOUBLY, 1, 2, 3, false],
  ['doubly-linked', DOUBLY, 2, 2, 2, true],
  ['tree with parents', WITH_PARENT, 1, 3, 2, false],
] as const;

describe.each(BOUNDS)('%s', (_, rules, variables, fields, cells, outside) => {
  const bounds = { variables, fields, cells, outside };
  const options = { fields, mode: 'keyed', limit: 2_000, ...rules } as const;

  it('statements: nothing missing', () => {
    expect(auditSteps(shapeGraphs(options), variables, allHeaps(bounds), outside).missing).toBeUndefined();
  });

  it('claims: none is wrong', () => {
    expect(auditClaims(shapeGraphs(options), variables, allHeaps(bounds)).wrong).toBeUndefined();
  });

  it('giving up, other variables, calls: nothing missing', () => {
    const graphs = shapeGraphs(options);
    const choose = random(9);
    for (const heap of allHeaps(bounds)) {
      if (choose(3) > 0) continue;
      expect(giveUpFails(graphs, heap, 0)).toBeUndefined();
      expect(projectFails(graphs, heap, choose)).toBeUndefined();
      const fails = callFails(graphs, heap, 3, choose);
      if (fails !== 'cut') expect(fails).toBeUndefined();
    }
  });

  it('random programs: nothing missing, no claim wrong', () => {
    const program = { variables: 3, programs: 80, length: 16, elsewhere: true, seed: 6 };
    expect(programsFail(shapeGraphs({ ...options, limit: 400 }), program, random(program.seed))).toBeUndefined();
  });
});

describe('relational', () => {
  it('ignores them: graphs stay exact', () => {
    const graphs = shapeGraphs({ fields: 2, mode: 'relational', limit: 2_000, ...DOUBLY });
    const plain = shapeGraphs({ fields: 2, mode: 'relational', limit: 2_000 });
    expect(graphs.weakest(1)?.length).toBe(plain.weakest(1)?.length);
  });
});
