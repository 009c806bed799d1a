/**
 * Live variables: at each point of a body, those that some path from there reads before it writes them.
 *
 * The other domains forget variables that are not live, so that states differ only where it matters. A variable counts
 * as read where an instruction has it as an operand, where a user's formula may name it, and where unsupported code may.
 */
import { solveBackward } from '../../engine/backward.js';
import type { Code } from '../../engine/code.js';
import type { LiveVariables } from '../../engine/live-variables.js';
import type { Body, Edge } from '../../ir/body.js';
import { definedVariable, visitOperands } from '../../ir/operands.js';
import { changedSet, powerset, type SmallSet, smallSet } from '../../lattices/powerset.js';

const SETS = powerset();

export function liveVariables({ method, body }: Code): LiveVariables {
  // The formula of an `ensures` is text, and may name any parameter; it speaks of normal return.
  const ensures = method.clauses.some(({ kind }) => kind === 'ensures');
  const everything = smallSet(body.variables.map(({ index }) => index));
  const { at } = solveBackward<SmallSet>(body, {
    lattice: SETS,
    atExit: (kind) => {
      if (kind === 'exceptional') return SETS.of(body.thrown.index);
      return ensures ? smallSet(body.parameters.map(({ index }) => index)) : SETS.bottom;
    },
    transfer: (edge, after, thrownAfter) =>
      edge.instruction.kind === 'unsupported' ? everything : liveBefore(body, edge, after, thrownAfter),
  });
  // Without a solution every variable may be live.
  return { isLive: ({ index }, point) => (at(point) ?? everything).has(index) };
}

function liveBefore(body: Body, { instruction }: Edge, after: SmallSet, thrownAfter: SmallSet | undefined): SmallSet {
  const defined = definedVariable(instruction);
  const [receiver] = body.parameters;
  const normally = changedSet(after, (live) => {
    if (defined !== undefined) live.delete(defined.index);
    if (instruction.kind === 'throw') live.delete(body.thrown.index);
    visitOperands(instruction, (operand) => operand.kind === 'variable' && live.add(operand.index));
    // A formula may name a field without `this`, which its environment then does not list.
    if (instruction.kind === 'specify' && receiver?.sourceName === 'this') live.add(receiver.index);
  });
  if (thrownAfter === undefined) return normally;
  // Abrupt completion defines `@thrown` and nothing else, not even the target.
  const abruptly = changedSet(thrownAfter, (live) => live.delete(body.thrown.index));
  return SETS.join(normally, abruptly);
}
