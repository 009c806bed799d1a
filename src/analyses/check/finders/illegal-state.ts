/** A `throw` by which an object of the input says that it is not in a state that allows the call: nobody in the input should run into it. */
import type { Body, Edge, Point } from '../../../ir/body.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import type { ClassName } from '../../../ir/types.js';
import { TYPES } from '../../../library/index.js';
import { type Finder, type Obligation, simpleName } from '../../../obligations/index.js';
import { Definitions } from '../../../program/flow/definitions.js';
import { ownState } from './own-state.js';

const OF_STATE: readonly ClassName[] = TYPES.with('tells-state');
const CLOSEABLE = 'java.lang.AutoCloseable';
/** What is thrown by readers and writers that were closed. */
const OF_CLOSED = 'java.io.IOException';

export const illegalState: Finder = {
  card: {
    id: 'illegal-state',
    title: 'Object used in a state that it refuses',
    question: 'Does code run into an exception by which an object says that its state does not allow the call?',
    help: 'Bring the object into the state that the method demands before the call, or ask for its state first.',
    cwe: [372],
    since: '0.1.0',
  },
  obligations: (method, { hierarchy }) =>
    stateChecksOf(method, hierarchy).map(
      (edge): Obligation => ({
        method,
        span: edge.span,
        subject: `${simpleName(thrownBy(edge))} of ${method.name}`,
        message: (certainty) =>
          `\`${method.name}\` ${certainty === 'must' ? 'is called' : 'may be called'} in a state that it refuses: it throws ${simpleName(thrownBy(edge))}`,
        written: false,
        implicit: false,
        // In which states clients leave their objects is not followed: shown is what a run has met.
        numeric: true,
        unkept: 'in which state the object is by then is not kept',
        chosenByCaller: false,
        edges: [edge],
        judge: () => ({ certainty: 'may', latent: false }),
        broken: { reached: true, isUncaught: true },
      }),
    ),
};

function thrownBy({ instruction }: Edge): ClassName {
  return instruction.kind === 'throw' ? instruction.value.type : '';
}

/** The statements of a method that throw a new exception about the state of its object: fields of `this` decide whether they are reached, and nothing that is passed. */
export function stateChecksOf(method: MethodDeclaration, hierarchy: Hierarchy): readonly Edge[] {
  if (hasFlag(method, Flag.STATIC) || method.name === '<init>') return [];
  const body = method.body();
  const thrown = body?.edges.filter((edge) => tellsState(edge, method, hierarchy)) ?? [];
  if (body === undefined || thrown.length === 0) return [];
  const definitions = new Definitions(body);
  return thrown.filter((edge) => {
    const { instruction } = edge;
    if (instruction.kind !== 'throw' || instruction.value.kind !== 'variable') return false;
    if (definitions.only(instruction.value)?.instruction.kind !== 'new') return false;
    return isDecidedByState(edge.from, body, definitions);
  });
}

function tellsState({ instruction }: Edge, { owner }: MethodDeclaration, hierarchy: Hierarchy): boolean {
  if (instruction.kind !== 'throw') return false;
  const { type } = instruction.value;
  if (OF_STATE.some((upper) => hierarchy.isSubclass(type, upper))) return true;
  return type === OF_CLOSED && hierarchy.isSubclass(owner, CLOSEABLE);
}

/** By the branches next to it: what was tested long before says little. */
function isDecidedByState(point: Point, body: Body, definitions: Definitions): boolean {
  const deciding = decidingBranches(point, body);
  if (deciding.length === 0) return false;
  const states = deciding.map(({ instruction }) =>
    instruction.kind === 'assume' ? ownState(instruction.condition, body, definitions) : undefined,
  );
  return states.every((state) => state !== undefined && state.length > 0);
}

/** The branches by which a way gets to the point, all tests of one condition included. */
function decidingBranches(point: Point, body: Body): readonly Edge[] {
  // Ways without a branch between: `a || b` decides by two branches that lead to the same place.
  const entries = new Set<Point>([point]);
  const found = new Set<Edge>();
  for (const at of entries) {
    for (const edge of body.edges) {
      if (edge.to !== at && edge.exceptional !== at) continue;
      if (edge.instruction.kind === 'assume') found.add(edge);
      else entries.add(edge.from);
    }
  }
  return [...found];
}
