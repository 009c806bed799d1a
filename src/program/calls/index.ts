/**
 * What calls do: `targets` (what may run), `initialisation` (which initialisers), `footprint` (what is touched), `self-uses` (what constructors do
 * with their object).
 */
export {};
