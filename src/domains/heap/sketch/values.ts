/** What is known of one value: the range of a number, or the objects that a reference may lead to. */
import type { Numbered } from '../../../base/numbered.js';
import { isPrimitive, type TypeName } from '../../../ir/types.js';

/** A value of a sketch. Two places that hold the same symbol hold the same value. */
export type SymbolNumber = Numbered<'symbol number'>;

/** A place that holds nothing that is ever looked at. */
export const UNSET: SymbolNumber = -1;

/** An object of a sketch. */
export type NodeNumber = Numbered<'node number'>;

export interface NumberValue {
  readonly kind: 'number';
  readonly low: number;
  readonly high: number;
}

export interface ReferenceValue {
  readonly kind: 'reference';
  /** Objects of the sketch that it may be, in rising order. */
  readonly nodes: readonly NodeNumber[];
  readonly mayBeNull: boolean;
  /** Whether it may be an object that the sketch does not have, or an escaped one that is not among `nodes`. */
  readonly mayBeOther: boolean;
}

export type Value = NumberValue | ReferenceValue;

const NO_NODES: readonly NodeNumber[] = [];

export const NULL_VALUE: Value = { kind: 'reference', nodes: NO_NODES, mayBeNull: true, mayBeOther: false };
export const OTHER_VALUE: Value = { kind: 'reference', nodes: NO_NODES, mayBeNull: false, mayBeOther: true };
export const ANY_REFERENCE: Value = { kind: 'reference', nodes: NO_NODES, mayBeNull: true, mayBeOther: true };

export const GREATEST = 0x7fffffff;
export const LEAST = -0x80000000;

const RANGES: ReadonlyMap<TypeName, Value> = new Map([
  ['boolean', range(0, 1)],
  ['byte', range(-128, 127)],
  ['short', range(-32768, 32767)],
  ['char', range(0, 65535)],
  ['int', range(LEAST, GREATEST)],
]);
const ANY_NUMBER: Value = range(-Infinity, Infinity);

export function range(low: number, high: number): NumberValue {
  return { kind: 'number', low, high };
}

/** Everything that a variable of the type may hold. */
export function anyOf(type: TypeName): Value {
  return isPrimitive(type) ? (RANGES.get(type) ?? ANY_NUMBER) : ANY_REFERENCE;
}

export function nodeValue(node: NodeNumber): Value {
  return { kind: 'reference', nodes: [node], mayBeNull: false, mayBeOther: false };
}

export function joinedValue(left: Value, right: Value): Value {
  if (left === right) return left;
  if (left.kind === 'number') {
    if (right.kind !== 'number') return ANY_NUMBER;
    return range(Math.min(left.low, right.low), Math.max(left.high, right.high));
  }
  if (right.kind === 'number') return ANY_REFERENCE;
  return {
    kind: 'reference',
    nodes: unitedNodes(left.nodes, right.nodes),
    mayBeNull: left.mayBeNull || right.mayBeNull,
    mayBeOther: left.mayBeOther || right.mayBeOther,
  };
}

/** Bounds that numbers keep when they go on growing. */
const STEPS: readonly number[] = [-Infinity, LEAST, -1, 0, 1, GREATEST, Infinity];

/** What the value becomes that was `before`, so that it changes a few times only. */
export function widenedValue(before: Value, now: Value): Value {
  if (before.kind !== 'number' || now.kind !== 'number') return now;
  const low = now.low < before.low ? (STEPS.findLast((step) => step <= now.low) ?? -Infinity) : now.low;
  const high = now.high > before.high ? (STEPS.find((step) => step >= now.high) ?? Infinity) : now.high;
  return range(low, high);
}

export function isSameValue(left: Value, right: Value): boolean {
  if (left === right) return true;
  if (left.kind === 'number') return right.kind === 'number' && left.low === right.low && left.high === right.high;
  if (right.kind === 'number') return false;
  return (
    left.mayBeNull === right.mayBeNull &&
    left.mayBeOther === right.mayBeOther &&
    left.nodes.length === right.nodes.length &&
    left.nodes.every((node, index) => node === right.nodes[index])
  );
}

export function isEmptyValue(value: Value): boolean {
  if (value.kind === 'number') return value.low > value.high;
  return value.nodes.length === 0 && !value.mayBeNull && !value.mayBeOther;
}

function unitedNodes(left: readonly NodeNumber[], right: readonly NodeNumber[]): readonly NodeNumber[] {
  if (left.length === 0) return right;
  if (right.length === 0) return left;
  return [...new Set([...left, ...right])].sort((one, other) => one - other);
}
