/**
 * `spec` for people: `text`, `summary`.
 */
export {};
