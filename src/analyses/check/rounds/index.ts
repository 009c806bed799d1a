/**
 * What `check` asks after the runs of the engine, in this order: `shaped` (shape analysis), `numbered` (relations of numbers), `inspections`, `replayed` (runs of the interpreter),
 * `scoped` (all small heaps), `judged` (runs judge proofs). `surroundings` is what each round knows.
 */
export {};
