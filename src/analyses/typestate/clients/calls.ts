/** The calls of a component that the code of its clients makes. */
import type { Edge } from '../../../ir/body.js';
import { Flag, type MethodDeclaration } from '../../../ir/program.js';
import { calleesOf } from '../../../program/calls/footprint.js';
import type { TypestateComponent } from '../component/component.js';
import type { ClientCode } from './code.js';

/** One call as the source has it. Copies of it, as `finally` makes them, are one. */
export interface ClientCall {
  readonly method: MethodDeclaration;
  readonly edges: readonly Edge[];
  /** Operations of the component that it may run, as far as the classes of the input tell. */
  readonly operations: readonly MethodDeclaration[];
}

type Called = Pick<TypestateComponent, 'world' | 'isMember'>;

/** By method, in the order of the source. */
export function callsOf(
  component: TypestateComponent,
  code: ClientCode,
): ReadonlyMap<MethodDeclaration, readonly ClientCall[]> {
  const found = new Map<MethodDeclaration, readonly ClientCall[]>();
  for (const method of code.methods) {
    const calls = callsIn(component, method);
    if (calls.length > 0) found.set(method, calls);
  }
  return found;
}

/** Of a method, in the order of the source. */
export function callsIn(component: Called, method: MethodDeclaration): readonly ClientCall[] {
  const calls = new Map<string, { readonly edges: Edge[]; readonly operations: readonly MethodDeclaration[] }>();
  for (const edge of method.body()?.edges ?? []) {
    const operations = operationsAt(component, edge);
    if (operations.length === 0) continue;
    const key = keyOf(edge);
    const known = calls.get(key);
    if (known === undefined) calls.set(key, { edges: [edge], operations });
    else known.edges.push(edge);
  }
  const inOrder = [...calls.values()].map(({ edges, operations }) => ({ method, edges, operations }));
  return inOrder.sort((left, right) => comparePlaces(left.edges, right.edges));
}

/** Code of the component that a call may run at once. */
function operationsAt({ world, isMember }: Called, { instruction }: Edge): readonly MethodDeclaration[] {
  if (instruction.kind !== 'call') return [];
  return calleesOf(world, instruction).filter(({ owner, flags }) => isMember(owner) && (flags & Flag.ABSTRACT) === 0);
}

function keyOf({ span, instruction }: Edge): string {
  const { line, column, endLine, endColumn } = span;
  const called = instruction.kind === 'call' ? `${instruction.method.owner}.${instruction.method.name}` : '';
  return `${line}:${column}-${endLine}:${endColumn} ${called}`;
}

function comparePlaces(left: readonly Edge[], right: readonly Edge[]): number {
  const [one, other] = [left[0]?.span, right[0]?.span];
  if (one === undefined || other === undefined) return 0;
  return one.line - other.line || one.endLine - other.endLine || one.endColumn - other.endColumn;
}
