/** What a method that says nothing about its callers needs, and which of it its class sees to. */
import type { MethodDeclaration } from '../../../ir/program.js';
import type { Duty, MethodDuties } from '../../../obligations/index.js';
import type { Evidence } from '../claims.js';
import type { Running } from '../run-method.js';
import type { MethodRuns } from '../shape-method.js';
import type { SubjectSurroundings } from '../subject.js';
import { namesIn } from './formula-fields.js';
import { inferNeeds, type Need } from './needs.js';

export interface MethodNeeds extends Pick<Evidence, 'needs' | 'met'> {
  /** What callers have to see to. */
  readonly asked: readonly Need[];
}

export const NO_NEEDS: MethodNeeds = { needs: new Map(), met: new Set(), asked: [] };

/** Which formulas about `this` hold whenever the method is entered. */
export type HoldsBetweenCalls = (method: MethodDeclaration, needs: readonly Need[]) => readonly boolean[];

/** Only of methods that say nothing about their callers. */
export function methodNeeds(
  running: Running,
  surroundings: SubjectSurroundings,
  { best, proof }: MethodRuns,
  duties: MethodDuties,
  holdsBetweenCalls: HoldsBetweenCalls | undefined,
): MethodNeeds {
  if (best === undefined) return NO_NEEDS;
  const { method } = best.run.subject;
  if (method.clauses.some(({ kind }) => kind === 'requires') || method.name === '<clinit>') return NO_NEEDS;
  const open = duties.all.filter((duty) => !duty.obligation.implicit && proof(duty) === undefined);
  if (open.length === 0) return NO_NEEDS;
  const found = [...inferNeeds(running, surroundings, best, duties, open)];
  const needs = new Map(found.map(([, need]) => [need.text, need]));
  const met = metBetweenCalls(method, [...needs.values()], holdsBetweenCalls);
  return {
    needs: new Map(found.map(([duty, { text }]): [Duty, string] => [duty, text])),
    met: new Set(found.flatMap(([duty, { text }]) => (met.has(text) ? [duty] : []))),
    asked: [...needs.values()].filter(({ text }) => !met.has(text)),
  };
}

/** What the class guarantees whenever one of its methods is entered, callers need not. */
function metBetweenCalls(
  method: MethodDeclaration,
  needs: readonly Need[],
  holdsBetweenCalls: HoldsBetweenCalls | undefined,
): ReadonlySet<string> {
  const own = needs.filter(({ bound }) => [...namesIn(bound)].every((name) => name === 'this'));
  if (holdsBetweenCalls === undefined || own.length === 0) return new Set();
  const answers = holdsBetweenCalls(method, own);
  return new Set(own.flatMap(({ text }, index) => (answers[index] === true ? [text] : [])));
}
