/** Java texts under the domain, started in heaps that are given cell by cell, and the heaps in which methods end. */
import { type ContractionDomain, contractionDomain } from '../../../../src/domains/heap/contraction/index.js';
import type { ContractionOptions } from '../../../../src/domains/heap/contraction/options.js';
import type { ShapeState } from '../../../../src/domains/heap/contraction/state/state.js';
import { analyse, type Code, ProgramModel } from '../../../../src/engine/index.js';
import type { Alarm } from '../../../../src/engine/outcome.js';
import type { EnginePolicy } from '../../../../src/engine/policy.js';
import type { EngineResult } from '../../../../src/engine/result.js';
import { Hierarchy } from '../../../../src/ir/hierarchy.js';
import type { FieldReference } from '../../../../src/ir/instructions.js';
import { liveVariables } from '../../../../src/program/flow/liveness.js';
import { openTexts } from '../../../support/open.js';

export interface Cell {
  readonly type?: string;
  /** By name of the field: the number of a cell; absent: null. */
  readonly fields?: Readonly<Partial<Record<string, number>>>;
  /** Vague cells know no fields. */
  readonly vague?: boolean;
  readonly nullable?: boolean;
}

export interface Heap {
  /** By name of a variable or static field: the number of a cell; absent: null. */
  readonly variables: Readonly<Record<string, number>>;
  readonly cells: readonly Cell[];
}

export interface Stand {
  readonly program: ProgramModel;
  readonly domain: ContractionDomain;
  readonly code: (method: string) => Code;
  /** The heap as a state of the code before it starts; parameters by their names. */
  readonly state: (method: string, heap: Heap) => ShapeState;
  readonly run: (method: string, heaps: readonly Heap[], policy?: Partial<EnginePolicy>) => Ran;
}

export interface Ran {
  readonly result: EngineResult<ShapeState>;
  /** What the states at the end say of these variables (`\result`, statics too); each once, sorted. */
  readonly ends: (names: readonly string[], kind?: 'normal' | 'exceptional') => readonly string[];
  /** Of all analyses, as `line rule certainty`. */
  readonly alarms: readonly string[];
  readonly alarmList: readonly Alarm[];
}

const POLICY: Partial<EnginePolicy> = {
  merge: { kind: 'equal-keys' },
  contexts: { kind: 'entry-state' },
  budget: { steps: 200_000, states: 100_000, depth: 40, contexts: 500, targets: 8 },
};

export interface StandOptions extends Partial<ContractionOptions> {
  /** As `Class.field`; the type is that of the declaration. */
  readonly links: readonly string[];
  readonly parents?: readonly string[];
  readonly payloads?: readonly string[];
  readonly statics?: readonly string[];
  readonly keepsDead?: boolean;
}

export async function standOn(text: string, options: StandOptions): Promise<Stand> {
  const { table } = await openTexts([{ path: 'Main.java', text }]);
  for (const name of table.inputs()) for (const method of table.find(name)?.methods ?? []) method.body();
  const [problem] = table.diagnostics();
  if (problem !== undefined) throw new Error(JSON.stringify(problem));
  const hierarchy = new Hierarchy(table);
  const live = options.keepsDead === true ? {} : { liveVariables };
  const program = new ProgramModel(hierarchy, { classes: table.inputs(), ...live });
  const field = (spelled: string): FieldReference => {
    const dot = spelled.lastIndexOf('.');
    const found = hierarchy.declaredField(spelled.slice(0, dot), spelled.slice(dot + 1));
    if (found === undefined) throw new Error(`no field ${spelled}`);
    return { owner: found.owner, name: found.name, type: found.type };
  };
  const links = options.links.map(field);
  const universe = {
    links,
    parents: (options.parents ?? []).map(field),
    payloads: (options.payloads ?? []).map(field),
    statics: (options.statics ?? []).map(field),
    isNode: (type: string) => links.some(({ owner }) => hierarchy.isSubclass(type, owner)),
  };
  const domain = contractionDomain(program, {
    mode: 'exact',
    contracts: 'everywhere',
    tellsFresh: false,
    pinsParameters: false,
    olds: () => [],
    cap: 40,
    splits: 2_000,
    cutpoints: 4,
    outside: 'told-apart',
    ...options,
    universe,
  });
  const code = (method: string): Code => {
    for (const name of table.inputs()) {
      const found = table.find(name)?.methods.find((each) => each.name === method);
      const made = found === undefined ? undefined : program.code(found);
      if (made !== undefined) return made;
    }
    throw new Error(`no code of ${method}`);
  };
  const state = (method: string, heap: Heap): ShapeState => stateOf(domain, code(method), heap);
  const run = (method: string, heaps: readonly Heap[], policy: Partial<EnginePolicy> = {}): Ran => {
    const root = { code: code(method), states: heaps.map((heap) => state(method, heap)) };
    return ran(domain, root.code, analyse(program, domain, [root], { ...POLICY, ...policy }));
  };
  return { program, domain, code, state, run };
}

