/**
 * SARIF: `sarif` writes, `rules` and `locations` are its parts.
 */
export {};
