/** How natives are written down: by class, each under its name and descriptor. */
import type { ClassName } from '../../ir/types.js';
import { JavaArray, JavaObject, type Value } from '../memory/values.js';
import type { NativeMethod } from '../native-context.js';

export type NativeTable = readonly (readonly [key: string, method: NativeMethod])[];

/** The natives of one class; keys are like `charAt(I)C`. */
export function nativesOf(owner: ClassName, methods: Readonly<Record<string, NativeMethod>>): NativeTable {
  return Object.entries(methods).map(([key, method]) => [`${owner}.${key}`, method]);
}

export const truth = (condition: boolean): number => (condition ? 1 : 0);

/** The caller's Java code has made sure that the value is an array. */
export function arrayIn(value: Value | undefined): JavaArray {
  if (value instanceof JavaArray) return value;
  throw new Error('a native method expected an array');
}

export function objectIn(value: Value | undefined): JavaObject {
  if (value instanceof JavaObject) return value;
  throw new Error('a native method expected an object');
}
