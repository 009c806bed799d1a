/**
 * States as pictures and text: `draw`, with `draw-names`; `names` says how cells lose theirs.
 */
export {};
