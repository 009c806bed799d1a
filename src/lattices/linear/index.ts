/**
 * Sets of points with whole coordinates, by linear constraints. `linear-lattice` is the contract, `expressions` its words, `exact` the numbers that
 * bounds are. `zones` and `octagons` are tables of bounds (`bound-table`, `bound-widening`, `bound-lattice`, with `pairings` for longer
 * expressions); `congruences` knows `remainders`. `relations` picks the constraints worth telling.
 */
export {};
