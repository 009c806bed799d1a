/** From what runs of clients have shown to claims about their calls. */

import type { Claim } from '../../../findings/claim.js';
import type { Edge } from '../../../ir/body.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import { ExpressionText, locationOf, simpleName } from '../../../obligations/index.js';
import { TYPESTATE_BUDGETS } from '../budgets.js';
import type { ClientCall } from './calls.js';
import type { Exploration, ExploredFailure } from './explore.js';
import { calledName } from './history.js';
import type { Replayed } from './replay.js';
import type { CallSketch } from './sketch.js';

/** What is known of the calls of one method. */
export interface ClientEvidence {
  readonly replayed: ReadonlyMap<Edge, Replayed>;
  /** Each is right by itself; the later ones know more of values and get less far. */
  readonly explored: readonly Exploration[];
  /** Whether code that nobody knows calls the methods, so that it is not known what they are given. */
  readonly isOpen: boolean;
  /** Whether the component stands for classes of the library: objects of others of its classes may come, of which it does not speak. */
  readonly isOfLibrary: boolean;
  readonly assumptions: readonly string[];
  /** What sketches of the method say: it holds whoever calls it. */
  readonly sketch: (call: ClientCall) => CallSketch;
  /** What it rests on that the operations never fail, whatever clients do; undefined: they may. */
  readonly safeAnyway: (operations: readonly MethodDeclaration[]) => readonly string[] | undefined;
}

const MOST_EVENTS = TYPESTATE_BUDGETS['clients/claims'].mostEvents.most;

export function claimsOf(calls: readonly ClientCall[], evidence: ClientEvidence): readonly Claim[] {
  return calls.flatMap((call) => claimOf(call, evidence) ?? []);
}

function claimOf(call: ClientCall, evidence: ClientEvidence): Claim | undefined {
  const [edge] = call.edges;
  if (edge === undefined) return undefined;
  const body = call.method.body();
  const text = body === undefined ? undefined : new ExpressionText(body).ofCall(edge.instruction);
  const isWritten = text !== undefined && !text.includes('$');
  const subject = (isWritten ? text : calledName(edge)) ?? call.method.name;
  const common = {
    property: 'protocol-error',
    kind: 'obligation',
    subject,
    location: locationOf(edge.span),
  } as const;
  const replayed = first(call.edges, evidence.replayed);
  if (replayed !== undefined) {
    const { thrown, history, witness } = replayed;
    const seen = evidence.explored.map(({ failed }) => first(call.edges, failed)).find((each) => each !== undefined);
    const told = history === undefined ? seen && pathOf(seen, edge) : `: ${history}`;
    const message = `${subject} throws ${simpleName(thrown.type)}${told ?? ''}`;
    return { ...common, verdict: 'refuted', assumptions: [], message, witness };
  }
  const { explored, assumptions, isOpen } = evidence;
  const whole = explored.find((each) => isWhole(each, call, evidence));
  if (whole !== undefined) {
    const isReached = call.edges.some((each) => whole.reached.has(each));
    return { ...common, verdict: 'proved', assumptions, ...(isReached ? {} : { unreached: true }) };
  }
  const failures = explored.map(({ failed }) => first(call.edges, failed));
  const sketch = failures.some((each) => each?.isCertain === true) ? undefined : evidence.sketch(call);
  if (sketch?.kind === 'safe') {
    const { assumptions: sketched, isReached } = sketch;
    return { ...common, verdict: 'proved', assumptions: sketched, ...(isReached ? {} : { unreached: true }) };
  }
  if (isOpen && sketch?.kind === 'failing') return { ...common, ...sketchedFailure(subject, sketch) };
  for (const { failed, leftOut } of [...explored].reverse()) {
    const failure = first(call.edges, failed);
    if (failure === undefined) continue;
    const message = `${subject} may throw ${simpleName(failure.thrown.type)}${pathOf(failure, edge)}`;
    return {
      ...common,
      verdict: 'unproved',
      assumptions: [],
      reason: reasonOf(failure, isOpen ? 'unknown' : 'known', leftOut),
      message,
    };
  }
  const byTable = evidence.safeAnyway(call.operations);
  if (byTable !== undefined) return { ...common, verdict: 'proved', assumptions: byTable };
  if (sketch?.kind === 'failing') return { ...common, ...sketchedFailure(subject, sketch) };
  const least = explored.find(({ failed }) => first(call.edges, failed) === undefined);
  const other = evidence.isOfLibrary && least !== undefined ? first(call.edges, least.others) : undefined;
  if (other !== undefined) return { ...common, verdict: 'unproved', assumptions: [], reason: other };
  const unsketched = sketch?.kind === 'unknown' ? [sketch.reason] : [];
  const reasons = least === undefined || least.leftOut.length === 0 ? unsketched : least.leftOut;
  // Larger heaps are the only thing that was not looked at: then something is known.
  const verdict = reasons.every((reason) => reason.startsWith('explored up to')) ? 'unproved' : 'unknown';
  return { ...common, verdict, assumptions: [], reason: reasons.join('; ') };
}

/** Whether all runs were followed to their end, none fails at the call, and each of them is spoken for. */
function isWhole(
  { leftOut, failed, others, reached }: Exploration,
  { edges }: ClientCall,
  evidence: ClientEvidence,
): boolean {
  if (leftOut.length > 0 || first(edges, failed) !== undefined) return false;
  if (!evidence.isOfLibrary) return true;
  // What no run reaches is looked at by itself: other programs may call it with anything.
  return first(edges, others) === undefined && edges.some((edge) => reached.has(edge));
}

/** All runs were looked at, as one: what is not known of the object is why. */
function sketchedFailure(
  subject: string,
  { failure: { type, reason }, isAlways }: Extract<CallSketch, { kind: 'failing' }>,
): Pick<Claim, 'verdict' | 'assumptions' | 'reason' | 'message'> {
  const message = `${subject} ${isAlways ? 'throws' : 'may throw'} ${simpleName(type)}`;
  const always = 'fails whenever it is reached, but it was not reproduced';
  return { verdict: 'unproved', assumptions: [], reason: isAlways ? always : reason, message };
}

function reasonOf({ isCertain }: ExploredFailure, objects: 'unknown' | 'known', leftOut: readonly string[]): string {
  if (isCertain) return 'a run fails here, but it was not reproduced';
  const why =
    objects === 'unknown'
      ? 'called with objects in unknown states'
      : 'may fail: depends on values that are not tracked';
  return [why, ...leftOut].join('; ');
}

function first<T>(edges: readonly Edge[], found: ReadonlyMap<Edge, T>): T | undefined {
  for (const edge of edges) {
    const value = found.get(edge);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** `: after set at 4, done at 6`. */
function pathOf({ history }: ExploredFailure, edge: Edge): string {
  const others = history.filter((each) => each !== edge);
  // Of what was done again and again, the last time counts.
  const before = others.filter((each, index) => others.lastIndexOf(each) === index).slice(-MOST_EVENTS);
  const told = before.map(nameAt);
  return told.length === 0 ? '' : `: after ${told.join(', ')}`;
}

function nameAt(edge: Edge): string {
  return `${calledName(edge) ?? 'a step'} at ${edge.span.line}`;
}
