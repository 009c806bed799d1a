/** Concrete heaps of one class as states of the domain and as heaps that formulas are judged on. */

import { keptOlds } from '../../../../src/domains/heap/contraction/entry/old.js';
import { contractionDomain, EMPTY_UNIVERSE } from '../../../../src/domains/heap/contraction/index.js';
import type { ContractionOptions } from '../../../../src/domains/heap/contraction/options.js';
import type { ShapeState, Work } from '../../../../src/domains/heap/contraction/state/state.js';
import type { ShapeTables } from '../../../../src/domains/heap/contraction/tables.js';
import type { Code, CodePoint } from '../../../../src/engine/code.js';
import { ProgramModel } from '../../../../src/engine/program.js';
import type { Question } from '../../../../src/engine/question.js';
import { type BoundFormula, type EvaluationState, judge, methodScope } from '../../../../src/facts/index.js';
import { Hierarchy } from '../../../../src/ir/hierarchy.js';
import { bind, TestHeap, type Thing } from '../../../facts/fixture.js';
import { openTexts } from '../../../support/open.js';
import type { Heap } from '../support/heaps.js';

export interface Garden {
  readonly tables: ShapeTables;
  readonly code: Code;
  readonly start: CodePoint;
  readonly exit: CodePoint;
  readonly names: readonly string[];
  /** Hidden ones last. */
  readonly fields: readonly string[];
  readonly bound: (text: string) => BoundFormula;
  readonly question: (formula: BoundFormula) => Question;
  /** Nothing contracted yet; variables in the order of the parameters. */
  readonly work: (heap: Heap) => Work;
  readonly state: (heap: Heap) => ShapeState;
  /** The same heap for `judge`. */
  readonly concrete: (heap: Heap) => EvaluationState;
  /** The objects of such a heap, by cell. */
  readonly objects: (state: EvaluationState) => readonly Thing[];
  readonly holds: (formula: BoundFormula, heap: Heap) => boolean;
}

export interface Soil {
  readonly variables: readonly string[];
  readonly fields: readonly string[];
  /** Those of the fields that point back. */
  readonly parents?: readonly string[];
  /** Fields of the class that are not in the states. */
  readonly hidden?: readonly string[];
  /** Formulas whose `\\old` terms are kept. */
  readonly ensures?: readonly string[];
  readonly options?: Partial<ContractionOptions>;
}

/** A static method whose parameters are the variables, on objects of class `Node` with these fields. */
export async function garden({
  variables,
  fields,
  parents = [],
  hidden = [],
  ensures = [],
  options,
}: Soil): Promise<Garden> {
  const all = [...fields, ...hidden];
  const declared = all.map((name) => `Node ${name};`).join(' ');
  const text = `class Node { ${declared} }
    class Main { static Node m(${variables.map((name) => `Node ${name}`).join(', ')}) { return ${variables[0]}; } }`;
  const { table } = await openTexts([{ path: 'Main.java', text }]);
  const hierarchy = new Hierarchy(table);
  const program = new ProgramModel(hierarchy, { classes: table.inputs() });
  const method = table.find('Main')?.methods.find(({ name }) => name === 'm');
  const code = method && program.code(method);
  if (code?.body.exit === undefined) throw new Error('no code');
  const scope = methodScope(code.method, 'ensures');
  const bound = (formula: string): BoundFormula => bind(formula, scope, hierarchy);
  const olds = keptOlds(ensures.map((formula) => bound(formula).term));
  const reference = (name: string) => ({ owner: 'Node', name, type: 'Node' });
  const { tables } = contractionDomain(program, {
    universe: {
      ...EMPTY_UNIVERSE,
      links: fields.map(reference),
      parents: parents.map(reference),
      isNode: (type) => type === 'Node',
    },
    mode: 'partial',
    contracts: 'everywhere',
    tellsFresh: false,
    pinsParameters: false,
    olds: () => olds,
    cap: 100,
    splits: 5000,
    cutpoints: 4,
    outside: 'told-apart',
    ...options,
  });
  const label = tables.labels.number({
    vague: false,
    nullable: false,
    age: 'any',
    known: 0,
    classes: tables.labels.exactly('Node'),
  });
  const slots = tables.slots(code);
  const work = (heap: Heap): Work => {
    const blank = tables.blank(code);
    for (const _ of heap.cells) blank.draft.addNode(label);
    heap.cells.forEach((cell, source) => {
      cell.forEach((target, field) => {
        if (target !== -1 && field < fields.length) blank.draft.addEdge(source, field, target);
      });
    });
    code.body.parameters.forEach((parameter, place) => {
      blank.draft.variables[slots.of(parameter)] = heap.variables[place] ?? -1;
    });
    return blank;
  };
  const made = new WeakMap<EvaluationState, readonly Thing[]>();
  const concrete = (heap: Heap): EvaluationState => {
    const view = new TestHeap(hierarchy);
    const things = heap.cells.map(() => view.make('Node'));
    heap.cells.forEach((cell, source) => {
      cell.forEach((target, field) => {
        const thing = things[source];
        if (thing !== undefined) thing.fields[all[field] as string] = things[target] ?? null;
      });
    });
    const values = heap.variables.map((cell) => things[cell] ?? null);
    const state = {
      heap: view,
      variable: (name: string) => values[variables.indexOf(name)] ?? null,
      roots: () => values,
    };
    made.set(state, things);
    return state;
  };
  const parameters = new Map(variables.map((name, place) => [name, code.body.parameters[place]]));
  const start = { code, point: code.body.entry };
  return {
    tables,
    code,
    start,
    exit: { code, point: code.body.exit },
    names: variables,
    fields: all,
    bound,
    question: ({ term }) => ({ term, variable: (name) => parameters.get(name) }),
    work,
    state: (heap) => tables.close(work(heap), code, start.point, true).state,
    concrete,
    objects: (state) => made.get(state) ?? [],
    holds: (formula, heap) => judge(formula, concrete(heap)).kind === 'holds',
  };
}
