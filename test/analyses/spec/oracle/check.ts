/** Runs methods on random heaps and judges their specifications by every run. */
import { Machine } from '../../../../src/execution/machine.js';
import { NATIVES } from '../../../../src/execution/natives/index.js';
import type { Reference, Value } from '../../../../src/execution/values.js';
import type { SpecResult } from '../../../../src/findings/spec-result.js';
import { Hierarchy } from '../../../../src/ir/hierarchy.js';
import { type ClassDeclaration, Flag, hasFlag, type MethodDeclaration } from '../../../../src/ir/program.js';
import { spec } from '../../../../src/workspace/spec.js';
import type { Workspace } from '../../../../src/workspace/workspace.js';
import { type Draw, randomHeap, randomValue } from './heap.js';
import { judge } from './judge.js';

export interface Tally {
  methods: number;
  /** Methods by status. */
  readonly statuses: Record<string, number>;
  /** Pairs of method and heap: calls that returned or threw. */
  pairs: number;
  returned: number;
  threw: number;
  /** Calls that did not end within the machine's budget. */
  endless: number;
}

export function newTally(): Tally {
  return { methods: 0, statuses: {}, pairs: 0, returned: 0, threw: 0, endless: 0 };
}

export interface Wrong {
  readonly method: string;
  readonly fault: string;
}

export const STEPS = 3_000;

export function specify(workspace: Workspace, engine: typeof spec = spec): readonly SpecResult[] {
  const { results, faults, diagnostics } = engine(workspace, {
    isAll: false,
    limits: {},
    budget: 1,
    methods: [],
    classes: [],
  });
  if (faults > 0)
    throw new Error(`a fault of the analysis itself: ${diagnostics.map(({ message }) => message).join('; ')}`);
  return results;
}

/** Each method on as many heaps; what is wrong, at most one fault a method. */
export function check(
  workspace: Workspace,
  results: readonly SpecResult[],
  heaps: number,
  draw: Draw,
  tally: Tally,
): readonly Wrong[] {
  const { table } = workspace;
  const classes = table.inputs().flatMap((name) => table.find(name) ?? []);
  const wrong: Wrong[] = [];
  const machine = new Machine(table, { natives: NATIVES, stepBudget: STEPS });
  for (const { name } of classes) machine.initialise(name);
  machine.mark();
  const arrays = arrayTypes(classes);
  const hierarchy = new Hierarchy(table);
  for (const result of results) {
    const method = find(classes, result);
    if (method === undefined) continue;
    tally.methods++;
    tally.statuses[result.status] = (tally.statuses[result.status] ?? 0) + 1;
    if (result.status === 'unknown') continue;
    for (let count = 0; count < heaps; count++) {
      machine.rewind();
      const objects = randomHeap({ machine, classes, arrays }, draw, 1 + draw(5));
      const values = argumentsOf(machine, hierarchy, method, objects, draw);
      if (values === undefined) continue;
      const verdict = judge(result, { machine, method, values, objects, classes });
      if (verdict.ending === 'nothing') tally.endless++;
      else {
        tally.pairs++;
        tally[verdict.ending]++;
      }
      if (verdict.fault !== undefined) {
        wrong.push({ method: `${result.class}.${result.method}${result.descriptor}`, fault: verdict.fault });
        break;
      }
    }
  }
  return wrong;
}

function find(classes: readonly ClassDeclaration[], result: SpecResult): MethodDeclaration | undefined {
  return classes
    .find(({ name }) => name === result.class)
    ?.methods.find(({ name, descriptor }) => name === result.method && descriptor === result.descriptor);
}

/** The receiver first; undefined where the heap has none. Only objects whose class does not override the method. */
function argumentsOf(
  machine: Machine,
  hierarchy: Hierarchy,
  method: MethodDeclaration,
  objects: Parameters<typeof randomValue>[1],
  draw: Draw,
): readonly Value[] | undefined {
  const values: Value[] = method.parameters.map(({ type }) => randomValue(machine, objects, type, draw));
  if (hasFlag(method, Flag.STATIC)) return values;
  const isBound = method.name === '<init>' || hasFlag(method, Flag.PRIVATE);
  const receivers = objects.filter(({ type }) => {
    if (!machine.isSubtype(type.name, method.owner)) return false;
    return isBound || hierarchy.selectMethod(type.name, method).method === method;
  });
  const receiver = receivers[draw(Math.max(1, receivers.length))];
  return receiver === undefined ? undefined : [receiver, ...values];
}

function arrayTypes(classes: readonly ClassDeclaration[]): string[] {
  const types = new Set<string>();
  for (const { fields, methods } of classes) {
    for (const { type } of fields) types.add(type);
    for (const { parameters, result } of methods)
      for (const type of [result, ...parameters.map((each) => each.type)]) types.add(type);
  }
  return [...types].filter((type) => type.endsWith('[]'));
}

export interface Built {
  readonly objects: readonly Reference[];
  /** The receiver first. */
  readonly values: readonly Value[];
}

/** One method on given heaps; the first fault. */
export function checkOn(
  workspace: Workspace,
  result: SpecResult,
  heaps: Iterable<(machine: Machine) => Built>,
  tally: Tally,
): string | undefined {
  const { table } = workspace;
  const classes = table.inputs().flatMap((name) => table.find(name) ?? []);
  const method = find(classes, result);
  if (method === undefined) throw new Error(`no method ${result.method}`);
  const machine = new Machine(table, { natives: NATIVES, stepBudget: STEPS });
  for (const { name } of classes) machine.initialise(name);
  machine.mark();
  for (const build of heaps) {
    machine.rewind();
    const { objects, values } = build(machine);
    const { ending, fault } = judge(result, { machine, method, values, objects, classes });
    if (ending === 'nothing') tally.endless++;
    else {
      tally.pairs++;
      tally[ending]++;
    }
    if (fault !== undefined) return fault;
  }
  return undefined;
}
