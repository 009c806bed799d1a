/** What a method handle of the constant pool takes and gives, and the IR of calling it (JVMS 5.4.3.5). */
import type { MethodTypes } from '../../../ir/descriptors.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { Dispatch, MethodReference, Operand, Variable } from '../../../ir/instructions.js';
import { Flag, hasFlag } from '../../../ir/program.js';
import { type ClassName, isArray, isPrimitive, type TypeName } from '../../../ir/types.js';
import type { MethodHandle } from '../format/class-file.js';
import type { BodyWriter } from './body-writer.js';
import { fieldType, methodTypes } from './descriptor-types.js';

/** Parameters with the receiver in front; undefined where the handle is none of a JVM's. */
export function handleTypes(handle: MethodHandle): MethodTypes | undefined {
  const { reference, owner, name, descriptor } = handle;
  if (reference === 'get-field' || reference === 'get-static') {
    const result = fieldType(descriptor);
    return result === undefined ? undefined : { parameters: reference === 'get-field' ? [owner] : [], result };
  }
  if (reference === 'put-field' || reference === 'put-static') return undefined;
  const types = methodTypes(descriptor);
  if (types === undefined) return undefined;
  if (reference === 'new-invoke-special') {
    const isConstructor = name === '<init>' && types.result === 'void' && !isArray(owner);
    return isConstructor ? { parameters: types.parameters, result: owner } : undefined;
  }
  if (name.startsWith('<')) return undefined;
  return reference === 'invoke-static' ? types : { parameters: [owner, ...types.parameters], result: types.result };
}

export interface HandleUse {
  /** The class whose constant pool has the handle. */
  readonly caller: ClassName;
  /** Whether the first argument still has to be checked against null where it is a receiver. */
  readonly receiver: 'unchecked' | 'not-null';
}

/** Calls the handle with values of exactly its parameters' types. Undefined where there is no result. */
export function callHandle(
  writer: BodyWriter,
  handle: MethodHandle,
  values: readonly Operand[],
  use: HandleUse,
): Variable | undefined {
  const types = handleTypes(handle);
  if (types === undefined) return writer.unsupported('a method handle that no virtual machine takes', 'void');
  if (handle.reference === 'get-field' || handle.reference === 'get-static')
    return readField(writer, handle, values[0], types.result, use);
  const call = resolveCall(writer.hierarchy, handle, use.caller);
  if (typeof call === 'string') return writer.unsupported(call, types.result);
  const { dispatch, method } = call;
  if (handle.reference === 'new-invoke-special') {
    writer.initialise(method.owner);
    const object = writer.temporary(method.owner);
    writer.emit({ kind: 'new', target: object, type: method.owner });
    writer.call('special', method, [object, ...values], 'void');
    return object;
  }
  const [receiver] = values;
  if (dispatch === 'static') writer.initialise(method.owner);
  else if (receiver !== undefined && use.receiver === 'unchecked') writer.checkNotNull(receiver);
  return writer.call(dispatch, method, values, types.result);
}

function readField(
  writer: BodyWriter,
  { owner, name, reference }: MethodHandle,
  base: Operand | undefined,
  type: TypeName,
  { receiver }: HandleUse,
): Variable | undefined {
  const { hierarchy } = writer;
  const found = hierarchy.resolveField({ owner, name, type });
  const isStatic = reference === 'get-static';
  if (found === undefined ? hierarchy.isComplete(owner) : hasFlag(found, Flag.STATIC) !== isStatic)
    return writer.unsupported(`NoSuchFieldError: ${owner}.${name} of type ${type}`, type);
  const field = { owner: found?.owner ?? owner, name, type };
  if (!isStatic) {
    if (base?.kind !== 'variable') return writer.unsupported(`a field of no object: ${owner}.${name}`, type);
    if (receiver === 'unchecked') writer.checkNotNull(base);
    return writer.load(base, field);
  }
  writer.initialise(field.owner);
  const target = writer.temporary(type);
  writer.emit({ kind: 'load', target, place: { kind: 'static', field } });
  return target;
}

/** How the handle's method is called; a text where calling it would be a linkage error. */
function resolveCall(
  hierarchy: Hierarchy,
  handle: MethodHandle,
  caller: ClassName,
): { readonly dispatch: Dispatch; readonly method: MethodReference } | string {
  const { reference, name, descriptor } = handle;
  const owner = reference === 'invoke-special' ? specialOwner(hierarchy, handle.owner, caller) : handle.owner;
  if (isPrimitive(owner)) return `a method of ${owner}`;
  const method = { owner, name, descriptor };
  const found = hierarchy.resolveMethod(method);
  const label = `${owner}.${name}${descriptor}`;
  if (found === undefined) {
    if (isArray(owner) || hierarchy.isComplete(owner)) return `NoSuchMethodError: ${label}`;
  } else if (hasFlag(found, Flag.STATIC) !== (reference === 'invoke-static'))
    return `IncompatibleClassChangeError: ${label}`;
  switch (reference) {
    case 'invoke-static':
      return { dispatch: 'static', method };
    case 'new-invoke-special': {
      const declaration = hierarchy.find(owner);
      const isAbstract = declaration !== undefined && hasFlag(declaration, Flag.ABSTRACT);
      return isAbstract ? `InstantiationError: ${owner}` : { dispatch: 'special', method };
    }
    case 'invoke-special':
      return { dispatch: 'special', method };
    default: {
      // A private method is not overridden: compilers since Java 11 name it all the same by a virtual handle.
      if (found !== undefined && hasFlag(found, Flag.PRIVATE)) return { dispatch: 'special', method };
      const byInterface = reference === 'invoke-interface';
      if (found !== undefined && !isArray(owner) && hierarchy.isInterface(owner) !== byInterface)
        return `IncompatibleClassChangeError: ${label}`;
      return { dispatch: byInterface ? 'interface' : 'virtual', method };
    }
  }
}

/** `super.m()` looks from the direct superclass upwards, whichever class above it is named. */
function specialOwner(hierarchy: Hierarchy, named: ClassName, caller: ClassName): ClassName {
  const superclass = hierarchy.find(caller)?.superclass;
  if (superclass === undefined || named === caller || hierarchy.isInterface(named)) return named;
  return hierarchy.isSubclass(superclass, named) ? superclass : named;
}
