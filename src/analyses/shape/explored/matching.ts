/**
 * Which node of a picture is which node of the picture before it.
 *
 * States are canonical: nothing in them tells what a node was called before. But a line changes little, so that the best guess
 * is the matching under which most stays as it was: variables that the line does not assign, fields that it does not write.
 */
import type { Drawing, DrawnNode } from '../../../pictures/drawing.js';
import { bestAssignment } from './assignment.js';

/** What a line assigns and writes itself, calls not looked into. */
export interface Written {
  readonly variables: ReadonlySet<string>;
  readonly fields: ReadonlySet<string>;
}

/** What it counts that a variable or field still holds the same, and that one which may be changed does. */
const HELD = 4;
const EDGE = 2;
const WRITTEN_EDGE = 0.5;
const SAME_KIND = 1;
const SAME_LABEL = 1.5;
const SAME_TEXT = 0.25;
/** Objects of other classes are other objects. */
const OTHER_CLASS = -6;

/** By node of the drawing after: the node of the drawing before that it most likely is. */
export function matching(before: Drawing, after: Drawing, written: Written): ReadonlyMap<string, string> {
  const [olds, news] = [objectsOf(before), objectsOf(after)];
  const held = new Set(holdings(before, written));
  const holds = holdings(after, written);
  const alone = news.map((now) =>
    olds.map((old) => {
      const kept = holds.filter((each) => each.endsWith(` ${now.id}`) && held.has(exchanged(each, now.id, old.id)));
      return likeness(old, now) + HELD * kept.length;
    }),
  );
  const oldEdges = new Set(
    before.edges.flatMap(({ from, cell, to }) => (cell === undefined ? [] : spelled(from, cell, to))),
  );
  const places = new Map(news.map(({ id }, place) => [id, place]));
  const edges = after.edges.flatMap(({ from, cell, to }) => {
    const [source, target] = [places.get(from), places.get(to)];
    return source === undefined || target === undefined || cell === undefined ? [] : [{ source, cell, target }];
  });
  const together = (assigned: readonly number[]): number => {
    let sum = 0;
    for (const { source, cell, target } of edges) {
      const [from, to] = [olds[assigned[source] ?? -1], olds[assigned[target] ?? -1]];
      if (from === undefined || to === undefined || !oldEdges.has(spelled(from.id, cell, to.id))) continue;
      sum += isWritten(cell, written) ? WRITTEN_EDGE : EDGE;
    }
    return sum;
  };
  const assigned = bestAssignment(alone, together);
  return new Map(
    news.flatMap(({ id }, place): [string, string][] => {
      const old = olds[assigned[place] ?? -1];
      return old === undefined ? [] : [[id, old.id]];
    }),
  );
}

function objectsOf({ nodes }: Drawing): readonly DrawnNode[] {
  return nodes.filter(({ kind }) => kind !== 'variable');
}

/** `variable x #3`, for the variables that the line does not assign. */
function holdings({ nodes, edges }: Drawing, { variables }: Written): readonly string[] {
  const assigned = new Set(
    nodes.filter(({ kind, label }) => kind === 'variable' && variables.has(label)).map(({ id }) => id),
  );
  return edges.flatMap(({ from, cell, to }) => (cell === undefined && !assigned.has(from) ? [`${from} ${to}`] : []));
}

function exchanged(holding: string, now: string, old: string): string {
  return `${holding.slice(0, holding.length - now.length)}${old}`;
}

function likeness(old: DrawnNode, now: DrawnNode): number {
  const texts = now.cells.filter(({ name, text }) => {
    return text !== undefined && old.cells.some((cell) => cell.name === name && cell.text === text);
  });
  const isAlike = old.label === now.label;
  return (
    (old.kind === now.kind ? SAME_KIND : 0) +
    (isAlike ? SAME_LABEL : classOf(old) === classOf(now) ? 0 : OTHER_CLASS) +
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

function isWritten(cell: string, { fields }: Written): boolean {
  return fields.has(cell.slice(cell.lastIndexOf('.') + 1));
}

function spelled(from: string, cell: string, to: string): string {
  return `${from} ${cell} ${to}`;
}
