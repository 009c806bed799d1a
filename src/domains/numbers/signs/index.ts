/**
 * `signs`: the domain that the tutorial builds.
 */
export {};
