/** The object that a constructor is about to initialise. */
import { isPrimitive, type TypeName } from '../../../../ir/types.js';
import { FALSE, not } from '../sat/circuit.js';
import type { Cells } from '../sat/matrix.js';
import type { PreState } from './model.js';
import type { Atom } from './universe.js';

/** The object under construction: its fields have their defaults, and nothing refers to it. */
export function makeRaw(state: PreState, self: Cells): void {
  const { circuit, universe } = state;
  for (const [atom, isSelf] of self) {
    for (const [index, cells] of state.parameters.entries()) {
      if (index > 0) state.require(not(circuit.and(isSelf, cells.get(atom) ?? FALSE)));
    }
    for (const [key, field] of state.fieldNames) {
      const cells = state.fields.get(key) as Cells;
      const base = field.static ? 1 : universe.size;
      for (const [tuple, literal] of cells) {
        const refers = tuple % universe.size === atom;
        const isOwn = !field.static && Math.floor(tuple / base) === atom && field.columns.length === 2;
        const isDefault = hasDefault(state, tuple % universe.size, field.columns.at(-1) as TypeName);
        if (refers || (isOwn && field.functional && !isDefault)) state.require(not(circuit.and(isSelf, literal)));
      }
    }
    for (const [tuple, literal] of state.links) {
      if (tuple % universe.size === atom) state.require(not(circuit.and(isSelf, literal)));
    }
  }
}

function hasDefault({ universe }: PreState, atom: number, type: TypeName): boolean {
  if (!isPrimitive(type)) return atom === universe.null;
  if (type === 'boolean') return atom === universe.truth(false);
  const each = universe.atoms[atom] as Atom;
  return each.kind !== 'number' || each.value === 0n;
}
