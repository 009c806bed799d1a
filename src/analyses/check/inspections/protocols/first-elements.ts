/** Elements that are taken from a collection of the object itself without asking whether there are any: told where a run fails so. */
import type { ReplayTarget } from '../../../../execution/replay/index.js';
import type { Body, Edge, Point } from '../../../../ir/body.js';
import type { Hierarchy } from '../../../../ir/hierarchy.js';
import type { MethodDeclaration } from '../../../../ir/program.js';
import type { ClassName } from '../../../../ir/types.js';
import { Definitions } from '../../definitions.js';
import type { InspectionWorld } from '../../inspection.js';
import type { Call } from '../leaks/library.js';
import { isExpected } from './expected.js';
import { fieldOf, VIEWS } from './fields-held.js';
import type { Misused } from './misused.js';
import { isTaking } from './optionals.js';
import { replayedCalls } from './replayed-calls.js';

const NONE = 'java.util.NoSuchElementException';
const OUTSIDE = 'java.lang.IndexOutOfBoundsException';
/** Who asks one of these has thought of it. */
const ASKING: ReadonlySet<string> = new Set(['hasNext', 'isEmpty', 'size', 'isPresent']);
const DEEPEST = 8;
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

export function unaskedFirst(methods: readonly MethodDeclaration[], world: InspectionWorld): readonly Misused[] {
  const targets = methods.flatMap((method): readonly ReplayTarget[] => {
    const body = method.body();
    if (body === undefined) return [];
    return takenIn(world.hierarchy, body).map(({ edge, raised }) => ({ method, edge, raised }));
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

function takenIn(hierarchy: Hierarchy, body: Body): readonly Taken[] {
  const taking = body.edges.flatMap((edge): readonly Taken[] => {
    const raised = edge.instruction.kind === 'call' ? raisedBy(edge.instruction) : undefined;
    return raised === undefined ? [] : [{ edge, raised }];
  });
  if (taking.length === 0) return [];
  const definitions = new Definitions(body);
  const unasked = reachedUnasked(body);
  return taking.filter(
    ({ edge, raised }) =>
      unasked.has(edge.from) &&
      isOfField(edge, definitions, body, raised === OUTSIDE) &&
      !isExpected(hierarchy, body, edge, raised),
  );
}

/** `next` of an iterator, the value of an optional, an element of a list at a number that is written down. */
function raisedBy(call: Call): ClassName | undefined {
  const { owner, name } = call.method;
  if (isTaking(call) || (name === 'next' && owner === 'java.util.Iterator')) return NONE;
  const isAt = name === 'get' && LISTS.has(owner) && call.arguments[1]?.kind === 'constant';
  return isAt ? OUTSIDE : undefined;
}

const LISTS: ReadonlySet<ClassName> = new Set(['java.util.List', 'java.util.ArrayList', 'java.util.LinkedList']);

/** Points that some way leads to on which nothing was asked. */
function reachedUnasked(body: Body): ReadonlySet<Point> {
  const reached = new Set<Point>([body.entry]);
  for (const point of reached) {
    for (const { instruction, to, exceptional } of body.outgoing[point] ?? []) {
      if (instruction.kind === 'call' && ASKING.has(instruction.method.name)) continue;
      reached.add(to);
      if (exceptional !== undefined) reached.add(exceptional);
    }
  }
  return reached;
}

/** Whether the element is one of a collection in a field of `this`; an iterator or optional in a field may be handed on as it is. */
function isOfField({ instruction }: Edge, definitions: Definitions, body: Body, isOfList: boolean): boolean {
  let operand = instruction.kind === 'call' ? instruction.arguments[0] : undefined;
  for (let depth = 0; depth < DEEPEST && operand?.kind === 'variable'; depth++) {
    if (fieldOf(definitions, operand, body) !== undefined) return isOfList || depth > 0;
    const origin = definitions.only(operand)?.instruction;
    const isPassed = origin?.kind === 'call' && (PASSING.has(origin.method.name) || VIEWS.has(origin.method.name));
    operand = isPassed ? origin.arguments[0] : undefined;
  }
  return false;
}
