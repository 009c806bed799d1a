/**
 * Objects of clients that call back: `callbacks` and `callback-bodies`, `stubs` for lambdas, `answers` what they answer, `whole-objects` for interfaces with more than one method, `raised-calls` sees which calls fail.
 */
export {};
