/** The code under test as one value, so that the oracles can be run on broken copies of it. */
import { concretised } from '../../../../src/domains/heap/contraction/graphs/concretise.js';
import { mayHold } from '../../../../src/domains/heap/contraction/graphs/evaluate-formula.js';
import { contractionModel } from '../../../../src/domains/heap/contraction/graphs/model.js';
import * as queries from '../../../../src/domains/heap/contraction/graphs/queries.js';
import { splitAny, splitRoot, splitSource } from '../../../../src/domains/heap/contraction/graphs/split.js';
import { ContractionStates } from '../../../../src/domains/heap/contraction/graphs/states.js';
import { automorphisms } from '../../../../src/structures/automorphisms.js';
import { Draft } from '../../../../src/structures/draft.js';
import { GraphTable } from '../../../../src/structures/graph-table.js';
import { enter, leave } from '../../../../src/structures/local-heap.js';

export interface Kit {
  readonly automorphisms: typeof automorphisms;
  readonly concretised: typeof concretised;
  readonly contractionModel: typeof contractionModel;
  readonly ContractionStates: typeof ContractionStates;
  readonly Draft: typeof Draft;
  readonly enter: typeof enter;
  readonly GraphTable: typeof GraphTable;
  readonly leave: typeof leave;
  readonly mayHold: typeof mayHold;
  readonly queries: typeof queries;
  readonly splitAny: typeof splitAny;
  readonly splitRoot: typeof splitRoot;
  readonly splitSource: typeof splitSource;
}

export const KIT: Kit = {
  automorphisms,
  concretised,
  contractionModel,
  ContractionStates,
  Draft,
  enter,
  GraphTable,
  leave,
  mayHold,
  queries,
  splitAny,
  splitRoot,
  splitSource,
};
