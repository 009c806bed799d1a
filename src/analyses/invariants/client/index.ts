/**
 * The most general client as code. `plans` says which operations, `operation`, `body` and `client` write them, `reach` and `rewrite` prepare the
 * code that they call, `table` is the program that results, `run-client` runs it with any domain, `run-reasons` words what was given up.
 */
export {};
