/** `check`: every bug finder at once, over the recency heap. */

import { recency, type State } from '../../domains/heap/recency/index.js';
import type { RuleCard } from '../../findings/check-result.js';
import type { Claim } from '../../findings/claim.js';
import type { ElementResult } from '../../findings/result.js';
import type { ClassDeclaration, ClassTable, MethodDeclaration } from '../../ir/program.js';
import { type ClassName, isArray, isReference, STRING } from '../../ir/types.js';
import type { Doubts } from '../../program/doubts.js';
import { liveVariables } from '../../program/flow/liveness.js';
import { openNumbers } from '../numbers/index.js';
import { shapeInput } from '../shape/index.js';
import { type CheckedProgram, type Checking, checkingOf, type Reporting, runHere } from './check-program.js';
import { FINDERS, RELATED } from './finders/index.js';
import { INSPECTIONS } from './inspections/index.js';
import { factsText } from './noting/facts.js';
import { NotedTable } from './noting/noted-table.js';
import { Noter, type Question } from './noting/noter.js';
import { ALL, type Asked, answerTo, isOfLine } from './noting/questions.js';
import { Views } from './noting/views.js';
import { NOT_ANALYSED } from './results.js';
import type { Shapes } from './shape-proofs.js';
import { UNUSED_SUPPRESSION } from './suppression/rule.js';
import { digestOf } from './tasks/digest.js';
import { performTask } from './tasks/perform.js';
import { CheckSession, type SessionOptions } from './tasks/session.js';
import type { Answer, Performed, Request, Round, Task } from './tasks/task.js';

/** What decides the answers to tasks. */
export interface CheckerOptions
  extends Omit<
    SessionOptions<unknown>,
    'apart' | 'domain' | 'liveVariables' | 'finders' | 'inspections' | 'shapes' | 'numbers'
  > {
  /** Whether numbers that know of each other are asked for proofs; default yes. */
  readonly relatesNumbers?: boolean;
}

export type { Answer, CheckedProgram, Checking, Performed, Reporting, Request, Round, Task };
export { runHere };

export const RULES: readonly RuleCard[] = [
  ...FINDERS.map(({ card }) => card),
  ...INSPECTIONS.flatMap(({ rules }) => rules),
  NOT_ANALYSED,
  UNUSED_SUPPRESSION,
];

/** A program opened for checking. Two of the same input give the same answers to the same tasks. */
export interface Checker {
  checking(reporting: Reporting): Checking;
  perform(round: Round, task: Task): Answer;
  /** The same, with what the answer rests on. */
  performed(round: Round, task: Task): Performed;
  /** What the input answers now to what was asked of it, as text; undefined where there is no answer. `digest` makes a short text of a long one. */
  answerTo(question: string, digest: (text: string) => string): string | undefined;
  /** What all answers rest on, as text. */
  facts(digest: (text: string) => string): string;
  /** How big the code is. */
  readonly edges: number;
  /** How big that of a component is. */
  edgesOf(component: ClassName): number;
  /** The same of the same program, and of another one most likely not. */
  digest(): string;
}

/** The table that a checker is opened with: it notes what tasks ask of the input. */
export class CheckedTable extends NotedTable {
  readonly noter: Noter;

  constructor(table: ClassTable) {
    const noter = new Noter();
    super(table, noter);
    this.noter = noter;
  }
}

/** `classes` are all those of the input, as the table has them, local and anonymous ones and lambdas included. */
export function openChecker(
  table: CheckedTable,
  classes: readonly ClassDeclaration[],
  options: CheckerOptions,
): Checker {
  const session = new CheckSession(table, classes, {
    ...options,
    apart: (work) => table.noter.apart(work),
    domain: (isSet, isShared, { writes, results }) =>
      recency({
        isSet,
        isShared,
        writes,
        neverNull: (call, selected) => results.neverNull(call, selected),
      }),
    liveVariables,
    finders: FINDERS,
    inspections: INSPECTIONS,
    shapes: (methods, doubts) => shapesOf(table, classes, methods, { ...options, doubts }),
    ...(options.relatesNumbers === false ? {} : { numbers: numbersOf(table, classes, options) }),
  });
  const input: Asked = {
    table,
    hierarchy: session.hierarchy,
    options: session.options,
    hasProtocols: (key) => {
      const method = session.places.method(key);
      return method !== undefined && session.protocols.callsIn(method).length > 0;
    },
  };
  let views: Views<State> | undefined;
  const performed = (round: Round, task: Task): Performed => {
    views ??= new Views(
      session,
      table.noter,
      (others, given) => new CheckSession(table, classes, others, session, given),
    );
    const view = views.of(task);
    const { session: own, asked } = view;
    const answer = table.noter.into(asked, () => performTask(own, round, task));
    if (task.kind === 'replay') views.noteSightings(view);
    return { answer, asked: restingOn(asked) };
  };
  const sizes = new Map(
    session.components.map(({ name, methods }) => [
      name,
      methods.reduce((sum, method) => sum + (method.body()?.edges.length ?? 0), 0),
    ]),
  );
  return {
    checking: (reporting) => checkingOf(session, reporting),
    perform: (round, task) => performed(round, task).answer,
    performed,
    answerTo: (question, digest) => answerTo(question, input, digest),
    facts: (digest) => factsText(session, digest),
    edges: [...sizes.values()].reduce((sum, each) => sum + each, 0),
    edgesOf: (component) => sizes.get(component) ?? 0,
    digest: () => digestOf(session.components),
  };
}

