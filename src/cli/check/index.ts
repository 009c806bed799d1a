/**
 * `check` on a machine, in this order: `selected-classes`, `analyse`, `living` (what the team has said before), `fixes` (edits), `written` (the report), `tests-of`
 * (emitted tests), `watch` (until the next save), `newer-rules` (what does not count yet), `failing` (the exit status).
 */
export {};
