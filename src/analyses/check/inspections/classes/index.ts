/**
 * What is wrong with how a class is declared, seen where it is used: `unwritten-field` (fields that are read and never assigned, with `field-doubts`), `equals-without-hash-code` (keys
 * of hash collections).
 */
export {};
