/**
 * Declarations read from syntax: `compilation-unit` with `imports` and `static-imports`, `source-class` with `class-members` and `class-clauses`,
 * `source-field`, `source-method`, `source-type-parameters`, `formal-parameters`, `modifiers`, `value-annotations`.
 */
export {};
