/**
 * Questions about one body: `dataflow` solves, `liveness`, `definitions`, `control-dependence`, `loop-points`, `repetition`, `counters` and
 * `handlers` answer.
 */
export {};
