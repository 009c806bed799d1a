/** A program in which one method has more clauses: so that runs check properties that nobody wrote into the source. */
import type { ClassDeclaration, ClassTable, Clause, MethodDeclaration } from '../../../../ir/program.js';
import type { Goal } from './clauses.js';

export interface Extended {
  readonly table: ClassTable;
  /** The method in it. */
  readonly replaced: MethodDeclaration;
  /** The place of each goal among the clauses of the method, or the invariants of its class. */
  readonly indices: ReadonlyMap<Goal, number>;
}

export function withClauses(table: ClassTable, method: MethodDeclaration, goals: readonly Goal[]): Extended {
  const indices = new Map<Goal, number>();
  const clauses: Clause[] = [...method.clauses];
  for (const goal of goals) {
    if (goal.bound === undefined) continue;
    if (goal.property !== 'property') indices.set(goal, goal.index);
    // Clauses are told apart by the identity of their spans.
    else indices.set(goal, clauses.push({ kind: 'ensures', formula: goal.formula, span: { ...goal.span } }) - 1);
  }
  if (clauses.length === method.clauses.length) return { table, replaced: method, indices };
  const replaced = copyOfMethod(method, clauses);
  const owner = table.find(method.owner);
  if (owner === undefined) return { table, replaced, indices };
  const methods = owner.methods.map((each) => (each === method ? replaced : each));
  const declaration = copyOfClass(owner, methods);
  const find = (name: string): ClassDeclaration | undefined => (name === method.owner ? declaration : table.find(name));
  return { table: { ...delegate(table), find }, replaced, indices };
}

function delegate(table: ClassTable): Omit<ClassTable, 'find'> {
  return { inputs: () => table.inputs(), diagnostics: () => table.diagnostics() };
}

/** Declarations compute their parts on demand, so that they cannot be copied as a whole. */
function copyOfMethod(method: MethodDeclaration, clauses: readonly Clause[]): MethodDeclaration {
  const { owner, name, descriptor, flags, parameters, result, erased, exceptions, annotations, span } = method;
  return {
    owner,
    name,
    descriptor,
    flags,
    parameters,
    result,
    ...(erased === undefined ? {} : { erased }),
    exceptions,
    annotations,
    clauses,
    span,
    body: () => method.body(),
  };
}

function copyOfClass(declaration: ClassDeclaration, methods: readonly MethodDeclaration[]): ClassDeclaration {
  const { name, kind, origin, flags, superclass, interfaces, outer, members, permits } = declaration;
  const { fields, annotations, invariants, span } = declaration;
  return {
    name,
    kind,
    origin,
    flags,
    ...(superclass === undefined ? {} : { superclass }),
    interfaces,
    ...(outer === undefined ? {} : { outer }),
    members,
    permits,
    fields,
    methods,
    annotations,
    invariants,
    span,
  };
}
