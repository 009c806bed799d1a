/**
 * Types: `types` is the form; `subtyping`, `supertypes`, `ancestors`, `conversions`, `substitution`, `erasure` and `signatures` are the relations
 * of the language, `show-type` the text.
 */
export {};
