import { RELATIONAL_BUDGETS } from './budgets.js';

/** Limits of the analysis, by the letters of the paper (section 4): M. Taghdiri, R. Seater, D. Jackson, FSE 2006. */
export interface RelationalOptions {
  /** k: how many steps along a relation are written out before they become its closure. */
  readonly steps: number;
  /** m: how many allocated objects of a class are told apart before the rest becomes a set. */
  readonly objects: number;
  /** n: the number of operators above which a bound is given up. */
  readonly operators: number;
  /** l: for how many receiver classes a method is summarised apart, before one summary serves all others. */
  readonly contexts: number;
  /** How many targets a virtual call may have; with more it is an unknown call. */
  readonly targets: number;
  /** An extra cut-off for each method that is asked for, in milliseconds; undefined: none. */
  readonly milliseconds?: number;
  /** Scales the budget of expressions made for one method. */
  readonly budget: number;
}

const { steps, objects, operators, contexts, targets } = RELATIONAL_BUDGETS.options;

export const DEFAULT_OPTIONS: RelationalOptions = {
  steps: steps.most,
  objects: objects.most,
  operators: operators.most,
  contexts: contexts.most,
  targets: targets.most,
  budget: 1,
};
