/** Method handles of the constant pool (Java Virtual Machine Specification, 4.4.8). */
import type { MethodHandle } from '../class-file.js';
import type { LazyConstantPool } from './constant-pool.js';

type ReferenceKind = MethodHandle['reference'];

/** By number, from 1. */
const KINDS: readonly (ReferenceKind | undefined)[] = [
  undefined,
  'get-field',
  'get-static',
  'put-field',
  'put-static',
  'invoke-virtual',
  'invoke-static',
  'invoke-special',
  'new-invoke-special',
  'invoke-interface',
];

export function readMethodHandle(
  pool: LazyConstantPool,
  index: number,
  kind: number,
  referenceIndex: number,
): MethodHandle {
  const reference = KINDS[kind];
  switch (reference) {
    case undefined:
      throw pool.problem(index, `unknown kind ${kind} of method handle`);
    case 'get-field':
    case 'get-static':
    case 'put-field':
    case 'put-static': {
      const { owner, name } = pool.field(referenceIndex);
      const descriptor = pool.fieldDescriptor(referenceIndex);
      return { kind: 'method-handle', reference, owner, name, descriptor, ofInterface: false };
    }
    default: {
      const { owner, name, descriptor, ofInterface } = pool.method(referenceIndex);
      if ((name === '<init>') !== (reference === 'new-invoke-special')) {
        throw pool.problem(index, `a method handle of kind ${reference} for ${name}`);
      }
      const mayBeOfInterface = reference === 'invoke-static' || reference === 'invoke-special';
      if (!mayBeOfInterface && ofInterface !== (reference === 'invoke-interface')) {
        throw pool.problem(index, `a method handle of kind ${reference} for the wrong kind of method`);
      }
      return { kind: 'method-handle', reference, owner, name, descriptor, ofInterface };
    }
  }
}
