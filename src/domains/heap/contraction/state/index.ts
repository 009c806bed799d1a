/**
 * What a state is: `state`, its parts (`slots`, `labels`, `label-policy`, `cells`), their `numbers`, the order (`lattice`, `outside`), and what
 * dies (`dead`).
 */
export {};
