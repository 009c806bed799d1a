/** Protocol errors: calls that an object of the library refuses because of what was done to it before, on a way that the code shows. */
import type { ReplayTarget } from '../../../../execution/replay/index.js';
import type { RuleCard } from '../../../../findings/check-result.js';
import type { Claim, Witness } from '../../../../findings/claim.js';
import type { Body, Edge } from '../../../../ir/body.js';
import type { Variable } from '../../../../ir/instructions.js';
import type { MethodDeclaration } from '../../../../ir/program.js';
import { ProtocolFacts, RECORDS } from '../../../../library/index.js';
import { locationOf, simpleName } from '../../../../obligations/index.js';
import { CHECK_BUDGETS } from '../../budgets.js';
import type { Inspected, Inspection, UnnumberedFinding } from '../../inspection.js';
import { beginning, testedVariables } from '../leaks/held-state.js';
import { type Journey, journey, type Stage } from '../leaks/journey.js';
import { Passings } from '../leaks/passing.js';
import { StableFields } from '../leaks/stable-names.js';
import { automataOf } from './automata.js';
import type { Automaton, Failing } from './automaton.js';
import { ChangedCollections } from './collections.js';
import { EmptyResults } from './empty-results.js';
import { isExpected } from './expected.js';
import { FieldsHeld } from './fields-held.js';
import { unaskedFirst } from './first-elements.js';
import { callsOnOthers, claimOfOther } from './from-elsewhere.js';
import { misusedBy } from './misused.js';
import type { SketchedCall } from './protocol-book.js';
import { type Followed, protocolRules } from './protocol-rules.js';
import { ProtocolTeller, refusal, repairOf } from './protocol-words.js';
import { Modes } from './recorded.js';
import { replayedCalls } from './replayed-calls.js';
import { sketchedClaim } from './sketched-claims.js';

export const CARD: RuleCard = {
  id: 'protocol-error',
  title: 'Call that the object refuses',
  question: 'Can the object be in a state in which it refuses this call?',
  help: 'Bring the object into the right state first, or ask it before the call: `hasNext()`, `isPresent()`, `find()`; do not use what is closed, used up or changed behind an iterator.',
  cwe: [372, 672],
  since: '0.1.0',
};

export const protocolError: Inspection = {
  name: 'protocols',
  rules: [CARD],
  inspect: ({ methods }, world) => {
    const { hierarchy, subtypes } = world;
    const facts = new ProtocolFacts(hierarchy, RECORDS);
    const fields = new FieldsHeld(hierarchy, facts);
    const empty = new EmptyResults(hierarchy, subtypes, facts);
    const automata = automataOf(facts, new Modes(), {
      collections: new ChangedCollections(hierarchy, fields),
      mayBeEmpty: (call) => empty.mayBeEmpty(call),
      fieldHolds: (field) => fields.immutable(field),
    });
    const passings = new Passings(hierarchy, subtypes);
    const isOver = world.cancelled ?? (() => false);
    const calls = new Map(methods.map((method) => [method, isOver() ? [] : world.protocols.callsIn(method)]));
    const isSafe = (method: MethodDeclaration, edge: Edge): boolean =>
      calls.get(method)?.some(({ call, sketch }) => sketch.kind === 'safe' && call.edges.includes(edge)) === true;
    const failures = methods.flatMap((method) => {
      const body = method.body();
      if (body === undefined) return [];
      const found = failuresIn(body, automata, passings).filter(({ edge }) => !isSafe(method, edge));
      return found.map((each) => ({ method, body, found: each }));
    });
    const wanted = failures.map(({ method, found: { edge, failing } }): ReplayTarget => {
      return { method, edge, raised: failing.exception };
    });
    const witnesses = replayedCalls(wanted, world);
    const results = new Results();
    for (const [index, { method, body, found }] of failures.entries()) {
      results.add(method, found.edge, told(found, results.teller(body), witnesses[index]));
    }
    const misused = [
      ...misusedBy(methods, world),
      ...unaskedFirst(methods, facts, world),
      ...world.endedPrograms.callsIn(methods).filter(({ method, edge }) => !isSafe(method, edge)),
    ];
    for (const { method, edge, witness } of misused) {
      const body = method.body();
      if (body === undefined || results.isTold(method, edge.span.line)) continue;
      results.add(method, edge, toldOfUser(results.teller(body), edge, witness));
    }
    return methods.flatMap((method) => results.of(method, calls.get(method) ?? [], facts));
  },
};

