/**
 * Where code repeats itself so often that a counter of type `int` may overflow: in loops without an evident bound, and in
 * recursion. A bound is evident where every round passes a test of a variable that runs from a small constant, by constants, to
 * a small constant; more than two such loops in each other are too many again.
 */

import { ComponentSearch } from '../../base/scc.js';
import type { Body, Edge, Point } from '../../ir/body.js';
import { CallGraph } from '../../ir/callgraph.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { Operand, Variable } from '../../ir/instructions.js';
import { definedVariable } from '../../ir/operands.js';
import type { MethodDeclaration } from '../../ir/program.js';
import type { Span } from '../../ir/span.js';
import { PROGRAM_BUDGETS } from '../budgets.js';

const FEW = PROGRAM_BUDGETS['flow/repetition'].few.most;
const MOST_NESTED = PROGRAM_BUDGETS['flow/repetition'].mostNested.most;

/**
 * A place in which code of the given methods, or what they run, repeats edges that count; undefined: there is none. The calls
 * that are followed are those of the whole program's classes.
 */
export function repeated(
  hierarchy: Hierarchy,
  methods: Iterable<MethodDeclaration>,
  counts: (edge: Edge, body: Body) => boolean,
): Span | undefined {
  const graph = new CallGraph(hierarchy, methods, { precision: 'class-hierarchy' });
  const counting = countingMethods(graph, counts);
  if (counting.size === 0) return undefined;
  const isCounting = (body: Body) => (edge: Edge) =>
    counts(edge, body) || [...graph.callees(edge)].some((callee) => counting.has(callee));
  for (const method of counting) {
    const body = method.body();
    const loop = body === undefined ? undefined : unboundedLoop(body, isCounting(body));
    if (loop !== undefined) return loop;
  }
  return recursion(graph, counting);
}

function countingMethods(
  graph: CallGraph,
  counts: (edge: Edge, body: Body) => boolean,
): ReadonlySet<MethodDeclaration> {
  const found = new Set<MethodDeclaration>();
  for (const method of graph.methods) {
    const body = method.body();
    if (body?.edges.some((edge) => counts(edge, body)) === true) found.add(method);
  }
  // Grows while it is walked.
  for (const method of found) for (const { caller } of graph.callers(method)) found.add(caller);
  return found;
}

function recursion(graph: CallGraph, counting: ReadonlySet<MethodDeclaration>): Span | undefined {
  let found: Span | undefined;
  const successors = graph.graph();
  const search = new ComponentSearch(
    successors,
    (node) => counting.has(graph.methods[node] as MethodDeclaration),
    (component) => {
      const [first = 0] = component;
      const isCycle = component.length > 1 || successors[first]?.includes(first) === true;
      if (isCycle) found ??= graph.methods[first]?.span;
    },
  );
  for (const node of successors.keys()) search.from(node);
  return found;
}

/** Undefined: each loop with such edges has an evident bound. */
function unboundedLoop(body: Body, isCounting: (edge: Edge) => boolean): Span | undefined {
  const within = (points: ReadonlySet<Point>, nested: number): Span | undefined => {
    for (const loop of loopsOf(body, points)) {
      const counting = edgesIn(body, loop).find(isCounting);
      if (counting === undefined) continue;
      const test = nested > MOST_NESTED ? undefined : [...loop].find((point) => isBound(body, loop, point));
      if (test === undefined) return counting.span;
      const rest = new Set(loop);
      rest.delete(test);
      const inner = within(rest, nested + 1);
      if (inner !== undefined) return inner;
    }
    return undefined;
  };
  return within(new Set(body.outgoing.keys()), 1);
}

function loopsOf(body: Body, points: ReadonlySet<Point>, without?: ReadonlySet<Edge>): readonly ReadonlySet<Point>[] {
  const kept = body.outgoing.map((edges) => edges.filter((edge) => without?.has(edge) !== true));
  const graph = kept.map((edges) =>
    edges.flatMap(({ to, exceptional }) => [to, ...(exceptional === undefined ? [] : [exceptional])]),
  );
  const loops: ReadonlySet<Point>[] = [];
  const search = new ComponentSearch(
    graph,
    (point) => points.has(point),
    (component) => {
      const [first = 0] = component;
      if (component.length > 1 || graph[first]?.includes(first) === true) loops.push(new Set(component));
    },
  );
  for (const point of points) search.from(point);
  return loops;
}

function edgesIn(body: Body, loop: ReadonlySet<Point>): readonly Edge[] {
  return [...loop].flatMap((point) => body.outgoing[point] ?? []);
}

/** Whether each round through the point counts a variable on towards a small constant, where the loop ends. */
function isBound(body: Body, loop: ReadonlySet<Point>, point: Point): boolean {
  return (body.outgoing[point] ?? []).some(({ to, instruction }) => {
    if (loop.has(to) || instruction.kind !== 'assume' || instruction.condition.kind !== 'binary') return false;
    const { operator, left, right } = instruction.condition;
    const isUp = operator === '>=' || operator === '>';
    if (!isUp && operator !== '<=' && operator !== '<') return false;
    return (
      (isFew(right) && runs(body, loop, point, left, isUp ? 'up' : 'down')) ||
      (isFew(left) && runs(body, loop, point, right, isUp ? 'down' : 'up'))
    );
  });
}

function runs(body: Body, loop: ReadonlySet<Point>, test: Point, tested: Operand, direction: 'up' | 'down'): boolean {
  const variable = tested.kind === 'variable' ? source(body, tested) : undefined;
  if (variable?.type !== 'int' || body.parameters.includes(variable)) return false;
  const steps = new Set<Edge>();
  for (const edge of definitions(body, variable)) {
    if (loop.has(edge.from)) {
      if (!isStep(body, edge, variable, direction)) return false;
      steps.add(edge);
    } else if (edge.instruction.kind !== 'assign' || !isFew(edge.instruction.value)) return false;
  }
  // No round through the test is without a step.
  return steps.size > 0 && loopsOf(body, loop, steps).every((each) => !each.has(test));
}

/** `variable = variable + constant`, possibly by way of a temporary. */
function isStep(body: Body, { instruction }: Edge, variable: Variable, direction: 'up' | 'down'): boolean {
  if (instruction.kind !== 'assign') return false;
  let { value } = instruction;
  if (value.kind === 'variable') {
    const [only, another] = definitions(body, value);
    if (only?.instruction.kind !== 'assign' || another !== undefined) return false;
    value = only.instruction.value;
  }
  if (value.kind !== 'binary' || (value.operator !== '+' && value.operator !== '-')) return false;
  const { operator, left, right } = value;
  if (left.kind !== 'variable' || source(body, left) !== variable || !isFew(right)) return false;
  const amount = Number((right as { readonly value: number }).value) * (operator === '+' ? 1 : -1);
  return direction === 'up' ? amount > 0 : amount < 0;
}

/** What a temporary is a copy of. */
function source(body: Body, variable: Variable): Variable {
  const [only, another] = definitions(body, variable);
  if (another !== undefined || only?.instruction.kind !== 'assign' || variable.role !== 'temporary') return variable;
  const { value } = only.instruction;
  return value.kind === 'variable' ? value : variable;
}

function definitions(body: Body, variable: Variable): readonly Edge[] {
  return body.edges.filter(({ instruction }) => definedVariable(instruction) === variable);
}

function isFew(value: { readonly kind: string; readonly value?: unknown }): boolean {
  return value.kind === 'constant' && typeof value.value === 'number' && Math.abs(value.value) <= FEW;
}
