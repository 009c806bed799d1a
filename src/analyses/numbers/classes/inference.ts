/**
 * The invariants of a class over the numbers in its fields: the least set of constraints, as far as zones can tell, that holds of what constructors
 * leave, and that every method keeps which alters an object.
 *
 * In rounds: what holds so far is taken for granted wherever methods are entered from outside and wherever others have run; what they leave is
 * added. When nothing is added any more it holds of every object that others can see, by induction over the steps of a run.
 */

import type { ObjectConstraint } from '../../../domains/combinators/linear/object-facts.js';
import { rangeOfType } from '../../../domains/combinators/linear/terms.js';
import type { LinearDomain } from '../../../domains/combinators/linear-domain.js';
import { zones } from '../../../domains/numbers/zones/zones.js';
import type { FieldReference } from '../../../ir/instructions.js';
import type { ClassDeclaration, MethodDeclaration } from '../../../ir/program.js';
import type { BoundTable } from '../../../lattices/linear/bound-table.js';
import { dimensionExpression, type LinearConstraint, minus, scaled } from '../../../lattices/linear/expressions.js';
import { relationsOf } from '../../../lattices/linear/relations.js';
import { zones as lattice } from '../../../lattices/linear/zones.js';
import { NUMBERS_BUDGETS } from '../budgets.js';
import { type KnownFacts, type NumbersRun, oneRun, type Running } from '../run-method.js';
import type { Altering } from './altering.js';
import { inspect } from './inspection.js';
import type { ClassRules } from './rules.js';

const BUDGET = NUMBERS_BUDGETS['classes/inference'];

export interface InferenceParts {
  readonly running: Running;
  readonly rules: ClassRules;
  readonly altering: Altering;
  readonly fields: readonly FieldReference[];
  /** What is known while these constraints are taken for granted of the class. */
  readonly facts: (constraints: readonly ObjectConstraint[]) => KnownFacts;
  readonly assumptions: <E>(run: NumbersRun<E>) => readonly string[];
  /** Steps that were spent so far. */
  readonly spent: { steps: number };
}

export interface Inferred {
  readonly constraints: readonly ObjectConstraint[];
  readonly assumptions: readonly string[];
}

/** There is no object yet that others have altered. */
const NOTHING_YET: readonly ObjectConstraint[] = [{ kind: '<=', terms: [], constant: 1 }];

/** What a round leaves, all of it together. */
interface Round {
  readonly left: BoundTable;
  readonly assumptions: readonly string[];
}

/** Undefined where nothing is found that holds, or no object is ever made. */
export function inferred(declaration: ClassDeclaration, parts: InferenceParts): Inferred | undefined {
  const { fields, altering } = parts;
  const { roots, within } = altering;
  const isLarge = [...roots, ...within].some((method) => (method.body()?.edges.length ?? 0) > BUDGET.mostEdges.most);
  if (fields.length === 0 || isLarge || roots.length > BUDGET.mostMethods.most) return undefined;
  const making = roots.filter(({ name, owner }) => name === '<init>' && owner === declaration.name);
  let known = round(parts, making, NOTHING_YET)?.left ?? lattice.bottom;
  if (lattice.leq(known, lattice.bottom)) return undefined;
  for (let count = 0; count < BUDGET.rounds.most; count++) {
    const next = round(parts, roots, saidOf(known, fields));
    if (next === undefined) return undefined;
    if (lattice.leq(next.left, known)) return sharpened(parts, known, next);
    const joined = lattice.join(known, next.left);
    known = count < BUDGET.exact.most ? joined : widened(known, joined, fields.length);
  }
  return undefined;
}

/** What the last round left may be taken for granted instead, if it is kept, too: it says more where something was given up on the way. */
function sharpened(parts: InferenceParts, known: BoundTable, { left, assumptions }: Round): Inferred | undefined {
  const { fields, altering } = parts;
  let found: Inferred = { constraints: saidOf(known, fields), assumptions };
  if (!lattice.leq(known, left)) {
    const again = round(parts, altering.roots, saidOf(left, fields));
    if (again !== undefined && lattice.leq(again.left, left))
      found = { constraints: saidOf(left, fields), assumptions: again.assumptions };
  }
  return found.constraints.length === 0 ? undefined : found;
}

/** Numbers that bounds of fields, and of their differences, are likely to stop at. */
const STOPS = [-1, 0, 1] as const;

/** What holds of both among likely bounds is kept: there are few, so that this comes to an end, too. */
function widened(older: BoundTable, newer: BoundTable, fields: number): BoundTable {
  let widened = lattice.widen(older, newer);
  const places = Array.from({ length: fields }, (_, place) => dimensionExpression(place));
  const expressions = places.flatMap((one) => [
    one,
    scaled(one, -1),
    ...places.flatMap((other) => (other === one ? [] : [minus(one, other)])),
  ]);
  for (const expression of expressions) {
    const { upper } = lattice.bounds(newer, expression);
    const stop = STOPS.find((each) => upper <= each);
    if (stop !== undefined)
      widened = lattice.meet(widened, { kind: '<=', expression: { ...expression, constant: -stop } });
  }
  return widened;
}

/** What types do not say. */
function saidOf(state: BoundTable, fields: readonly FieldReference[]): readonly ObjectConstraint[] {
  const given = fields.reduce((known, { type }, place) => {
    const { lower, upper } = rangeOfType(type);
    const own = dimensionExpression(place);
    const atMost = lattice.meet(known, { kind: '<=', expression: { ...own, constant: -upper } });
    return lattice.meet(atMost, { kind: '<=', expression: { ...scaled(own, -1), constant: lower } });
  }, lattice.top);
  return relationsOf(lattice, state, given).flatMap((constraint) => constraintOf(constraint, fields));
}

function constraintOf(
  { kind, expression }: LinearConstraint,
  fields: readonly FieldReference[],
): readonly ObjectConstraint[] {
  if (kind === 'multiple') return [];
  const terms = expression.terms.flatMap(([place, coefficient]): [FieldReference, number][] => {
    const field = fields[place];
    return field === undefined ? [] : [[field, coefficient]];
  });
  return terms.length < expression.terms.length ? [] : [{ kind, terms, constant: expression.constant }];
}

/** What the methods leave; undefined where not all of that was seen. */
function round(
  { running, rules, fields, facts, assumptions, spent }: InferenceParts,
  methods: readonly MethodDeclaration[],
  constraints: readonly ObjectConstraint[],
): Round | undefined {
  let left = lattice.bottom;
  const rests = new Set<string>();
  const tell = (about: BoundTable): void => {
    left = lattice.join(left, about);
  };
  const given: Running = { ...running, fields: 'kept', facts: facts(constraints) };
  for (const method of methods) {
    const run = oneRun<BoundTable, LinearDomain<BoundTable>>(given, zones, method, 'near');
    if ('unsolved' in run) return undefined;
    spent.steps += run.result.statistics.steps;
    if (spent.steps > BUDGET.work.most * running.budget || !inspect({ run, rules, fields, tell })) return undefined;
    for (const each of assumptions(run)) rests.add(each);
  }
  return { left, assumptions: [...rests] };
}
