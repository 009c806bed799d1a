/**
 * `from-card` makes a command of the command line from its card, `perform` runs it.
 */
export {};
