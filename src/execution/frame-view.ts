/** A frame as hooks see it. */
import type { Edge } from '../ir/body.js';
import type { Variable } from '../ir/instructions.js';
import type { MethodDeclaration } from '../ir/program.js';
import type { Activation } from './frame.js';
import type { Value } from './memory/values.js';
import type { FrameView } from './options.js';

export function frameView(frame: Activation): FrameView {
  const { method, body } = frame.code;
  if (method === undefined || body === undefined) throw new RangeError('the bottom of the stack has no method');
  return {
    method: method.declaration,
    depth: frame.depth - 1,
    value: (variable) => frame.registers[variable.index],
    variables: () => assigned(frame, body.variables),
    callers: () => callersOf(frame),
  };
}

function callersOf(frame: Activation): ReturnType<FrameView['callers']> {
  const found: { readonly method: MethodDeclaration; readonly edge: Edge }[] = [];
  for (let { caller } = frame; caller !== null; caller = caller.caller) {
    const { method, body } = caller.code;
    const edge = body?.outgoing[caller.pc]?.[0];
    if (method !== undefined && edge !== undefined) found.push({ method: method.declaration, edge });
  }
  return found;
}

function assigned(frame: Activation, variables: readonly Variable[]): readonly (readonly [Variable, Value])[] {
  const pairs: (readonly [Variable, Value])[] = [];
  for (const variable of variables) {
    const value = frame.registers[variable.index];
    if (value !== undefined && variable.sourceName !== undefined) pairs.push([variable, value]);
  }
  return pairs;
}
