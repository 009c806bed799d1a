/**
 * `imagined`: objects of which only some predicates are known; `asked`: where a run needs more of one.
 */
export {};
