/**
 * Formulas around a run. `clauses` gathers those that are written, `empty-clauses` those that say nothing; `facts` is what is inferred at the end;
 * `needs`, `method-needs` and `needed-at-calls` are preconditions that nobody wrote; `formula-fields` says which fields matter.
 */
export {};
