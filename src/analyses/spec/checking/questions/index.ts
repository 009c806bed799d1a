/**
 * Questions for the solver. `question` is one, over `question-universe`, from `question-input`; `clauses`, `property-reader` and `with-clauses`
 * bring formulas, `prenex`, `quantified`, `selection`, `vocabulary` and `formula-words` turn them into circuits.
 */
export {};
