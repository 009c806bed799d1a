/**
 * Objects of clients that call back: `callbacks` and `callback-bodies`, `stubs` for lambdas, `raised-calls` sees which calls fail.
 */
export {};
