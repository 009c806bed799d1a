/** Conversions that method handles make between what is given and what is wanted (LambdaMetafactory's table, MethodHandle.asType). */
import { typeDescriptor } from '../../../ir/descriptors.js';
import type { Operand, Variable } from '../../../ir/instructions.js';
import {
  type ClassName,
  isPrimitive,
  isReference,
  OBJECT,
  type PrimitiveName,
  type TypeName,
} from '../../../ir/types.js';
import { unwrapped, widensTo, wrapperOf } from '../../../ir/wrappers.js';
import type { BodyWriter } from './body-writer.js';

/** Whether a value can be converted at all; what the classes of references say is found out when running. */
export function isAdaptable(from: TypeName, to: TypeName): boolean {
  if (from === 'void' || to === 'void') return false;
  if (isPrimitive(from)) return isPrimitive(to) ? widensTo(from, to) : isReference(to);
  if (!isPrimitive(to)) return true;
  const primitive = unwrapped(from);
  return primitive === undefined || widensTo(primitive, to);
}

/** The value as one of the type. Casts are checked where the hierarchy does not show that they succeed. */
export function adapt(writer: BodyWriter, value: Operand, to: TypeName): Operand {
  const from = value.type;
  if (from === to) return value;
  if (isPrimitive(from)) return isPrimitive(to) ? widen(writer, value, to) : cast(writer, box(writer, value, from), to);
  return isPrimitive(to) ? unbox(writer, value, to) : cast(writer, value, to);
}

function widen(writer: BodyWriter, operand: Operand, to: PrimitiveName): Operand {
  if (operand.type === to) return operand;
  return writer.assign(to, { kind: 'convert', from: operand.type, to, operand });
}

function box(writer: BodyWriter, value: Operand, type: PrimitiveName): Variable {
  const wrapper = wrapperOf(type);
  return writer.callStatic(wrapper, 'valueOf', [value], [type], wrapper);
}

function unbox(writer: BodyWriter, value: Operand, to: PrimitiveName): Operand {
  const own = unwrapped(value.type);
  const owner = own === undefined ? baseWrapperOf(to) : value.type;
  const primitive = own ?? to;
  const wrapper = cast(writer, value, owner);
  writer.checkNotNull(wrapper);
  const method = { owner, name: `${primitive}Value`, descriptor: `()${typeDescriptor(primitive)}` };
  return widen(writer, writer.call('virtual', method, [wrapper], primitive) ?? value, to);
}

/** Of a reference. */
export function cast(writer: BodyWriter, operand: Operand, type: TypeName): Operand {
  if (type === OBJECT || writer.hierarchy.isAssignable(operand.type, type)) return operand;
  const condition = { kind: 'castable', operand, type } as const;
  writer.emit({ kind: 'check', condition, exception: 'java.lang.ClassCastException', implicit: true });
  return writer.assign(type, { kind: 'cast', type, operand });
}

/** What an object whose class is not known is cast to before it is unboxed: any number will do for a numeric type. */
function baseWrapperOf(type: PrimitiveName): ClassName {
  return type === 'boolean' || type === 'char' ? wrapperOf(type) : 'java.lang.Number';
}
