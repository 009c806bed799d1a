/**
 * What instructions of the virtual machine mean in the IR, by kind: `accesses`, `arithmetic`, `branches`, `calls`, `checks`, `comparisons`,
 * `shuffles`, `dispatch` of exceptions; `members`, `null-tests` and `enum-switches` recognise what compilers write; `opcodes` is the table,
 * `mentions` what code names. Flow,
 * types and the translation itself stand in folders.
 */
export {};
