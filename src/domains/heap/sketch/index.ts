/**
 * One abstract picture for each point. `state` is the picture over `values`, `order` and `nodes`; `heap` changes it, `expressions` and `arithmetic`
 * compute, `join` puts two together.
 */
export {};
