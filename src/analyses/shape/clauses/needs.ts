/**
 * Preconditions that nobody wrote: candidates are tried from the weakest on, and the first is kept under which an obligation holds
 * that does not hold without. What is found says nothing about heaps that do not meet it.
 */
import { candidatePreconditions } from '../../../domains/heap/contraction/shapes/candidates.js';
import { type BoundFormula, bindFormula, methodScope, parseFormula } from '../../../facts/index.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import { type Duty, holds } from '../../../obligations/index.js';
import type { Attempt } from '../attempts.js';
import { groupsOf } from '../groups.js';
import { readRun } from '../read-run.js';
import { type Running, runMethod } from '../run-method.js';
import type { Tried } from '../shape-method.js';
import { type SubjectSurroundings, subjectOf } from '../subject.js';

/** A formula of the assertion language about the parameters of a method. */
export interface Need {
  readonly text: string;
  readonly bound: BoundFormula;
}

/** Of what the method itself may take: each candidate is a run. */
const SHARE = 0.1;

/** Two fields or more behind a name. */
const LONG_PATH = /\w\.\w+\.\w+ != null/;

/** For each of the open obligations that some candidate proves, the weakest. Only of obligations that need nothing from entry. */
export function inferNeeds(
  running: Running,
  surroundings: SubjectSurroundings,
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
  const attempted = (text: string): Proofs => {
    const bound = boundNeed(surroundings.world.hierarchy, method, text);
    if (bound === undefined) return {};
    const about = subjectOf(surroundings, method, 'followed', { ensured: group.ensured, candidates: [bound] });
    // Contraction forgets at once how long a list is: what is said of a path would be lost before the method starts.
    const contracts = LONG_PATH.test(text) ? 'loop-heads' : usual.contracts;
    const run = about === undefined ? undefined : runMethod(running, about, { ...usual, contracts }, [bound]);
    // A candidate that nothing meets would prove everything.
    if (run === undefined || 'unsolved' in run || run.starts === 0) return {};
    const { duties: judged } = readRun(run, group.duties);
    const proved = left.filter((duty) => {
      const reading = judged.get(duty);
      return reading?.reached === true && holds(reading);
    });
    return { need: { text, bound }, proved: new Set(proved) };
  };
  const tried = new Map<string, Proofs>();
  const proofs = (text: string): Proofs => {
    const known = tried.get(text) ?? attempted(text);
    tried.set(text, known);
    return known;
  };
  const candidates = candidatePreconditions(domain.tables, root.code);
  for (const text of candidates) {
    if (left.length === 0 || running.cancelled?.() === true) break;
    // What more of the same does not help with, less does not.
    const more = candidates.find((other) => other !== text && other.split(' && ').includes(text));
    if (more !== undefined && isIdle(proofs(more), left)) continue;
    const { need, proved } = proofs(text);
    for (const duty of left) if (need !== undefined && proved?.has(duty) === true) found.set(duty, need);
    left = left.filter((duty) => !found.has(duty));
  }
  return found;
}

/** What a candidate proves of what was open when it was tried; nothing is known where its run did not end. */
interface Proofs {
  readonly need?: Need;
  readonly proved?: ReadonlySet<Duty>;
}

function isIdle({ proved }: Proofs, left: readonly Duty[]): boolean {
  return proved !== undefined && !left.some((duty) => proved.has(duty));
}

function boundNeed(
  hierarchy: BoundFormula['hierarchy'],
  method: MethodDeclaration,
  text: string,
): BoundFormula | undefined {
  const { formula } = parseFormula(text);
  return formula === undefined ? undefined : bindFormula(formula, methodScope(method, 'requires'), hierarchy).bound;
}
