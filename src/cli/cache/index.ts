/**
 * Results that are kept. `cached` decides what of a check is done again, from `contents`, `reads`, `hash` and `tool-digest`; `kept-result` is a whole run,
 * `kept-answers` are answers to single tasks, `kept-offers` edits that were tried, `cache-tally` says how many of them were used; `cache-folder` is where.
 */
export {};
