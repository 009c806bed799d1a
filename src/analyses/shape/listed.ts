/** The two heap domains of `shape`, for runs from any methods of a program and for any question. */
import { type ContractionOptions, contraction, type ShapeState } from '../../domains/heap/contraction/index.js';
import { type GraphState, shapegraph } from '../../domains/heap/shapegraph/index.js';
import type { MakeDomain } from '../../engine/domain.js';
import type { FieldReference } from '../../ir/instructions.js';
import { FormulaBook } from '../../obligations/index.js';
import { Effects } from '../../program/calls/effects.js';
import { type Footprint, footprintOf, keyOf } from '../../program/calls/footprint.js';
import type { ListedDomain, PlannedRun, PreparedDomain } from '../listed-domain.js';
import { type Attempt, policyOf } from './attempts.js';
import { SHAPE_BUDGETS } from './budgets.js';
import { formulasOf } from './clauses/clauses.js';
import { asksForFresh } from './clauses/formula-fields.js';
import { graphOptions } from './graphs/graph-options.js';
import { type Subject, seenBy } from './subject.js';

const { cap, splits, cutpoints } = SHAPE_BUDGETS.attempts;
const STEPS = SHAPE_BUDGETS['shape-program'].stepsOfMethod.most;
const MOST_LINKS = SHAPE_BUDGETS['graphs/fall-back'].mostLinks.most;

type Seen = Pick<Subject, 'footprint' | 'formulas' | 'universe' | 'writes' | 'tellsFresh'>;

/**
 * What runs from these methods look into, and what their states speak about. Which values are taken for nodes is left to their
 * types: what will be asked is not known.
 */
function seenFrom({ world, roots }: PlannedRun): Seen {
  const book = new FormulaBook(world.hierarchy);
  const footprint = together(roots.map((root) => footprintOf(world, root, 'followed')));
  const each = roots.map((root) => formulasOf(world.hierarchy, book, root, footprint.methods));
  const formulas = {
    requires: each.flatMap(({ requires }) => requires),
    ensures: each.flatMap(({ ensures }) => ensures),
    invariants: each.flatMap(({ invariants }) => invariants),
    all: each.flatMap(({ all }) => all),
  };
  const seen = seenBy({ world, effects: new Effects(world), inverses: [] }, footprint, formulas.all);
  const { mayBeNode: _, readsElements: __, ...universe } = seen.universe;
  return { footprint, formulas, universe, writes: seen.writes, tellsFresh: formulas.all.some(asksForFresh) };
}

function together(footprints: readonly Footprint[]): Footprint {
  const unique = (fields: readonly FieldReference[]): readonly FieldReference[] => [
    ...new Map(fields.map((field) => [keyOf(field), field])).values(),
  ];
  return {
    methods: new Set(footprints.flatMap(({ methods }) => [...methods])),
    fields: unique(footprints.flatMap(({ fields }) => fields)),
    statics: unique(footprints.flatMap(({ statics }) => statics)),
  };
}

/** With the policy of `shape`. */
function prepared<E>(
  make: MakeDomain<E>,
  footprint: Footprint,
  attempt: Pick<Attempt, 'join' | 'contracts'>,
): PreparedDomain<E> {
  const {
    carriesOnce = false,
    merge,
    contexts,
    abstraction,
    budget,
  } = policyOf({ ...attempt, followsCalls: true, pins: false, coarse: false, budget: 1 }, { footprint }, STEPS);
  return {
    make,
    follows: (callee) => footprint.methods.has(callee),
    policy: {
      carriesOnce,
      budget,
      ...(merge && { merge }),
      ...(contexts && { contexts }),
      ...(abstraction && { abstraction }),
      sharesFurtherCalls: () => false,
    },
  };
}

export const listedContraction: ListedDomain<ShapeState> = {
  id: 'contraction',
  options: [
    {
      name: 'join',
      text: 'Whether states that differ in loops only are merged, or all are kept apart.',
      words: ['partial', 'relational'],
    },
    {
      name: 'contracts',
      text: 'Whether states are contracted after every statement, or only where the engine abstracts.',
      words: ['everywhere', 'where-abstracted'],
    },
  ],
  prepare: (run, { join, contracts }) => {
    const { footprint, universe, writes, tellsFresh } = seenFrom(run);
    const options: ContractionOptions = {
      universe,
      writes,
      tellsFresh,
      mode: join === 'relational' ? 'exact' : 'partial',
      contracts: contracts === 'where-abstracted' ? 'where-abstracted' : 'everywhere',
      pinsParameters: false,
      olds: () => [],
      cap: cap.most,
      splits: splits.most,
      cutpoints: cutpoints.most,
      outside: 'told-apart',
    };
    return prepared(
      contraction(() => options),
      footprint,
      {
        join: join === 'relational' ? 'relational' : 'partial',
        contracts: contracts === 'where-abstracted' ? 'loop-heads' : 'everywhere',
      },
    );
  },
  // A state in which everything was given up is above all others; one object more, and it is above none but those like it.
  lawsOfMeaning: ['step'],
};

export const listedShapegraph: ListedDomain<GraphState> = {
  id: 'shapegraph',
  options: [
    {
      name: 'join',
      text: 'Whether graphs with equal named parts are merged, or each has exact witnesses.',
      words: ['keyed', 'relational'],
    },
  ],
  prepare: (run, { join }) => {
    const { universe, ...seen } = seenFrom(run);
    // What is no link is not followed.
    const links = universe.links.slice(0, MOST_LINKS);
    const fewer = { ...seen, universe: { ...universe, links } };
    const options = graphOptions(run.world, fewer, join === 'relational' ? 'relational' : 'keyed');
    return prepared(
      shapegraph(() => options),
      seen.footprint,
      {
        join: join === 'relational' ? 'relational' : 'partial',
        contracts: 'everywhere',
      },
    );
  },
  // As in contraction.
  lawsOfMeaning: ['step'],
};
