/**
 * Goes on behind a library call that cannot run, with an opaque result, where a static initialiser of the input makes it: that a class
 * keeps something that needs natives does not end a run that is after something else. Only where the call was given nothing of the
 * program that it could have changed, and where nobody waits for its failure.
 */
import type { Edge } from '../../ir/body.js';
import { CLASS } from '../../ir/types.js';
import { unwrapped } from '../../ir/wrappers.js';
import type { Activation } from '../frame.js';
import { JavaObject, JavaString, type Value } from '../memory/values.js';
import { Halt } from '../outcome.js';
import type { Runtime } from '../runtime.js';
import { answer, opaqueObject } from './opaque-values.js';

/** False where the run cannot go on. */
export function passOver(runtime: Runtime): boolean {
  if (runtime.options.isOpaque === undefined) return false;
  const frame = innermostOfInput(runtime);
  if (frame === undefined || !isInitialising(frame)) return false;
  const edge = frame.code.body?.outgoing[frame.pc]?.[0];
  if (edge === undefined || edge.exceptional !== frame.code.body?.exceptionalExit) return false;
  if (!isLibraryEdge(runtime, frame, edge)) return false;
  breakInitialisers(runtime, frame);
  runtime.top = frame;
  try {
    frame.pc = behind(runtime, frame, edge);
    return true;
  } catch (problem) {
    if (problem instanceof Halt) return false;
    throw problem;
  }
}

function innermostOfInput({ top }: Runtime): Activation | undefined {
  for (let frame: Activation | null = top; frame !== null; frame = frame.caller) {
    if (frame.code.method?.owner.declaration?.origin === 'input') return frame;
  }
  return undefined;
}

/** Whether nothing but the code of static initialisers is between the frame and one of them. */
function isInitialising(frame: Activation): boolean {
  for (let each: Activation | null = frame; each !== null; each = each.caller) {
    const method = each.code.method;
    if (method === undefined || method.owner.declaration?.origin !== 'input') return false;
    const { pc, code } = each;
    if (code.body?.outgoing[pc]?.[0]?.exceptional !== code.body?.exceptionalExit) return false;
    if (method.declaration.name === '<clinit>') return true;
  }
  return false;
}

function isLibraryEdge(runtime: Runtime, frame: Activation, { instruction }: Edge): boolean {
  const isOfInput = (name: string): boolean => runtime.table.find(name)?.origin === 'input';
  if (instruction.kind === 'initialise') return !isOfInput(instruction.type);
  if (instruction.kind !== 'call' || isOfInput(instruction.method.owner)) return false;
  const values = instruction.arguments.map((operand) =>
    operand.kind === 'variable' ? frame.registers[operand.index] : undefined,
  );
  const isMaking = instruction.method.name === '<init>' && isNewHere(frame, values[0]);
  return (isMaking ? values.slice(1) : values).every((value) => value === undefined || isInert(value));
}

/** Whether it is an object that is being made by `new`, not by a constructor of a subclass. */
function isNewHere(frame: Activation, value: Value | undefined): boolean {
  return value instanceof JavaObject && value.type.declaration?.origin !== 'input' && frame.registers[0] !== value;
}

/** Nothing that a call could change. */
function isInert(value: Value): boolean {
  if (typeof value !== 'object' || value === null || value instanceof JavaString) return true;
  return (
    value instanceof JavaObject &&
    (value.type.isOpaque || value.type.name === CLASS || unwrapped(value.type.name) !== undefined)
  );
}

/** Classes whose initialisers were cut: nothing is known of their fields from now on. */
function breakInitialisers(runtime: Runtime, frame: Activation): void {
  const running = new Set<string>();
  for (let each: Activation | null = frame; each !== null; each = each.caller) {
    const method = each.code.method;
    if (method?.declaration.name === '<clinit>') running.add(method.owner.name);
  }
  for (const loaded of runtime.heap.classes.loaded()) {
    if (loaded.state === 'running' && loaded.declaration?.origin !== 'input' && !running.has(loaded.name)) {
      loaded.state = 'broken';
    }
  }
}

function behind(runtime: Runtime, frame: Activation, { instruction, to }: Edge): number {
  if (instruction.kind !== 'call') {
    runtime.answered(frame, frame.code.targets[frame.pc] as number);
    return to;
  }
  const [made] = instruction.arguments;
  if (instruction.method.name === '<init>' && made?.kind === 'variable') {
    const half = frame.registers[made.index];
    const whole = opaqueObject(runtime, instruction.method.owner);
    frame.registers.forEach((value, index) => {
      if (value === half) frame.registers[index] = whole;
    });
  }
  return answer(runtime, frame, instruction);
}
