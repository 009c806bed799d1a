/**
 * The kinds of duties, one file each: `null-dereference`, `array-bounds`, `division-by-zero`, `precondition`, `postcondition`, `assertion`, `field-promise`; `implicit-check` makes
 * finders of what Java checks by itself, `chosen` says what is the caller's choice, with `measured` for indices and `given-streams` for
 * what is read.
 */
export {};
