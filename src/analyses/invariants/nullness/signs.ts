/** Signs of the numbers in the fields of a class: for the user's invariants about them. */

import { signs as signsDomain } from '../../../domains/numbers/signs/signs.js';
import type { CodeEdge } from '../../../engine/code.js';
import { DEFAULT_POLICY, ProgramModel } from '../../../engine/index.js';
import type { Term } from '../../../facts/index.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import { visitTerms } from '../../shape/index.js';
import { INVARIANTS_BUDGETS } from '../budgets.js';
import { runClient } from '../client/run-client.js';
import type { ClassRun, ClassSubject, LocalAnalysis } from '../local-analysis.js';
import { type Kept, KeptFields } from './calls.js';
import { guardedFields } from './fields.js';
import { FieldSigns, hasSign, holdsOfSigns, signsWithFields } from './signs-fields.js';

const MOST_RUNS = INVARIANTS_BUDGETS['nullness/signs'].mostRuns.most;
const DEPTH = INVARIANTS_BUDGETS['nullness/signs'].depth.most;

export const signs: LocalAnalysis = {
  id: 'signs',
  fits: ({ asked }) => asked.some(({ term }) => namesNumbers(term)),
  run,
};

function namesNumbers(term: Term): boolean {
  let found = false;
  visitTerms(term, (each) => {
    if (each.kind === 'field' || each.kind === 'static') found ||= hasSign(each.field);
  });
  return found;
}

function run(subject: ClassSubject): ClassRun | { readonly unsolved: string } {
  const fields = new FieldSigns(guardedFields(subject));
  const kept = new KeptFields(subject);
  const isKept = (at: CodeEdge, callee: MethodDeclaration | undefined): Kept | undefined => kept.by(at, callee);
  for (let runs = 0; runs < MOST_RUNS; runs++) {
    const found = runClient({ ...subject, asked: [] }, signsWithFields(fields, isKept), {
      merge: { kind: 'at-most', count: 4 },
      contexts: { kind: 'call-strings', length: 1 },
      budget: { ...DEFAULT_POLICY.budget, steps: subject.steps, states: subject.steps, depth: DEPTH },
    });
    if ('unsolved' in found) return found;
    if (!fields.grew()) return { ...found, answers: answersOf(subject, fields) };
  }
  return { unsolved: 'the signs of its fields did not settle' };
}

function answersOf({ client, asked }: ClassSubject, fields: FieldSigns): ClassRun['answers'] {
  const program = new ProgramModel(client.hierarchy, { classes: [] });
  const code = program.code(client.method);
  const [edge] = code?.body.edges ?? [];
  if (code === undefined || edge === undefined) return asked.map(() => 'unknown');
  const at = program.edge(code, edge);
  const domain = signsDomain(program);
  return asked.map(({ term }) => (namesNumbers(term) ? holdsOfSigns(domain, code, at, fields, term) : 'unknown'));
}
