/**
 * Expressions: `expressions` sorts them by syntax, a file a kind does the rest (`names`, `operators`, `assignments`, `casts`, `conditionals`,
 * `concatenation`, `arrays`, `literals`); `conversions` and `constants` are asked by all; `floating-literals` and `java-numbers` are exact; `value`
 * is what comes out.
 */
export {};
