/**
 * Which claims are shown. `shown` decides; `chosen-arguments` tells whose the value is that breaks a claim; `certainty` says how sure a state is; the others are reasons to doubt an alarm: `guards`, `flags`,
 * `asked-before`, `written-keys`, `set-constants`, `quiet-nulls`.
 */
export {};
