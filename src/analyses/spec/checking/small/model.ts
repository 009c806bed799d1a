/**
 * A finite state before the call, as unknowns of a circuit: which objects there are, what their fields, the parameters and
 * static fields hold. Everything well-typed is possible, aliasing included.
 */

import { isPrimitive, OBJECT, type TypeName } from '../../../../ir/types.js';
import type { FieldName } from '../../../../machines/relational/symbols.js';
import { fieldKey, IDENTICAL } from '../questions/vocabulary.js';
import { type Circuit, FALSE, type Literal, TRUE } from '../sat/circuit.js';
import { type Cells, Matrices } from '../sat/matrix.js';
import { breakSymmetries } from './symmetry.js';
import { type Atom, isObject, type Universe } from './universe.js';

export interface ParameterSlot {
  readonly name: string;
  readonly type: TypeName;
  readonly nonNull: boolean;
}

export const ELEMENTS = 'elements';
export const LENGTH = 'length';

export class PreState {
  readonly universe: Universe;
  readonly circuit: Circuit;
  readonly matrices: Matrices;
  /** What holds of every state. */
  readonly constraints: Literal[] = [];
  /** Whether the atom is there: objects before the call by themselves, new ones where the call makes them. */
  readonly exists: readonly Literal[];
  readonly parameters: readonly Cells[];
  readonly fields = new Map<string, Cells>();
  /** What objects of classes that nobody mentions may hold. */
  readonly links: Cells;
  readonly fieldNames: ReadonlyMap<string, FieldName>;
  readonly #choices = new Map<number, Literal>();

  constructor(
    circuit: Circuit,
    universe: Universe,
    fields: ReadonlyMap<string, FieldName>,
    parameters: readonly ParameterSlot[],
    longest: number,
  ) {
    this.circuit = circuit;
    this.universe = universe;
    this.matrices = new Matrices(circuit, universe.size);
    this.fieldNames = fields;
    this.exists = this.#existence();
    this.parameters = parameters.map(({ type, nonNull }) => this.#one(type, TRUE, nonNull ? 'non-null' : 'nullable'));
    for (const field of fields.values()) {
      if (field.static) this.#put(field, this.#one(field.columns[0] as TypeName, TRUE, 'nullable'));
    }
    const isTernary = ({ columns }: FieldName): boolean => columns.length > 2;
    // Elements need the lengths.
    for (const late of [false, true]) {
      for (const field of fields.values()) {
        if (!field.static && isTernary(field) === late) this.#put(field, this.#relation(field, longest));
      }
    }
    this.links = this.#links();
    breakSymmetries(this, fields);
  }

  /** How many columns the field has. */
  arityOf(key: string): number {
    return this.fieldNames.get(key)?.columns.length ?? 0;
  }

  /** Objects that are there before the call. */
  isOld(atom: number): Literal {
    const { kind } = this.universe.atoms[atom] as Atom;
    return kind === 'old' || kind === 'literal' ? (this.exists[atom] as Literal) : FALSE;
  }

  /** All values of the type that are there at some time of the call; null among references. */
  all(type: TypeName): Cells {
    const result = new Map<number, Literal>();
    for (const atom of this.universe.ofType(type)) result.set(atom, this.exists[atom] as Literal);
    if (type === IDENTICAL) this.#leaveOpen(result);
    return result;
  }

  /** Objects of classes that nobody mentions may have any `equals`. */
  #leaveOpen(cells: Map<number, Literal>): void {
    const { universe, circuit } = this;
    for (const [index, exists] of cells) {
      const atom = universe.atoms[index] as Atom;
      if (!('type' in atom) || universe.comparesByIdentity(atom.type) !== undefined) continue;
      let choice = this.#choices.get(index);
      if (choice === undefined) {
        choice = circuit.variable();
        this.#choices.set(index, choice);
      }
      cells.set(index, circuit.and(exists, choice));
    }
  }

  /** Adds that all of this holds only where the condition does. */
  require(condition: Literal): void {
    this.constraints.push(condition);
  }

