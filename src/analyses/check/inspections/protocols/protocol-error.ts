/** Protocol errors: calls that an object of the library refuses because of what was done to it before, on a way that the code shows. */

import type { ReplayTarget } from '../../../../execution/replay/index.js';
import type { RuleCard } from '../../../../findings/check-result.js';
import type { Claim, Witness } from '../../../../findings/claim.js';
import type { Body, Edge } from '../../../../ir/body.js';
import type { Variable } from '../../../../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../../ir/program.js';
import { Subtypes } from '../../../../ir/subtypes.js';
import { simpleName } from '../../expression-text.js';
import type { Discovery, Inspection } from '../../inspection.js';
import { locationOf } from '../../verdicts.js';
import { beginning, testedVariables } from '../leaks/held-state.js';
import { type Journey, journey, type Stage } from '../leaks/journey.js';
import { Passings } from '../leaks/passing.js';
import { StableFields } from '../leaks/stable-names.js';
import type { Automaton, Failing } from './automaton.js';
import { closing } from './closed.js';
import { ChangedCollections } from './collections.js';
import { EmptyResults } from './empty-results.js';
import { isExpected } from './expected.js';
import { FieldsHeld } from './fields-held.js';
import { unaskedFirst } from './first-elements.js';
import { immutables } from './immutables.js';
import { iterators } from './iterators.js';
import { misusedBy } from './misused.js';
import { optionals } from './optionals.js';
import { type Followed, protocolRules } from './protocol-rules.js';
import { ProtocolTeller } from './protocol-words.js';
import { replayedCalls } from './replayed-calls.js';
import { executors, matchers, streams, threads } from './single-use.js';

export const CARD: RuleCard = {
  id: 'protocol-error',
  title: 'Call that the object refuses',
  question: 'Can the object be in a state in which it refuses this call?',
  help: 'Bring the object into the right state first, or ask it before the call: `hasNext()`, `isPresent()`, `find()`; do not use what is closed, used up or changed behind an iterator.',
};

export const protocolError: Inspection = {
  name: 'protocols',
  rules: [CARD],
  inspect: ({ methods }, world) => {
    const { hierarchy, classes } = world;
    const subtypes = new Subtypes(
      hierarchy,
      classes.filter((declaration) => !hasFlag(declaration, Flag.ABSTRACT)).map(({ name }) => name),
    );
    const fields = new FieldsHeld(hierarchy);
    const empty = new EmptyResults(hierarchy, subtypes);
    const automata: readonly Automaton[] = [
      iterators(new ChangedCollections(hierarchy, fields)),
      optionals((call) => empty.mayBeEmpty(call)),
      immutables((field) => fields.immutable(field)),
      streams,
      matchers,
      closing,
      threads,
      executors,
    ];
    const passings = new Passings(hierarchy, subtypes);
    const failures = methods.flatMap((method) => {
      const body = method.body();
      return body === undefined ? [] : failuresIn(body, automata, passings).map((found) => ({ method, body, found }));
    });
    const wanted = failures.map(({ method, found: { edge, failing } }): ReplayTarget => {
      return { method, edge, raised: failing.exception };
    });
    const witnesses = replayedCalls(wanted, world);
    const tellers = new Map<Body, ProtocolTeller>();
    const results = new Map<MethodDeclaration, Told[]>();
    for (const [index, { method, body, found }] of failures.entries()) {
      const teller = tellers.get(body) ?? new ProtocolTeller(body);
      tellers.set(body, teller);
      results.set(method, [...(results.get(method) ?? []), told(found, teller, witnesses[index])]);
    }
    for (const { method, edge, witness } of [...misusedBy(methods, world), ...unaskedFirst(methods, world)]) {
      const body = method.body();
      if (body === undefined) continue;
      const others = results.get(method) ?? [];
      if (others.some(({ claim }) => claim.location.line === edge.span.line)) continue;
      results.set(method, [...others, toldOfUser(new ProtocolTeller(body), edge, witness)]);
    }
    return [...results].map(([method, all]) => ({
      method,
      claims: all.map(({ claim }) => claim),
      findings: all.map(({ finding }) => finding),
    }));
  },
};

interface Found {
  readonly failure: Stage;
  readonly edge: Edge;
  readonly automaton: Automaton;
  readonly failing: Failing;
  /** Whether the object was never seen to take the call. */
  readonly isAlways: boolean;
}

