/**
 * Which code the heaps of a scope are for: `program-code` and `reached-code` find it, `code-facts`, `reads` and `tells` say what it looks at.
 */
export {};
