/** Judges the specifications of all methods of a program by concrete runs on random heaps, cyclic and shared ones included. */
import { SpecProgram } from '../../../../src/analyses/spec/spec-program.js';
import { Machine } from '../../../../src/execution/machine.js';
import type { Reference, Value } from '../../../../src/execution/memory/values.js';
import { NATIVES } from '../../../../src/execution/natives/index.js';
import type { SpecResult } from '../../../../src/findings/spec-result.js';
import { type ClassDeclaration, Flag, hasFlag, type MethodDeclaration } from '../../../../src/ir/program.js';
import { DEFAULT_OPTIONS } from '../../../../src/machines/relational/options.js';
import { type Draw, randomHeap, randomValue } from '../../../analyses/spec/oracle/heap.js';
import { judge } from '../../../analyses/spec/oracle/judge.js';
import { openTexts } from '../../../support/open.js';

export interface Judged {
  readonly spec: SpecResult;
  /** How many runs ended normally: what was judged. */
  readonly returned: number;
  readonly fault: string | undefined;
}

/** Few enough that a walk around a cycle ends soon. */
const STEPS = 400;

/** By name of the method; constructors are left out. */
export async function judged(
  text: string,
  heaps: number,
  arrays: readonly string[] = [],
): Promise<ReadonlyMap<string, Judged>> {
  const { table } = await openTexts([{ path: 'Loops.java', text }]);
  const classes = table.inputs().map((name) => table.find(name) as ClassDeclaration);
  const program = new SpecProgram(table, classes, { ...DEFAULT_OPTIONS, isAll: false });
  const machine = new Machine(table, { natives: NATIVES, stepBudget: STEPS, checkClauses: false });
  machine.mark();
  const results = new Map<string, Judged>();
  for (const method of classes.flatMap(({ methods }) => methods)) {
    if (method.name.startsWith('<')) continue;
    const spec = program.result(method);
    let returned = 0;
    let fault: string | undefined;
    for (let seed = 1; seed <= heaps && fault === undefined; seed++) {
      const draw = draws(seed * 7919);
      const objects = randomHeap({ machine, classes, arrays }, draw, 1 + draw(5));
      const values = argumentsOf(machine, objects, method, draw);
      if (values !== undefined) {
        const verdict = judge(spec, { machine, method, values, objects, classes });
        if (verdict.ending === 'returned') returned++;
        if (verdict.fault !== undefined) fault = `heap ${seed}: ${verdict.fault}`;
      }
      machine.rewind();
    }
    results.set(method.name, { spec, returned, fault });
  }
  return results;
}

function argumentsOf(
  machine: Machine,
  objects: readonly Reference[],
  method: MethodDeclaration,
  draw: Draw,
): Value[] | undefined {
  const values = method.parameters.map(({ type }) => randomValue(machine, objects, type, draw));
  if (hasFlag(method, Flag.STATIC)) return values;
  const receivers = objects.filter((object) => machine.isSubtype(object.type.name, method.owner));
  const receiver = receivers[draw(Math.max(1, receivers.length))];
  return receiver === undefined ? undefined : [receiver, ...values];
}

/** A small generator of its own, so that failures can be repeated. */
function draws(seed: number): Draw {
  let state = seed >>> 0;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}
