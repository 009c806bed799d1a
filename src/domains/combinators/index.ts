/**
 * Domains made of domains: `product` (with `side-by-side`), `fall-back`, and the ladder from numbers to a domain, `value-domain` with the `value-*`
 * files, and from linear constraints, `linear-domain` with what stands in `linear/`. `numbered-states`, `remembered-tuples`, `initialised-sets`,
 * `formula-outcomes`, `statement-questions` and, for tests, `concrete-states` are what several domains share; `budgets` bounds them.
 */
export {};
