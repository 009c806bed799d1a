/**
 * A session for each task. Services that read bodies remember what they have seen, so that a later task gets its answers without asking again: what a
 * task rests on would be hidden from it. So tasks of one component and kind share a session, and what is noted for all of them; facts of the program are shared
 * by all, and noted as a whole.
 */
import { isMain } from '../../../ir/program.js';
import { CHECK_BUDGETS } from '../budgets.js';
import type { CheckSession, Given } from '../tasks/session.js';
import type { Task } from '../tasks/task.js';
import type { Noter, Question } from './noter.js';
import { ALL, bodyOf, classQuestion, lineQuestion, protocolQuestion } from './questions.js';

const MOST_KEPT = CHECK_BUDGETS['noting/views'].mostKept.most;

export interface View<E> {
  readonly session: CheckSession<E>;
  /** What tasks in it have asked so far. */
  readonly asked: Set<Question>;
  /** Those of which it is noted what sightings rest on. */
  readonly sighted: Set<Question>;
}

type Make<E> = (options: CheckSession<E>['options'], given: Given) => CheckSession<E>;

export class Views<E> {
  readonly #whole: CheckSession<E>;
  readonly #noter: Noter;
  readonly #make: Make<E>;
  readonly #given: Given;
  /** Of runs and of replays, by component. */
  readonly #kept = new Map<string, View<E>>();

  constructor(whole: CheckSession<E>, noter: Noter, make: Make<E>) {
    this.#whole = whole;
    this.#noter = noter;
    this.#make = make;
    this.#given = givenOf(whole, noter);
    noter.apart(() => [whole.world, whole.threads, whole.machineErrors, whole.doubts, whole.subtypes]);
  }

  of({ kind, component }: Task): View<E> {
    const shared = sharedBy(kind);
    const name = `${shared} ${component}`;
    const known = shared === undefined ? undefined : this.#kept.get(name);
    if (known !== undefined) return known;
    if (kind === 'replay') this.#noter.apart(() => this.#whole.sightedPlaces);
    const own = this.#whole.component(component).classes.map(({ name }) => classQuestion(name));
    // What numbers find out of fields is shared by all methods: it rests on all code.
    const all = kind === 'numbers' || kind === 'shapes' ? [ALL] : [];
    const made = { session: this.#fresh(), asked: new Set([...own, ...all]), sighted: new Set<Question>() };
    if (shared !== undefined) this.#keep(name, made);
    return made;
  }

  /** Of the code that was run it was known before which duties it may break: what that rests on is asked here. */
  noteSightings({ session: { book, methods, hierarchy }, asked, sighted }: View<E>): void {
    const run = [...asked].filter((question) => !sighted.has(question)).map((question) => bodyOf(question, hierarchy));
    for (const question of asked) sighted.add(question);
    this.#noter.into(asked, () => {
      for (const method of run) if (method !== undefined && methods.has(method)) book.of(method);
      if (this.#whole.sightedPlaces.haveClauses) this.#noter.note(ALL);
    });
  }

  #keep(name: string, made: View<E>): void {
    this.#kept.set(name, made);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }

  #fresh(): CheckSession<E> {
    const { sourceLine, ...options } = this.#whole.options;
    const noted = sourceLine === undefined ? {} : { sourceLine: this.#noted(sourceLine) };
    return this.#make({ ...options, ...noted }, this.#given);
  }

  #noted(sourceLine: (file: string, line: number) => string | undefined): typeof sourceLine {
    return (file, line) => {
      this.#noter.note(lineQuestion(file, line));
      return sourceLine(file, line);
    };
  }
}

/** Tasks by which the services of a component are used together: what one of them has asked counts as asked by the next. */
function sharedBy(kind: Task['kind']): 'run' | 'replay' | undefined {
  if (kind === 'run' || kind === 'again') return 'run';
  return kind === 'replay' ? 'replay' : undefined;
}

/** What is found out about protocols is shared by all that ask: where it says something, it rests on all code. */
function givenOf<E>({ protocols, endedPrograms, places, classes, options }: CheckSession<E>, noter: Noter): Given {
  /** What the programs have asked, which are run once. */
  let run: ReadonlySet<Question> | undefined;
  const hasPrograms = options.replay && classes.some(({ methods }) => methods.some(isMain));
  return {
    protocols: {
      callsIn: (method) => {
        const found = noter.apart(() => protocols.callsIn(method));
        noter.note(found.length > 0 ? ALL : protocolQuestion(places.key(method)));
        return found;
      },
    },
    endedPrograms: {
      callsIn: (methods) => {
        if (!hasPrograms) return [];
        if (run === undefined) {
          const asked = new Set<Question>();
          noter.into(asked, () => endedPrograms.callsIn([]));
          run = asked;
        }
        for (const question of run) noter.note(question);
        return endedPrograms.callsIn(methods);
      },
    },
  };
}
