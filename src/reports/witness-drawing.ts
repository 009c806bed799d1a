/** Pictures of a witness: the heap it starts from and the heap after each line, what changed marked. */
import type { Witness, WitnessObject, WitnessStep } from '../findings/claim.js';
import type { Drawing, DrawnEdge, DrawnNode } from '../pictures/drawing.js';

interface State {
  readonly title: string;
  readonly variables: Readonly<Record<string, string>>;
  readonly heap: readonly WitnessObject[];
}

/** One drawing a state that differs from the one before; the first is the state before the run. */
export function witnessDrawings(witness: Witness, parameters: readonly string[]): readonly Drawing[] {
  const states = [entryOf(witness, parameters), ...witness.trace.filter((step) => !isBlind(step)).map(stateAfter)];
  return drawnInTurn(states.filter((state, index) => index === 0 || !sameState(state, states[index - 1] as State)));
}

/**
 * One drawing for every line of the trace, and the one before it first. What was not in sight for a while, because other methods
 * ran, is marked only if it has changed since. Runs that start from `main` or by calls start with nothing.
 */
export function witnessSteps(witness: Witness): readonly Drawing[] {
  const start = witness.start === 'heap' ? entryOf(witness, parametersOf(witness)) : NOTHING;
  let last: State = start;
  const states = witness.trace.map((step) => {
    // Where an exception is thrown, no variables may be in sight: the heap is what it was.
    last = isBlind(step) ? { ...last, title: titleOf(step) } : stateAfter(step);
    return last;
  });
  return drawnInTurn([start, ...states]);
}

/** Frames list the parameters first; the first lines may be of another method that is called. */
export function parametersOf({ arguments: values, trace }: Witness): readonly string[] {
  const frames = trace.filter((step) => !isBlind(step)).map(({ variables }) => Object.entries(variables));
  const entered = frames.find((frame) => values.every((value, index) => frame[index]?.[1] === value));
  const large = frames.find((frame) => frame.length >= values.length);
  return (entered ?? large ?? []).slice(0, values.length).map(([name]) => name);
}

const NOTHING: State = { title: 'before', variables: {}, heap: [] };

function entryOf({ arguments: values, heap }: Witness, parameters: readonly string[]): State {
  const variables = Object.fromEntries(values.map((value, index) => [parameters[index] ?? `#${index}`, value]));
  return { title: 'before', variables, heap };
}

function isBlind({ note, heap }: WitnessStep): boolean {
  return note !== undefined && heap.length === 0;
}

function stateAfter(step: WitnessStep): State {
  return { title: titleOf(step), variables: step.variables, heap: step.heap };
}

function titleOf({ line }: WitnessStep): string {
  return line === 0 ? 'then' : `after line ${line}`;
}

function drawnInTurn(states: readonly State[]): readonly Drawing[] {
  const seen: Seen = { variables: new Map(), objects: new Map() };
  return states.map((state, index) => {
    const drawing = drawingOf(state, index === 0 ? undefined : seen);
    for (const [name, value] of Object.entries(state.variables)) seen.variables.set(name, value);
    for (const object of state.heap) seen.objects.set(object.id, object);
    return drawing;
  });
}

/** What variables and objects were like when they were last seen: a method that is called sees only a part of them. */
interface Seen {
  readonly variables: Map<string, string>;
  readonly objects: Map<string, WitnessObject>;
}

function sameState(left: State, right: State): boolean {
  return JSON.stringify([left.variables, left.heap]) === JSON.stringify([right.variables, right.heap]);
}

function drawingOf(state: State, seen: Seen | undefined): Drawing {
  const ids = new Set(state.heap.map((object) => object.id));
  const nodes: DrawnNode[] = [];
  const edges: DrawnEdge[] = [];
  for (const [name, value] of Object.entries(state.variables)) {
    const id = `variable ${name}`;
    const changed = seen !== undefined && seen.variables.get(name) !== value;
    if (ids.has(value)) {
      nodes.push({ id, label: name, kind: 'variable', cells: [] });
      edges.push({ from: id, to: value, certainty: 'must', changed });
    } else {
      nodes.push({ id, label: name, kind: 'variable', cells: [{ name: '', text: value, changed }] });
    }
  }
  for (const { id, fields } of state.heap) {
    const old = seen?.objects.get(id);
    const cells = Object.entries(fields).map(([name, value]) => {
      const changed = old !== undefined && old.fields[name] !== value;
      if (ids.has(value)) {
        edges.push({ from: id, cell: name, to: value, certainty: 'must', changed });
        return { name, changed };
      }
      return { name, text: value, changed };
    });
    nodes.push({ id, label: id, kind: 'object', cells, changed: seen !== undefined && old === undefined });
  }
  return { title: state.title, nodes, edges };
}
