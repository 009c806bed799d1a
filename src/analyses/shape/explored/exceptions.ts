/** What a method throws: as the code says it, else as a picture shows it. */
import type { Edge } from '../../../ir/body.js';
import type { Variable } from '../../../ir/instructions.js';
import type { Drawing } from '../../../pictures/drawing.js';

/** Undefined where a call throws: the code does not say what. */
export function exceptionOf({ instruction }: Edge): string | undefined {
  if (instruction.kind === 'check') return simpleName(instruction.exception);
  return instruction.kind === 'throw' ? simpleName(instruction.value.type) : undefined;
}

/** What the variable for exceptions holds in a picture. */
export function drawnException(drawing: Drawing | undefined, { name, sourceName }: Variable): string {
  const variable = drawing?.nodes.find(({ kind, label }) => kind === 'variable' && label === (sourceName ?? name));
  const held = drawing?.edges.find(({ from }) => from === variable?.id)?.to;
  const label = drawing?.nodes.find(({ id }) => id === held)?.label ?? 'Throwable';
  return label
    .replace(/^new /, '')
    .replace(/…\?$/, '')
    .replace(/ or null$/, '');
}

function simpleName(type: string): string {
  return type.slice(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1);
}
