/** The laws on every listed domain, tried on states that analyses of random programs meet. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DOMAINS } from '../../src/analyses/domains.js';
import { chosenOf } from '../../src/analyses/listed-domain.js';
import type { Domain } from '../../src/engine/domain.js';
import type { Outcome } from '../../src/engine/outcome.js';
import { joinAll } from '../../src/lattices/lattice.js';
import { LAWS, type ListedLattice } from '../lattices/laws.js';
import { type Collected, type CollectedState, collectStates } from './collected.js';

const SEEDS = [2, 13, 34, 37, 42, 43];
const RUNS = { numRuns: 40, seed: 20240917 };
/** Widening over a few dozen states of one body rises at most so often: bounds, then cells and variables that give up. */
const LONGEST_CHAIN = 60;

function listed<E>({ domain, states }: Collected<E>): ListedLattice<E> {
  const some = fc.constantFrom(...states.map(({ state }) => state));
  const joined = fc.tuple(some, some).map(([left, right]) => domain.lattice.join(left, right));
  const elements = fc.oneof({ weight: 3, arbitrary: some }, { weight: 1, arbitrary: joined });
  return { name: domain.id, file: '', lattice: domain.lattice, elements, longestChain: LONGEST_CHAIN };
}

for (const some of DOMAINS) {
  const { id, options, lawsOfMeaning } = some;
  some.use(({ prepare }) => {
    const chosen = chosenOf(options);
    const collections = Promise.all(SEEDS.map((seed) => collectStates((run) => prepare(run, chosen), seed)));
    describe(id, () => {
      it.each(Object.entries(LAWS))('%s', async (_, law) => {
        for (const collected of await collections) {
          if (collected.states.length > 3) fc.assert(law(listed(collected)), RUNS);
        }
      });

      it('has states enough to try', async () => {
        const sizes = (await collections).map(({ states }) => states.length);
        expect(Math.max(...sizes)).toBeGreaterThan(10);
      });

      it.skipIf(lawsOfMeaning.includes('abstract'))('abstract is above', async () => {
        for (const { domain, states } of await collections) {
          for (const { at, state } of states) {
            const upper = domain.abstract(state, { code: at.code, point: at.edge.from });
            expect(domain.lattice.whyNotLeq(state, upper)).toBe('');
          }
        }
      });

      it.skipIf(lawsOfMeaning.includes('step'))(
        'a step from a larger state covers that from a smaller one',
        async () => {
          for (const { domain, states } of await collections) {
            for (const one of states) {
              for (const other of states) if (one.at === other.at) demandMonotone(domain, one, other);
            }
          }
        },
      );

      it('partitions: what a coarse number tells apart, finer ones do', async () => {
        for (const { domain, states } of await collections) {
          const { partitions = [] } = domain;
          for (const { state: one } of states) {
            for (const { state: other } of states) {
              const different = partitions.map((number) => number(one) !== number(other));
              const firstEqual = different.indexOf(false);
              expect(firstEqual >= 0 && different.slice(firstEqual).includes(true)).toBe(false);
            }
          }
        }
      });

      it('draws and shows every state', async () => {
        for (const { domain, code, states } of await collections) {
          for (const { at, state } of states) {
            expect(domain.show(state, code)).not.toBe('');
            const { nodes, edges } = domain.draw(state, { code, point: at.edge.from });
            const ids = nodes.map(({ id }) => id);
            expect(new Set(ids).size).toBe(ids.length);
            for (const { from, to } of edges) expect([ids.includes(from), ids.includes(to)]).toEqual([true, true]);
          }
        }
      });
    });
  });
}

function demandMonotone<E>(domain: Domain<E>, { at, state }: CollectedState<E>, other: CollectedState<E>): void {
  const { kind } = at.edge.instruction;
  if (kind === 'call' || kind === 'initialise' || kind === 'unsupported') return;
  const { lattice } = domain;
  const stepped = (from: E): Outcome<E> =>
    domain.step(at, from, (question) => domain.ask(question, from, { code: at.code, point: at.edge.from }));
  const [lower, upper] = [stepped(state), stepped(lattice.join(state, other.state))];
  for (const ending of ['normal', 'exceptional'] as const) {
    const above = joinAll(lattice, upper[ending]);
    for (const each of lower[ending]) {
      const why = lattice.whyNotLeq(each, above);
      if (why !== '') throw new Error(`${kind} at line ${at.edge.span.line}: ${why}`);
    }
  }
  const alarms = new Set(upper.alarms.map(({ rule }) => rule));
  for (const { rule } of lower.alarms) if (!alarms.has(rule)) throw new Error(`the larger state has no alarm ${rule}`);
}
