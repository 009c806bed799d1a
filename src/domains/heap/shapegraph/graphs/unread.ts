/** Fields of the weakest graphs that nobody has looked at: split when they are read. */

import { type Rules, refine } from './refine.js';
import type { Draft } from './store/draft.js';
import { ELSEWHERE, FIRST_NODE, SUMMARY, UNREAD } from './store/model.js';

/** Continues with each thing that the field can hold; the draft is used up. */
export function resolveUnread(
  draft: Draft,
  rules: Rules,
  node: number,
  field: number,
  found: (draft: Draft) => void,
): void {
  if (draft.field(node, field) !== UNREAD) {
    found(draft);
    return;
  }
  const targets = [ELSEWHERE, SUMMARY, ...draft.flags.map((_, other) => FIRST_NODE + other)];
  for (const target of targets) {
    const read = draft.clone();
    read.setField(node, field, target);
    if (refine(read, rules)) found(read);
  }
}
