/** The state before the call that a solver has found, as a heap that can be built. */
import type { Question } from '../questions/question.js';
import { FALSE } from '../sat/circuit.js';
import type { Cells } from '../sat/matrix.js';
import type { Model } from '../sat/solver.js';
import type { Atom } from './universe.js';

/** A value: the position of an object, or a number, boolean (0 or 1), string or null. */
export type FoundValue =
  | { readonly object: number }
  | { readonly number: bigint }
  | { readonly text: string }
  | undefined;

export interface FoundObject {
  readonly type: string;
  /** By key of the field. */
  readonly fields: ReadonlyMap<string, FoundValue>;
  /** Of arrays. */
  readonly elements: readonly FoundValue[];
}

export interface FoundHeap {
  readonly objects: readonly FoundObject[];
  /** In the order of the parameters, the receiver first. */
  readonly arguments: readonly FoundValue[];
}

export function heapOf(question: Question, model: Model): FoundHeap {
  const { before } = question;
  const { universe } = before;
  const { size } = universe;
  const positions = new Map<number, number>();
  universe.atoms.forEach((atom, index) => {
    if (atom.kind === 'old' && model.value(before.exists[index] ?? FALSE)) positions.set(index, positions.size);
  });
  const valueAt = (atom: number): FoundValue => shown(universe.atoms[atom] as Atom, positions.get(atom));
  const held = (cells: Cells): FoundValue => {
    for (const [atom, literal] of cells) if (model.value(literal)) return valueAt(atom);
    return undefined;
  };
  const objects: FoundObject[] = [];
  for (const index of positions.keys()) {
    const fields = new Map<string, FoundValue>();
    const elements: FoundValue[] = [];
    for (const [key, cells] of before.fields) {
      const arity = before.arityOf(key);
      for (const [tuple, literal] of cells) {
        if (arity < 2 || Math.floor(tuple / size ** (arity - 1)) !== index || !model.value(literal)) continue;
        const last = tuple % size;
        if (arity === 2) fields.set(key, valueAt(last));
        else elements[Number(numberAt(universe.atoms[Math.floor(tuple / size) % size]))] = valueAt(last);
      }
    }
    objects.push({ type: (universe.atoms[index] as Extract<Atom, { kind: 'old' }>).type, fields, elements });
  }
  return { objects, arguments: before.parameters.map(held) };
}

function numberAt(atom: Atom | undefined): bigint {
  return atom?.kind === 'number' ? atom.value : 0n;
}

function shown(atom: Atom, position: number | undefined): FoundValue {
  switch (atom.kind) {
    case 'truth':
      return { number: atom.value ? 1n : 0n };
    case 'number':
      return { number: atom.value };
    case 'literal':
      return { text: atom.text };
    default:
      return position === undefined ? undefined : { object: position };
  }
}
