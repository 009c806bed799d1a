/** All that runs of a method can break, as targets of a replay. */
import type { ReplayTarget } from '../../../../src/execution/replay/index.js';
import { Hierarchy } from '../../../../src/ir/hierarchy.js';
import type { ClassTable, MethodDeclaration } from '../../../../src/ir/program.js';

export interface NamedTarget {
  readonly target: ReplayTarget;
  /** As the comments of the fixtures write it: `ensures line 12`. */
  readonly name: string;
}

/** Of the methods in the input. */
export function targetsIn(table: ClassTable): readonly NamedTarget[] {
  const hierarchy = new Hierarchy(table);
  const methods = table.inputs().flatMap((name) => hierarchy.find(name)?.methods ?? []);
  return methods.flatMap((method) => [...ofEdges(hierarchy, method), ...ofClauses(method)]);
}

function ofEdges(hierarchy: Hierarchy, method: MethodDeclaration): readonly NamedTarget[] {
  return (method.body()?.edges ?? []).flatMap((edge): readonly NamedTarget[] => {
    const { instruction, span } = edge;
    const place = `line ${span.line}`;
    if (instruction.kind === 'check') return [{ target: { method, edge }, name: `null-dereference ${place}` }];
    if (instruction.kind === 'specify') return [{ target: { method, edge }, name: `assert ${place}` }];
    if (instruction.kind !== 'call') return [];
    const { owner, name, descriptor } = instruction.method;
    const callee = hierarchy.find(owner)?.methods.find((each) => each.name === name && each.descriptor === descriptor);
    return (callee?.clauses ?? []).flatMap(({ kind }, index): readonly NamedTarget[] => {
      if (kind !== 'requires' || callee === undefined) return [];
      return [{ target: { method, edge, clause: { kind, callee, index } }, name: `requires ${place}` }];
    });
  });
}

function ofClauses(method: MethodDeclaration): readonly NamedTarget[] {
  const edge = method.body()?.edges[0];
  return method.clauses.flatMap(({ kind, span }, index): readonly NamedTarget[] => {
    if (kind !== 'ensures' || edge === undefined) return [];
    return [{ target: { method, edge, clause: { kind, index } }, name: `ensures line ${span.line}` }];
  });
}
