/** Runs clients in another program, where the classes of the component are the real ones, and not what was analysed in their place. */
import type { Edge } from '../../../ir/body.js';
import type { ClassTable, MethodDeclaration } from '../../../ir/program.js';
import { type Replay, type Replayed, replayMains } from './replay.js';

/** By the edges of the program that was analysed. */
export function replayElsewhere(
  table: ClassTable,
  replay: Omit<Replay, 'table' | 'mains' | 'observer'>,
): ReadonlyMap<Edge, Replayed> {
  const ours = new Map<Edge, Edge>();
  for (const method of replay.code.methods) {
    const there = sameMethod(table, method)?.body()?.edges ?? [];
    for (const [index, edge] of (method.body()?.edges ?? []).entries()) {
      const other = there[index];
      if (replay.edges.has(edge) && other !== undefined && isSame(edge, other)) ours.set(other, edge);
    }
  }
  const mains = replay.code.mains.flatMap((main) => sameMethod(table, main) ?? []);
  const found = replayMains({ ...replay, table, mains, edges: new Set(ours.keys()), observer: undefined });
  return new Map(
    [...found].flatMap(([edge, replayed]) => {
      const own = ours.get(edge);
      return own === undefined ? [] : [[own, replayed] as const];
    }),
  );
}

function sameMethod(table: ClassTable, { owner, name, descriptor }: MethodDeclaration): MethodDeclaration | undefined {
  return table.find(owner)?.methods.find((each) => each.name === name && each.descriptor === descriptor);
}

function isSame({ span, instruction }: Edge, other: Edge): boolean {
  const { line, column } = other.span;
  return instruction.kind === other.instruction.kind && span.line === line && span.column === column;
}
