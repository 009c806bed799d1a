/**
 * Words for claims: `steps` of a path, `expression-text` of the source, `null-results` of the library.
 */
export {};