function whereOf({ location: { line, column }, subject }: Claim): string {
  return `${line}:${column} ${subject}`;
}

/** What was told of methods so far. */
class Results {
  readonly #told = new Map<MethodDeclaration, { readonly edge: Edge; readonly told: Told }[]>();
  readonly #tellers = new Map<Body, ProtocolTeller>();

  teller(body: Body): ProtocolTeller {
    const teller = this.#tellers.get(body) ?? new ProtocolTeller(body);
    this.#tellers.set(body, teller);
    return teller;
  }

  add(method: MethodDeclaration, edge: Edge, told: Told): void {
    this.#told.set(method, [...(this.#told.get(method) ?? []), { edge, told }]);
  }

  isTold(method: MethodDeclaration, line: number): boolean {
    return (this.#told.get(method) ?? []).some(({ told: { claim } }) => claim.location.line === line);
  }

  /** With what sketches say of the other calls. */
  of(method: MethodDeclaration, calls: readonly SketchedCall[], facts: ProtocolFacts): readonly Inspected[] {
    const all = this.#told.get(method) ?? [];
    const body = method.body();
    const others = calls.filter(({ call }) => !all.some(({ edge }) => call.edges.includes(edge)));
    if (body === undefined) return [];
    const sketched = others.flatMap((each): readonly { readonly claim: Claim; readonly edges: readonly Edge[] }[] => {
      const { edges } = each.call;
      const [edge] = edges;
      return edge === undefined ? [] : [{ claim: sketchedClaim(each, edge, this.teller(body).subject(edge)), edges }];
    });
    const told = all.map(({ edge, told: { claim } }) => ({ claim, edges: [edge] }));
    const asked = new Set([...told, ...sketched].map(({ claim }) => whereOf(claim)));
    const unknown = callsOnOthers(body, facts)
      .map((each) => ({ claim: claimOfOther(each, this.teller(body).subject(each.edge)), edges: [each.edge] }))
      .filter(({ claim, edges }) => !asked.has(whereOf(claim)) && !all.some(({ edge }) => edges.includes(edge)));
    const claimed = [...told, ...sketched, ...unknown];
    if (claimed.length === 0) return [];
    return [
      {
        method,
        claims: claimed.map(({ claim }) => claim),
        calls: claimed.map(({ edges }) => edges.map((edge) => body.edges.indexOf(edge))),
        findings: all.map(({ told: { finding } }) => finding),
      },
    ];
  }
}

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
    for (const failure of went.failures) note(found, failure, { followed: each, went }, passings, body);
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

const MOST_ANSWERS = CHECK_BUDGETS['inspections/protocols/protocol-error'].mostAnswers.most;

/** An object that was followed, and how it went. */
interface FollowedJourney {
  readonly followed: Followed;
  readonly went: Journey;
}

/** The way with the least of exceptions to each call. */
function note(
  found: Map<string, Found>,
  failure: Stage,
  { followed, went }: FollowedJourney,
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
  const note = (witness.trace.at(-1)?.note ?? 'throws an exception').replace(/[\w.$]*[.$](?=\w+$)/, '');
  const claim: Claim = {
    property: CARD.id,
    kind: 'obligation',
    subject,
    verdict: 'refuted',
    location: locationOf(edge.span),
    assumptions: [],
    message: `${/[(]/.test(subject) ? `\`${subject}\`` : subject} ${note}: ${refusal(note)}`,
    witness,
  };
  const fix = repairOf(note);
  return { claim, finding: { ...claim, rule: CARD.id, confidence: 'high', steps: [], fix } };
}

interface Told {
  readonly claim: Claim;
  readonly finding: UnnumberedFinding;
}
