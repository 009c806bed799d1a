/** States of numbers as text and pictures, and against states of the machine. */
import type { Code } from '../../engine/code.js';
import type { ConcreteState } from '../../engine/concrete.js';
import type { Drawing } from '../../pictures/drawing.js';
import type { Values } from './value-expressions.js';
import type { ValueSpec } from './value-spec.js';

/** A variable that has no value yet fits whatever is said of it. */
export function representsValues<V>(
  contains: (element: V, value: number | bigint) => boolean,
  { method, value }: ConcreteState,
  state: Values<V>,
): boolean {
  if (!state.reached) return false;
  const variables = method.body()?.variables ?? [];
  for (const [index, element] of state.bindings) {
    // Behind the variables stands the result, which the machine has handed out by then.
    const variable = variables[index];
    const found = variable && value(variable);
    if (typeof found === 'number' || typeof found === 'bigint') {
      if (!contains(element, found)) return false;
    }
  }
  return true;
}

function nameOf({ body }: Code, index: number): string {
  return body.variables[index]?.name ?? '\\result';
}

export function showValues<V>(show: (element: V) => string, state: Values<V>, code: Code): string {
  if (!state.reached) return 'unreached';
  const bindings = [...state.bindings].map(([index, element]) => `${nameOf(code, index)}=${show(element)}`);
  return bindings.length === 0 ? 'nothing known' : bindings.join(' ');
}

/** Every variable of which something is known, with its value. */
export function drawValues<V>(spec: ValueSpec<V>, state: Values<V>, code: Code): Drawing {
  const nodes = [...state.bindings].map(([index, element]) => ({
    id: `variable-${index}`,
    label: nameOf(code, index),
    kind: 'variable' as const,
    cells: [{ name: 'value', text: spec.lattice.show(element) }],
  }));
  return { title: `${spec.id} in ${code.method.name}`, nodes, edges: [] };
}
