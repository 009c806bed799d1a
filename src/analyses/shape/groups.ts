/**
 * Obligations that are decided by one run. A formula at the exit that speaks of values on entry needs them in all states, which
 * multiplies their number: so such formulas are decided piece by piece, apart from everything else.
 */
import { keptOlds, spelledTerm } from '../../domains/heap/contraction/entry/old.js';
import type { Question } from '../../engine/question.js';
import type { BoundFormula, Term } from '../../facts/index.js';
import type { Edge } from '../../ir/body.js';
import type { MethodDeclaration } from '../../ir/program.js';
import {
  type Duty,
  exitQuestion,
  type FormulaBook,
  failing,
  type Judgement,
  type Look,
  type MethodDuties,
  type Obligation,
  type Placed,
} from '../../obligations/index.js';
import { liveVariables } from '../../program/flow/liveness.js';
import { asksForFresh, namesIn } from './clauses/formula-fields.js';
import { freeParameters } from './kept-parameters.js';
import { piecesOf } from './pieces.js';
import { parameterNames } from './subject.js';

export interface Group {
  readonly duties: MethodDuties;
  /** What is asked at the exits. */
  readonly ensured: readonly BoundFormula[];
  /** What is assumed on entry. */
  readonly assumed: readonly BoundFormula[];
}

export interface Groups {
  /** The first has all that needs nothing from entry, and may be empty. */
  readonly groups: readonly Group[];
  /** The duties that together are the given one: itself, or its pieces. */
  readonly partsOf: (duty: Duty) => readonly Duty[];
  /** The other way round. */
  readonly wholeOf: (part: Duty) => Duty;
}

interface Growing {
  readonly duties: Duty[];
  readonly ensured: BoundFormula[];
  readonly assumed: readonly BoundFormula[];
}

export function groupsOf(book: FormulaBook, method: MethodDeclaration, { all, at }: MethodDuties): Groups {
  const first: Growing = { duties: [], ensured: [], assumed: [] };
  const groups = new Map<string, Growing>([['', first]]);
  const parts = new Map<Duty, readonly Duty[]>();
  const wholes = new Map<Duty, Duty>();
  const places = new Map<Edge, Placed[]>([...at].map(([edge, placed]) => [edge, [...placed]]));
  const isClaused = method.clauses.length > 0;
  const required = isClaused ? book.ofMethod(method, 'requires').flatMap(({ bound }) => bound?.term ?? []) : [];
  const clauses = isClaused ? book.ofMethod(method, 'ensures') : [];
  const free = clauses.length > 0 ? freeNames(method) : new Set<string>();
  for (const duty of all) {
    const clause = duty.obligation.broken?.clause;
    const isEnsures = clause?.kind === 'ensures';
    const bound = isEnsures ? clauses.find(({ index }) => index === clause.index)?.bound : undefined;
    if (bound === undefined) {
      first.duties.push(duty);
      continue;
    }
    const pieces = piecesOf(bound.term, required);
    parts.set(
      duty,
      pieces.map(({ before, after }) => {
        const ensured = partOf(bound, after);
        const key = [...before.map(spelledTerm), needsOf(ensured, free)].join('\n');
        const group = groups.get(key) ?? {
          duties: [],
          ensured: [],
          assumed: before.map((term) => partOf(bound, term)),
        };
        groups.set(key, group);
        const piece = pieceOf(duty, after);
        wholes.set(piece, duty);
        group.duties.push(piece);
        group.ensured.push(ensured);
        for (const edge of piece.obligation.edges) {
          const placed: Placed = { duty: piece, judge: piece.obligation.judge, obligation: piece.obligation };
          const known = places.get(edge);
          if (known === undefined) places.set(edge, [placed]);
          else known.push(placed);
        }
        return piece;
      }),
    );
  }
  return {
    groups: inOrder(groups).map(({ duties, ensured, assumed }) => ({
      ensured,
      assumed,
      duties: { all: duties, at: places },
    })),
    partsOf: (duty) => parts.get(duty) ?? [duty],
    wholeOf: (part) => wholes.get(part) ?? part,
  };
}

/** Runs that are quick come first, and of these such as may answer for others. */
function inOrder(groups: ReadonlyMap<string, Growing>): readonly Growing[] {
  const [first, ...others] = groups.values();
  const costs = others.map((group) => {
    const olds = keptOlds(group.ensured.map(({ term }) => term)).length;
    const names = new Set(group.ensured.flatMap((formula) => [...namesIn(formula)])).size;
    return { group, cost: [olds, group.assumed.length, -names] };
  });
  costs.sort(({ cost: one }, { cost: other }) => {
    const place = one.findIndex((each, index) => each !== other[index]);
    return place < 0 ? 0 : (one[place] ?? 0) - (other[place] ?? 0);
  });
  return [...(first === undefined ? [] : [first]), ...costs.map(({ group }) => group)];
}

function partOf({ hierarchy, olds }: BoundFormula, term: Term): BoundFormula {
  return { term, hierarchy, olds };
}

/** The same promise about a part of the formula. */
function pieceOf({ rule, obligation }: Duty, after: Term): Duty {
  const { method } = obligation;
  const body = method.body();
  const question = body === undefined ? undefined : exitQuestion(after, body, method);
  const piece: Obligation = {
    ...obligation,
    judge: <E>({ outcome, ask, at }: Look<E>) =>
      worst(outcome.normal, question, (asked, state) => ask(asked, state, at.edge.to)),
  };
  return { rule, obligation: piece, copies: [piece] };
}

function worst<E>(
  states: readonly E[],
  question: Question | undefined,
  ask: (question: Question, state: E) => Parameters<typeof failing>[0],
): Judgement | undefined {
  let found: Judgement | undefined;
  for (const state of states) {
    const judgement = failing(question === undefined ? 'unknown' : ask(question, state));
    if (judgement?.certainty === 'must') return judgement;
    found ??= judgement;
  }
  return found;
}

/** Equal for formulas that need the same of the states; empty for those that need nothing. */
function needsOf(formula: BoundFormula, free: ReadonlySet<string>): string {
  const names = [...namesIn(formula)].filter((name) => name !== 'this' && !free.has(name)).sort();
  const olds = keptOlds([formula.term]).map(spelledTerm).sort();
  return [...names, ...olds, ...(asksForFresh(formula) ? ['fresh'] : [])].join('\n');
}

/** The names of parameters that are kept in all runs. */
function freeNames(method: MethodDeclaration): ReadonlySet<string> {
  const body = method.body();
  if (body === undefined) return new Set();
  const free = new Set(freeParameters(body, liveVariables({ method: { ...method, clauses: [] }, body })));
  return new Set(parameterNames(method, body).flatMap(([name, variable]) => (free.has(variable) ? [name] : [])));
}
