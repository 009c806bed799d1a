/** Where a run gave internal objects up, in words. */

import type { CodeEdge } from '../../../engine/code.js';
import type { Domain } from '../../../engine/domain.js';
import type { EngineResult } from '../../../engine/index.js';
import type { Outcome } from '../../../engine/outcome.js';
import type { Reason } from '../../../findings/invariants-result.js';
import type { Span } from '../../../ir/span.js';
import { INVARIANTS_BUDGETS } from '../budgets.js';
import type { Client, ClientOperation } from './client.js';

const MOST_REASONS = INVARIANTS_BUDGETS['client/run-reasons'].mostReasons.most;
const MOST_NOTED = INVARIANTS_BUDGETS['client/run-reasons'].mostNoted.most;

export interface GivenUp {
  readonly at: CodeEdge;
  readonly message: string | undefined;
}

/** All of a run that was solved. */
export function givenUpIn<E>(result: EngineResult<E>): readonly GivenUp[] {
  const found: GivenUp[] = [];
  for (const activation of result.activations)
    for (const { at, outcome } of result.visits(activation)) note(found, at, outcome);
  return found;
}

/** The domain, which notes what it gives up: for a run that is not brought to an end. */
export function noting<E>(domain: Domain<E>, noted: GivenUp[]): Domain<E> {
  const told = (at: CodeEdge, outcome: Outcome<E>): Outcome<E> => {
    if (outcome.alarms.length > 0 && noted.length < MOST_NOTED) note(noted, at, outcome);
    return outcome;
  };
  return {
    ...domain,
    step: (at, state, ask) => told(at, domain.step(at, state, ask)),
    leave: (at, callee, frame, exit, ask) => told(at, domain.leave(at, callee, frame, exit, ask)),
    unknown: (at, callee, before, ask) => told(at, domain.unknown(at, callee, before, ask)),
  };
}

function note<E>(noted: GivenUp[], at: CodeEdge, { alarms }: Outcome<E>): void {
  for (const { rule, message } of alarms) if (rule === 'given-up') noted.push({ at, message });
}

/** What the client itself does comes first. */
export function reasonsOf(client: Client, givenUp: readonly GivenUp[]): readonly Reason[] {
  const operations = new Map(
    client.operations.flatMap((operation) => [...operation.edges].map((edge) => [edge, operation] as const)),
  );
  const handed = new Map<string, Reason>();
  const inner = new Map<string, Reason>();
  for (const { at, message } of givenUp) {
    const operation = operations.get(at.edge);
    const isClient = at.code.method === client.method;
    if (operation === undefined && isClient) continue;
    const text = operation === undefined ? (message ?? 'the shape is given up') : textOf(operation, message);
    if (text.includes('$Outside')) continue;
    const reason = reasonAt(text, at.edge.span);
    (isClient ? handed : inner).set(`${reason.location?.line} ${text}`, reason);
  }
  return [...handed.values(), ...inner.values()].slice(0, MOST_REASONS);
}

function textOf({ text, makes }: ClientOperation, message: string | undefined): string {
  if (message?.includes('$Outside.take') === true) return `handed out by ${makes ? 'the constructor' : text}`;
  return `${message ?? 'the shape is given up'} (${text})`;
}

function reasonAt(text: string, { file, line, column }: Span): Reason {
  return line === 0 ? { text } : { text, location: { file, line, column } };
}
