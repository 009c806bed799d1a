/**
 * What each tab of the page is answered: `shapes`, `findings`, `invariants`, `typestates`, `specification`, `ir`; `unfinished` is their common
 * form.
 */
export {};
