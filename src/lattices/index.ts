/**
 * Bricks of order: `lattice` is the contract; `boolean`, `flat`, `powerset`, `interval` are small ones, `product`, `map`, `top-map`, `lift` and
 * `hash-consed` make new ones of others; `java-intervals` with `java-integers/` knows wrap-around.
 */
export {};
