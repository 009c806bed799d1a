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
    const graph =
      program?.() ??
      new CallGraph(
        hierarchy,
        guarded.map(({ method }) => method),
        { precision: 'class-hierarchy', reads: 'mentions' },
      );
    const deep = this.#deepMethods(graph);
    for (const { method, body, found } of guarded) {
      const repeated = repeatedPoints(body);
      for (const { edge, catching } of found) {
        const isCalled = [...graph.callees(edge)].some((callee) => deep.has(callee));
        const isLarge = edge.instruction.kind === 'check' && edge.instruction.condition.kind === 'not-negative';
        const isRepeated = repeated.has(edge.from) && (catching === 'named' ? isCall(edge) : isConstruction(edge));
        if (!isCalled && !isLarge && !isRepeated) continue;
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

  /** Methods that recur or allocate without bound, or run such. */
  #deepMethods(graph: CallGraph): ReadonlySet<MethodDeclaration> {
    const deep = new Set<MethodDeclaration>();
    const successors = graph.graph();
    const search = new ComponentSearch(
      successors,
      () => true,
      (component) => {
        const [first = 0] = component;
        if (component.length === 1 && successors[first]?.includes(first) !== true) return;
        const methods = component.flatMap((node) => graph.methods[node] ?? []);
        if (methods.some((method) => this.#isInput(method))) for (const method of methods) deep.add(method);
      },
    );
    for (const node of successors.keys()) search.from(node);
    for (const method of graph.methods) {
      const body = this.#isInput(method) ? method.body() : undefined;
      if (body !== undefined && allocatesMuch(body)) deep.add(method);
    }
    // Grows while it is walked.
    for (const method of deep) for (const { caller } of graph.callers(method)) deep.add(caller);
    return deep;
  }

  #isInput({ owner }: MethodDeclaration): boolean {
    return this.#isInputClass(owner);
  }
}

interface Guarded {
  readonly edge: Edge;
  readonly catching: Catching;
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

function isCall({ instruction }: Edge): boolean {
  return instruction.kind === 'call';
}

function isConstruction({ instruction }: Edge): boolean {
  return instruction.kind === 'call' && instruction.method.name === '<init>';
}

function inputMethods(hierarchy: Hierarchy): readonly MethodDeclaration[] {
  return hierarchy.table.inputs().flatMap((name) => hierarchy.find(name)?.methods ?? []);
}
