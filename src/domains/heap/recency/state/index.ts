/**
 * What a state is: `state` over `values`, `contents`, `counts`, `static-fields` and `set-fields`; `heap` reads and writes; `state-order` and
 * `value-table` order them, `tables`, `field-table` and `numbered-state` give numbers.
 */
export {};
