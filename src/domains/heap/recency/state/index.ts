/**
 * What a state is: `state` over `values`, `contents`, `counts` and `static-fields`; `heap` reads and writes; `state-order` and `value-table` order
 * them, `tables`, `field-table` and `numbered-state` give numbers.
 */
export {};
