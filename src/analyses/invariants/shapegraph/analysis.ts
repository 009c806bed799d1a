/** Shape graphs on the client: relational as in the thesis, and by named part where that is too much. */

import { shapegraphDomain } from '../../../domains/heap/shapegraph/index.js';
import type { BoundFormula } from '../../../facts/index.js';
import { policyOf, type Subject, subjectOf } from '../../shape/index.js';
import { INVARIANTS_BUDGETS } from '../budgets.js';
import { runClient } from '../client/run-client.js';
import type { ClassRun, ClassSubject, LocalAnalysis } from '../local-analysis.js';
import { shapegraphOptions } from './options.js';

const MOST_STEPS = INVARIANTS_BUDGETS['shapegraph/analysis'].mostSteps.most;

export const shapegraph: LocalAnalysis = {
  id: 'shapegraph',
  fits: ({ family }) => family.nodes.size > 0,
  run: (subject) => {
    if (subject.family.tampering.length > 0) return { unsolved: 'other classes write what belongs to it' };
    const shapes = shapesOf(subject);
    if (shapes === undefined) return { unsolved: 'there is no code' };
    const { links } = shapegraphOptions(subject, shapes, 'keyed');
    // With several links there are too many relational graphs for most classes, and a back pointer makes all cells shared.
    const steps = Math.min(Math.round(subject.steps / 2), MOST_STEPS);
    const share = Math.round(steps / (links.length === 1 ? 2 : 16));
    const relational = runGraphs(subject, shapes, 'relational', share);
    if (!('unsolved' in relational) && (links.length === 1 || isAnswered(relational))) return relational;
    const keyed = runGraphs(subject, shapes, 'keyed', steps - share);
    return 'unsolved' in keyed && !('unsolved' in relational) ? relational : keyed;
  },
};

function isAnswered({ answers }: ClassRun): boolean {
  return answers.every((answer) => answer !== 'unknown');
}

function shapesOf({ context, client, asked }: ClassSubject): Subject | undefined {
  const { world } = client;
  const formulas = asked.map(({ term }): BoundFormula => ({ term, hierarchy: world.hierarchy, olds: [] }));
  const { book, effects } = context;
  return subjectOf({ world, book, effects, inverses: [] }, client.method, 'followed', { candidates: formulas });
}

function runGraphs(
  subject: ClassSubject,
  shapes: Subject,
  mode: 'relational' | 'keyed',
  steps: number,
): ClassRun | { readonly unsolved: string } {
  const join = mode === 'relational' ? 'relational' : 'partial';
  const attempt = { join, contracts: 'everywhere', followsCalls: true, pins: false, coarse: false, budget: 1 } as const;
  const { budget, carriesOnce, follows } = policyOf(attempt, shapes, steps);
  return runClient(
    { ...subject, steps },
    (program) => shapegraphDomain(program, shapegraphOptions(subject, shapes, mode)),
    {
      ...(carriesOnce !== undefined && { carriesOnce }),
      ...(follows !== undefined && { follows }),
      merge: { kind: mode === 'relational' ? 'keep' : 'equal-keys' },
      contexts: { kind: 'entry-state' },
      abstraction: 'calls',
      budget,
      sharesFurtherCalls: () => false,
    },
  );
}
