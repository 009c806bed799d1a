/**
 * The code of a method before types: `listing`, `blocks`, `regions` of handlers, `subroutines`, `finally-copies`, `webs` of slots with `liveness`;
 * `lines` for places, `effort` for bounds.
 */
export {};
