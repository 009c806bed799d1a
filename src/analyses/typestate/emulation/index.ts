/**
 * All clients on heaps of growing size: `emulation` is the way in, `explorer` calls every operation, from `start` with `supply`, `reached` keeps
 * heaps, `transitions` reads off rows.
 */
export {};
