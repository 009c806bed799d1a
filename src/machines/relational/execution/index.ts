/**
 * Bodies on symbolic states: `run-body` is the way in, with `session`, `world`, `vocabulary`; `transfer`, `expressions`, `checks`, `memory`,
 * `allocation`, `instances`, `initialise` by instruction, `merge` where paths meet, `frame` where nothing better is known; `object-names` and
 * `java-types` name things.
 */
export {};
