/**
 * Variables that index arrays more than once: while one keeps its value, it means one and the same slot of an array. A slot of the
 * state remembers which, from one access to the next.
 */
import type { Body, Edge } from '../../../../ir/body.js';
import type { Variable } from '../../../../ir/instructions.js';
import { definedVariable } from '../../../../ir/operands.js';
import { isReference } from '../../../../ir/types.js';

/** In order of their first use. */
export function indexVariables({ edges }: Body): readonly Variable[] {
  const counts = new Map<Variable, number>();
  for (const edge of edges) {
    const index = indexOf(edge);
    if (index !== undefined) counts.set(index, (counts.get(index) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > 1).map(([variable]) => variable);
}

/** By point: 1 where a way on uses the variable as an index before it gets another value. */
export function usedAgain({ edges, points }: Body, variable: Variable): Uint8Array {
  const used = new Uint8Array(points);
  for (let changed = true; changed; ) {
    changed = false;
    for (let index = edges.length - 1; index >= 0; index--) {
      const edge = edges[index] as Edge;
      if (used[edge.from] === 1) continue;
      const goesOn = used[edge.to] === 1 || (edge.exceptional !== undefined && used[edge.exceptional] === 1);
      const isUse = indexOf(edge) === variable || (goesOn && definedVariable(edge.instruction) !== variable);
      if (!isUse) continue;
      used[edge.from] = 1;
      changed = true;
    }
  }
  return used;
}

function indexOf({ instruction }: Edge): Variable | undefined {
  if (instruction.kind !== 'load' && instruction.kind !== 'store') return undefined;
  const { place } = instruction;
  if (place.kind !== 'element' || !isReference(place.type)) return undefined;
  return place.index.kind === 'variable' ? place.index : undefined;
}
