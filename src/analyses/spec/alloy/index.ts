/**
 * Specifications as a module of Alloy: `module` writes `vocabulary`, then a `predicate` a method; `unchanged` shortens what stays as it is.
 */
export {};
