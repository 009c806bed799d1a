/** Runs small programs, written as edges between points, on the states of the contraction domain until nothing is new. */
import { contractionModel } from '../../../src/domains/heap/contraction/graphs/model.js';
import type { Statement } from '../../../src/domains/heap/contraction/graphs/statements.js';
import { ContractionStates } from '../../../src/domains/heap/contraction/graphs/states.js';
import { Draft } from '../../../src/structures/draft.js';

export interface Edge {
  readonly from: string;
  readonly to: string;
  /** None: a choice. */
  readonly statement?: Statement;
}

export interface Program {
  readonly variables: readonly string[];
  readonly fields: readonly string[];
  readonly edges: readonly Edge[];
  /** The point where the first edge starts. */
  readonly entry: string;
}

/**
 * One edge a line: `from: x = y.next -> to`. Statements: `x = null`, `x = y`, `x = new`, `x = y.f`, `x.f = y`, `x.f = null`,
 * `x == null`, `x != null`, `x == y`, `x != y`, and `*` for none.
 */
export function program(text: string): Program {
  const variables: string[] = [];
  const fields: string[] = [];
  const number = (names: string[], name: string): number =>
    names.includes(name) ? names.indexOf(name) : names.push(name) - 1;
  const variable = (name: string): number => number(variables, name);
  const edges = text
    .trim()
    .split('\n')
    .map((line): Edge => {
      const [, from = '', body = '', to = ''] = /^\s*(\w+): (.*) -> (\w+)$/.exec(line) ?? [];
      if (from === '') throw new Error(`not an edge: ${line}`);
      if (body === '*') return { from, to };
      return { from, to, statement: parse(body, variable, (name) => number(fields, name)) };
    });
  return { variables, fields, edges, entry: edges[0]?.from ?? '' };
}

function parse(text: string, variable: (name: string) => number, field: (name: string) => number): Statement {
  const [left = '', operator = '', right = ''] = text.split(' ');
  const [object = '', name] = left.split('.');
  const [source = '', read] = right.split('.');
  if (operator === '==' || operator === '!=') {
    const holds = operator === '==';
    if (right === 'null') return { kind: 'test-null', variable: variable(left), holds };
    return { kind: 'test-same', left: variable(left), right: variable(right), holds };
  }
  if (name !== undefined) {
    const store = { kind: 'store', object: variable(object), field: field(name) } as const;
    return right === 'null' ? store : { ...store, value: variable(right) };
  }
  const target = variable(left);
  if (right === 'null') return { kind: 'set-null', target };
  if (right === 'new') return { kind: 'new', target, label: 0 };
  if (read !== undefined) return { kind: 'load', target, object: variable(source), field: field(read) };
  return { kind: 'copy', target, source: variable(right) };
}

export interface Run {
  readonly states: ContractionStates;
  readonly at: ReadonlyMap<string, ReadonlySet<number>>;
  readonly alarms: readonly Edge[];
  readonly refused: readonly Edge[];
}

/** States at all points; `parents` names parent fields. */
export function solve(
  { variables, fields, edges, entry }: Program,
  mode: 'exact' | 'partial',
  start: (states: ContractionStates, variables: number) => readonly number[],
  parents: readonly string[] = [],
): Run {
  const model = contractionModel(variables.length, { mode, parents: parents.map((name) => fields.indexOf(name)) });
  const states = new ContractionStates(model);
  const at = new Map<string, Set<number>>();
  const alarms = new Set<Edge>();
  const refused = new Set<Edge>();
  const rest: [string, number][] = [];
  const add = (point: string, state: number): void => {
    const known = at.get(point) ?? new Set();
    at.set(point, known);
    let found = state;
    if (mode === 'partial') {
      const same = [...known].find((other) => states.key(other) === states.key(state));
      if (same !== undefined) {
        if (states.within(state, same)) return;
        found = states.merged(same, state);
        known.delete(same);
      }
    }
    if (known.has(found)) return;
    known.add(found);
    rest.push([point, found]);
  };
  for (const state of start(states, variables.length)) add(entry, state);
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    const [point, state] = next;
    for (const edge of edges) {
      if (edge.from !== point) continue;
      if (edge.statement === undefined) {
        add(edge.to, state);
        continue;
      }
      const after = states.successors(state, edge.statement);
      if (after.alarm) alarms.add(edge);
      if (after.refusal !== undefined) refused.add(edge);
      for (const successor of after.states) add(edge.to, successor);
    }
  }
  return { states, at, alarms: [...alarms], refused: [...refused] };
}

/** Lists along field 0 in variable 0, of one cell, of two, and of more; all other variables null. `back`: parent field 1. */
export function lists(back: 0 | 1 = 0): (states: ContractionStates, variables: number) => readonly number[] {
  return (states, variables) =>
    [1, 2, 3, 4].map((length) => {
      const draft = Draft.empty(variables);
      let last = -1;
      for (let count = 0; count < length; count++) {
        const cell = draft.addNode(0);
        if (last === -1) draft.variables[0] = cell;
        else {
          draft.addEdge(last, 0, cell);
          if (back === 1) draft.addEdge(cell, 1, last);
        }
        last = cell;
      }
      const state = states.contracted(draft);
      if (typeof state === 'string') throw new Error(state);
      return state;
    });
}
