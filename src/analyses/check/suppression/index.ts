/**
 * `rule`: the rule of suppressions that suppress nothing. Reading them is the work of `workspace/living`.
 */
export {};
