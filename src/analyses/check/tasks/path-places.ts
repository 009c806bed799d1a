/** The edges of an abstract path that may say which arguments lead along it. */

import type { PathStep } from '../../../engine/result.js';
import type { Instruction } from '../../../ir/instructions.js';
import type { EdgesOf, Places } from '../../../program/places.js';
import { CHECK_BUDGETS } from '../budgets.js';

const MOST_EDGES = CHECK_BUDGETS['tasks/path-places'].mostEdges.most;

/** Each edge once, in the order of the path. */
export function pathPlaces<E>(places: Places, path: readonly PathStep<E>[]): readonly EdgesOf[] {
  const seen = new Set<PathStep<E>['at']['edge']>();
  const found: { readonly method: string; readonly edges: number[] }[] = [];
  for (const { at } of path) {
    const { edge, code } = at;
    if (seen.has(edge) || !mayTell(edge.instruction)) continue;
    if (seen.size >= MOST_EDGES) break;
    seen.add(edge);
    const method = places.keyOf(code.method);
    const number = places.edge(code.body, edge);
    if (method === undefined || number < 0) continue;
    const last = found.at(-1);
    if (last?.method === method) last.edges.push(number);
    else found.push({ method, edges: [number] });
  }
  return found;
}

/** Comparisons, texts that are passed, casts, formulas. */
function mayTell(instruction: Instruction): boolean {
  switch (instruction.kind) {
    case 'assume':
      return instruction.condition.kind === 'binary' || instruction.condition.kind === 'among';
    case 'assign':
      return instruction.value.kind === 'binary' || instruction.value.kind === 'among';
    case 'call':
      return instruction.arguments.some(({ kind }) => kind === 'constant');
    case 'check':
      return instruction.condition.kind === 'castable';
    default:
      return instruction.kind === 'specify';
  }
}
