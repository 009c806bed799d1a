/**
 * Judges an analysis of a program by concrete runs: every state that a run goes through must be one of those that the
 * analysis found, and what the analysis answers about it must be so.
 */
import type { Code, CodeEdge } from '../../../src/engine/code.js';
import type { Ask, Domain } from '../../../src/engine/domain.js';
import type { Outcome } from '../../../src/engine/outcome.js';
import type { ProgramModel } from '../../../src/engine/program.js';
import type { EngineResult } from '../../../src/engine/result.js';
import type { Edge, Point } from '../../../src/ir/body.js';
import type { MethodDeclaration } from '../../../src/ir/program.js';
import { type Random, randomFrom } from '../random.js';
import { type Fact, randomFacts, truthIn, type WriteFormula } from './facts.js';
import { type FailureKind, SoundnessFailure } from './failure.js';
import type { ObservedFrame, ObservedState, Observer } from './observed-run.js';
import { showConcrete } from './show-concrete.js';
import type { Tally } from './tally.js';

interface Disjunct<E> {
  readonly state: E;
  readonly activation: number;
}

interface Represented<E> {
  readonly point: Point;
  readonly found: readonly Disjunct<E>[];
  /** A larger state than one of them. */
  readonly larger: E | undefined;
}

const VISITS_OF_A_POINT = 6;
const FACTS_OF_A_POINT = 8;

export class Judge<E> implements Observer {
  readonly #at = new Map<Code, Map<Point, readonly Disjunct<E>[]>>();
  /** By edge, key of the state, number of the activation. */
  readonly #outcomes = new Map<CodeEdge, Map<number, Map<number, Outcome<E>>>>();
  readonly #visited = new Map<Code, Map<Point, number>>();
  readonly #facts = new Map<Code, Map<Point, readonly Fact[]>>();
  /** What represented the frame's state at its last point. */
  readonly #represented = new WeakMap<ObservedFrame, Represented<E>>();
  readonly #random: Random;

  constructor(
    readonly program: ProgramModel,
    readonly domain: Domain<E>,
    readonly result: EngineResult<E>,
    readonly tally: Tally,
    seed: number,
    /** Default: formulas about the classes of the programs of `java/program.ts`. */
    readonly write?: WriteFormula,
  ) {
    this.#random = randomFrom(seed);
  }

  follows(edge: CodeEdge['edge'], callee: MethodDeclaration): 'yes' | 'no' | 'stop' {
    const about = this.result.notFollowed.filter((each) => each.at.edge === edge);
    const met = about.filter(
      (each) => each.callee === callee || each.reason === 'targets' || each.reason === 'not-found',
    );
    const [first] = met;
    if (first === undefined) return 'yes';
    // Whether a call was too deep, or ran what is not known, depends on where it was met: the run alone does not show it.
    if (met.some(({ reason }) => reason !== 'policy' && reason !== 'not-found')) return 'stop';
    return this.result.targets(first.at).includes(callee) && first.reason !== 'policy' ? 'stop' : 'no';
  }

