/**
 * `shape` for people: `text`, `summary`, `pictures`.
 */
export {};
