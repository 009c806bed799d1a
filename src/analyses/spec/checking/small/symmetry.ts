/**
 * Leaves one of every class of isomorphic states.
 *
 * Objects of one class are interchangeable, so only states are looked at in which they are numbered in the order in which
 * the parameters, the static fields and then the fields of the objects in order lead to them first (the least-number
 * heuristic of finite model finders): of every class of isomorphic states one such is left, since objects can always be
 * renamed in that order.
 */

import type { TypeName } from '../../../../ir/types.js';
import type { FieldName } from '../../../../machines/relational/symbols.js';
import { FALSE, type Literal, TRUE } from '../sat/circuit.js';
import type { Cells } from '../sat/matrix.js';
import type { PreState } from './model.js';
import type { Atom } from './universe.js';

export function breakSymmetries(state: PreState, fields: ReadonlyMap<string, FieldName>): void {
  const { universe, circuit } = state;
  const places = new Map<TypeName, number[]>();
  const sets = new Map<string, number[]>();
  universe.atoms.forEach((atom, index) => {
    if (atom.kind === 'old') append(places, atom.type, index);
    if (atom.kind === 'further') append(sets, `${atom.symbol} ${atom.type}`, index);
  });
  for (const atoms of [...places.values(), ...sets.values()]) {
    for (let place = 1; place < atoms.length; place++) {
      const [before, after] = [atoms[place - 1] as number, atoms[place] as number];
      state.require(circuit.implies(state.exists[after] as Literal, state.exists[before] as Literal));
    }
  }
  const used: Literal[] = universe.atoms.map(() => FALSE);
  const scan = (row: Iterable<readonly [number, Literal]>): void => {
    const cells = [...row];
    for (const [atom, literal] of cells) {
      const each = universe.atoms[atom] as Atom;
      if (each.kind !== 'old' || each.place === 0) continue;
      state.require(circuit.implies(literal, used[atom - 1] as Literal));
    }
    for (const [atom, literal] of cells) used[atom] = circuit.or(used[atom] as Literal, literal);
  };
  for (const cells of state.parameters) scan(cells);
  const instance: (readonly [FieldName, ReadonlyMap<number, Cells>])[] = [];
  for (const [key, field] of fields) {
    const cells = state.fields.get(key) as Cells;
    if (field.static) scan(cells);
    else if (field.functional && field.columns.length === 2) instance.push([field, state.matrices.rows(cells, 2)]);
  }
  const most = Math.max(0, ...[...places.values()].map((atoms) => atoms.length));
  for (let place = 0; place < most; place++) {
    for (const atoms of places.values()) {
      const atom = atoms[place];
      if (atom === undefined) continue;
      // All up to this one count as met.
      used[atom] = TRUE;
      for (const [, rows] of instance) scan(rows.get(atom) ?? []);
    }
  }
}

function append<Key>(map: Map<Key, number[]>, key: Key, value: number): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
}
