/**
 * From bodies to closures. `code` is the way in: `instructions`, `branches`, `calls`, `checks`, `expressions`, `places` by kind, `int-steps`,
 * `predicates` and `operators` for speed, `operands` gives registers; `null-message`, `null-source` and `cast-message` are the JDK's texts.
 */
export {};
