/**
 * The paper, without programs. `states` puts it together: `contract` (the beta of the paper, with `kept`, `links`, `loop-sets`), `split` (focus,
 * with `placements` and `part-labels`), `statements` (figure 4), `feasible` (lemma 1), `merges` (partial join). Queries: `formula`,
 * `evaluate-formula` (theorem 3), `queries`, `query-dll`, `reached`, `paths`, `field-set`, `vague-part`. `concretise` builds heaps; `model` is what
 * all need to know.
 */
export {};
