/**
 * The semantic model: `open-model` and `model` are the way in; `symbols` are declarations, `members`, `member-classes` and `access` find them,
 * `scope` and `resolve-type` give type names a meaning; `resolution` solves inference variables; `implicit-method`, `cyclic-bounds`,
 * `cyclic-inheritance` and `caches` serve all.
 */
export {};