  visit(state: ObservedState, frame: ObservedFrame): void {
    if (this.program.hierarchy.find(frame.method.owner)?.origin !== 'input') return;
    const code = this.program.code(frame.method);
    if (code === undefined) throw new Error('a method without body runs');
    const last = this.#represented.get(frame);
    this.#represented.delete(frame);
    if (!this.#isDue(code, state.point)) return;
    this.tally.visits++;
    const found = this.#disjuncts(code, state.point).filter((each) => this.domain.represents(state, each.state));
    if (last !== undefined && last.point === frame.previous) this.#judgeEdge(code, last, state);
    if (found.length === 0) this.#fail('uncovered', code, state, this.#disjuncts(code, state.point));
    this.#judgeAnswers(code, state, found);
    const larger = this.#judgeForgetting(code, state, found);
    this.#represented.set(frame, { point: state.point, found, larger });
  }

  #isDue(code: Code, point: Point): boolean {
    const points = inner(this.#visited, code);
    const count = points.get(point) ?? 0;
    points.set(point, count + 1);
    return count < VISITS_OF_A_POINT;
  }

  #disjuncts(code: Code, point: Point): readonly Disjunct<E>[] {
    const points = inner(this.#at, code);
    let found = points.get(point);
    if (found === undefined) {
      found = this.result.activations
        .filter((activation) => activation.code === code)
        .flatMap((activation) =>
          this.result.at(activation, point).map((state) => ({ state, activation: activation.number })),
        );
      points.set(point, found);
    }
    return found;
  }

  /** The outcome that the result shows for a state before an edge. */
  #outcome(at: CodeEdge, { state, activation }: Disjunct<E>): Outcome<E> | undefined {
    const { key } = this.domain.lattice;
    if (this.#outcomes.size === 0) {
      for (const each of this.result.activations) {
        for (const visit of this.result.visits(each)) {
          inner(inner(this.#outcomes, visit.at), key(visit.state)).set(each.number, visit.outcome);
        }
      }
    }
    return this.#outcomes.get(at)?.get(key(state))?.get(activation);
  }

  /** The run went from a state that the disjuncts represent to the given one. */
  #judgeEdge(code: Code, { point: from, found: before, larger }: Represented<E>, after: ObservedState): void {
    const edges = (code.body.outgoing[from] ?? []).filter(({ to, exceptional }) =>
      [to, exceptional].includes(after.point),
    );
    const [edge] = edges;
    if (edge === undefined) throw new Error(`no edge from ${from} to ${after.point}`);
    const { instruction } = edge;
    const isCall = ['call', 'initialise', 'unsupported'].includes(instruction.kind);
    if (edge.to === edge.exceptional) return;
    const threw = edge.exceptional === after.point;
    if (isCall) this.tally.calls++;
    else this.tally.steps++;
    if (instruction.kind === 'check' && threw) this.tally.failedChecks++;
    if (larger !== undefined && !isCall) this.#judgeStep(code, edges, larger, after, threw);
    let covered = false;
    for (const disjunct of before) {
      const outcomes = edges.flatMap((each) => this.#outcome(this.program.edge(code, each), disjunct) ?? []);
      if (outcomes.length === 0) {
        this.#fail('step', code, after, [disjunct], 'there is no visit of the state before this edge');
      }
      const states = outcomes.flatMap(({ normal, exceptional }) => (threw ? exceptional : normal));
      const covers = states.some((each) => this.domain.represents(after, each));
      covered ||= covers;
      if (!covers && !isCall) {
        const shown = states.map((state) => ({ state, activation: disjunct.activation }));
        const about = `${instruction.kind} at line ${edge.span.line} from ${this.#show(code, disjunct)}`;
        this.#fail('step', code, after, shown, about);
      }
      if (instruction.kind !== 'check') continue;
      const alarms = outcomes.flatMap(({ alarms: raised }) => raised);
      const about = `${instruction.condition.kind} at line ${edge.span.line}`;
      if (threw && !alarms.some(({ rule }) => rule === instruction.condition.kind)) {
        this.#fail('alarm', code, after, [disjunct], `no alarm for ${about}, which fails`);
      }
      const mustFail = alarms.some(
        ({ rule, certainty }) => rule === instruction.condition.kind && certainty === 'must',
      );
      if (!threw && mustFail) {
        this.#fail('alarm', code, after, [disjunct], `${about} must fail, but holds`);
      }
    }
    if (!covered) {
      const about = `${instruction.kind} at line ${edge.span.line} ${threw ? 'throws' : 'returns'}; before: ${before.map((each) => this.#show(code, each)).join('\n    or ')}`;
      const states = before.flatMap((each) => {
        const outcome = this.#outcome(this.program.edge(code, edge), each);
        const list = threw ? outcome?.exceptional : outcome?.normal;
        return (list ?? []).map((state) => ({ ...each, state }));
      });
      this.#fail('step', code, after, states, about);
    }
  }

  /** A step from a state that no analysis need have met. */
  #judgeStep(code: Code, edges: readonly Edge[], before: E, after: ObservedState, threw: boolean): void {
    const ask: Ask = (question) => this.domain.ask(question, before, { code, point: edges[0]?.from ?? 0 });
    const outcomes = edges.map((edge) => this.domain.step(this.program.edge(code, edge), before, ask));
    const states = outcomes.flatMap(({ normal, exceptional }) => (threw ? exceptional : normal));
    if (states.some((each) => this.domain.represents(after, each))) return;
    const shown = states.map((state) => ({ state, activation: 0 }));
    this.#fail('step', code, after, shown, `from the join ${this.domain.show(before, code)}`);
  }

  #judgeAnswers(code: Code, state: ObservedState, found: readonly Disjunct<E>[]): void {
    const points = inner(this.#facts, code);
    let facts = points.get(state.point);
    if (facts === undefined) {
      const assigned = code.body.variables.filter((variable) => state.value(variable) !== undefined);
      facts = randomFacts(code, this.program.hierarchy, assigned, this.#random, FACTS_OF_A_POINT, this.write);
      points.set(state.point, facts);
    }
    for (const fact of facts) {
      const holds = truthIn(fact, state);
      if (holds === undefined) continue;
      for (const each of found) {
        const answer = this.domain.ask(fact.question, each.state, { code, point: state.point });
        if (answer !== 'unknown') this.tally.answers++;
        if (answer === (holds ? 'no' : 'yes')) {
          const names = fact.mentions.map((variable) => `v${variable.index} is ${variable.name}`).join(', ');
          this.#fail('ask', code, state, [each], `answers ${answer} to ${fact.text} (${names})`);
        }
      }
    }
  }

  /** What covers a state goes on covering it when more is forgotten. */
  #judgeForgetting(code: Code, state: ObservedState, found: readonly Disjunct<E>[]): E | undefined {
    const { lattice } = this.domain;
    const others = this.#disjuncts(code, state.point);
    let larger: E | undefined;
    for (const each of found) {
      const abstracted = this.domain.abstract(each.state, { code, point: state.point });
      if (!this.domain.represents(state, abstracted)) {
        this.#fail(
          'abstract',
          code,
          state,
          [{ ...each, state: abstracted }],
          `abstracted from ${this.#show(code, each)}`,
        );
      }
      const other = this.#random.pick(others);
      const joined = lattice.join(each.state, other.state);
      larger = joined;
      const reversed = lattice.join(other.state, each.state);
      const widened = lattice.widen(each.state, joined);
      for (const [how, upper] of [
        ['join', joined],
        ['reversed join', reversed],
        ['widening', widened],
      ] as const) {
        if (this.domain.represents(state, upper)) continue;
        this.#fail(
          'join',
          code,
          state,
          [{ ...each, state: upper }],
          `${how} of ${this.#show(code, each)} with ${this.#show(code, other)}`,
        );
      }
    }
    return larger;
  }

  #show(code: Code, { state }: Disjunct<E>): string {
    return this.domain.show(state, code);
  }

  #fail(kind: FailureKind, code: Code, state: ObservedState, disjuncts: readonly Disjunct<E>[], about = ''): never {
    const { method } = code;
    const edge = code.body.outgoing[state.point]?.[0];
    throw new SoundnessFailure(
      kind,
      [
        `${method.owner}.${method.name} at point ${state.point} (line ${edge?.span.line ?? 'of the exit'}) ${about}`,
        '  machine:',
        ...showConcrete(code, state),
        disjuncts.length === 0 ? '  abstract: not reached' : '  abstract:',
        ...disjuncts.map((each) => `    ${this.#show(code, each)}`),
      ].join('\n'),
    );
  }
}

function inner<K, L, V>(map: Map<K, Map<L, V>>, key: K): Map<L, V> {
  let found = map.get(key);
  if (found === undefined) {
    found = new Map();
    map.set(key, found);
  }
  return found;
}
