/**
 * Which method a call means: `overloads` chooses, by `applicability` and `specificity`; `arguments` is what is known of the call.
 */
export {};
