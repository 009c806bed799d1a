/**
 * States as pictures and text: `draw`, with `arrays`, `fields` and `names`.
 */
export {};