/** Ways that the code shows to calls that fail. */
function failuresIn(body: Body, automata: readonly Automaton[], passings: Passings): readonly Found[] {
  const followed = body.edges.flatMap((edge) =>
    automata.flatMap((automaton): readonly Followed[] => {
      const birth = automaton.born(edge, body);
      return birth?.target === undefined ? [] : [{ automaton, edge, birth }];
    }),
  );
  const found = new Map<string, Found>();
  for (const each of followed) {
    const went = journeyOf(each, passings, body);
    for (const failure of went.failures) note(found, failure, each, went, passings, body);
  }
  return [...found.values()];
}

function journeyOf(followed: Followed, passings: Passings, body: Body): Journey {
  const stable = new StableFields(body, passings.hierarchy);
  const numbers = testedVariables(body, answersIn(body, followed), stable.name);
  return journey(body, beginning(numbers), protocolRules(followed, passings, body, numbers, stable));
}

/** Boolean results of calls: the answers of the object are among them. */
function answersIn(body: Body, { automaton, birth: { mode } }: Followed): readonly Variable[] {
  const found = new Set<Variable>();
  for (const { instruction } of body.edges) {
    if (instruction.kind !== 'call' || instruction.target?.type !== 'boolean' || instruction.dispatch === 'static')
      continue;
    if (automaton.on(instruction, mode).kind === 'answers') found.add(instruction.target);
  }
  return [...found].slice(0, MOST_ANSWERS);
}

const MOST_ANSWERS = 12;

/** The way with the least of exceptions to each call. */
function note(
  found: Map<string, Found>,
  failure: Stage,
  followed: Followed,
  went: Journey,
  passings: Passings,
  body: Body,
): void {
  const { edge, grade, before } = failure;
  if (edge === undefined || before === undefined || grade === 2 || edge.instruction.kind !== 'call') return;
  const { automaton } = followed;
  const failing = automaton.on(edge.instruction, before.state.mode);
  if (failing.kind !== 'fails' || isExpected(passings.hierarchy, body, edge, failing.exception)) return;
  const key = placeOf(edge);
  const known = found.get(key);
  if (known !== undefined && known.failure.grade <= grade) return;
  const isAlways = failing.isDoubtful !== true && !went.passed.has(edge);
  found.set(key, { failure, edge, automaton, failing, isAlways });
}

/** The same for copies of a call, as `finally` makes them. */
function placeOf({ span: { line, column, endColumn }, instruction }: Edge): string {
  return `${line}:${column}-${endColumn} ${instruction.kind === 'call' ? instruction.method.name : ''}`;
}

function told(
  { failure, edge, automaton, failing, isAlways }: Found,
  teller: ProtocolTeller,
  witness: Witness | undefined,
): Told {
  const { exception, why, fix = automaton.fix } = failing;
  const subject = teller.subject(edge);
  const isSure = isAlways || witness !== undefined;
  const what = /[(]/.test(subject) ? `\`${subject}\`` : subject;
  const claim: Claim = {
    property: CARD.id,
    kind: 'obligation',
    subject,
    verdict: witness === undefined ? 'unproved' : 'refuted',
    location: locationOf(edge.span),
    assumptions: [],
    message: `${what} ${isSure ? 'throws' : 'may throw'} ${simpleName(exception)}: ${why}`,
    ...(witness === undefined ? {} : { witness }),
  };
  const isHigh = witness !== undefined || (isAlways && failure.grade === 0);
  const steps = teller.steps(failure, automaton);
  return { claim, finding: { ...claim, rule: CARD.id, confidence: isHigh ? 'high' : 'medium', steps, fix } };
}

/** A program of the input ends so. */
function toldOfUser(teller: ProtocolTeller, edge: Edge, witness: Witness): Told {
  const subject = teller.subject(edge);
  const note = witness.trace.at(-1)?.note ?? 'throws an exception';
  const claim: Claim = {
    property: CARD.id,
    kind: 'obligation',
    subject,
    verdict: 'refuted',
    location: locationOf(edge.span),
    assumptions: [],
    message: `\`${subject}\` ${note.replace(/[\w.$]*[.$](?=\w+$)/, '')}: the object is not in a state that allows it`,
    witness,
  };
  const fix = 'call it only where the object is in the state that it demands';
  return { claim, finding: { ...claim, rule: CARD.id, confidence: 'high', steps: [], fix } };
}

interface Told {
  readonly claim: Claim;
  readonly finding: Discovery;
}
