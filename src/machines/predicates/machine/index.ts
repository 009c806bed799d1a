/**
 * `machine` is the contract, `implementation` does it; `initial` heaps, `run` for one call.
 */
export {};
