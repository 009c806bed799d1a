/**
 * What calls do: `targets` (what may run), `initialisation` (which initialisers), `footprint` (what is touched), `effects` (what may be
 * written and kept), `self-uses` (what constructors do with their object).
 */
export {};
