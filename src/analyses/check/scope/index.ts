/**
 * Runs on all small heaps for written formulas: `scope-check` runs, `related-classes` says which code such runs need, `with-scope` adds the answer
 * to the claim.
 */
export {};
