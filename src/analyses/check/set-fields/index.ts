/**
 * Fields that are never null after construction. `candidates` proposes, `trial` takes back what a run refutes, `watch` says what runs have to look
 * at, `set-fields` is what is left, `promised` adds annotated fields, `framework` those that a framework sets, `static-candidates` static ones, `rests-on` says what claims owe to them.
 */
export {};
