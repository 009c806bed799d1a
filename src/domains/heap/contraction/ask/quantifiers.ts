/** Quantified formulas on a state: the body is evaluated for each object that the graph has, and for those inside summaries. */
import type { PredicateTerm, QuantifiedTerm, Term } from '../../../../facts/index.js';
import { exitsOf } from '../graphs/placements.js';
import { type Refinement, splitAny, splitRoot, splitSource } from '../graphs/split.js';
import { FALSE, TRUE, type Work } from '../state/state.js';
import type { Evaluation } from './evaluation.js';
import { FieldList } from './fields.js';
import { instanceCases } from './instances.js';
import { ANY, ANYTHING, EITHER, FAILS, FAULTS, HOLDS, type Judged, NO_VALUE, NULL } from './outcomes.js';
import { leadsAside, mayReach } from './predicates.js';
import { comparesNumbers, conjuncts, isSafe, mentions } from './safe.js';

export function judgeQuantified(evaluation: Evaluation, term: QuantifiedTerm, work: Work): readonly Judged[] {
  switch (term.domain.kind) {
    case 'integers':
      return [{ work, outcomes: ANYTHING }];
    case 'booleans': {
      const found = new Found(term);
      for (const value of [FALSE, TRUE]) {
        evaluation.bound[term.variable.slot] = value;
        found.add(instance(evaluation, term, evaluation.tables.copied(work)));
      }
      return [{ work, outcomes: found.outcomes }];
    }
    case 'objects':
      return judgeObjects(evaluation, term, work);
  }
}

/** What the outcomes of the instances of a quantified formula come to. */
class Found {
  readonly #isForall: boolean;
  #all: number;
  #some = 0;

  constructor({ quantifier }: QuantifiedTerm) {
    this.#isForall = quantifier === 'forall';
    this.#all = this.neutral;
  }

  /** The outcome of an instance that decides nothing, and of no instances. */
  get neutral(): number {
    return this.#isForall ? HOLDS : FAILS;
  }

  add(outcomes: number): void {
    this.#all &= outcomes;
    this.#some |= outcomes & ~this.neutral;
  }

  get outcomes(): number {
    return this.#all | this.#some;
  }
}

/** The outcomes of range and body for what is bound now. */
function instance(evaluation: Evaluation, { quantifier, range, body }: QuantifiedTerm, work: Work): number {
  const neutral = quantifier === 'forall' ? HOLDS : FAILS;
  let outcomes = 0;
  for (const within of range === undefined ? [{ work, outcomes: HOLDS }] : evaluation.judge(range, work)) {
    if ((within.outcomes & FAILS) !== 0) outcomes |= neutral;
    outcomes |= within.outcomes & FAULTS;
    if ((within.outcomes & HOLDS) === 0) continue;
    for (const judged of evaluation.judge(body, within.work)) outcomes |= judged.outcomes;
  }
  return outcomes;
}

function judgeObjects(evaluation: Evaluation, term: QuantifiedTerm, work: Work): readonly Judged[] {
  const guard = guardOf(term);
  if (guard === undefined) return [{ work, outcomes: outcomesOverAll(evaluation, term, work) }];
  const [root] = guard.subjects;
  if (root === undefined) return [{ work, outcomes: ANYTHING }];
  const { neutral } = new Found(term);
  const isAboutNumbers = comparesNumbers(term.body);
  return evaluation.value(root, work).flatMap((each) =>
    evaluation.told(each).map(({ work: within, value, mayFault }): Judged => {
      // Where nothing is there to range over, nothing is evaluated.
      const faults = mayFault ? FAULTS : 0;
      if (value === NO_VALUE) return { work: within, outcomes: neutral | FAULTS };
      if (value === NULL) return { work: within, outcomes: neutral | faults };
      // What hangs on numbers is not decided by looking at every object: that would take long for nothing.
      if (value === ANY || isAboutNumbers) return { work: within, outcomes: ANYTHING };
      return { work: within, outcomes: outcomesOverReached(evaluation, term, within, guard, value) | faults };
    }),
  );
}

