/**
 * From code to a body: `translate` is the way in, `block-translation` goes block by block over `steps` with `translation-state`; `variables`,
 * `locals`, `shared-variables` name them, `fresh-objects` and `substitution` tidy; `translation` is the contract.
 */
export {};
