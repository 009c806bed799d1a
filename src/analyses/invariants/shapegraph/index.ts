/**
 * The local analysis by shape graphs: `shapegraph` is its entry in the list, `analysis` the domain on the client, `options` and `accesses` how it
 * is set.
 */
export {};
