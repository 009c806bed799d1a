/**
 * Heaps step by step, every object in its place: `arrangement` lays all steps out (`order`, `boxes`, `tables`), `figure` draws one (`parts`,
 * `values`, `returns`, `straight`, `leaving`), `excess` guards against very many.
 */
export {};
