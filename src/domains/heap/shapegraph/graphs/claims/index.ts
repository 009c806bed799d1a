/**
 * What graphs say about heaps: `claims` and `certain`, by way of `reached`, `incoming` and `references`; `heaps` and `concrete-heap` are images of
 * real ones.
 */
export {};
