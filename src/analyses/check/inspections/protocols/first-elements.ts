/** Elements that are taken from a collection of the object itself, or from a new one, without asking whether there are any: told where a run fails so. */

import type { ReplayTarget } from '../../../../execution/replay/index.js';
import type { Body, Edge, Point } from '../../../../ir/body.js';
import type { Instruction, Operand, Variable } from '../../../../ir/instructions.js';
import type { MethodDeclaration } from '../../../../ir/program.js';
import type { ClassName } from '../../../../ir/types.js';
import { type ProtocolFacts, REFUSALS, RefusalFacts } from '../../../../library/index.js';
import { reachedFrom } from '../../../../program/flow/dataflow.js';
import { Definitions } from '../../../../program/flow/definitions.js';
import { CHECK_BUDGETS } from '../../budgets.js';
import type { InspectionWorld } from '../../inspection.js';
import type { Call } from '../leaks/library.js';
import { OPTIONAL } from './automata.js';
import { isExpected } from './expected.js';
import { fieldOf, VIEWS } from './fields-held.js';
import { ITERATING } from './iterators.js';
import type { Misused } from './misused.js';
import { replayedCalls } from './replayed-calls.js';

/** Who asks one of these has thought of it. */
const ASKING: ReadonlySet<string> = new Set([
  'hasNext',
  'isEmpty',
  'empty',
  'size',
  'isPresent',
  'peek',
  'peekFirst',
  'peekLast',
]);
const DEEPEST = CHECK_BUDGETS['inspections/protocols/first-elements'].deepest.most;
/** What leads from a collection to one of its elements, or to none. */
const PASSING: ReadonlySet<string> = new Set([
  'iterator',
  'stream',
  'filter',
  'map',
  'mapToInt',
  'mapToLong',
  'mapToDouble',
  'sorted',
  'distinct',
  'max',
  'min',
  'average',
  'findFirst',
  'findAny',
]);

export function unaskedFirst(
  methods: readonly MethodDeclaration[],
  facts: ProtocolFacts,
  world: InspectionWorld,
): readonly Misused[] {
  const refusals = new RefusalFacts(world.hierarchy, REFUSALS);
  const targets = methods.flatMap((method): readonly ReplayTarget[] => {
    const body = method.body();
    if (body === undefined) return [];
    return takenIn(refusals, facts, body).map(({ edge, raised }) => ({
      method,
      edge,
      raised,
      // A caller that catches it reckons with a collection that is empty.
      ...(isTaking(edge.instruction, refusals) ? { isUncaught: true } : {}),
    }));
  });
  const witnesses = replayedCalls(targets, world);
  return targets.flatMap(({ method, edge }, index) => {
    const witness = witnesses[index];
    return witness === undefined ? [] : [{ method, edge, witness }];
  });
}

interface Taken {
  readonly edge: Edge;
  /** Where there is no such element. */
  readonly raised: ClassName;
}

function takenIn(refusals: RefusalFacts, facts: ProtocolFacts, body: Body): readonly Taken[] {
  const taking = body.edges.flatMap((edge): readonly Taken[] => {
    if (edge.instruction.kind !== 'call') return [];
    const raised = raisedBy(facts, edge.instruction) ?? raisedByEmpty(refusals, edge.instruction, body);
    return raised === undefined ? [] : [{ edge, raised }];
  });
  if (taking.length === 0) return [];
  const definitions = new Definitions(body);
  const unasked = reachedUnasked(body);
  return taking.filter(
    ({ edge, raised }) =>
      unasked.has(edge.from) &&
      isOfOwn(edge, { definitions, refusals }, body) &&
      !isExpected(refusals.hierarchy, body, edge, raised),
  );
}

/** `next` of an iterator, the value of an optional; positions in lists are a rule of their own. */
function raisedBy(facts: ProtocolFacts, { method }: Call): ClassName | undefined {
  for (const [protocol, state] of [
    [OPTIONAL, 'empty'],
    [ITERATING, 'ended'],
  ] as const) {
    const record = facts.stepsOn(protocol, method.owner);
    const step = record === undefined ? undefined : facts.step({ record, state }, method);
    if (step?.fails !== undefined && step.in?.includes('begun') !== true) return step.fails;
  }
  return undefined;
}

/** Of a collection without elements; a method that only hands on what the collection does may do it as that does. */
function raisedByEmpty(refusals: RefusalFacts, { method, arguments: given }: Call, body: Body): ClassName | undefined {
  if (given.length !== 1) return undefined;
  const isAlone = body.edges.filter(({ instruction }) => instruction.kind === 'call').length === 1;
  return isAlone && body.parameters.length <= 1 && !isOfNew(given[0], body) ? undefined : refusals.of(method).empty;
}

function isOfNew(operand: Operand | undefined, body: Body): boolean {
  return operand?.kind === 'variable' && new Definitions(body).only(operand)?.instruction.kind === 'new';
}

/** Points that some way leads to on which nothing was asked. */
function reachedUnasked(body: Body): ReadonlySet<Point> {
  const isAsking = ({ instruction }: Edge): boolean =>
    instruction.kind === 'call' && ASKING.has(instruction.method.name);
  return reachedFrom(body, [body.entry], (edge) => !isAsking(edge));
}

interface Known {
  readonly definitions: Definitions;
  readonly refusals: RefusalFacts;
}

/** Whether the element is one of a collection in a field of `this`, or of a new one; an iterator or optional in a field may be handed on as it is. */
function isOfOwn({ instruction }: Edge, { definitions, refusals }: Known, body: Body): boolean {
  const takes = isTaking(instruction, refusals);
  let operand = instruction.kind === 'call' ? instruction.arguments[0] : undefined;
  for (let depth = 0; depth < DEEPEST && operand?.kind === 'variable'; depth++) {
    if (fieldOf(definitions, operand, body) !== undefined) return depth > 0 || takes;
    const origin: Instruction | undefined = definitions.only(operand)?.instruction;
    if (origin?.kind === 'assign' && origin.value.kind === 'variable') {
      operand = origin.value;
      continue;
    }
    if (origin?.kind === 'new') return (depth > 0 || takes) && isUntouched(origin.target, instruction, body);
    const isPassed = origin?.kind === 'call' && (PASSING.has(origin.method.name) || VIEWS.has(origin.method.name));
    operand = isPassed ? origin.arguments[0] : undefined;
  }
  return false;
}

/** Whether the call takes from a collection an element that has to be there. */
function isTaking(instruction: Instruction, refusals: RefusalFacts): boolean {
  return instruction.kind === 'call' && refusals.of(instruction.method).empty !== undefined;
}

/** Whether nothing was put into it: it is made without arguments, and no other call gets it or changes it. */
function isUntouched(collection: Variable, taking: Instruction, body: Body): boolean {
  return body.edges.every(({ instruction }) => {
    if (instruction === taking) return true;
    if (instruction.kind === 'store') return instruction.value !== collection;
    if (instruction.kind !== 'call' || !instruction.arguments.includes(collection)) return true;
    const { method, arguments: given } = instruction;
    if (given[0] !== collection) return false;
    return method.name === '<init>' ? given.length === 1 : PASSING.has(method.name) || VIEWS.has(method.name);
  });
}
