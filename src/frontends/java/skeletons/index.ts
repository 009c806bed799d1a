/**
 * `.jml` skeletons: `parse-skeleton` reads, `skeleton-methods` finds the methods meant, `skeletons` binds.
 */
export {};
