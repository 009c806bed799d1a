/** Whether code goes on after an error of the machine that arrives at a point: it catches it, or cleans up and passes it on. */
import type { Body, Edge, Point } from '../../ir/body.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { ClassName } from '../../ir/types.js';

/** By a class that says so (`Throwable` included), or by whatever runs on the way out. */
export type Catching = 'named' | 'cleanup';

const MACHINE_ERROR: ClassName = 'java.lang.VirtualMachineError';
const MACHINE_ERRORS: ReadonlySet<ClassName> = new Set([
  'java.lang.StackOverflowError',
  'java.lang.OutOfMemoryError',
  'java.lang.InternalError',
  'java.lang.UnknownError',
]);

/** Where an exception in `thrown` arrives at the point. Undefined: such an error leaves the method, and nothing is done. */
export function catchingAt(hierarchy: Hierarchy, body: Body, arrival: Point): Catching | undefined {
  const seen = new Set<Point>();
  const waiting = [{ point: arrival, isNamed: false }];
  let found: Catching | undefined;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { point, isNamed } = next;
    if (point === body.exceptionalExit || seen.has(point)) continue;
    seen.add(point);
    const edges = body.outgoing[point] ?? [];
    const tests = edges.filter((edge) => testedType(body, edge) !== undefined);
    if (tests.length === 0) {
      if (isNamed) return 'named';
      if (!onlyPassesOn(body, point)) found = 'cleanup';
      continue;
    }
    for (const edge of tests) {
      const { type, negated } = testedType(body, edge) as Tested;
      const isAbove = hierarchy.isSubclass(MACHINE_ERROR, type);
      if (negated ? !isAbove : isAbove || MACHINE_ERRORS.has(type))
        waiting.push({ point: edge.to, isNamed: isNamed || !negated });
    }
  }
  return found;
}

interface Tested {
  readonly type: ClassName;
  readonly negated: boolean;
}

function testedType({ thrown }: Body, { instruction }: Edge): Tested | undefined {
  if (instruction.kind !== 'assume' || instruction.condition.kind !== 'instanceof') return undefined;
  const { operand, type, negated } = instruction.condition;
  return operand === thrown ? { type, negated } : undefined;
}

/** Nothing but giving back monitors: what `synchronized` does. */
function onlyPassesOn(body: Body, start: Point): boolean {
  let point = start;
  for (let steps = 0; steps < 100 && point !== body.exceptionalExit; steps++) {
    const [edge, another] = body.outgoing[point] ?? [];
    if (edge === undefined || another !== undefined) return false;
    const { kind } = edge.instruction;
    if (kind !== 'monitor' && kind !== 'assign' && kind !== 'throw' && kind !== 'check') return false;
    point = edge.to;
  }
  return true;
}
