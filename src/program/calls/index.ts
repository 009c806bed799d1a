/**
 * What calls do: `targets` (what may run), `initialisation` (which initialisers), `footprint` (what is touched), `effects` (what may be
 * written and kept), `class-path` (which of its classes the program may have
 * objects of), `overrides` (what the program has for a method of the library), `program-writes` (which fields of the program a call may write, library code and what it calls back included),
 * `proxies` (objects of interfaces that are made at run time),
 * `library-results` (library calls that never give null), `self-uses` (what constructors do with their object).
 */
export {};
