/**
 * From a program to equations. `layout` cuts bodies into blocks, `equations` writes them down over `contexts`, `steps` does each step once,
 * `carried` and `remembered-pairs` avoid work, `block-trace` goes through a block again for paths.
 */
export {};
