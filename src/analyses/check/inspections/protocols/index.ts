/**
 * Calls that an object refuses because of its state. Start at `protocol-error`, the inspection, and `protocol-book`, the protocols that an input
 * has to do with: `automata` and `recorded` for the library (an `automaton` each), `user-components` and `misused` for classes of the input, looked
 * at by `class-groups`. `protocol-rules` moves an object along edges; `sketched-claims` proves; `from-elsewhere` names calls that nobody can speak of; `replayed-calls` and `ended-programs` refute;
 * `iterators`, `collections`, `first-elements`, `empty-results`, `fields-held` and `expected` judge what is worth showing; `protocol-words` tells
 * it.
 */
export {};
