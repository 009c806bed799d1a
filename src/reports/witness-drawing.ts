/** Pictures of a witness: the heap it starts from and the heap after each line, what changed marked. */
import type { Witness, WitnessObject } from '../findings/claim.js';
import type { Drawing, DrawnEdge, DrawnNode } from '../pictures/drawing.js';

interface State {
  readonly title: string;
  readonly variables: Readonly<Record<string, string>>;
  readonly heap: readonly WitnessObject[];
}

/** One drawing a state that differs from the one before; the first is the state before the run. */
export function witnessDrawings(witness: Witness, parameters: readonly string[]): readonly Drawing[] {
  const entry = Object.fromEntries(witness.arguments.map((value, index) => [parameters[index] ?? `#${index}`, value]));
  const states: State[] = [{ title: 'before', variables: entry, heap: witness.heap }];
  for (const { line, variables, heap, note } of witness.trace) {
    if (note !== undefined && heap.length === 0) continue;
    states.push({ title: `after line ${line}`, variables, heap });
  }
  const changing = states.filter((state, index) => index === 0 || !sameState(state, states[index - 1] as State));
  return changing.map((state, index) => drawingOf(state, changing[index - 1]));
}

function sameState(left: State, right: State): boolean {
  return JSON.stringify([left.variables, left.heap]) === JSON.stringify([right.variables, right.heap]);
}

function drawingOf(state: State, before: State | undefined): Drawing {
  const ids = new Set(state.heap.map((object) => object.id));
  const earlier = new Map(before?.heap.map((object) => [object.id, object]));
  const nodes: DrawnNode[] = [];
  const edges: DrawnEdge[] = [];
  for (const [name, value] of Object.entries(state.variables)) {
    const id = `variable ${name}`;
    const changed = before !== undefined && before.variables[name] !== value;
    nodes.push({ id, label: name, kind: 'variable', cells: ids.has(value) ? [] : [{ name: '', text: value }] });
    if (ids.has(value)) edges.push({ from: id, to: value, certainty: 'must', changed });
  }
  for (const { id, fields } of state.heap) {
    const old = earlier.get(id);
    const cells = Object.entries(fields).map(([name, value]) => {
      const changed = old !== undefined && old.fields[name] !== value;
      if (ids.has(value)) {
        edges.push({ from: id, cell: name, to: value, certainty: 'must', changed });
        return { name, changed };
      }
      return { name, text: value, changed };
    });
    nodes.push({ id, label: id, kind: 'object', cells, changed: before !== undefined && old === undefined });
  }
  return { title: state.title, nodes, edges };
}
