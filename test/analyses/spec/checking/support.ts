/** Puts questions about a program, and reads the states that the solver finds as concrete heaps. */
import { ClauseReader, type Goal } from '../../../../src/analyses/spec/checking/questions/clauses.js';
import { Question } from '../../../../src/analyses/spec/checking/questions/question.js';
import { loadSolver, type Model, type Solver } from '../../../../src/analyses/spec/checking/sat/solver.js';
import type { Atom } from '../../../../src/analyses/spec/checking/small/universe.js';
import type { BoundFormula, EvaluationState } from '../../../../src/facts/index.js';
import type { HeapObject, HeapValue, HeapView } from '../../../../src/ir/heap.js';
import { Hierarchy } from '../../../../src/ir/hierarchy.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../../src/ir/program.js';
import { isPrimitive } from '../../../../src/ir/types.js';
import { Algebra } from '../../../../src/machines/relational/algebra.js';
import { TRUE } from '../../../../src/machines/relational/conditions.js';
import type { Outcome } from '../../../../src/machines/relational/summary.js';
import { openTexts } from '../../../support/open.js';

export const SOLVER: Promise<Solver> = loadSolver();

/** A small generator of numbers, the same every time. */
export function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export const NOTHING_HAPPENS: Outcome = {
  kind: 'return',
  condition: TRUE,
  value: undefined,
  type: 'void',
  fields: new Map(),
  allocated: [],
};

export interface Program {
  readonly hierarchy: Hierarchy;
  readonly algebra: Algebra;
  method(name: string): MethodDeclaration;
  formula(text: string, method: MethodDeclaration): Goal & { readonly bound: BoundFormula };
  question(
    method: MethodDeclaration,
    goal: Goal & { readonly bound: BoundFormula },
    more?: { readonly scope?: number; readonly requires?: readonly BoundFormula[]; readonly outcome?: Outcome },
  ): Question;
}

export async function programOf(text: string): Promise<Program> {
  const workspace = await openTexts([{ path: 'Test.java', text }]);
  const hierarchy = new Hierarchy(workspace.table);
  const algebra = new Algebra({
    isPrimitive,
    isSubtype: (lower, upper) => upper === 'univ' || lower === 'null' || hierarchy.isAssignable(lower, upper),
    mayShare: (left, right) => left === 'univ' || right === 'univ' || isPrimitive(left) === isPrimitive(right),
  });
  const clauses = new ClauseReader(hierarchy);
  const methods = workspace.table.inputs().flatMap((name) => workspace.table.find(name)?.methods ?? []);
  return {
    hierarchy,
    algebra,
    method: (name) => {
      const found = methods.find((each) => each.name === name);
      if (found === undefined) throw new Error(`no method ${name}`);
      return found;
    },
    formula: (formula, method) => {
      const goal = clauses.of(method, [formula], () => undefined).goals.find(({ property }) => property === 'property');
      if (goal?.bound === undefined) throw new Error(`does not bind: ${formula}`);
      return { ...goal, bound: goal.bound };
    },
    question: (method, goal, { scope = 2, requires = [], outcome = NOTHING_HAPPENS } = {}) =>
      new Question({
        algebra,
        hierarchy,
        clauses,
        method,
        outcome,
        requires,
        goal,
        remembered: [],
        scope,
        invariants: false,
        gates: 3_000_000,
        field: () => undefined,
      }),
  };
}

class FoundObject implements HeapObject {
  constructor(
    readonly id: number,
    readonly atom: Extract<Atom, { kind: 'old' }>,
  ) {}
}

/** The state before the call that the model describes. */
export function stateOf({ before, parameters }: Question, model: Model, hierarchy: Hierarchy): EvaluationState {
  const { universe } = before;
  const objects = new Map<number, FoundObject>();
  universe.atoms.forEach((atom, index) => {
    if (atom.kind === 'old' && model.value(before.exists[index] as number))
      objects.set(index, new FoundObject(index, atom));
  });
  const valueAt = (index: number): HeapValue => {
    const atom = universe.atoms[index] as Atom;
    if (atom.kind === 'truth') return atom.value ? 1 : 0;
    if (atom.kind === 'number') return Number(atom.value);
    return objects.get(index) ?? null;
  };
  const values = parameters.map((_, place) => {
    const held = [...(before.parameters[place] ?? [])].filter(([, literal]) => model.value(literal));
    if (held.length !== 1) throw new Error(`parameter ${place} holds ${held.length} values`);
    return valueAt((held[0] as [number, number])[0]);
  });
  const heap: HeapView = {
    typeOf: (object) => (object as FoundObject).atom.type,
    field: (object, owner, name) => {
      const cells = before.fields.get(`${owner}.${name}`);
      if (cells === undefined) return undefined;
      for (const [tuple, literal] of cells) {
        if (Math.floor(tuple / universe.size) === object.id && model.value(literal))
          return valueAt(tuple % universe.size);
      }
      return undefined;
    },
    fields: (object) =>
      [...hierarchy.superclassChain((object as FoundObject).atom.type)]
        .flatMap(({ fields }) => fields)
        .filter((field) => !hasFlag(field, Flag.STATIC)),
    staticField: (owner, name) => {
      for (const [atom, literal] of before.fields.get(`${owner}.${name}`) ?? [])
        if (model.value(literal)) return valueAt(atom);
      return undefined;
    },
    statics: () =>
      [...before.fields.keys()].flatMap((key) => {
        const [owner = '', name = ''] = key.split('.');
        const field = hierarchy.find(owner)?.fields.find((each) => each.name === name);
        return field !== undefined && hasFlag(field, Flag.STATIC) ? [{ owner, name, type: field.type }] : [];
      }),
    length: () => undefined,
    element: () => null,
    text: () => undefined,
  };
  return {
    heap,
    variable: (name) => values[parameters.findIndex((parameter) => parameter.name === name)] ?? null,
    roots: () => values,
  };
}
