/**
 * The part of a heap of which little is known: `vague`, with `alias` and `limits`.
 */
export {};
