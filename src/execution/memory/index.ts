/**
 * What a machine holds: `heap` of `values` in `field-slots`; `identity` and `identity-hash`, `havoc`, `memory` (how much there is), `heap-view` and
 * `snapshot` for others.
 */
export {};
