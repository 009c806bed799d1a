/**
 * Specifications that ship for library classes: `read` reads their files, `specification` is their form, `build` and `given` turn them into
 * summaries, `callbacks` says where code of the input runs inside.
 */
export {};
