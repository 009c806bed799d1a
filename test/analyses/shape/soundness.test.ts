/**
 * Programs that an analysis is tempted to prove. Their first lines say what of them must not be proved: `broken` is broken by a
 * run on a small heap, too; for the rest such heaps are not built, and the comment above says why it fails.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { shapeInput } from '../../../src/analyses/shape/index.js';
import { runScope, shape, type Workspace } from '../../../src/workspace/index.js';
import { openFiles } from '../../support/open.js';

const FOLDER = fileURLToPath(new URL('soundness', import.meta.url));
const MINUTES = 60_000;

interface Expected {
  readonly method: string;
  readonly property: string;
  readonly isBroken: boolean;
}

function expectations(file: string): readonly Expected[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line) => {
    const [, how, method, property] = /^\/\/ (broken|not proved): (\S+) (\S+)$/.exec(line) ?? [];
    return method === undefined || property === undefined ? [] : [{ method, property, isBroken: how === 'broken' }];
  });
}

/** Objects of each class on the heaps of runs: two are enough for most. */
const SCOPES = [2, 3];

function isRefuted(workspace: Workspace, method: string, property: string, scope: number): boolean {
  const integers = [-1, 0, 1, 2, 5];
  const { results } = runScope(workspace, { classes: [], methods: [method], scope, budget: 0.02, integers });
  return results.some(
    (result) =>
      result.method === method &&
      result.claims.some((claim) => claim.property === property && claim.verdict === 'refuted'),
  );
}

const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.java'));

describe('what is false is not proved', () => {
  it.each(FILES)(
    '%s',
    async (name) => {
      const file = join(FOLDER, name);
      const expected = expectations(file);
      expect(expected.length).toBeGreaterThan(0);
      const { results, faults } = shape(await openFiles(file), {
        classes: [],
        methods: [],
        // A proof under a small budget would be as wrong as under a large one.
        budget: 0.2,
        needs: false,
        replay: false,
      });
      expect(faults).toBe(0);
      const claims = results.flatMap((result) => result.claims.map((claim) => ({ ...claim, method: result.method })));
      for (const { method, property } of expected) {
        const found = claims.filter((claim) => claim.method === method && claim.property === property);
        expect(found.length, `claims ${property} of ${method}`).toBeGreaterThan(0);
        expect(
          found.map(({ verdict }) => verdict),
          `${property} of ${method}`,
        ).not.toContain('proved');
      }
    },
    5 * MINUTES,
  );
});

describe('nor by shape graphs, where they are tried on all that is open', () => {
  it.each(FILES)(
    '%s',
    async (name) => {
      const file = join(FOLDER, name);
      const { table } = await openFiles(file);
      // Contraction tells nothing apart: what it would prove is left to the graphs, too.
      const { results, faults } = shapeInput(
        table,
        table.inputs().flatMap((type) => table.find(type) ?? []),
        {
          isSelected: () => true,
          join: 'partial',
          contracts: 'auto',
          cap: 0,
          fallsBack: 'always',
          inverses: [],
          infersNeeds: false,
          replay: false,
          budget: 0.2,
        },
      );
      expect(faults).toBe(0);
      for (const { method, property } of expectations(file)) {
        const claims = results.filter((result) => result.method === method).flatMap((result) => result.claims);
        const proved = claims.filter((claim) => claim.property === property && claim.verdict === 'proved');
        expect(proved, `${property} of ${method}`).toEqual([]);
      }
    },
    5 * MINUTES,
  );
});

describe('what is said to be broken is', () => {
  it.each(FILES)(
    '%s',
    async (name) => {
      const file = join(FOLDER, name);
      const broken = expectations(file).filter(({ isBroken }) => isBroken);
      const workspace = await openFiles(file);
      for (const { method, property } of broken) {
        expect(
          SCOPES.some((scope) => isRefuted(workspace, method, property, scope)),
          `${property} of ${method} is broken`,
        ).toBe(true);
      }
    },
    5 * MINUTES,
  );
});
