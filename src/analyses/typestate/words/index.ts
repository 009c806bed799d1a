/**
 * When methods fail, in words. `words` is the way in: `cases` tells states apart, `separate` finds the simplest description, `predicates`,
 * `subjects` and `staleness` put it into words.
 */
export {};
