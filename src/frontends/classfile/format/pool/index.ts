/**
 * The constant pool: `pool-frame` finds entries, `constant-pool` decodes them (`tags`, `modified-utf8`, `names`, `method-handles`,
 * `bootstrap-methods`), `name-table` keeps names once.
 */
export {};