/** All objects that the variable reaches along the fields of the guard. */
function outcomesOverReached(
  evaluation: Evaluation,
  term: QuantifiedTerm,
  work: Work,
  guard: PredicateTerm,
  root: number,
): number {
  const { tables } = evaluation;
  const list = new FieldList(tables, guard.fields);
  const graph = work.draft.freeze();
  const reached = mayReach(tables, graph, [root], list.numbers);
  const found = new Found(term);
  for (let node = 0; node < graph.size; node++) {
    if (reached[node] === 0) continue;
    const label = graph.labels[node] as number;
    if (leadsAside(tables, label, list.numbers) || list.leavesOut(tables.labels.label(label).classes)) {
      found.add(outcomesOfHidden(term));
    }
    addNode(evaluation, term, work, { node, others: 0 }, found);
  }
  return found.outcomes;
}

/** Every object of the graph, of which some may not count; and those that it does not show. */
function outcomesOverAll(evaluation: Evaluation, term: QuantifiedTerm, work: Work): number {
  const found = new Found(term);
  found.add(outcomesOfHidden(term));
  const held = new Set(evaluation.names.roots().map((slot) => work.draft.variables[slot]));
  for (let node = 0; node < work.draft.size; node++) {
    addNode(evaluation, term, work, { node, others: held.has(node) ? 0 : found.neutral }, found);
  }
  return found.outcomes;
}

function outcomesOfHidden({ body, range }: QuantifiedTerm): number {
  return isSafe(body) && (range === undefined || isSafe(range)) ? EITHER : ANYTHING;
}

/** A node that the quantifier ranges over; `others`: what else may come of it. */
interface Ranged {
  readonly node: number;
  readonly others: number;
}

/** Adds the outcomes for each object of a node; `others`: what else may come of it. */
function addNode(
  evaluation: Evaluation,
  term: QuantifiedTerm,
  work: Work,
  { node, others }: Ranged,
  found: Found,
): void {
  const { draft } = work;
  if (draft.summaries[node] === 0) return found.add(others | outcomesAround(evaluation, term, work, [{ draft, node }]));
  const { model } = evaluation.tables.graphs;
  const outcomes = others | outcomesAround(evaluation, term, work, splitAny(draft, node, model));
  found.add(outcomes);
  if (outcomes === found.neutral || others !== 0) return;
  // Some objects of a tree are there for certain: what they decide is decided.
  found.add(outcomesAround(evaluation, term, work, splitRoot(draft, node, model)));
  for (const exit of exitsOf(draft, node)) {
    found.add(outcomesAround(evaluation, term, work, splitSource(draft, exit, model)));
  }
}

/** All outcomes for one object, in the graphs of all ways to look around it; undefined: there are too many. */
function outcomesAround(
  evaluation: Evaluation,
  term: QuantifiedTerm,
  work: Work,
  refinements: readonly Refinement[] | undefined,
): number {
  if (refinements === undefined || term.domain.kind !== 'objects') return ANYTHING;
  const { tables } = evaluation;
  const { neutral } = new Found(term);
  let outcomes = 0;
  for (const { draft, node } of refinements) {
    const around = tables.copied({ ...work, draft });
    const variable = around.draft.variables.push(node) - 1;
    for (const told of evaluation.told({ work: around, value: variable, mayFault: false })) {
      if (told.value === NULL) {
        outcomes |= neutral;
        continue;
      }
      const { some, none } = instanceCases(tables, told.work, variable, term.domain.type);
      if (none !== undefined) outcomes |= neutral;
      if (some === undefined) continue;
      evaluation.bound[term.variable.slot] = variable;
      outcomes |= instance(evaluation, term, some);
    }
  }
  return outcomes;
}

/**
 * A part `reach(x, v)` that an object must meet to count, such that nothing evaluated before it can fault: then only what x
 * reaches has to be looked at.
 */
function guardOf({ quantifier, variable: { slot }, range, body }: QuantifiedTerm): PredicateTerm | undefined {
  const implied = body.kind === 'connective' && body.operator === '==>' ? body.left : undefined;
  const parts: readonly Term[] = [...conjuncts(range), ...conjuncts(quantifier === 'exists' ? body : implied)];
  for (const part of parts) {
    if (part.kind === 'predicate' && part.name === 'reach') {
      const [root, object] = part.subjects;
      const isGuard = object?.kind === 'quantified-variable' && object.slot === slot;
      if (isGuard && root !== undefined && !mentions(root, slot)) return part;
    }
    if (!isSafe(part)) return undefined;
  }
  return undefined;
}
