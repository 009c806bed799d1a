/**
 * Expressions and formulas as text. Out: `print`, `formula`, `lower`, `coarse`, `definitions`, `rebuild`, `names`. In: `parse` with
 * `expression-parser`, `formula-parser`, `tokens`, `token-reader`, `parse-context`.
 */
export {};
