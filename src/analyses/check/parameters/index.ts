/**
 * `assumed-arguments`: which claims rest on unseen callers passing no null. Who may pass null is decided in `obligations/parameters`.
 */
export {};
