/**
 * Clients as Java source: `witness-program` is the way in, `program` writes statements, `expressions`, `literals`, `names`, `condition` and
 * `formula` their parts.
 */
export {};