/** All code says what any part of it says. */
function restingOn(asked: ReadonlySet<Question>): readonly Question[] {
  return asked.has(ALL) ? [...asked].filter((question) => question === ALL || isOfLine(question)) : [...asked];
}

/** Cheap: a method that takes longer than that stays as it is. */
const SHAPE_BUDGET = 0.1;
const NUMBERS_BUDGET = 0.1;

function shapesOf(
  table: ClassTable,
  classes: readonly ClassDeclaration[],
  methods: ReadonlySet<MethodDeclaration>,
  { budget, deadline, isTimeUp, doubts }: CheckerOptions & { readonly doubts: () => Doubts },
): ReadonlyMap<MethodDeclaration, readonly Claim[]> {
  const { results } = shapeInput(table, classes, {
    isSelected: (method) => methods.has(method),
    join: 'partial',
    contracts: 'auto',
    inverses: [],
    infersNeeds: false,
    replay: false,
    doubts,
    budget: SHAPE_BUDGET * budget,
    deadline: () => {
      const own = deadline?.(1);
      return () => own?.() === true || isTimeUp?.() === true;
    },
  });
  return byMethod(results, named(methods));
}

function byMethod(
  results: readonly ElementResult[],
  methods: ReadonlyMap<string, MethodDeclaration>,
): ReadonlyMap<MethodDeclaration, readonly Claim[]> {
  return new Map(
    results.flatMap(({ class: owner, method, descriptor, claims }) => {
      const about = methods.get(`${owner}.${method}${descriptor}`);
      return about === undefined ? [] : [[about, claims] as const];
    }),
  );
}

/** First numbers in variables, then, of what is left open, also those in fields, with what holds of them between calls. */
function numbersOf(
  table: ClassTable,
  classes: readonly ClassDeclaration[],
  { budget, deadline, isTimeUp }: CheckerOptions,
): Shapes {
  const opened = new Map<'kept' | 'left-out', ReturnType<typeof openNumbers>>();
  const asked = (
    fields: 'kept' | 'left-out',
    methods: ReadonlySet<MethodDeclaration>,
    doubts: () => Doubts,
  ): ReadonlyMap<MethodDeclaration, readonly Claim[]> => {
    const known =
      opened.get(fields) ??
      openNumbers(table, classes, {
        domain: 'zones',
        fields,
        finders: RELATED,
        replay: false,
        tellsPoints: false,
        doubts,
        budget: NUMBERS_BUDGET * budget,
        deadline: () => {
          const own = deadline?.(1);
          return () => own?.() === true || isTimeUp?.() === true;
        },
      });
    opened.set(fields, known);
    return byMethod(known((method) => methods.has(method)).results, named(methods));
  };
  return (methods, doubts) => {
    const found = new Map(asked('left-out', methods, doubts));
    const isOpen = ({ verdict }: Claim): boolean => verdict !== 'proved';
    const open = [...methods].filter((method) => readsNumbers(method) && found.get(method)?.some(isOpen) === true);
    if (open.length === 0) return found;
    for (const [method, claims] of asked('kept', new Set(open), doubts))
      found.set(
        method,
        (found.get(method) ?? []).map((claim, place) => (isOpen(claim) ? (claims[place] ?? claim) : claim)),
      );
    return found;
  };
}

/** Whether it loads numbers, or what has a length, from fields: else there is nothing to be found there. */
function readsNumbers(method: MethodDeclaration): boolean {
  return (method.body()?.edges ?? []).some(
    ({ instruction }) =>
      instruction.kind === 'load' &&
      instruction.place.kind === 'field' &&
      (!isReference(instruction.place.field.type) ||
        isArray(instruction.place.field.type) ||
        instruction.place.field.type === STRING),
  );
}

function named(methods: ReadonlySet<MethodDeclaration>): ReadonlyMap<string, MethodDeclaration> {
  return new Map([...methods].map((method) => [`${method.owner}.${method.name}${method.descriptor}`, method]));
}
