/**
 * Text to syntax trees: `parse` with tree-sitter, before it `unicode-escapes` and `patches`, after it `copy-tree` and `signed-casts`; `outline`
 * leaves bodies out; `tree`, `plain-node`, `navigation` and `lines` are for readers, `specification-comments` for formulas.
 */
export {};
