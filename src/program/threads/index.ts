/**
 * Threads that the input starts: `starts` finds them, `code` is what they run, `met-types`, `task-origins` and `shared-formulas` are what they get
 * at, `threads` says what is not known because of them.
 */
export {};
