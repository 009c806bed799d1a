/**
 * Heaps cut in two and put together: `separate` and `combine` for calls, `dissolve`, `give-up` and `given-up-cells` for cells that nobody keeps
 * track of, `imported` from one table to another.
 */
export {};
