/**
 * Class files to the IR: `archive/` finds bytes, `format/` decodes them, `declarations/` makes classes, `code/` and `dynamic/` bodies. `class-path`
 * says where class files come from, `budgets` what bounds the work.
 */
export {};
