/**
 * Runs that go on where something beside the point cannot run. `opaque-values` are what such code is taken to give, `pass-over` goes on
 * behind a call; `follow` finds out what rests on values that nobody has computed, with `marks` for what holds them, `regions` for
 * what branches on them decide and `effects` for what code may do that was not run.
 */
export {};
