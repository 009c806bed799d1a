/**
 * Heaps as records: `heap`, `layout` of classes, `references` as numbers, `escaped` objects.
 */
export {};