  #existence(): readonly Literal[] {
    return this.universe.atoms.map((atom) =>
      atom.kind === 'old' || atom.kind === 'new' || atom.kind === 'further' ? this.circuit.variable() : TRUE,
    );
  }

  #put({ owner, name }: FieldName, cells: Cells): void {
    this.fields.set(fieldKey(owner, name), cells);
  }

  /** Exactly one value of the type, of those before the call, where the condition holds, and none elsewhere. */
  #one(type: TypeName, condition: Literal, nulls: 'non-null' | 'nullable'): Cells {
    const { circuit, universe } = this;
    const cells = new Map<number, Literal>();
    for (const atom of universe.ofType(type)) {
      if (atom === universe.null ? nulls === 'non-null' : this.#isMade(atom)) continue;
      const literal = circuit.variable();
      cells.set(atom, literal);
      this.require(circuit.implies(literal, circuit.and(condition, this.exists[atom] as Literal)));
    }
    this.require(circuit.lone([...cells.values()]));
    this.require(circuit.implies(condition, circuit.any(cells.values())));
    return cells;
  }

  #isMade(atom: number): boolean {
    const { kind } = this.universe.atoms[atom] as Atom;
    return kind === 'new' || kind === 'further';
  }

  #relation(field: FieldName, longest: number): Cells {
    const [first = OBJECT, ...rest] = field.columns;
    if (field.name === LENGTH && field.owner === '[]') return this.#lengths(longest);
    const owners = this.universe.ofType(first).filter((atom) => isObject(this.universe.atoms[atom] as Atom));
    const old = owners.filter((atom) => !this.#isMade(atom));
    if (rest.length === 2) {
      return field.owner.endsWith('[]') ? this.#elements(field, old) : this.#entries(field, old);
    }
    const result = new Map<number, Literal>();
    for (const owner of old) {
      const isThere = this.exists[owner] as Literal;
      const type = rest[0] as TypeName;
      const row = field.functional ? this.#one(type, isThere, 'nullable') : this.#some(type, isThere);
      for (const [value, literal] of row) result.set(owner * this.universe.size + value, literal);
    }
    return result;
  }

  /** A map's entries: at most one value for each key. */
  #entries({ columns }: FieldName, maps: readonly number[]): Cells {
    const { circuit, universe } = this;
    const [, keys = OBJECT, values = OBJECT] = columns;
    const result = new Map<number, Literal>();
    for (const map of maps) {
      for (const [key, isThere] of this.#some(keys, this.exists[map] as Literal)) {
        const row = this.#some(values, isThere);
        this.require(circuit.lone([...row.values()]));
        for (const [value, literal] of row) {
          result.set((map * universe.size + key) * universe.size + value, literal);
        }
      }
    }
    return result;
  }

  /** Any set of values, null among them. */
  #some(type: TypeName, condition: Literal): Cells {
    const { circuit, universe } = this;
    const cells = new Map<number, Literal>();
    for (const atom of universe.ofType(type)) {
      if (this.#isMade(atom)) continue;
      const there = circuit.and(condition, this.exists[atom] as Literal);
      cells.set(atom, circuit.and(circuit.variable(), there));
    }
    return cells;
  }

  /** Arrays are short. */
  #lengths(longest: number): Cells {
    const { universe, circuit } = this;
    const result = new Map<number, Literal>();
    const lengths = universe.ofType('int').filter((atom) => {
      const each = universe.atoms[atom] as Atom;
      return each.kind === 'number' && 0n <= each.value && each.value <= BigInt(longest);
    });
    universe.atoms.forEach((atom, array) => {
      if (atom.kind !== 'old' || !atom.type.endsWith('[]')) return;
      const row = lengths.map(() => circuit.variable());
      row.forEach((literal, index) => {
        this.require(circuit.implies(literal, this.exists[array] as Literal));
        result.set(array * universe.size + (lengths[index] as number), literal);
      });
      this.require(circuit.lone(row));
      this.require(circuit.implies(this.exists[array] as Literal, circuit.any(row)));
    });
    return result;
  }

  /** One element at each index below the length, of the array's own element type. */
  #elements(field: FieldName, arrays: readonly number[]): Cells {
    const { universe, circuit } = this;
    const lengths = this.fields.get(fieldKey('[]', LENGTH)) ?? new Map<number, Literal>();
    const result = new Map<number, Literal>();
    for (const array of arrays) {
      const atom = universe.atoms[array] as Atom;
      if (atom.kind !== 'old' || !atom.type.endsWith('[]')) continue;
      const element = atom.type.slice(0, -2);
      if (isPrimitive(element) !== isPrimitive(field.columns[2] as TypeName)) continue;
      for (const index of universe.ofType('int')) {
        const inside = this.#isBelowLength(lengths, array, index);
        if (inside === FALSE) continue;
        for (const [value, literal] of this.#one(
          element,
          circuit.and(inside, this.exists[array] as Literal),
          'nullable',
        )) {
          result.set((array * universe.size + index) * universe.size + value, literal);
        }
      }
    }
    return result;
  }

  #isBelowLength(lengths: Cells, array: number, index: number): Literal {
    const { universe, circuit } = this;
    const at = universe.atoms[index] as Extract<Atom, { kind: 'number' }>;
    if (at.value < 0n) return FALSE;
    return circuit.any(
      universe.ofType('int').flatMap((length) => {
        const bound = universe.atoms[length] as Extract<Atom, { kind: 'number' }>;
        return bound.value > at.value ? [lengths.get(array * universe.size + length) ?? FALSE] : [];
      }),
    );
  }

  /** Objects whose class is none of those whose fields are modelled may refer to anything. */
  #links(): Cells {
    const { universe, circuit } = this;
    const result = new Map<number, Literal>();
    const open = (atom: Atom): boolean =>
      atom.kind === 'old' && universe.hierarchy.find(atom.type)?.origin !== 'input' && !atom.type.endsWith('[]');
    universe.atoms.forEach((from, source) => {
      if (!open(from)) return;
      universe.atoms.forEach((to, target) => {
        if (to.kind !== 'old') return;
        const both = circuit.and(this.exists[source] as Literal, this.exists[target] as Literal);
        result.set(source * universe.size + target, circuit.and(circuit.variable(), both));
      });
    });
    return result;
  }
}
