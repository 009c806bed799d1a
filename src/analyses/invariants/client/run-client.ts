/** Runs a client with any domain, and reads the class assertion off the states at the head of its loop. */
import { agreement, type Truth } from '../../../base/truth.js';
import type { Code, CodePoint } from '../../../engine/code.js';
import type { Domain } from '../../../engine/domain.js';
import {
  type Activation,
  type AnalyseOptions,
  analyse,
  type EngineResult,
  ProgramModel,
} from '../../../engine/index.js';
import { DEFAULT_POLICY } from '../../../engine/policy.js';
import type { Question } from '../../../engine/question.js';
import type { Term } from '../../../facts/index.js';
import type { Variable } from '../../../ir/instructions.js';
import { Flag, hasFlag } from '../../../ir/program.js';
import { isArray, OBJECT } from '../../../ir/types.js';
import type { LiveVariables } from '../../../program/flow/liveness.js';
import { liveVariables } from '../../../program/flow/liveness.js';
import type { ClassRun, ClassSubject } from '../local-analysis.js';
import { roundsOf } from '../rounds.js';
import { type GivenUp, givenUpIn, noting, reasonsOf } from './run-reasons.js';

export interface ClientPolicy<E> extends Partial<AnalyseOptions<E>> {
  /** Default: all that the code may still read. */
  readonly live?: (code: Code) => LiveVariables;
  /** In place of what the domain starts with in a program that has just started. */
  readonly starts?: (domain: Domain<E>, code: Code) => readonly E[];
  /** Whether nothing can be said of the object at hand in a state: a long run that has come to such a one is stopped. */
  readonly isLost?: (state: E, at: CodePoint) => boolean;
}

/** A run of so many steps is long. */
const LONG = 2_000;

/**
 * Runs `analyse` on the client's method, from a program that has just started, and reads the result. Where the run was not solved,
 * nothing is claimed. `make` is called once. The budget's steps are the subject's.
 */
export function runClient<E>(
  subject: ClassSubject,
  make: (program: ProgramModel) => Domain<E>,
  { live = liveInBody, starts, isLost, ...policy }: ClientPolicy<E> = {},
): ClassRun | { readonly unsolved: string } {
  const { client, family } = subject;
  const { hierarchy, classes } = client.world;
  const program = new ProgramModel(hierarchy, {
    classes,
    liveVariables: (each) => (each.method === client.method ? withObject(live(each), client.object) : live(each)),
  });
  const code = program.code(client.method);
  if (code === undefined) return { unsolved: 'there is no code' };
  const plain = make(program);
  const domain = startingWith(plain, family.declaration.name);
  const states =
    starts === undefined ? domain.entry(code, { history: 'main', nullness: () => 'unknown' }) : starts(domain, code);
  const { cancelled } = subject;
  const at = { code, point: client.head };
  let hasLost = false;
  const trace: AnalyseOptions<E>['trace'] =
    isLost &&
    (({ activation, point, after }) => {
      if (activation.code === code && point === client.head) hasLost ||= after.some((state) => isLost(state, at));
    });
  const noted: GivenUp[] = [];
  let isStopped = false;
  const result = analyse(program, isLost === undefined ? domain : noting(domain, noted), [{ code, states }], {
    ...policy,
    budget: { ...(policy.budget ?? DEFAULT_POLICY.budget), steps: subject.steps },
    ...(trace !== undefined && { trace }),
    cancelled: (steps) => {
      isStopped ||= hasLost && steps > LONG;
      return isStopped || cancelled?.() === true;
    },
  });
  if (isStopped) return lostRun(subject, noted);
  if (result.outcome !== 'solved') return { unsolved: reasonOf(result) };
  const root = result.activations.find((each) => each.code === code && each.depth === 0);
  return new ClientReading(subject, domain, result, root, { code, point: client.head }).run();
}

/** Nothing is known of the object at hand; the rest of the run would not change that. */
function lostRun({ asked, client }: ClassSubject, noted: readonly GivenUp[]): ClassRun {
  const none = (): never => {
    throw new RangeError('there are no states');
  };
  return {
    states: 0,
    empty: 0,
    rounds: [],
    answers: asked.map(() => 'unknown'),
    reached: true,
    givenUp: reasonsOf(client, noted),
    draw: none,
    show: none,
  };
}

function liveInBody(code: Code): LiveVariables {
  return liveVariables({ ...code, method: { ...code.method, clauses: [] } });
}

/** The object at hand is asked about, whether the client reads it again or not. */
function withObject(live: LiveVariables, object: Variable): LiveVariables {
  return { isLive: (variable, point) => variable === object || live.isLive(variable, point) };
}

