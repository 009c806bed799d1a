/**
 * Java's operators on intervals: `ranges` of types, `arithmetic`, `bits`, `compare`.
 */
export {};
