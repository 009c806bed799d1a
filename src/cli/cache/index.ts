/**
 * Results that are kept. `cached` decides whether a check is done again, from `contents`, `reads`, `hash` and `tool-digest`; `kept-result` is what
 * is kept, `cache-folder` where.
 */
export {};
