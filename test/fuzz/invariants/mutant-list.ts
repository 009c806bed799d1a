/** Faults that the tests of class invariants must catch: a text of a source file, and what stands there instead. */
import type { SeededFault } from '../../support/seeded/fault.js';

export interface InvariantsMutant extends SeededFault {
  /** Classes of test/fixtures/invariants of which it says something wrong; at least one has to show it. */
  readonly shownBy: readonly string[];
}

type Change = readonly [name: string, text: string, instead: string, shownBy: readonly string[]];

const CHANGES: Readonly<Record<string, readonly Change[]>> = {
  'analyses/invariants/classify/fields.ts': [
    [
      'classification: fields of other objects are taken for those of this',
      "if (receiver !== 'this') return",
      "if (receiver === 'static') return",
      ['Steal'],
    ],
    [
      'classification: visible fields are private',
      "if (outside === 'open' && index.access.isField(field)) {",
      "if (outside === 'closed' && index.access.isField(field)) {",
      ['WrittenByThePackage'],
    ],
  ],
  'analyses/invariants/classify/constructors.ts': [
    [
      'classification: all constructors are tight',
      'if (leak === undefined) {',
      'if (leak !== null) {',
      ['LeakyConstructor'],
    ],
    [
      'classification: finalizers are forgotten',
      'if (finalizer !== undefined) {',
      'if (finalizer === null) {',
      ['FinalizerSeesRing'],
    ],
  ],
  'analyses/invariants/classify/methods.ts': [
    [
      'classification: writes alter nothing',
      'before || writes.has(edge) || mayAlter(edge',
      'before || mayAlter(edge',
      ['DirtyCall'],
    ],
    [
      'classification: locks do not matter',
      'if (locks.isSynchronized(method)) continue;',
      'if (locks.isSynchronized(method) || this.#waiting.length >= 0) continue;',
      ['SynchronizedStackForgetsOne'],
    ],
  ],
  'analyses/invariants/client/operation.ts': [
    [
      'exits: operations do not end by exception',
      'this.#dispose(this.#follow(abrupt), this.#code.builder.thrown, THROWABLE);\n  }\n\n  #invoke(',
      '}\n\n  #invoke(',
      ['ExceptionLeavesRing', 'DirtyCallMayFail'],
    ],
    [
      'exits: what a leaky constructor leaves behind is lost',
      'if (leaky) at = this.#becomesObject(at, made);',
      '',
      ['LeakyConstructor', 'LeakyConstructorIsEarly'],
    ],
  ],
  'analyses/invariants/client/plans.ts': [
    [
      'client: what is handed out does no harm',
      "(context.outside === 'open' && (family.writers.length > 0",
      "(context.outside === 'closed' && (family.writers.length > 0",
      ['StackHandsOutNodes', 'LeakingGetter'],
    ],
  ],
  'domains/heap/shapegraph/graphs/materialise.ts': [
    [
      'materialisation: the rest of the summary always goes on',
      'if (taken) masks.push(base | also);',
      '',
      ['StartsWithThree'],
    ],
    [
      'materialisation: the new cell does not lead to itself',
      "return how === 'shared' && (mask & (1 << SUMMARY)) !== 0;",
      'return false;',
      ['StartsWithLoop'],
    ],
    [
      'materialisation: no other field leads to the new cell',
      'if (!shared) return true;',
      'return true;',
      ['TwoRoadsMeet'],
    ],
  ],
  'domains/heap/shapegraph/graphs/statements.ts': [
    [
      'sharing: a second reference does not share',
      '(draft.flags[node] as number) | (more << (2 * group));',
      'draft.flags[node] as number;',
      ['IntList2'],
    ],
  ],
  'domains/heap/shapegraph/graphs/cutting/dissolve.ts': [
    [
      'sharing: cells that lose their names lose their flags',
      'draft.summary = (draft.summary === ABSENT ? 0 : draft.summary) | (draft.flags[node] as number);',
      'draft.summary = draft.summary === ABSENT ? 0 : draft.summary;',
      ['IntList2'],
    ],
  ],
  'domains/heap/shapegraph/graphs/claims/claims.ts': [
    [
      'claims: a summary has no cycle',
      "if (form === 'relational' && isCyclicUnnamed(draft, from, over)) return 'no';",
      "if (draft.summary > 0) return 'yes';",
      ['StartsWithKnot'],
    ],
    [
      'claims: rings through unnamed cells are none',
      "if (form === 'relational' && isCyclicUnnamed(draft, from, over)) return 'no';",
      "if (form === 'relational' && isCyclicUnnamed(draft, from, over)) return 'yes';",
      ['StartsWithTriangle'],
    ],
  ],
  'domains/heap/shapegraph/calls/call.ts': [
    [
      'unknown calls: arguments are not given up',
      "if (reaches) giveUp([...passed, ...statics], 'passed to code that is not followed');",
      '',
      ['StackHandsOutNodes', 'LeakingListener'],
    ],
  ],
};

export const INVARIANTS_MUTANTS: readonly InvariantsMutant[] = Object.entries(CHANGES).flatMap(([file, changes]) =>
  changes.map(([name, text, instead, shownBy]) => ({ name, file, text, instead, shownBy })),
);
