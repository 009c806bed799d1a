/** Dynamic constants (JVMS 5.4.3.6) that ConstantBootstraps makes, as far as their value is known without running. */
import { type Constant, type FieldReference, NULL } from '../../../ir/instructions.js';
import { CLASS, isArray, isPrimitive, type TypeName } from '../../../ir/types.js';
import { wrapperOf } from '../../../ir/wrappers.js';
import type { BootstrapMethod } from '../format/class-file.js';
import { fieldType } from './descriptor-types.js';

export type DynamicValue =
  | { readonly kind: 'constant'; readonly constant: Constant }
  | { readonly kind: 'static-field'; readonly field: FieldReference };

export interface DynamicConstantUse {
  readonly bootstrap: BootstrapMethod;
  readonly name: string;
  /** A field descriptor. */
  readonly descriptor: string;
}

/** Undefined for what is malformed, or not known. */
export function dynamicValue({ bootstrap, name, descriptor }: DynamicConstantUse): DynamicValue | undefined {
  const { method, arguments: values } = bootstrap;
  const type = fieldType(descriptor);
  if (type === undefined || method.owner !== 'java.lang.invoke.ConstantBootstraps') return undefined;
  switch (method.name) {
    case 'nullConstant':
      return isPrimitive(type) || values.length > 0 ? undefined : { kind: 'constant', constant: NULL };
    case 'primitiveClass': {
      const primitive = name === 'V' ? 'void' : fieldType(name);
      if (type !== CLASS || primitive === undefined || values.length > 0) return undefined;
      if (primitive !== 'void' && !isPrimitive(primitive)) return undefined;
      return { kind: 'constant', constant: { kind: 'constant', type: CLASS, value: primitive } };
    }
    case 'enumConstant':
      return values.length > 0 ? undefined : staticField(type, name, type);
    case 'getStaticFinal': {
      const [owner] = values;
      if (owner === undefined) return staticField(isPrimitive(type) ? wrapperOf(type) : type, name, type);
      if (owner.kind !== 'constant' || owner.type !== CLASS || typeof owner.value !== 'string') return undefined;
      return values.length > 1 ? undefined : staticField(owner.value, name, type);
    }
    default:
      return undefined;
  }
}

function staticField(owner: TypeName, name: string, type: TypeName): DynamicValue | undefined {
  if (isPrimitive(owner) || isArray(owner)) return undefined;
  return { kind: 'static-field', field: { owner, name, type } };
}
