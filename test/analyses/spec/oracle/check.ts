/** Runs methods on enumerated and on random heaps, and judges their specifications by every run. */
import { ProgramCode } from '../../../../src/execution/enumeration/code/program-code.js';
import { Machine } from '../../../../src/execution/machine.js';
import type { Reference, Value } from '../../../../src/execution/memory/values.js';
import { NATIVES } from '../../../../src/execution/natives/index.js';
import type { SpecResult } from '../../../../src/findings/spec-result.js';
import { Hierarchy } from '../../../../src/ir/hierarchy.js';
import { type ClassDeclaration, Flag, hasFlag, type MethodDeclaration } from '../../../../src/ir/program.js';
import { spec } from '../../../../src/workspace/spec.js';
import type { Workspace } from '../../../../src/workspace/workspace.js';
import { enumerated } from './enumerated.js';
import { type Draw, randomHeap, randomValue } from './heap.js';
import { judge, type Verdict } from './judge.js';

export interface Tally {
  methods: number;
  /** Methods by status. */
  readonly statuses: Record<string, number>;
  /** Pairs of method and heap: calls that returned or threw. */
  pairs: number;
  /** Those of them with an enumerated heap; the others are random. */
  enumerated: number;
  /** Methods that were run on all heaps of the scope. */
  whole: number;
  returned: number;
  threw: number;
  /** Calls that did not end within the machine's budget. */
  endless: number;
}

export function newTally(): Tally {
  return { methods: 0, statuses: {}, pairs: 0, enumerated: 0, whole: 0, returned: 0, threw: 0, endless: 0 };
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

/** How many heaps of which kind each method is run on. */
export interface Heaps {
  readonly random: number;
  readonly enumerated?: { readonly scope: number; readonly heaps: number };
}

/** Each method on as many heaps; what is wrong, at most one fault a method. */
export function check(
  workspace: Workspace,
  results: readonly SpecResult[],
  heaps: Heaps,
  draw: Draw,
  tally: Tally,
): readonly Wrong[] {
  const { table } = workspace;
  const classes = table.inputs().flatMap((name) => table.find(name) ?? []);
  const wrong: Wrong[] = [];
  const machine = machineFor(workspace, classes);
  const setting = { machine, classes, arrays: arrayTypes(classes), hierarchy: new Hierarchy(table) };
  const code = heaps.enumerated === undefined ? undefined : new ProgramCode(table);
  for (const result of results) {
    const method = find(classes, result);
    if (method === undefined) continue;
    tally.methods++;
    tally.statuses[result.status] = (tally.statuses[result.status] ?? 0) + 1;
    if (result.status === 'unknown') continue;
    const fault =
      (code === undefined || heaps.enumerated === undefined
        ? undefined
        : onEnumerated(code, classes, result, method, heaps.enumerated, draw, tally)) ??
      onRandom(setting, result, method, heaps.random, draw, tally);
    if (fault !== undefined) wrong.push({ method: `${result.class}.${result.method}${result.descriptor}`, fault });
  }
  return wrong;
}

function machineFor({ table }: Workspace, classes: readonly ClassDeclaration[]): Machine {
  const machine = new Machine(table, { natives: NATIVES, stepBudget: STEPS, checkClauses: false });
  for (const { name } of classes) machine.initialise(name);
  machine.mark();
  return machine;
}

function onEnumerated(
  code: ProgramCode,
  classes: readonly ClassDeclaration[],
  result: SpecResult,
  method: MethodDeclaration,
  { scope, heaps }: { readonly scope: number; readonly heaps: number },
  draw: Draw,
  tally: Tally,
): string | undefined {
  const { machine, isWhole, calls } = enumerated(code, method, { scope, heaps, steps: STEPS }, draw);
  if (isWhole) tally.whole++;
  for (const values of calls) {
    const verdict = judge(result, { machine, method, values, objects: [], classes });
    if (verdict.ending !== 'nothing') tally.enumerated++;
    if (counted(verdict, tally) !== undefined) return verdict.fault;
  }
  return undefined;
}

interface Setting {
  readonly machine: Machine;
  readonly classes: readonly ClassDeclaration[];
  readonly arrays: readonly string[];
  readonly hierarchy: Hierarchy;
}

function onRandom(
  { machine, classes, arrays, hierarchy }: Setting,
  result: SpecResult,
  method: MethodDeclaration,
  heaps: number,
  draw: Draw,
  tally: Tally,
): string | undefined {
  for (let count = 0; count < heaps; count++) {
    machine.rewind();
    const objects = randomHeap({ machine, classes, arrays }, draw, 1 + draw(5));
    const values = argumentsOf(machine, hierarchy, method, objects, draw);
    if (values === undefined) continue;
    const fault = counted(judge(result, { machine, method, values, objects, classes }), tally);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function counted({ ending, fault }: Verdict, tally: Tally): string | undefined {
  if (ending === 'nothing') tally.endless++;
  else {
    tally.pairs++;
    tally[ending]++;
  }
  return fault;
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
  const machine = machineFor(workspace, classes);
  for (const build of heaps) {
    machine.rewind();
    const { objects, values } = build(machine);
    const fault = counted(judge(result, { machine, method, values, objects, classes }), tally);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
