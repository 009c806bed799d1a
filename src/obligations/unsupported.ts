/** Which places of a method lie behind code that could not be translated, in it or in what it calls. */
import type { Code } from '../engine/code.js';
import type { ProgramView } from '../engine/domain.js';
import type { EngineResult } from '../engine/result.js';
import type { Body, Edge, Point } from '../ir/body.js';
import { reachedFrom } from '../program/flow/dataflow.js';
import type { RunGraph } from './run-graph.js';

/** Why what happens on the edge is not covered; undefined where it is. */
export type Taint = (edge: Edge) => string | undefined;

const CLEAN: Taint = () => undefined;

export function taintsOf(
  program: ProgramView,
  result: Pick<EngineResult<unknown>, 'activations' | 'targets'>,
  graph: RunGraph,
): (code: Code) => Taint {
  if (!graph.codes.some(({ body }) => body.edges.some(isUnsupported))) return () => CLEAN;
  const reasons = graph.closure(({ method, body }) =>
    body.edges.filter(isUnsupported).map((edge) => `${reasonOf(edge)}, in ${method.owner}.${method.name}`),
  );
  return (code) => {
    const behind = new Map<Point, string>();
    for (const edge of code.body.edges) {
      const reason = isUnsupported(edge) ? reasonOf(edge) : reasonBehind(edge);
      if (reason !== undefined) spread(code.body, edge, reason, behind);
    }
    return behind.size === 0 ? CLEAN : (edge) => behind.get(edge.from);

    function reasonBehind(edge: Edge): string | undefined {
      if (edge.instruction.kind !== 'call' && edge.instruction.kind !== 'initialise') return undefined;
      for (const method of result.targets(program.edge(code, edge))) {
        const callee = program.code(method);
        const [reason] = (callee === undefined ? undefined : reasons.get(callee)) ?? [];
        if (reason !== undefined) return reason;
      }
      return undefined;
    }
  };
}

export function isUnsupported({ instruction }: Edge): boolean {
  return instruction.kind === 'unsupported';
}

export function reasonOf({ instruction, span }: Edge): string {
  const reason = instruction.kind === 'unsupported' ? instruction.reason : '';
  return `unsupported code in line ${span.line}: ${reason}`;
}

/** What reaches a point first is told of it. */
function spread(body: Body, { to, exceptional }: Edge, reason: string, behind: Map<Point, string>): void {
  for (const point of reachedFrom(body, exceptional === undefined ? [to] : [to, exceptional]))
    if (!behind.has(point)) behind.set(point, reason);
}
