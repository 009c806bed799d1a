/** Reads a solved run into the ledger: which duties may not be met, and how execution gets there. */
import type { Truth } from '../../base/truth.js';
import type { Code, CodeEdge } from '../../engine/code.js';
import type { Domain } from '../../engine/domain.js';
import type { Alarm } from '../../engine/outcome.js';
import type { ProgramModel } from '../../engine/program.js';
import type { Question } from '../../engine/question.js';
import type { Activation, EngineResult, PathStep, Visit } from '../../engine/result.js';
import type { Condition } from '../../ir/instructions.js';
import type { MethodDeclaration } from '../../ir/program.js';
import {
  type Duty,
  type FinderContext,
  impliedAssumptions,
  type Judgement,
  type Ledger,
  type Look,
  nonNullParameters,
  type ObligationBook,
  ownAssumptions,
  type Placed,
  preconditions,
  RunGraph,
  rank,
  recordAssumptions,
  type StartContext,
  StepTeller,
  startAssumptions,
  taintsOf,
} from '../../obligations/index.js';
import type { Places } from '../../program/places.js';
import { markArguments } from './parameters/assumed-arguments.js';
import { notePassedNulls } from './passed-nulls.js';
import { pathPlaces } from './tasks/path-places.js';
import type { OutsideCalls } from './tasks/session.js';
import { isShown } from './trust/certainty.js';
import { isGuarded } from './trust/guards.js';
import { ImpliedAnswers } from './trust/implied-answers.js';
import { type NullSources, unkeptNull } from './trust/null-origins.js';
import { NullReckoning } from './trust/null-reckoning.js';

export interface Reader {
  readonly context: StartContext;
  readonly book: ObligationBook;
  readonly ledger: Ledger;
  /** How methods and edges are named. */
  readonly places: Places;
  /** Whether claims are made about the method. */
  readonly isOfInput: (method: MethodDeclaration) => boolean;
  /** What else the code rests on, as assumptions that are explained when all runs are done. */
  readonly restsOn: (code: Code) => readonly string[];
  /** Methods of the input that a call which names this one may run. */
  readonly overriders: (method: MethodDeclaration) => readonly MethodDeclaration[];
  /** Whether the input may run it in ways that no call shows. */
  readonly isReflected: (method: MethodDeclaration) => boolean;
  /** What is known of calls that are not followed. */
  readonly outside: OutsideCalls;
  /** The text of a line of the input, where it is at hand. */
  readonly sourceLine: (file: string, line: number) => string | undefined;
}

interface Candidate<E> extends Judgement {
  readonly placed: Placed;
  readonly visit: Visit<E>;
  readonly consequence: boolean;
  readonly depth: number;
}

/** Only of a run that was solved: others say nothing. Returns what was not followed. */
export function readRun<E>(reader: Reader, program: ProgramModel, domain: Domain<E>, result: EngineResult<E>): void {
  const { ledger, context } = reader;
  const graph = new RunGraph(program, result);
  const taints = taintsOf(program, result, graph);
  const taintOf = remembered((code: Code) => taints(code));
  const worst = new Map<Duty, Candidate<E>>();
  for (const activation of result.activations) {
    const { method } = activation.code;
    if (!reader.isOfInput(method)) continue;
    readActivation(reader, { domain, result, worst }, activation, taintOf(activation.code));
  }
  const reckoning = program.keeper.of(NullReckoning, () => new NullReckoning(context.hierarchy));
  const implications = program.keeper.of(ImpliedAnswers, () => new ImpliedAnswers(context.hierarchy));
  const implied = implications.of;
  const { overriders, outside } = reader;
  const neverNull: NullSources['neverNull'] = (call) => outside.results.neverNull(call) !== undefined;
  const sources: NullSources = { hierarchy: context.hierarchy, reckoning, overriders, implied, neverNull };
  tellTroubles(reader, result, worst, sources);
  notePassedNulls(reader, domain, result, sources);
  markArguments(graph, reader);
  const assumed = impliedAssumptions(program, result);
  const recorded = recordAssumptions(context.hierarchy, result, reader.outside);
  const assumptions = graph.closure((code) =>
    // Library code that library code calls is part of the same model.
    reader.isOfInput(code.method)
      ? [...ownAssumptions(context.hierarchy, code), ...assumed(code), ...recorded(code), ...reader.restsOn(code)]
      : recorded(code),
  );
  for (const code of graph.codes) {
    if (!reader.isOfInput(code.method)) continue;
    const record = ledger.method(code.method);
    for (const each of assumptions.get(code) ?? []) record.assumptions.add(each);
    for (const each of startAssumptions(context.hierarchy, code.method)) record.assumptions.add(each);
  }
}

/** A run that was solved, and the worst that was read of each duty so far. */
interface SolvedRun<E> {
  readonly domain: Domain<E>;
  readonly result: EngineResult<E>;
  readonly worst: Map<Duty, Candidate<E>>;
}

