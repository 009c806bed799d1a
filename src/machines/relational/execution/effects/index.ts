/**
 * What a method may write, allocate and throw: `effects` is the way in, `local-effects` looks at one, `effect-group` at those that call each other,
 * `exceptions` and `visible` at what others see, `self-contained` at initialisers.
 */
export {};
