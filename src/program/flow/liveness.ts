/**
 * Live variables: at each point of a body, those that some path from there reads before it writes them.
 *
 * Domains and machines forget variables that are not live, so that states differ only where it matters. A variable counts
 * as read where an instruction has it as an operand, where a user's formula may name it, and where unsupported code may.
 */
import { BitSet } from '../../base/bitset.js';
import type { Body, Edge, Point } from '../../ir/body.js';
import type { Variable } from '../../ir/instructions.js';
import { definedVariable, visitOperands } from '../../ir/operands.js';
import type { MethodDeclaration } from '../../ir/program.js';
import { solveBackward } from './dataflow.js';

export interface LiveVariables {
  /** Whether some path from the point reads the variable before it is written. Parameters named by `ensures` stay live. */
  isLive(variable: Variable, point: Point): boolean;
}

/** Nothing is known to be dead. */
export const ALL_LIVE: LiveVariables = { isLive: () => true };

/** Sets are not changed once they are given away. */
const NONE = new BitSet();

export function liveVariables({
  method,
  body,
}: {
  readonly method: Pick<MethodDeclaration, 'clauses'>;
  readonly body: Body;
}): LiveVariables {
  // The formula of an `ensures` is text, and may name any parameter; it speaks of normal return.
  const ensures = method.clauses.some(({ kind }) => kind === 'ensures');
  const everything = BitSet.of(body.variables.map(({ index }) => index));
  const atReturn = ensures ? BitSet.of(body.parameters.map(({ index }) => index)) : NONE;
  const atThrow = BitSet.of([body.thrown.index]);
  const live = solveBackward<BitSet>(body, {
    bottom: NONE,
    join: union,
    atExit: (kind) => (kind === 'normal' ? atReturn : atThrow),
    before: (edge, after, thrownAfter) =>
      edge.instruction.kind === 'unsupported' ? everything : liveBefore(body, edge, after, thrownAfter),
  });
  return { isLive: ({ index }, point) => live(point).has(index) };
}

function liveBefore(body: Body, { instruction }: Edge, after: BitSet, thrownAfter: BitSet | undefined): BitSet {
  const defined = definedVariable(instruction);
  const live = after.copy();
  if (defined !== undefined) live.delete(defined.index);
  if (instruction.kind === 'throw') live.delete(body.thrown.index);
  if (thrownAfter !== undefined) {
    // Abrupt completion defines `@thrown` and nothing else, not even the target.
    const wasLive = live.has(body.thrown.index);
    live.addAll(thrownAfter);
    if (!wasLive) live.delete(body.thrown.index);
  }
  visitOperands(instruction, (operand) => operand.kind === 'variable' && live.add(operand.index));
  // A formula may name a field without `this`, which its environment then does not list.
  const [receiver] = body.parameters;
  if (instruction.kind === 'specify' && receiver?.sourceName === 'this') live.add(receiver.index);
  return live;
}

function union(known: BitSet, arriving: BitSet): BitSet {
  if (arriving.isSubsetOf(known)) return known;
  const both = known.copy();
  both.addAll(arriving);
  return both;
}
