/** What a drawing says about its variables, in short: `x = null`, `x = y`, `x reaches y`. */
import type { Drawing } from './drawing.js';

/** Pairs of more variables are not told. */
const MOST_VARIABLES = 12;

/** By text: whether it holds. What is not known, or makes no sense here, is not there. */
export function factsOf({ nodes, edges }: Drawing): ReadonlyMap<string, boolean> {
  const variables = nodes.filter(({ kind }) => kind === 'variable');
  const objects = new Set(nodes.filter(({ kind }) => kind !== 'variable').map(({ id }) => id));
  const facts = new Map<string, boolean>();
  const held = new Map<string, string>();
  for (const { id, label, cells } of variables) {
    const own = edges.filter(({ from, to }) => from === id && objects.has(to));
    const text = cells.map((cell) => cell.text ?? '').join(', ');
    const [edge] = own;
    const isCertain = own.length === 1 && edge?.certainty === 'must' && text === '';
    if (own.length === 0 && (text === 'true' || text === 'false')) facts.set(`${label} = true`, text === 'true');
    else if (own.length === 0 && text === 'null') facts.set(`${label} = null`, true);
    else if (isCertain) facts.set(`${label} = null`, false);
    if (isCertain && held.size < MOST_VARIABLES) held.set(label, edge.to);
  }
  const next = new Map<string, string[]>();
  for (const { from, to } of edges) if (objects.has(from)) next.set(from, [...(next.get(from) ?? []), to]);
  for (const [one, start] of held) {
    const reached = reachedFrom(start, next);
    for (const [other, end] of held) {
      if (one === other) continue;
      // Of `x = y` and `y = x`, the one that comes first.
      const isFirst = [...held.keys()].indexOf(one) < [...held.keys()].indexOf(other);
      if (isFirst) facts.set(`${one} = ${other}`, start === end);
      if (start !== end) facts.set(`${one} reaches ${other}`, reached.has(end));
    }
  }
  return facts;
}

function reachedFrom(start: string, next: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const reached = new Set<string>([start]);
  for (const node of reached) for (const other of next.get(node) ?? []) reached.add(other);
  return reached;
}
