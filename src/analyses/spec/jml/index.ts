/**
 * Specifications as JML: `skeleton` writes the classes, `clauses` what JML can say, `java-text` the expressions.
 */
export {};
