/**
 * Which node of a drawing is which node of the one before it: states of a method before and after a line, say.
 *
 * States are canonical: nothing in them tells what a node was called before. But a line changes little, so that the best guess
 * is the matching under which most stays as it was: variables that the line does not assign, fields that it does not write.
 */
import { bestAssignment } from './assignment.js';
import type { Drawing, DrawnEdge, DrawnNode } from './drawing.js';

/** What a line assigns and writes itself, calls not looked into. */
export interface Written {
  readonly variables: ReadonlySet<string>;
  readonly fields: ReadonlySet<string>;
}

const NOTHING: Written = { variables: new Set(), fields: new Set() };

/** What it counts that a variable or field still holds the same, and that one which may be changed does. */
const HELD = 4;
const EDGE = 2;
const WRITTEN_EDGE = 0.5;
/** A variable that is assigned most likely holds another one then. */
const MOVED = -3;
const SAME_KIND = 1;
const SAME_LABEL = 1.5;
const SAME_TEXT = 0.25;
/** A list keeps its head more often than it gets another one: what nothing leads to is still that. */
const LED_TO_ALIKE = 2.5;
/** Objects of other classes are other objects. */
const OTHER_CLASS = -6;
/** Pairs of larger drawings are not looked at. */
const MOST_NODES = 80;

/** By id of a node of `after`: the id of the node of `before` that it most likely is. Each node is taken once. */
export function matching(before: Drawing, after: Drawing, written: Written = NOTHING): ReadonlyMap<string, string> {
  const [old, now] = [viewOf(before, written), viewOf(after, written)];
  if (old.objects.length > MOST_NODES || now.objects.length > MOST_NODES) return new Map();
  const held = now.objects.map(({ id }) => old.objects.map((each) => common(old.holders, each.id, now.holders, id)));
  const alone = now.objects.map((one, row) =>
    old.objects.map(
      (other, column) =>
        likeness(other, one, old, now) +
        HELD * (held[row]?.[column] ?? 0) +
        MOVED * common(old.movers, other.id, now.movers, one.id),
    ),
  );
  const keptUnder = (assigned: readonly number[]): readonly Link[] =>
    now.links.filter(({ cell, from, to }) =>
      old.spelled.has(spelled(assigned[from] ?? NONE, cell, assigned[to] ?? NONE)),
    );
  const worth = ({ cell }: Link): number => (isWritten(cell, written) ? WRITTEN_EDGE : EDGE);
  const assigned = bestAssignment(alone, (some) => keptUnder(some).reduce((sum, link) => sum + worth(link), 0));
  const was = (place: number): DrawnNode | undefined => old.objects[assigned[place] ?? NONE];
  // Objects that merely look alike need not be the same: something has to say so, or to have been able to get hold of it.
  const wasHeld = (place: number): boolean => isHeld(old, was(place));
  const evident = now.objects.flatMap((node, place) => {
    const isSaid = (held[place]?.[assigned[place] ?? NONE] ?? 0) > 0 || isSameSummary(was(place), node);
    return isSaid || (wasHeld(place) && now.movers.has(node.id)) ? [place] : [];
  });
  const stored = now.links.filter(({ cell, to }) => isWritten(cell, written) && wasHeld(to));
  const shown = reached(new Set(evident), keptUnder(assigned), stored);
  return new Map(
    now.objects.flatMap(({ id }, place): [string, string][] => {
      const former = was(place);
      return former === undefined || !shown.has(place) ? [] : [[id, former.id]];
    }),
  );
}

const NONE = -1;

interface Link {
  readonly cell: string;
  readonly from: number;
  readonly to: number;
}

interface View {
  readonly objects: readonly DrawnNode[];
  /** Between objects, by their places. */
  readonly links: readonly Link[];
  readonly spelled: ReadonlySet<string>;
  /** By id of an object: the variables that hold it and are not assigned, those that are, and the unwritten fields that lead to it. */
  readonly holders: ReadonlyMap<string, readonly string[]>;
  readonly movers: ReadonlyMap<string, readonly string[]>;
  readonly fields: ReadonlyMap<string, string>;
}

