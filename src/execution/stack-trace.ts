/** Stack traces: which methods were running, and at which source lines. */

import { Flag, hasFlag } from '../ir/program.js';
import type { ClassName } from '../ir/types.js';
import { EXECUTION_BUDGETS } from './budgets.js';
import type { RuntimeMethod } from './classes/runtime-method.js';
import type { Activation } from './frame.js';
import type { Reference } from './memory/values.js';

export interface StackElement {
  readonly type: ClassName;
  readonly method: string;
  /** The file's name without its folders; empty when unknown. */
  readonly file: string;
  /** 0 when unknown, -2 for a native method. */
  readonly line: number;
  /** A frame that is not shown called from here: it, and not this line, has thrown. */
  readonly isBehindHidden?: boolean;
}

/** As StackTraceElement.toString writes it. */
export function showElement(element: StackElement): string {
  const place =
    element.line === -2
      ? 'Native Method'
      : element.file === ''
        ? 'Unknown Source'
        : element.line > 0
          ? `${element.file}:${element.line}`
          : element.file;
  return `${element.type}.${element.method}(${place})`;
}

export function fileName(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}

const LONGEST = EXECUTION_BUDGETS['stack-trace'].longest.most;

/** The stack below `top`; see `NativeContext.stack`. */
export function captureStack(
  top: Activation,
  native: RuntimeMethod | undefined,
  exception: Reference | undefined,
): readonly StackElement[] {
  const elements: StackElement[] = [];
  let skipping = exception !== undefined;
  let hidden = false;
  if (native !== undefined && !skipping) elements.push(elementOf(native, -2));
  for (let frame: Activation | null = top; frame !== null && elements.length < LONGEST; frame = frame.caller) {
    const { method } = frame.code;
    if (method === undefined) continue;
    skipping &&= belongsToConstruction(frame, method, exception);
    if (skipping) continue;
    if (isHidden(method)) hidden ||= elements.length === 0;
    else elements.push(elementOf(method, frame.code.lines[frame.pc] as number));
  }
  const [first, ...others] = elements;
  return hidden && first !== undefined ? [{ ...first, isBehindHidden: true }, ...others] : elements;
}

function belongsToConstruction(frame: Activation, method: RuntimeMethod, exception: Reference | undefined): boolean {
  if (frame.registers[frame.code.parameters[0] ?? -1] !== exception) return false;
  return method.isConstructor || method.declaration.name === 'fillInStackTrace';
}

/** The classes that the virtual machine makes for lambdas, and their methods, are not shown. */
function isHidden({ owner, declaration }: RuntimeMethod): boolean {
  const type = owner.declaration;
  return type !== undefined && hasFlag(type, Flag.SYNTHETIC) && hasFlag(declaration, Flag.SYNTHETIC);
}

function elementOf(method: RuntimeMethod, line: number): StackElement {
  const { declaration } = method;
  return { type: declaration.owner, method: declaration.name, file: fileName(declaration.span.file), line };
}
