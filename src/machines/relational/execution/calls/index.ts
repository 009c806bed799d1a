/**
 * Calls: `calls` reads summaries in the caller's state, `call-targets` finds them, `method-summaries` and `summarise` make them, `call-frames`
 * where they are too many; `intrinsics`, `natives`, `contract-methods` for code without a body, `tail-calls` as jumps.
 */
export {};
