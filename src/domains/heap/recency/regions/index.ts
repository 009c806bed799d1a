/**
 * The abstract objects. `regions`, `region-table` and `region-types` say what they are; `allocation`, `escaping`, `renaming`, `references`,
 * `instances`, `visible` and `partitions` are operations on them; `survey` and `surveys` look at a body once.
 */
export {};
