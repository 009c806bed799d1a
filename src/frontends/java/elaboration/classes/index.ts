/**
 * Classes of the class table: `declared-class`, `declared-method`, `class-methods`, `methods`, `constructors`, `initialisers`; kinds of classes:
 * `enums`, `records`, `anonymous`, `local-classes`, `synthetic-class` and `synthetic-declaration`; `bridges` and `bridge-bodies`; `instances`,
 * `parameters`, `signatures`, `numbering`, `declared-types`, `record-types`, `constant-fields`, `completion` and `class-file-side` serve them.
 */
export {};
