/** Graphs as text, in the notation of the notes: `{top,e} -> @, @! -> @!`. */
import { ABSENT, type Draft } from './draft.js';
import { ELSEWHERE, FIRST_NODE, type GraphNames, JOINED, NULL, SHARED, SUMMARY, UNREAD } from './model.js';

export const PLAIN_NAMES: GraphNames = { variable: (variable) => `v${variable}`, field: (field) => `f${field}` };

/** `!` is shared (along all fields), `!'` shared by one cell only; `?` is elsewhere, `*` unread; `E` the graph with nothing. */
export function shown(draft: Draft, names: GraphNames): string {
  const label = (target: number): string => {
    if (target === ELSEWHERE) return '?';
    if (target === UNREAD) return '*';
    const flags = target === SUMMARY ? draft.summary : (draft.flags[target - FIRST_NODE] as number);
    const mark = (flags & JOINED) !== 0 ? '!' : (flags & SHARED) !== 0 ? "!'" : '';
    if (target === SUMMARY) return `@${mark}`;
    const members = draft.values.flatMap((value, variable) => (value === target ? [names.variable(variable)] : []));
    return `{${members.join(',')}}${mark}`;
  };
  const parts: string[] = [];
  const edge = (from: number, field: number, to: number): void => {
    const name = names.field(field);
    parts.push(`${label(from)} ${name === undefined ? '->' : `-${name}->`} ${label(to)}`);
  };
  draft.values.forEach((value, variable) => {
    if (value === ELSEWHERE) parts.push(`${names.variable(variable)} = ?`);
  });
  for (let node = 0; node < draft.nodeCount; node++) {
    const before = parts.length;
    for (let field = 0; field < draft.fieldCount; field++) {
      const target = draft.field(node, field);
      if (target !== NULL) edge(FIRST_NODE + node, field, target);
    }
    const target = FIRST_NODE + node;
    const mentioned = draft.fields.includes(target) || draft.edges.some((mask) => (mask & (1 << target)) !== 0);
    if (parts.length === before && !mentioned) parts.push(label(target));
  }
  if (draft.summary !== ABSENT) {
    draft.edges.forEach((mask, field) => {
      for (let to = ELSEWHERE; to < FIRST_NODE + draft.nodeCount; to++)
        if ((mask & (1 << to)) !== 0) edge(SUMMARY, field, to);
    });
  }
  return parts.length === 0 ? 'E' : parts.join(', ');
}
