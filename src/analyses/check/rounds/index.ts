/**
 * What `check` asks after the runs of the engine, in this order: `replayed` (runs of the interpreter), `proved-elsewhere` (shape analysis, then
 * relations of numbers), `scoped` (all small heaps), `inspections`, `judged` (runs judge proofs). `surroundings` is what each round knows.
 */
export {};
