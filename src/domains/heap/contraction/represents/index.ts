/**
 * Whether a state of the machine is one of an abstract state: `represents` is the way in, `match` the search over `graph` and `heap`.
 */
export {};
