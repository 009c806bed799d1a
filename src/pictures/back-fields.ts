/** Fields that point back along others, as `prev` does along `next` and `parent` along `left` and `right`. */
import type { DrawnEdge } from './drawing.js';

/** What such fields are called, should nothing else tell which of two it is. */
const NAMES = /^_?(prev|previous|pred|predecessor|parent|back|before|last|up|above|owner|outer)/i;

export function backFields(edges: readonly DrawnEdge[]): ReadonlySet<string> {
  const links = edges.filter(({ from, cell, to }) => cell !== undefined && from !== to);
  const between = new Map<string, Set<string>>();
  for (const { from, cell = '', to } of links) {
    const key = JSON.stringify([from, to]);
    between.set(key, (between.get(key) ?? new Set<string>()).add(cell));
  }
  /** How many edges each field has, and how many of them lie against an edge of another field. */
  const counts = new Map<string, { all: number; against: number; readonly fields: Set<string> }>();
  const order: string[] = [];
  for (const { from, cell = '', to } of links) {
    const count = counts.get(cell) ?? { all: 0, against: 0, fields: new Set<string>() };
    if (!counts.has(cell)) order.push(cell);
    counts.set(cell, count);
    const others = [...(between.get(JSON.stringify([to, from])) ?? [])].filter((other) => other !== cell);
    count.all++;
    if (others.length > 0) count.against++;
    for (const other of others) count.fields.add(other);
  }
  const back = new Set<string>();
  for (const [index, cell] of order.entries()) {
    const count = counts.get(cell);
    if (count === undefined || count.against === 0 || count.against * 2 < count.all) continue;
    const isBack = [...count.fields].every((other) => {
      if (back.has(other)) return false;
      if (NAMES.test(cell) !== NAMES.test(other)) return NAMES.test(cell);
      const theirs = counts.get(other)?.fields.size ?? 0;
      return count.fields.size === theirs ? order.indexOf(other) < index : count.fields.size > theirs;
    });
    if (isBack) back.add(cell);
  }
  return back;
}
