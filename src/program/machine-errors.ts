/**
 * Where the machine itself may fail (the stack overflows, memory runs out) and code of the input goes on after that: it catches the
 * error, or cleans up, around recursion of the input or an allocation without bound. What was under way is left half done there.
 *
 * Elsewhere such an error ends the program, which `no-vm-errors` leaves out. Recursion is a cycle of calls, by the class hierarchy,
 * that a method of the input takes part in. Allocations without bound are those of arrays whose length is no small constant, and
 * those in loops, in code of the input; where the error is caught by its name, all calls in loops count.
 */
import { ComponentSearch } from '../base/scc.js';
import type { Body, Edge } from '../ir/body.js';
import { CallGraph } from '../ir/callgraph.js';
import type { Hierarchy } from '../ir/hierarchy.js';
import { isSmallLength } from '../ir/instructions.js';
import type { MethodDeclaration } from '../ir/program.js';
import type { Span } from '../ir/span.js';
import type { ClassName } from '../ir/types.js';
import { type Catching, catchingAt } from './flow/handlers.js';
import { repeatedPoints } from './flow/loop-points.js';
import { addCallers, nearbyCalls } from './nearby-calls.js';

export class MachineErrors {
  readonly #isInputClass: (type: ClassName) => boolean;
  /** Edges of the input at which it may happen. */
  readonly #edges = new Map<Edge, Span>();
  readonly #methods = new Map<MethodDeclaration, Span>();

  /** `isInput`: whose recursion and allocations count; default: all of the input. `program`: all calls, where they are known already. */
  constructor(
    hierarchy: Hierarchy,
    isInput: (type: ClassName) => boolean = (type) => hierarchy.find(type)?.origin === 'input',
    program?: () => CallGraph,
  ) {
    this.#isInputClass = isInput;
    const guarded = inputMethods(hierarchy).flatMap((method) => {
      const body = method.body();
      const found = body === undefined ? [] : guardedEdges(hierarchy, body);
      return body === undefined || found.length === 0 ? [] : [{ method, body, found }];
    });
    if (guarded.length === 0) return;
    const around = guarded.map(({ method, body, found }) => ({ method, causes: this.#causes(body, found) }));
    const isCalled = this.#deepCalls(hierarchy, around, program);
    for (const { method, causes } of around) {
      for (const { edge, isCause } of causes) {
        if (!isCause && !isCalled(edge)) continue;
        this.#edges.set(edge, edge.span);
        if (!this.#methods.has(method)) this.#methods.set(method, edge.span);
      }
    }
  }

  /** Whether the machine may fail at the edge, and what is around it takes notice. */
  isCaught(edge: Edge): boolean {
    return this.#edges.has(edge);
  }

  /** Methods that go on after such an error, with where it may happen. */
  get methods(): ReadonlyMap<MethodDeclaration, Span> {
    return this.#methods;
  }

  /** Guarded edges, with whether they themselves allocate without bound; what the others call may. */
  #causes(body: Body, found: readonly Guarded[]): readonly Cause[] {
    const repeated = repeatedPoints(body);
    return found.map(({ edge, catching }) => {
      const isLarge = edge.instruction.kind === 'check' && edge.instruction.condition.kind === 'not-negative';
      const isRepeated = repeated.has(edge.from) && (catching === 'named' ? isCall(edge) : isConstruction(edge));
      return { edge, isCause: isLarge || isRepeated };
    });
  }

  /** Whether what an edge calls recurs or allocates without bound: seen from near by where that shows it, else by all calls there are. */
  #deepCalls(
    hierarchy: Hierarchy,
    around: readonly Around[],
    program: (() => CallGraph) | undefined,
  ): (edge: Edge) => boolean {
    const calls = around.flatMap(({ method, causes }) =>
      causes
        .filter(({ edge, isCause }) => !isCause && edge.instruction.kind !== 'check')
        .map(({ edge }) => ({ method, edge })),
    );
    if (calls.length === 0) return () => false;
    const near = nearbyCalls(hierarchy, calls);
    const deepNear = deepMethods(near.graph, (method) => this.#isInput(method));
    const isDeepNear = (edge: Edge): boolean => [...near.callees(edge)].some((callee) => deepNear.has(callee));
    if (calls.every((call) => isDeepNear(call.edge) || (near.isWhole(call.edge) && !handsOn(call)))) return isDeepNear;
    const graph =
      program?.() ??
      new CallGraph(
        hierarchy,
        around.map(({ method }) => method),
        { precision: 'class-hierarchy', reads: 'mentions' },
      );
    const deep = deepMethods(graph, (method) => this.#isInput(method));
    return (edge) => [...graph.callees(edge)].some((callee) => deep.has(callee));
  }

  #isInput({ owner }: MethodDeclaration): boolean {
    return this.#isInputClass(owner);
  }
}

interface Guarded {
  readonly edge: Edge;
  readonly catching: Catching;
}

interface Cause {
  readonly edge: Edge;
  readonly isCause: boolean;
}

interface Around {
  readonly method: MethodDeclaration;
  readonly causes: readonly Cause[];
}

/** Methods that recur or allocate without bound, or run such. */
function deepMethods(
  graph: CallGraph,
  isInput: (method: MethodDeclaration) => boolean,
): ReadonlySet<MethodDeclaration> {
  const deep = new Set<MethodDeclaration>();
  const successors = graph.graph();
  const search = new ComponentSearch(
    successors,
    () => true,
    (component) => {
      const [first = 0] = component;
      if (component.length === 1 && successors[first]?.includes(first) !== true) return;
      const methods = component.flatMap((node) => graph.methods[node] ?? []);
      if (methods.some(isInput)) for (const method of methods) deep.add(method);
    },
  );
  for (const node of successors.keys()) search.from(node);
  for (const method of graph.methods) {
    const body = isInput(method) ? method.body() : undefined;
    if (body !== undefined && allocatesMuch(body)) deep.add(method);
  }
  return addCallers(graph, deep);
}

function guardedEdges(hierarchy: Hierarchy, body: Body): readonly Guarded[] {
  return body.edges.flatMap((edge): readonly Guarded[] => {
    const { kind } = edge.instruction;
    if (edge.exceptional === undefined || (kind !== 'call' && kind !== 'check' && kind !== 'initialise')) return [];
    const catching = catchingAt(hierarchy, body, edge.exceptional);
    return catching === undefined ? [] : [{ edge, catching }];
  });
}

function allocatesMuch(body: Body): boolean {
  const repeated = repeatedPoints(body);
  return body.edges.some(({ from, instruction }) => {
    if (instruction.kind === 'new-array')
      return (
        repeated.has(from) ||
        instruction.lengths.some((length) => length.kind === 'variable' || !isSmallLength(Number(length.value)))
      );
    return instruction.kind === 'new' && repeated.has(from);
  });
}

/** Whether a constructor leaves the object that it makes to another one: the class of the object is not seen there. */
function handsOn({ method, edge }: { readonly method: MethodDeclaration; readonly edge: Edge }): boolean {
  return method.name === '<init>' && isConstruction(edge);
}

function isCall({ instruction }: Edge): boolean {
  return instruction.kind === 'call';
}

function isConstruction({ instruction }: Edge): boolean {
  return instruction.kind === 'call' && instruction.method.name === '<init>';
}

function inputMethods(hierarchy: Hierarchy): readonly MethodDeclaration[] {
  return hierarchy.table.inputs().flatMap((name) => hierarchy.find(name)?.methods ?? []);
}
