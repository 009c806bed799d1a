/**
 * Preconditions that nobody wrote: candidates are tried from the weakest on, and the first is kept under which an obligation holds
 * that does not hold without. What is found says nothing about heaps that do not meet it.
 */
import { candidatePreconditions } from '../../domains/contraction/shapes-candidates.js';
import { type BoundFormula, bindFormula, methodScope, parseFormula } from '../../facts/index.js';
import type { MethodDeclaration } from '../../ir/program.js';
import type { Duty } from '../check/obligation-book.js';
import type { Attempt } from './attempts.js';
import { groupsOf } from './groups.js';
import { readRun } from './read-run.js';
import { type Running, runMethod } from './run-method.js';
import { holds, type Tried } from './shape-method.js';
import { type Surroundings, subjectOf } from './subject.js';

/** A formula of the assertion language about the parameters of a method. */
export interface Need {
  readonly text: string;
  readonly bound: BoundFormula;
}

/** Of what the method itself may take: each candidate is a run. */
const SHARE = 0.1;

/** For each of the open obligations that some candidate proves, the weakest. Only of obligations that need nothing from entry. */
export function inferNeeds(
  running: Running,
  surroundings: Surroundings,
  { run: { subject, domain, root, attempt } }: Tried,
  duties: Parameters<typeof groupsOf>[2],
  open: readonly Duty[],
): ReadonlyMap<Duty, Need> {
  const found = new Map<Duty, Need>();
  const { method } = subject;
  const [group] = groupsOf(surroundings.book, method, duties).groups;
  let left = group === undefined ? [] : open.filter((duty) => group.duties.all.includes(duty));
  if (group === undefined || left.length === 0) return found;
  const usual: Attempt = { ...attempt, contracts: 'everywhere', coarse: false, budget: attempt.budget * SHARE };
  for (const text of candidatePreconditions(domain.tables, root.code)) {
    if (left.length === 0 || running.cancelled?.() === true) break;
    const bound = boundNeed(surroundings.world.hierarchy, method, text);
    if (bound === undefined) continue;
    const { ensured } = group;
    const about = subjectOf(surroundings, method, true, { ensured, candidates: [bound] });
    const run = about === undefined ? undefined : runMethod(running, about, usual, [bound]);
    // A candidate that nothing meets would prove everything.
    if (run === undefined || 'unsolved' in run || run.starts === 0) continue;
    const reading = readRun(run, group.duties);
    for (const duty of left) {
      const judged = reading.duties.get(duty);
      if (judged?.reached === true && holds(judged)) found.set(duty, { text, bound });
    }
    left = left.filter((duty) => !found.has(duty));
  }
  return found;
}

function boundNeed(
  hierarchy: BoundFormula['hierarchy'],
  method: MethodDeclaration,
  text: string,
): BoundFormula | undefined {
  const { formula } = parseFormula(text);
  return formula === undefined ? undefined : bindFormula(formula, methodScope(method, 'requires'), hierarchy).bound;
}
