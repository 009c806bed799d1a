/**
 * Which node of one drawing is which of another, where they have no names in common: two states of a method, say, before and
 * after a line. A guess: by the variables that hold them, and by what they lead to and are led to from.
 */
import type { Drawing, DrawnEdge, DrawnNode } from './drawing.js';

const ROUNDS = 3;
/** How much of the likeness of two nodes their neighbours get. */
const SPREAD = 0.2;
/** Pairs of larger drawings are not looked at. */
const MOST_NODES = 80;

/** By id of a node of `after`: the id of the node of `before` that it most likely is. Each node is taken once. */
export function matching(before: Drawing, after: Drawing): ReadonlyMap<string, string> {
  const [old, now] = [viewOf(before), viewOf(after)];
  if (old.objects.length > MOST_NODES || now.objects.length > MOST_NODES) return new Map();
  const first = old.objects.map((one) => now.objects.map((other) => ownLikeness(one, other, old, now)));
  // What looks alike is the same only if something leads to both alike.
  const evidence = old.objects.map((one) => now.objects.map((other) => heldAlike(one, other, old, now)));
  let likeness = first.map((row, place) => row.map((value, column) => value + at(evidence, place, column)));
  for (let round = 0; round < ROUNDS; round++) {
    const last = likeness;
    const next = last.map((row) => [...row]);
    for (const one of old.links) {
      for (const other of now.links) {
        if (one.cell !== other.cell) continue;
        spread(next, last, one, other);
        spread(evidence, last, one, other);
      }
    }
    likeness = next;
  }
  return taken(old.objects, now.objects, likeness, evidence);
}

interface Link {
  readonly cell: string | undefined;
  readonly from: number;
  readonly to: number;
}

interface View {
  readonly objects: readonly DrawnNode[];
  readonly links: readonly Link[];
  /** By id of an object: labels of the variables that hold it, and fields that lead to it, in order. */
  readonly holders: ReadonlyMap<string, readonly string[]>;
  readonly fields: ReadonlyMap<string, string>;
}

function viewOf({ nodes, edges }: Drawing): View {
  const objects = nodes.filter(({ kind }) => kind !== 'variable');
  const variables = new Map(nodes.filter(({ kind }) => kind === 'variable').map(({ id, label }) => [id, label]));
  const places = new Map(objects.map(({ id }, place) => [id, place]));
  const holders = new Map<string, string[]>();
  const fields = new Map<string, string[]>();
  const links: Link[] = [];
  for (const { from, cell, to } of edges) {
    const holder = variables.get(from);
    if (holder !== undefined) holders.set(to, [...(holders.get(to) ?? []), holder]);
    else if (from !== to) fields.set(to, [...(fields.get(to) ?? []), cell ?? '']);
    const [start, end] = [places.get(from), places.get(to)];
    if (start !== undefined && end !== undefined) links.push({ cell, from: start, to: end });
  }
  const spelled = new Map([...fields].map(([id, names]) => [id, names.sort().join(' ')]));
  return { objects, links, holders, fields: spelled };
}

/** A list keeps its head more often than it gets another one: what nothing leads to is still that. */
function ownLikeness(one: DrawnNode, other: DrawnNode, old: View, now: View): number {
  const isLedToAlike = (old.fields.get(one.id) ?? '') === (now.fields.get(other.id) ?? '');
  return (one.label === other.label ? 2 : 0) + (one.kind === other.kind ? 1 : 0) + (isLedToAlike ? 2.5 : 0);
}

/** Variables are assigned one at a time: what the same ones hold is mostly the same. */
function heldAlike(one: DrawnNode, other: DrawnNode, old: View, now: View): number {
  const holders = new Set(old.holders.get(one.id));
  return 4 * (now.holders.get(other.id) ?? []).filter((name) => holders.has(name)).length;
}

function spread(into: number[][], likeness: readonly (readonly number[])[], one: Link, other: Link): void {
  const add = (row: number, column: number, amount: number): void => {
    const cells = into[row];
    if (cells !== undefined) cells[column] = (cells[column] ?? 0) + amount;
  };
  add(one.from, other.from, at(likeness, one.to, other.to) * SPREAD);
  add(one.to, other.to, at(likeness, one.from, other.from) * SPREAD);
}

function at(table: readonly (readonly number[])[], row: number, column: number): number {
  return table[row]?.[column] ?? 0;
}

/** The most alike first. */
function taken(
  olds: readonly DrawnNode[],
  news: readonly DrawnNode[],
  likeness: readonly (readonly number[])[],
  evidence: readonly (readonly number[])[],
): ReadonlyMap<string, string> {
  const pairs = olds.flatMap((old, row) =>
    news.map((now, column) => ({
      old: old.id,
      now: now.id,
      like: at(likeness, row, column),
      isShown: at(evidence, row, column) > 0,
    })),
  );
  const matched = new Map<string, string>();
  const used = new Set<string>();
  for (const { old, now } of pairs.filter(({ isShown }) => isShown).sort((one, other) => other.like - one.like)) {
    if (used.has(old) || matched.has(now)) continue;
    used.add(old);
    matched.set(now, old);
  }
  return matched;
}

/** `after` with the names that its nodes have in `before`, and with marks at what is new or different. */
export function compared(before: Drawing, after: Drawing): Drawing {
  return marked(before, renamed(after, matching(before, after), new Set(before.nodes.map(({ id }) => id))));
}

/** Nodes without a match get names that are not `taken`. */
function renamed(drawing: Drawing, matched: ReadonlyMap<string, string>, taken: ReadonlySet<string>): Drawing {
  const names = new Map<string, string>();
  for (const { id, kind } of drawing.nodes) {
    let name = kind === 'variable' ? id : (matched.get(id) ?? id);
    while (kind !== 'variable' && !matched.has(id) && taken.has(name)) name = `${name}'`;
    names.set(id, name);
  }
  const named = (id: string): string => names.get(id) ?? id;
  return {
    ...drawing,
    nodes: drawing.nodes.map((node) => ({ ...node, id: named(node.id) })),
    edges: drawing.edges.map((edge) => ({ ...edge, from: named(edge.from), to: named(edge.to) })),
  };
}

/** Marks at what is new in `after` or differs from `before`; nodes of one id are one. */
export function marked(before: Drawing, after: Drawing): Drawing {
  const old = new Map(before.nodes.map((node) => [node.id, node]));
  const spelled = ({ from, cell, to, certainty }: DrawnEdge): string => JSON.stringify([from, cell, to, certainty]);
  const known = new Set(before.edges.map(spelled));
  const edges = after.edges.map((edge) => ({ ...edge, changed: !known.has(spelled(edge)) }));
  const nodes = after.nodes.map((node) => {
    const was = old.get(node.id);
    const cells = node.cells.map((cell) => {
      const earlier = was?.cells.find(({ name }) => name === cell.name);
      const isNewEdge = edges.some(
        ({ from, cell: name, changed }) => changed && from === node.id && name === cell.name,
      );
      const isVariable = node.kind === 'variable';
      return { ...cell, changed: (was !== undefined || isVariable) && (earlier?.text !== cell.text || isNewEdge) };
    });
    const isOther = was === undefined || was.kind !== node.kind || was.label !== node.label;
    return { ...node, cells, changed: node.kind !== 'variable' && isOther };
  });
  return { ...after, nodes, edges };
}
