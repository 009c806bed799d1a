/** The domain of `shape` on the client: lists, trees, rings, what is shared. */

import { type ContractionDomain, contractionDomain, type ShapeState } from '../../../domains/heap/contraction/index.js';
import type { ShapeTables } from '../../../domains/heap/contraction/tables.js';
import type { CodePoint } from '../../../engine/code.js';
import type { Domain } from '../../../engine/domain.js';
import type { ProgramModel } from '../../../engine/index.js';
import { type Alarm, CANNOT_HAPPEN } from '../../../engine/outcome.js';
import type { BoundFormula } from '../../../facts/index.js';
import type { FieldReference } from '../../../ir/instructions.js';
import { NULL_NODE } from '../../../structures/heap-graph.js';
import { type Attempt, domainOptions, policyOf, type Subject, subjectOf } from '../../shape/index.js';
import { INVARIANTS_BUDGETS } from '../budgets.js';
import { runClient } from '../client/run-client.js';
import type { ClassRun, ClassSubject, LocalAnalysis } from '../local-analysis.js';
import { askingWithCare } from './ask.js';
import { hidingStatics } from './hiding.js';
import { clientWrites } from './writes.js';

const PARTIAL: Attempt = {
  join: 'partial',
  contracts: 'everywhere',
  followsCalls: true,
  pins: false,
  coarse: false,
  budget: 1,
};

const REENTERED_CUTPOINTS = INVARIANTS_BUDGETS['contraction/analysis'].reenteredCutpoints.most;

const INTERRUPTED: Alarm = {
  rule: 'given-up',
  certainty: 'may',
  latent: false,
  message: 'code that is not known may call it in the middle of another call, again and again',
};

export const contraction: LocalAnalysis = {
  id: 'contraction',
  fits: ({ family }) => family.nodes.size > 0,
  run: runContraction,
};

function runContraction(subject: ClassSubject): ClassRun | { readonly unsolved: string } {
  const { context, client, asked, steps } = subject;
  const { world } = client;
  const formulas = asked.map(({ term }): BoundFormula => ({ term, hierarchy: world.hierarchy, olds: [] }));
  const shapes = subjectOf(
    { world, book: context.book, effects: context.effects, inverses: namedBackwards(subject) },
    client.method,
    'followed',
    {
      candidates: formulas,
    },
  );
  if (shapes === undefined) return { unsolved: 'there is no code' };
  const { budget, ...policy } = policyOf(PARTIAL, shapes, steps);
  const seen = withoutWaysBack(subject, shapes);
  let tables: ShapeTables | undefined;
  const make = (program: ProgramModel): Domain<ShapeState> => {
    const domain = domainFor(subject, seen, program);
    tables = domain.tables;
    return domain;
  };
  const isLost = (state: ShapeState, { code }: CodePoint): boolean => {
    if (tables === undefined) return false;
    const { variables, labels } = tables.graphs.graph(state.graph);
    const node = variables[tables.slots(code).of(client.object)] ?? NULL_NODE;
    return node !== NULL_NODE && tables.labels.isVague(labels[node] as number);
  };
  const ofObjects = asked.every(({ ofObject }) => ofObject);
  return runClient(subject, make, { ...policy, budget, ...(ofObjects && { isLost }) });
}

const BACKWARDS = /^(?:prev|pred|parent|back|before|up$)/i;

/** Fields of nodes whose names say that they point back along the others; a guess that can do no harm. */
function namedBackwards({ client, family }: ClassSubject): readonly { readonly field: string; readonly of: string }[] {
  return [...family.nodes].flatMap((node) => {
    const fields = client.hierarchy.find(node)?.fields ?? [];
    const links = fields.filter(({ type }) => family.nodes.has(type)).map(({ name }) => name);
    const forwards = links.filter((name) => !BACKWARDS.test(name));
    return links.filter((name) => BACKWARDS.test(name)).flatMap((field) => forwards.map((of) => ({ field, of })));
  });
}

/**
 * Fields of nodes that lead back to the object at hand, such as those of inner classes, are not part of the shape: any number of
 * nodes may refer to it.
 */
function withoutWaysBack({ client, family }: ClassSubject, shapes: Subject): Subject {
  const { hierarchy } = client;
  const { name } = family.declaration;
  const leadsBack = ({ owner, type }: FieldReference): boolean =>
    hierarchy.isAssignable(type, name) && !hierarchy.isAssignable(owner, name) && !hierarchy.isAssignable(name, owner);
  const { universe } = shapes;
  const back = universe.links.filter(leadsBack);
  if (back.length === 0) return shapes;
  const isKept = (field: FieldReference): boolean => !back.includes(field);
  const links = universe.links.filter(isKept);
  const parents = universe.parents.filter((field) => !leadsBack(field));
  return { ...shapes, universe: { ...universe, links, parents, payloads: [...back, ...universe.payloads] } };
}

function domainFor(subject: ClassSubject, shapes: Subject, program: ProgramModel): ContractionDomain {
  const { client } = subject;
  const writes = clientWrites(subject, shapes);
  const domain = contractionDomain(program, {
    ...domainOptions(PARTIAL, shapes),
    ...(client.isReentered && { cutpoints: REENTERED_CUTPOINTS }),
    // All that is regular is made by the client.
    tellsFresh: true,
    // Who holds what hangs on it can do no harm to it, if nothing is taken.
    guarded: { holder: client.outside.object, throughOthers: !client.takes },
    writes: (callee, { edge }, isFollowed) => writes(callee, edge, isFollowed),
    hidesStatic: hidingStatics(subject, shapes, writes),
  });
  return {
    ...domain,
    ...askingWithCare(domain, subject),
    step: (at, state, ask) => {
      const { ownArguments, interrupted } = client.marks;
      // Any argument may be the object at hand, wherever it is used.
      if (ownArguments.has(at.edge)) return CANNOT_HAPPEN;
      const outcome = domain.step(at, state, ask);
      // Operations that interrupt each other without end, each of which goes on with what it held: nothing is known of that.
      if (!interrupted.has(at.edge) || outcome.normal.length === 0) return outcome;
      return { ...outcome, normal: outcome.normal.map((each) => domain.tables.outsideOf(each)), alarms: [INTERRUPTED] };
    },
  };
}
