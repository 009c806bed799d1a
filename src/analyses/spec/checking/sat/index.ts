/**
 * Below the questions: `circuit` (conjunctions and negations), `matrix` (finite relations of literals), `solver` (CaDiCaL).
 */
export {};
