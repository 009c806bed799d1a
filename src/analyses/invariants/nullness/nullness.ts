/** Nullness of the fields of a class between calls, by the recency heap. */

import type { Truth } from '../../../base/truth.js';
import { DEFAULT_POLICY } from '../../../engine/index.js';
import type { Term } from '../../../facts/index.js';
import type { FieldReference } from '../../../ir/instructions.js';
import { keyOf } from '../../../program/calls/footprint.js';
import { INVARIANTS_BUDGETS } from '../budgets.js';
import { runClient } from '../client/run-client.js';
import type { ClassSubject, LocalAnalysis } from '../local-analysis.js';
import { guardedRecency } from './guard.js';
import { type ClassParts, nullnessOfStores } from './stores.js';

const SMALL = INVARIANTS_BUDGETS['nullness/nullness'].small.most;
const DEPTH = INVARIANTS_BUDGETS['nullness/nullness'].depth.most;
const CONTEXTS = INVARIANTS_BUDGETS['nullness/nullness'].contexts.most;

/** What stores show by themselves, without any run. */
export function nullnessAtOnce(subject: ClassParts & Pick<ClassSubject, 'asked'>): readonly Truth[] {
  const { alwaysNull, neverNull } = nullnessOfStores(subject);
  return subject.asked.map(({ term }): Truth => {
    const compared = comparedField(term);
    if (compared === undefined) return 'unknown';
    const known = compared.operator === '==' ? alwaysNull : neverNull;
    return known.has(keyOf(compared.field)) ? 'yes' : 'unknown';
  });
}

/** `this.f == null`, `K.f != null`. */
function comparedField(term: Term): { readonly field: FieldReference; readonly operator: '==' | '!=' } | undefined {
  if (term.kind !== 'compare' || (term.operator !== '==' && term.operator !== '!=')) return undefined;
  const { left, right, operator } = term;
  if (right.kind !== 'constant' || right.value !== null) return undefined;
  if (left.kind === 'static') return { field: left.field, operator };
  const isOwn = left.kind === 'field' && left.base.kind === 'variable' && left.base.name === 'this';
  return isOwn ? { field: left.field, operator } : undefined;
}

export const nullness: LocalAnalysis = {
  id: 'nullness',
  fits: ({ family, asked }) => family.fields.length > 0 || asked.length > 0,
  run: (subject) => {
    const { hierarchy } = subject.context.world;
    return runClient(subject, (program) => guardedRecency(subject, program), {
      merge: { kind: 'at-most', count: 4 },
      contexts: { kind: 'entry-state' },
      abstraction: 'junctions',
      budget: {
        ...DEFAULT_POLICY.budget,
        steps: subject.steps,
        states: subject.steps,
        depth: DEPTH,
        contexts: CONTEXTS,
      },
      follows: (_, { method, body }) => {
        const origin = hierarchy.find(method.owner)?.origin;
        // The client's own code has no class in the input.
        return origin === undefined || origin === 'input' || body.edges.length <= SMALL;
      },
    });
  },
};
