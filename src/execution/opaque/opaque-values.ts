/** What code that does not run here is taken to give: an object that nothing is known of, or a default. Such values show nothing. */
import { parseMethodDescriptor } from '../../ir/descriptors.js';
import type { Instruction } from '../../ir/instructions.js';
import { isArray, isPrimitive, STRING, type TypeName } from '../../ir/types.js';
import type { Activation } from '../frame.js';
import type { JavaObject, Value } from '../memory/values.js';
import { defaultValue } from '../memory/values.js';
import type { Runtime } from '../runtime.js';

export function opaqueObject({ heap }: Runtime, type: TypeName): JavaObject {
  return heap.allocate(heap.classes.opaque(type));
}

/** Objects of classes of the input have code that should run: there are no opaque ones. */
export function opaqueValue(runtime: Runtime, type: TypeName): Value {
  const { heap } = runtime;
  if (isPrimitive(type)) return defaultValue(type);
  if (type === STRING) return heap.string('');
  if (isArray(type)) return heap.newArray(heap.classes.get(type), 0);
  if (heap.classes.get(type).declaration?.origin === 'input') {
    return runtime.unsupported(`an object of ${type} that nothing is known of`);
  }
  return opaqueObject(runtime, type);
}

/** Ends the call on the edge at `frame.pc`; returns as a step does. */
export function answer(runtime: Runtime, frame: Activation, call: Extract<Instruction, { kind: 'call' }>): number {
  const { code, pc } = frame;
  const { result } = parseMethodDescriptor(call.method.descriptor);
  const register = code.targets[pc] as number;
  frame.registers[register] = result === 'void' ? undefined : opaqueValue(runtime, result);
  runtime.answered(frame, register);
  return code.normal[pc] as number;
}
