/**
 * A class file as data: `read` and `class-file` are the way in; `members`, `fields`, `methods`, `code`, `code-tables`, `stack-map`, `attributes`,
 * `class-attributes`, `nesting`, `method-parameters` its parts; `descriptors`, `signatures` with `signature-parser` and `literals` texts;
 * `byte-reader`, `context` and `budget` serve all.
 */
export {};
