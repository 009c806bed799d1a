/**
 * Names of a formula get meanings and types: `bind` goes through it, `bind-names`, `bind-operators`, `bind-predicates` and `bind-quantifiers` by
 * case; `scope` and `names` find, `typing` types, `binding` and `bound` are the forms.
 */
export {};
