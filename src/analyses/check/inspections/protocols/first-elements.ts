/** Elements that are taken from a collection of the object itself without asking whether there are any: told where a run fails so. */
import type { ReplayTarget } from '../../../../execution/replay/index.js';
import type { Body, Edge, Point } from '../../../../ir/body.js';
import type { Hierarchy } from '../../../../ir/hierarchy.js';
import type { MethodDeclaration } from '../../../../ir/program.js';
import { Definitions } from '../../definitions.js';
import type { InspectionWorld } from '../../inspection.js';
import { isExpected } from './expected.js';
import { fieldOf, VIEWS } from './fields-held.js';
import type { Misused } from './misused.js';
import { replayedCalls } from './replayed-calls.js';

const NONE = 'java.util.NoSuchElementException';
/** Who asks one of these has thought of it. */
const ASKING: ReadonlySet<string> = new Set(['hasNext', 'isEmpty', 'size']);
const DEEPEST = 4;

export function unaskedFirst(methods: readonly MethodDeclaration[], world: InspectionWorld): readonly Misused[] {
  const targets = methods.flatMap((method): readonly ReplayTarget[] => {
    const body = method.body();
    return body === undefined ? [] : takenIn(world.hierarchy, body).map((edge) => ({ method, edge, raised: NONE }));
  });
  const witnesses = replayedCalls(targets, world);
  return targets.flatMap(({ method, edge }, index) => {
    const witness = witnesses[index];
    return witness === undefined ? [] : [{ method, edge, witness }];
  });
}

function takenIn(hierarchy: Hierarchy, body: Body): readonly Edge[] {
  const taking = body.edges.filter(
    ({ instruction }) =>
      instruction.kind === 'call' &&
      instruction.method.name === 'next' &&
      instruction.method.owner === 'java.util.Iterator',
  );
  if (taking.length === 0) return [];
  const definitions = new Definitions(body);
  const unasked = reachedUnasked(body);
  return taking.filter(
    (edge) => unasked.has(edge.from) && isOfField(edge, definitions, body) && !isExpected(hierarchy, body, edge, NONE),
  );
}

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

/** Whether the iterator is one of a collection in a field of `this`. */
function isOfField({ instruction }: Edge, definitions: Definitions, body: Body): boolean {
  let operand = instruction.kind === 'call' ? instruction.arguments[0] : undefined;
  for (let depth = 0; depth < DEEPEST && operand?.kind === 'variable'; depth++) {
    if (fieldOf(definitions, operand, body) !== undefined) return depth > 0;
    const origin = definitions.only(operand)?.instruction;
    const isPassed = origin?.kind === 'call' && (origin.method.name === 'iterator' || VIEWS.has(origin.method.name));
    operand = isPassed ? origin.arguments[0] : undefined;
  }
  return false;
}
