/**
 * Class initialisation on edges: `initialisation` says which initialisers run, `class-initialisations` runs them.
 */
export {};
