/**
 * The local analysis by contraction: `contraction` is its entry in the list, `analysis` the domain on the client, `hiding` and `writes` what calls
 * leave alone, `ask` which formulas the states decide.
 */
export {};
