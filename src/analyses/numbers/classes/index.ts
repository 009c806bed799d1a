/**
 * Invariants of classes over the numbers in their fields.
 *
 * `class-book` answers for each class; `guarded` says which fields they speak of, `code-index` (of the `input-code`) who writes these, `altering` which methods alter them and
 * how they are entered; `escapes` since when others may see an object that is being made. `rules` is when the invariants have to hold, `inspection` what a
 * run leaves then, `inference` goes through the rounds. `text` writes them down.
 */
export { ClassBook, type ClassNumbers } from './class-book.js';
export { InputCode } from './input-code.js';
export { formulasOf } from './text.js';
