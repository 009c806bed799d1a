/**
 * What calls may run that the class does not contain: `calls` sorts them, `opaque` says which may come back to the class, `library` reads the
 * records.
 */
export {};
