/**
 * What few calls run, looked at by itself: often it is little, while all that a program may call is thousands of methods of the library. Where the
 * calls lead to objects of types that anybody may implement, what is found is not all.
 */
import type { Edge } from '../ir/body.js';
import { CallGraph, type CallSite } from '../ir/callgraph.js';
import type { Hierarchy } from '../ir/hierarchy.js';
import { mentionedBy } from '../ir/mentioned-types.js';
import type { MethodDeclaration } from '../ir/program.js';
import type { ClassName } from '../ir/types.js';
import { PROGRAM_BUDGETS } from './budgets.js';

const MOST_METHODS = PROGRAM_BUDGETS['nearby-calls'].mostMethods.most;

const NOTHING: ReadonlySet<never> = new Set();

export interface NearbyCalls {
  /** What the edges run; the rest of the methods that they are in only where it is run by one of them. */
  readonly graph: CallGraph;
  callees(edge: Edge): ReadonlySet<MethodDeclaration>;
  /** Whether nothing else can be run by the edge. */
  isWhole(edge: Edge): boolean;
}

/** `calls`: edges of the input, whose bodies have all been read. None hands on an object that is being made above it to another constructor. */
export function nearbyCalls(
  hierarchy: Hierarchy,
  calls: readonly { readonly method: MethodDeclaration; readonly edge: Edge }[],
): NearbyCalls {
  const alone = new Map(calls.map(({ method, edge }) => [edge, onlyWith(method, edge)]));
  let isForeign: boolean | undefined;
  const graph = new CallGraph(
    hierarchy,
    [...alone.values()].map(({ method }) => method),
    {
      precision: 'class-hierarchy',
      reads: 'mentions',
      nearby: {
        most: MOST_METHODS,
        isClosed: (type) => {
          if (hierarchy.find(type)?.origin !== 'input') return false;
          isForeign ??= mentionsClassPath(hierarchy);
          return !isForeign;
        },
      },
    },
  );
  const open = addCallers(graph, new Set(graph.open));
  return {
    graph,
    callees: (edge) => {
      const only = alone.get(edge);
      return only === undefined ? NOTHING : graph.callees(only.edge);
    },
    isWhole: (edge) => {
      const only = alone.get(edge);
      return only !== undefined && !open.has(only.method);
    },
  };
}

/** With all that call them, directly or not. */
export function addCallers(graph: CallGraph, methods: Set<MethodDeclaration>): ReadonlySet<MethodDeclaration> {
  // Grows while it is walked.
  for (const method of methods) {
    const sites: readonly CallSite[] = graph.callers(method);
    for (const { caller } of sites) methods.add(caller);
  }
  return methods;
}

/** A method that does nothing but what the edge does, which is another one then: the method itself may be run as well. */
function onlyWith(
  method: MethodDeclaration,
  original: Edge,
): { readonly method: MethodDeclaration; readonly edge: Edge } {
  const { owner, name, descriptor, flags, parameters, result, exceptions, annotations, clauses, span } = method;
  const body = method.body();
  const edge = { ...original };
  const only = body && { ...body, edges: [edge] };
  const alone: MethodDeclaration = {
    owner,
    name,
    descriptor,
    flags,
    parameters,
    result,
    exceptions,
    annotations,
    clauses,
    span,
    body: () => only,
  };
  return { method: alone, edge };
}

/** Classes of the class path could be below those of the input. */
function mentionsClassPath(hierarchy: Hierarchy): boolean {
  const isForeign = (name: ClassName): boolean => hierarchy.find(name)?.origin === 'classpath';
  return hierarchy.table.inputs().some((name) => {
    const declaration = hierarchy.find(name);
    return declaration !== undefined && [...mentionedBy(declaration)].some(isForeign);
  });
}
