/**
 * Types of webs and of the stack: `typing` is the way in, `type-effects` and `number-effects` what instructions do to a `type-stack`;
 * `value-types`, `number-types` and `reference-types` are the types, `int-uses`, `joints` and `coercion` settle what is open.
 */
export {};
