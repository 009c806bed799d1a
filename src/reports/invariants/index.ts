/**
 * `invariants` for people: `text`, `summary`, `pictures`.
 */
export {};
