/** Everything that bounds the work of the analyses and of what they rest on. */
import type { RoomBudgets } from '../base/budgets.js';
import { COMBINATORS_BUDGETS } from '../domains/combinators/budgets.js';
import { CONTRACTION_BUDGETS } from '../domains/heap/contraction/budgets.js';
import { RECENCY_BUDGETS } from '../domains/heap/recency/budgets.js';
import { SHAPEGRAPH_BUDGETS } from '../domains/heap/shapegraph/budgets.js';
import { SKETCH_BUDGETS } from '../domains/heap/sketch/budgets.js';
import { ENGINE_BUDGETS } from '../engine/budgets.js';
import { PREDICATES_BUDGETS } from '../machines/predicates/budgets.js';
import { RELATIONAL_BUDGETS } from '../machines/relational/budgets.js';
import { OBLIGATIONS_BUDGETS } from '../obligations/budgets.js';
import { PROGRAM_BUDGETS } from '../program/budgets.js';
import { CHECK_BUDGETS } from './check/budgets.js';
import { INVARIANTS_BUDGETS } from './invariants/budgets.js';
import { NUMBERS_BUDGETS } from './numbers/budgets.js';
import { SHAPE_BUDGETS } from './shape/budgets.js';
import { SPEC_BUDGETS } from './spec/budgets.js';
import { TYPESTATE_BUDGETS } from './typestate/budgets.js';

export const BUDGETS: readonly RoomBudgets[] = [
  { room: 'check', budgets: CHECK_BUDGETS },
  { room: 'shape', budgets: SHAPE_BUDGETS },
  { room: 'numbers', budgets: NUMBERS_BUDGETS },
  { room: 'invariants', budgets: INVARIANTS_BUDGETS },
  { room: 'typestate', budgets: TYPESTATE_BUDGETS },
  { room: 'spec', budgets: SPEC_BUDGETS },
  { room: 'obligations', budgets: OBLIGATIONS_BUDGETS },
  { room: 'recency', budgets: RECENCY_BUDGETS },
  { room: 'contraction', budgets: CONTRACTION_BUDGETS },
  { room: 'shapegraph', budgets: SHAPEGRAPH_BUDGETS },
  { room: 'sketch', budgets: SKETCH_BUDGETS },
  { room: 'combinators', budgets: COMBINATORS_BUDGETS },
  { room: 'predicates', budgets: PREDICATES_BUDGETS },
  { room: 'relational', budgets: RELATIONAL_BUDGETS },
  { room: 'engine', budgets: ENGINE_BUDGETS },
  { room: 'program', budgets: PROGRAM_BUDGETS },
];
