/**
 * Classes as the machine has loaded them: `classes`, `runtime-class`, `runtime-method`; `dispatch` finds methods, `initialisation` runs
 * initialisers.
 */
export {};
