/** Entry states against all concrete starts up to a size: which starts are left out, and which states have none. */
import { entries, startingWorks } from '../../../../src/domains/heap/contraction/entry/entry.js';
import { concretised } from '../../../../src/domains/heap/contraction/graphs/concretise.js';
import type { ShapeTables } from '../../../../src/domains/heap/contraction/tables.js';
import type { Start } from '../../../../src/engine/domain.js';
import { judge } from '../../../../src/facts/index.js';
import { Draft } from '../../../../src/structures/draft.js';
import { type HeapGraph, showGraph } from '../../../../src/structures/heap-graph.js';
import type { Opened } from './opened.js';
import { allStarts, type ConcreteStart, concreteClasses, evaluationState } from './starts.js';

export interface Audit {
  readonly isRegular: boolean;
  /** Starts in which the preconditions hold. */
  readonly starts: number;
  readonly states: number;
  /** Starts that no state covers. */
  readonly uncovered: readonly string[];
  /** States a heap of which, built by hand, does not meet the preconditions. */
  readonly unrealised: readonly string[];
}

const ANY: Start = { history: 'any', nullness: () => 'unknown' };

/** `refined`: the entry states; else what they are made of before formulas are evaluated on it. */
export function audit(opened: Opened, most: number, which: 'refined' | 'generated' = 'refined'): Audit {
  const { tables, code, preconditions, bound } = opened;
  const { works, isRegular } = startingWorks(tables, code, ANY, preconditions);
  const graphs =
    which === 'generated'
      ? works.map(({ draft }) => contracted(tables, draft))
      : entries(tables, code, ANY, preconditions).states.map(({ graph }) => graph);
  const judged = new Judge(tables, graphs);
  const uncovered: string[] = [];
  let starts = 0;
  for (const start of allStarts(opened, most)) {
    const state = evaluationState(opened, start);
    if (!bound.every((formula) => judge(formula, state).kind === 'holds')) continue;
    starts++;
    if (!judged.covers(draftOf(opened, start))) uncovered.push(JSON.stringify(start));
  }
  const unrealised = graphs.filter((graph) => {
    const start = startOf(opened, concretised(tables.graphs.graph(graph), tables.graphs.model));
    const state = start === undefined ? undefined : evaluationState(opened, start);
    return state === undefined || !bound.every((formula) => judge(formula, state).kind === 'holds');
  });
  return {
    isRegular,
    starts,
    states: graphs.length,
    uncovered,
    unrealised: unrealised.map((graph) => showGraph(tables.graphs.graph(graph))),
  };
}

/** Each object of the first class that its fields, and what refers to it, allow; undefined if there is none for some. */
function startOf({ tables, code }: Opened, graph: HeapGraph): ConcreteStart | undefined {
  const { hierarchy } = tables.program;
  const slots = tables.slots(code);
  const slotTypes = new Map(code.body.parameters.map((each) => [slots.of(each), each.type]));
  for (const [index, { type }] of tables.options.universe.statics.entries())
    slotTypes.set(slots.firstStatic + index, type);
  const types: string[] = [];
  for (let node = 0; node < graph.size; node++) {
    const above = [...graph.variables.entries()].flatMap(([slot, at]) =>
      at === node ? [slotTypes.get(slot) ?? ''] : [],
    );
    graph.kinds.forEach((field, edge) => {
      const { owner, type } = tables.numbers.field(field);
      if (graph.sources[edge] === node) above.push(owner);
      if (graph.targets[edge] === node) above.push(type);
    });
    const type = concreteClasses(hierarchy).find((each) => above.every((upper) => hierarchy.isAssignable(each, upper)));
    if (type === undefined || tables.labels.isVague(graph.labels[node] as number)) return undefined;
    types.push(type);
  }
  const fields = types.map((_, node) =>
    [...graph.kinds.entries()].flatMap(([edge, field]) =>
      graph.sources[edge] === node ? [[field, graph.targets[edge] as number] as const] : [],
    ),
  );
  return { types, fields, slots: [...graph.variables.entries()].filter(([slot]) => slotTypes.has(slot)) };
}

function contracted(tables: ShapeTables, draft: Draft): number {
  const graph = tables.graphs.contracted(draft.copy());
  if (typeof graph === 'string') throw new Error(graph);
  return graph;
}

/** Objects by their exact classes, as a graph without summaries. */
function draftOf({ tables, code }: Opened, { types, fields, slots }: ConcreteStart): Draft {
  const { labels } = tables;
  const draft = Draft.empty(tables.slots(code).fixed);
  for (const type of types) {
    const classes = labels.exactly(type);
    draft.addNode(labels.number({ vague: false, nullable: false, age: 'any', known: 0, classes }));
  }
  fields.forEach((values, source) => {
    for (const [field, target] of values) if (target !== -1) draft.addEdge(source, field, target);
  });
  for (const [slot, node] of slots) draft.variables[slot] = node;
  return draft;
}

/** Classes of objects are compared in partial mode only, where they are merged: so nothing is left out. */
class Judge {
  readonly #tables: ShapeTables;
  readonly #graphs = new Map<number, number[]>();

  constructor(tables: ShapeTables, graphs: readonly number[]) {
    this.#tables = tables;
    for (const graph of graphs) {
      const key = this.#key(graph);
      this.#graphs.set(key, [...(this.#graphs.get(key) ?? []), graph]);
    }
  }

  covers(draft: Draft): boolean {
    const graph = contracted(this.#tables, draft);
    const candidates = this.#graphs.get(this.#key(graph)) ?? [];
    if (this.#tables.options.mode !== 'partial') return candidates.length > 0;
    return candidates.some((candidate) => this.#tables.graphs.within(graph, candidate));
  }

  #key(graph: number): number {
    if (this.#tables.options.mode === 'partial') return this.#tables.graphs.key(graph);
    const { labels } = this.#tables;
    const draft = Draft.of(this.#tables.graphs.graph(graph));
    draft.labels.forEach((label, node) => {
      draft.labels[node] = labels.changed(label, { classes: labels.atMost('java.lang.Object') });
    });
    return this.#tables.graphs.uncontracted(draft);
  }
}