function viewOf({ nodes, edges }: Drawing, written: Written): View {
  const objects = nodes.filter(({ kind }) => kind !== 'variable');
  const variables = new Map(nodes.filter(({ kind }) => kind === 'variable').map(({ id, label }) => [id, label]));
  const places = new Map(objects.map(({ id }, place) => [id, place]));
  const [holders, movers, fields] = [
    new Map<string, string[]>(),
    new Map<string, string[]>(),
    new Map<string, string[]>(),
  ];
  const links: Link[] = [];
  for (const { from, cell = '', to } of edges) {
    const holder = variables.get(from);
    if (holder !== undefined) put(written.variables.has(holder) ? movers : holders, to, holder);
    else if (from !== to && !isWritten(cell, written)) put(fields, to, cell);
    const [start, end] = [places.get(from), places.get(to)];
    if (start !== undefined && end !== undefined) links.push({ cell, from: start, to: end });
  }
  return {
    objects,
    links,
    spelled: new Set(links.map(({ from, cell, to }) => spelled(from, cell, to))),
    holders,
    movers,
    fields: new Map([...fields].map(([id, names]) => [id, names.sort().join(' ')])),
  };
}

function put(into: Map<string, string[]>, key: string, value: string): void {
  into.set(key, [...(into.get(key) ?? []), value]);
}

function common(
  olds: ReadonlyMap<string, readonly string[]>,
  old: string,
  news: ReadonlyMap<string, readonly string[]>,
  now: string,
): number {
  const names = olds.get(old) ?? [];
  return (news.get(now) ?? []).filter((name) => names.includes(name)).length;
}

function likeness(old: DrawnNode, now: DrawnNode, before: View, after: View): number {
  const texts = now.cells.filter(({ name, text }) => {
    return text !== undefined && old.cells.some((cell) => cell.name === name && cell.text === text);
  });
  const isAlike = old.label === now.label;
  const isLedToAlike = (before.fields.get(old.id) ?? '') === (after.fields.get(now.id) ?? '');
  return (
    (old.kind === now.kind ? SAME_KIND : 0) +
    (isAlike ? SAME_LABEL : classOf(old) === classOf(now) ? 0 : OTHER_CLASS) +
    (isLedToAlike ? LED_TO_ALIKE : 0) +
    SAME_TEXT * texts.length
  );
}

/** The label without what it says about number and age. */
function classOf({ label }: DrawnNode): string {
  return label
    .replace(/^\d\+ /, '')
    .replace(/^new /, '')
    .replace(/ by .*$/, '')
    .replace(/( or null)?…\?$/, '');
}

/** What stands for all the others of a kind still does. */
function isSameSummary(old: DrawnNode | undefined, now: DrawnNode): boolean {
  return old?.kind === 'summary' && now.kind === 'summary' && old.label === now.label;
}

function isHeld({ holders, movers }: View, node: DrawnNode | undefined): boolean {
  return node !== undefined && (holders.has(node.id) || movers.has(node.id));
}

/** All that hangs together with the given places: along links that were kept either way, along those that were made forwards. */
function reached(places: ReadonlySet<number>, kept: readonly Link[], made: readonly Link[]): ReadonlySet<number> {
  const found = new Set(places);
  // Grows while it is walked.
  for (const place of found) {
    for (const { from, to } of kept) {
      if (from === place) found.add(to);
      if (to === place) found.add(from);
    }
    for (const { from, to } of made) if (from === place) found.add(to);
  }
  return found;
}

function isWritten(cell: string, { fields }: Written): boolean {
  return fields.has(cell.slice(cell.lastIndexOf('.') + 1));
}

function spelled(from: number, cell: string, to: number): string {
  return `${from} ${cell} ${to}`;
}

/** `after` with the names that its nodes have in `before`, and with marks at what is new or different. */
export function compared(before: Drawing, after: Drawing, written?: Written): Drawing {
  return marked(before, renamed(after, matching(before, after, written), new Set(before.nodes.map(({ id }) => id))));
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
