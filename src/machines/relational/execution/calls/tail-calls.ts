/** Calls of a method to itself just before it returns, as jumps to its beginning: recursion that is a loop is run as one. */
import type { CallInstruction } from '../../../../engine/code.js';
import type { Body, Edge, Point } from '../../../../ir/body.js';
import type { Variable } from '../../../../ir/instructions.js';
import type { MethodDeclaration } from '../../../../ir/program.js';

/**
 * `runsItself`: whether the call runs nothing but the method. The same body where there is no such call, or where others are
 * not the last thing done: those would have to be said in general anyway.
 */
export function withoutTailCalls(body: Body, runsItself: (call: CallInstruction) => boolean): Body {
  const calls = body.edges.filter(({ instruction }) => instruction.kind === 'call' && runsItself(instruction));
  if (calls.length === 0 || !calls.every((edge) => isTailCall(body, edge))) return body;
  const variables = [...body.variables];
  const edges = body.edges.filter((edge) => !calls.includes(edge));
  let points = body.points;
  for (const call of calls) {
    const { arguments: values } = call.instruction as CallInstruction;
    // All arguments are read before any parameter is written.
    const copies = body.parameters.map((parameter, index): Variable => {
      const copy: Variable = {
        kind: 'variable',
        index: variables.length,
        name: `%tail${variables.length}`,
        type: parameter.type,
        role: 'temporary',
      };
      variables.push(copy);
      const value = values[index];
      if (value === undefined) throw new Error('a call with too few arguments');
      return copy;
    });
    const assignments = [
      ...copies.map((target, index) => ({ target, value: values[index] as Variable })),
      ...body.parameters.map((target, index) => ({ target, value: copies[index] as Variable })),
    ];
    let from: Point = call.from;
    for (const [index, { target, value }] of assignments.entries()) {
      const to = index === assignments.length - 1 ? body.entry : points++;
      edges.push({ from, to, instruction: { kind: 'assign', target, value }, span: call.span });
      from = to;
    }
    if (assignments.length === 0) {
      const { thrown } = body;
      edges.push({
        from,
        to: body.entry,
        instruction: { kind: 'assign', target: thrown, value: thrown },
        span: call.span,
      });
    }
  }
  const outgoing: Edge[][] = Array.from({ length: points }, () => []);
  for (const edge of edges) outgoing[edge.from]?.push(edge);
  return { ...body, variables, edges, outgoing, points };
}

/** Whether what the call returns is returned at once, and what it throws leaves the method too. */
function isTailCall(body: Body, { instruction, to, exceptional }: Edge): boolean {
  if (instruction.kind !== 'call' || exceptional !== body.exceptionalExit) return false;
  const [next, another] = body.outgoing[to] ?? [];
  if (next === undefined || another !== undefined || next.instruction.kind !== 'return' || next.to !== body.exit) {
    return false;
  }
  const { value } = next.instruction;
  return value === undefined || value === instruction.target;
}

/** Whether a method can be its own tail call at all. */
export function mayCallItself(method: MethodDeclaration, call: CallInstruction): boolean {
  return call.method.name === method.name && call.method.descriptor === method.descriptor;
}