/** When the client starts, the class is not initialised; that is the first thing that it does. */
function startingWith<E>(domain: Domain<E>, name: string): Domain<E> {
  const { initialised } = domain;
  if (initialised === undefined) return domain;
  return {
    ...domain,
    initialised: (type, state) => {
      const truth = initialised(type, state);
      return truth === 'unknown' && type === name ? 'no' : truth;
    },
  };
}

class ClientReading<E> {
  readonly #subject: ClassSubject;
  readonly #domain: Domain<E>;
  readonly #result: EngineResult<E>;
  readonly #root: Activation | undefined;
  readonly #at: CodePoint;

  constructor(
    subject: ClassSubject,
    domain: Domain<E>,
    result: EngineResult<E>,
    root: Activation | undefined,
    at: CodePoint,
  ) {
    this.#subject = subject;
    this.#domain = domain;
    this.#result = result;
    this.#root = root;
    this.#at = at;
  }

  run(): ClassRun {
    const { asked, client } = this.#subject;
    const all = this.#root === undefined ? [] : this.#result.at(this.#root, client.head);
    const withObject = all.filter((state) => this.#ask(hasNoObject(client.object.type), state) !== 'yes');
    const isOfObjects = asked.length === 0 || asked.some(({ ofObject }) => ofObject);
    const states = isOfObjects ? withObject : all;
    const empty = this.#emptiness();
    return {
      states: states.length,
      empty: states.filter((state) => this.#ask(empty, state) === 'yes').length,
      rounds:
        this.#root === undefined
          ? []
          : roundsOf({ client, domain: this.#domain, result: this.#result, root: this.#root, all, states }),
      answers: asked.map(({ term, ofObject }) => this.#answer(term, ofObject ? withObject : all)),
      reached: withObject.length > 0,
      givenUp: reasonsOf(client, givenUpIn(this.#result)),
      draw: (state) => this.#domain.draw(this.#stateOf(states, state), this.#at),
      show: (state) => this.#domain.show(this.#stateOf(states, state), this.#at.code),
    };
  }

  #stateOf(states: readonly E[], number: number): E {
    if (number < 0 || number >= states.length) throw new RangeError(`there is no state ${number}`);
    return states[number] as E;
  }

  #answer(term: Term, states: readonly E[]): Truth {
    let answer: Truth | undefined;
    for (const state of states) {
      const one = this.#ask(term, state);
      answer = answer === undefined ? one : agreement(answer, one);
      if (answer === 'unknown') break;
    }
    return answer ?? 'yes';
  }

  #ask(term: Term, state: E): Truth {
    const { object } = this.#subject.client;
    const question: Question = { term, variable: (name) => (name === 'this' ? object : undefined) };
    return this.#domain.ask(question, state, this.#at);
  }

  /** That every field which leads to nodes is null; of all reference fields where none does. */
  #emptiness(): Term {
    const { family, client } = this.#subject;
    const { hierarchy } = client;
    const own = family.fields.filter((field) => !hasFlag(field, Flag.STATIC));
    const leading = own.filter(
      ({ type }) =>
        !isArray(type) && type !== OBJECT && [...family.nodes].some((node) => hierarchy.isAssignable(node, type)),
    );
    const base: Term = { kind: 'variable', name: 'this', type: client.object.type, ...NOWHERE };
    const parts = (leading.length > 0 ? leading : own).map(
      ({ owner, name, type }): Term => isNull({ kind: 'field', base, field: { owner, name, type }, type, ...NOWHERE }),
    );
    const [first, ...rest] = parts;
    if (first === undefined) return { kind: 'constant', type: 'boolean', value: 0, ...NOWHERE };
    return rest.reduce<Term>(
      (left, right) => ({ kind: 'connective', operator: '&&', left, right, type: 'boolean', ...NOWHERE }),
      first,
    );
  }
}

const NOWHERE = { offset: 0, end: 0 } as const;

function hasNoObject(type: string): Term {
  return isNull({ kind: 'variable', name: 'this', type, ...NOWHERE });
}

function isNull(left: Term): Term {
  const right: Term = { kind: 'constant', type: 'null', value: null, ...NOWHERE };
  return { kind: 'compare', operator: '==', operands: 'reference', left, right, type: 'boolean', ...NOWHERE };
}

function reasonOf<E>({ outcome, reason, place }: EngineResult<E>): string {
  const what = outcome === 'cancelled' ? 'the time was up' : (reason ?? 'the budget was spent');
  if (place === undefined) return what;
  const { method, body } = place.code;
  const line = body.outgoing[place.point]?.[0]?.span.line ?? method.span.line;
  return method.owner.startsWith('$') ? what : `${what} in ${method.owner}.${method.name}, line ${line}`;
}
