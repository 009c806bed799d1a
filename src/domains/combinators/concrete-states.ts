/** What `represents` of several domains reads in a state of the machine. */
import type { Code } from '../../engine/code.js';
import type { ConcreteState } from '../../engine/concrete.js';
import type { HeapObject, HeapValue } from '../../ir/heap.js';
import type { ClassTable } from '../../ir/program.js';
import type { ClassName } from '../../ir/types.js';

export type Reference = HeapObject | null;

/** Undefined where it is none. */
export function referenceOf(value: HeapValue | undefined): Reference | undefined {
  return typeof value === 'object' ? value : undefined;
}

/** What a method may have returned when it is at its exit: the operand of one of its returns. Else no value. */
export type Result = Reference | 0 | 1 | undefined;

export function returned({ body }: Code, { point, value }: ConcreteState): readonly Result[] {
  if (point !== body.exit) return [undefined];
  const results = new Set<Result>();
  for (const { to, instruction } of body.edges) {
    if (to !== body.exit || instruction.kind !== 'return') continue;
    const operand = instruction.value;
    const found =
      operand?.kind === 'variable' ? value(operand) : operand?.kind === 'constant' ? operand.value : undefined;
    if (found === 0 || found === 1) results.add(found);
    else if (typeof found === 'object') results.add(found);
    else results.add(undefined);
  }
  return [...results];
}

/** Whether the classes of the input that are said to be initialised are. */
export function areInitialised(
  table: ClassTable,
  concrete: ConcreteState,
  isSaid: (type: ClassName) => boolean,
): boolean {
  return table.inputs().every((type) => concrete.isInitialised(type) || !isSaid(type));
}
