/**
 * Heap graphs: `heap-graph`, changed as a `draft`, kept by `graph-table`; equal ones are found by `graph-coder`, `graph-code`, `walk-order`,
 * `canonical-order`, `order-search`, `colour-refinement`, `automorphisms`; `garbage` and `local-heap` cut them.
 */
export {};