function readActivation<E>(
  { book, ledger, context }: Reader,
  { domain, result, worst }: SolvedRun<E>,
  activation: Activation,
  taint: (edge: CodeEdge['edge']) => string | undefined,
): void {
  const { code, depth } = activation;
  const { at: places } = book.of(code.method);
  if (places.size === 0) return;
  let entered: boolean | undefined;
  const isConsequence = (): boolean => {
    entered ??= depth === 0 || isEnteredRightly(domain, result, activation, context);
    return !entered;
  };
  const ask: Look<E>['ask'] = (question, state, point) => domain.ask(question, state, { code, point });
  for (const visit of result.visits(activation)) {
    const { at, state, outcome } = visit;
    for (const placed of places.get(at.edge) ?? []) {
      const { duty, judge } = placed;
      ledger.reach(duty);
      const reason = taint(at.edge);
      if (reason !== undefined) ledger.undecided(duty, reason);
      const judgement = judge({ at, state, outcome, ask, alarm: (condition) => alarmOf(domain, condition, at, state) });
      if (judgement === undefined) continue;
      const candidate: Candidate<E> = { ...judgement, placed, visit, consequence: isConsequence(), depth };
      const known = worst.get(duty);
      if (known === undefined || rank(candidate) > rank(known)) worst.set(duty, candidate);
    }
  }
}

/** The step of a check that is not in the code, at the place of one that is. */
function alarmOf<E>(domain: Domain<E>, condition: Condition, at: CodeEdge, state: E): Alarm | undefined {
  const { code, edge, number } = at;
  const checked: CodeEdge = {
    code,
    number,
    edge: {
      from: edge.from,
      to: edge.from,
      span: edge.span,
      instruction: { kind: 'check', condition, exception: 'java.lang.NullPointerException' },
      exceptional: edge.from,
    },
  };
  const ask = (question: Question): Truth => domain.ask(question, state, { code, point: edge.from });
  return domain.step(checked, state, ask).alarms[0];
}

/** Whether all states that the activation starts in meet what the method requires of its callers. */
function isEnteredRightly<E>(
  domain: Domain<E>,
  result: EngineResult<E>,
  activation: Activation,
  context: FinderContext,
): boolean {
  const { code } = activation;
  const { method, body } = code;
  const questions = [
    ...(method.clauses.length === 0 ? [] : preconditions(method, code, context)),
    ...nonNullParameters(method, code, context),
  ];
  const at = { code, point: body.entry };
  return questions.every((question) =>
    result.at(activation, body.entry).every((state) => domain.ask(question, state, at) === 'yes'),
  );
}

/** Paths are found only for what is worse than what earlier runs have shown. */
function tellTroubles<E>(
  { ledger, places, context: { hierarchy }, sourceLine }: Reader,
  result: EngineResult<E>,
  worst: ReadonlyMap<Duty, Candidate<E>>,
  sources: NullSources,
): void {
  const teller = new StepTeller(hierarchy, sourceLine);
  for (const [duty, candidate] of worst) {
    if (!ledger.isWorse(duty, candidate)) continue;
    const { visit, placed, latent, consequence, depth } = candidate;
    const { obligation } = placed;
    const path = result.path(visit);
    const isSure = !isAboutNull(visit.at) || isShown(path, obligation.blamed, visit);
    const certainty = isSure ? candidate.certainty : 'may';
    const text = obligation.message(certainty);
    const guarded = !latent && isGuarded(path, obligation.blamed, visit, hierarchy, sources.implied);
    const isOpen = certainty === 'may' && !latent && !guarded;
    const unkept = isOpen ? unkeptIn(duty, path, candidate, sources) : undefined;
    const start = path[0]?.at.code.method ?? visit.at.code.method;
    const entry = start.span.line > 0 ? places.keyOf(start) : undefined;
    ledger.note(duty, {
      certainty,
      latent: latent || guarded,
      ...(unkept === undefined ? {} : { unkept }),
      message: text,
      consequence,
      depth,
      copy: duty.copies.indexOf(obligation),
      edge: places.edge(visit.at.code.body, visit.at.edge),
      steps: teller.tell(path, {
        visit,
        blamed: obligation.blamed,
        span: obligation.span,
        isAboutNull: isAboutNull(visit.at),
      }),
      ...(entry === undefined ? {} : { entry }),
      path: entry === undefined ? [] : pathPlaces(places, path),
    });
  }
}

/** What is not kept that decides whether it fails. */
function unkeptIn<E>(
  { rule }: Duty,
  path: readonly PathStep<E>[],
  { placed: { obligation }, visit }: Candidate<E>,
  sources: NullSources,
): string | undefined {
  if (rule === 'class-cast') return 'which class an object is of is not kept';
  return rule === 'null-dereference' || rule === 'null-argument'
    ? unkeptNull(path, obligation.blamed, visit, sources)
    : undefined;
}

function isAboutNull({ edge: { instruction } }: CodeEdge): boolean {
  return !(instruction.kind === 'check' && instruction.condition.kind === 'castable');
}

function remembered<K, V>(make: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    let value = known.get(key);
    if (value === undefined) {
      value = make(key);
      known.set(key, value);
    }
    return value;
  };
}