function stateOf({ tables }: ContractionDomain, code: Code, heap: Heap): ShapeState {
  const work = tables.blank(code);
  const { draft } = work;
  const { labels, numbers } = tables;
  for (const { type = 'Node', vague = false, nullable = false } of heap.cells) {
    const classes = vague ? labels.atMost(type) : labels.exactly(type);
    draft.addNode(labels.number({ vague, nullable, age: 'any', known: 0, classes }));
  }
  for (const [cell, { fields = {} }] of heap.cells.entries()) {
    for (const [name, target] of Object.entries(fields)) {
      if (target === undefined) continue;
      draft.addEdge(
        cell,
        numberOf(numbers.size, name, (number) => numbers.field(number)),
        target,
      );
    }
  }
  for (const [name, cell] of Object.entries(heap.variables)) draft.variables[slotOf(tables, code, name)] = cell;
  const { owner } = code.method;
  work.initialised = tables.withInitialised(0, owner);
  return tables.close(work, code, code.body.entry).state;
}

function numberOf(size: number, name: string, field: (number: number) => FieldReference): number {
  for (let number = 0; number < size; number++) if (field(number).name === name) return number;
  throw new Error(`no field ${name}`);
}

function slotOf(tables: ContractionDomain['tables'], code: Code, name: string): number {
  const slots = tables.slots(code);
  if (name === '\\result') return slots.result;
  if (name === '@thrown') return slots.of(code.body.thrown);
  const variable = slots.variables.find((each) => each.sourceName === name || each.name === name);
  if (variable !== undefined) return slots.of(variable);
  const { statics } = tables.options.universe;
  const index = statics.findIndex((each) => each.name === name || `${each.owner}.${each.name}` === name);
  if (index === -1) throw new Error(`no variable ${name}`);
  return slots.firstStatic + index;
}

function ran(domain: ContractionDomain, code: Code, result: EngineResult<ShapeState>): Ran {
  if (result.outcome !== 'solved') throw new Error(`not solved: ${result.reason}`);
  const [violation] = result.violations();
  if (violation !== undefined) throw new Error(violation);
  const root = result.activations.find((each) => each.code === code);
  if (root === undefined) throw new Error('the root is not there');
  const found = new Set<string>();
  const alarmList: Alarm[] = [];
  for (const activation of result.activations) {
    for (const { at, outcome } of result.visits(activation)) {
      for (const alarm of outcome.alarms) {
        alarmList.push(alarm);
        found.add(`${at.edge.span.line} ${alarm.rule} ${alarm.certainty}`);
      }
    }
  }
  return {
    result,
    ends: (names, kind = 'normal') => {
      const point = kind === 'normal' ? code.body.exit : code.body.exceptionalExit;
      const states = point === undefined ? [] : result.at(root, point);
      return [...new Set(states.map((state) => shown(domain, code, state, names)))].sort();
    },
    alarms: [...found].sort(),
    alarmList,
  };
}

/**
 * What the variables hold and reach: `x=0 y=null: 0.next=1 1*`, nodes numbered as a walk from them meets them, summaries with a
 * star, vague ones with `?`, nullable ones with `??`.
 */
export function shown({ tables }: ContractionDomain, code: Code, state: ShapeState, names: readonly string[]): string {
  const draft = tables.graphs.draft(state.graph);
  const held = names.map((name) => draft.variables[slotOf(tables, code, name)] as number);
  draft.variables.length = 0;
  draft.variables.push(...held);
  const number = tables.graphs.contracted(draft);
  if (typeof number === 'string') return number;
  const graph = tables.graphs.graph(number);
  const order: number[] = [];
  for (const node of graph.variables) if (node !== -1 && !order.includes(node)) order.push(node);
  for (const node of order) {
    for (let edge = graph.starts[node] as number; edge < (graph.starts[node + 1] as number); edge++) {
      const target = graph.targets[edge] as number;
      if (!order.includes(target)) order.push(target);
    }
  }
  for (let node = 0; node < graph.size; node++) if (!order.includes(node)) order.push(node);
  const spelled = (node: number): string => {
    const { vague, nullable } = tables.labels.label(graph.labels[node] as number);
    return `${order.indexOf(node)}${graph.summaries[node] !== 0 ? '*' : ''}${vague ? '?' : ''}${nullable ? '?' : ''}`;
  };
  const variables = names.map((name, index) => {
    const node = graph.variables[index] as number;
    return `${name}=${node === -1 ? 'null' : spelled(node)}`;
  });
  const edges = order.flatMap((node) =>
    Array.from(graph.kinds.subarray(graph.starts[node], graph.starts[node + 1]), (kind, index) => {
      const target = graph.targets[(graph.starts[node] as number) + index] as number;
      const back = kind >>> 16 === 0 ? '' : '<';
      return `${spelled(node)}.${tables.numbers.field(kind & 0xffff).name}${back}=${spelled(target)}`;
    }),
  );
  return `${variables.join(' ')}: ${edges.sort().join(' ')}`.trim();
}
