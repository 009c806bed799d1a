/**
 * A finite state before the call, as unknowns of a circuit: which objects there are, what their fields, the parameters and
 * static fields hold. Everything well-typed is possible, aliasing included.
 *
 * Objects of one class are interchangeable, so only states are looked at in which they are numbered in the order in which
 * the parameters, the static fields and then the fields of the objects in order lead to them first (the least-number
 * heuristic of finite model finders): of every class of isomorphic states one such is left, since objects can always be
 * renamed in that order.
 */
import type { FieldName } from '../../../domains/relational/symbols.js';
import { isPrimitive, OBJECT, type TypeName } from '../../../ir/types.js';
import { type Circuit, FALSE, type Literal, not, TRUE } from './sat/circuit.js';
import { type Cells, Matrices } from './sat/matrix.js';
import { type Atom, isObject, type Universe } from './universe.js';
import { fieldKey, IDENTICAL } from './vocabulary.js';

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
  readonly #fieldNames: ReadonlyMap<string, FieldName>;
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
    this.#fieldNames = fields;
    this.exists = this.#existence();
    this.parameters = parameters.map(({ type, nonNull }) => this.#one(type, TRUE, nonNull));
    for (const field of fields.values()) {
      if (field.static) this.#put(field, this.#one(field.columns[0] as TypeName, TRUE, false));
    }
    const isTernary = ({ columns }: FieldName): boolean => columns.length > 2;
    // Elements need the lengths.
    for (const late of [false, true]) {
      for (const field of fields.values()) {
        if (!field.static && isTernary(field) === late) this.#put(field, this.#relation(field, longest));
      }
    }
    this.links = this.#links();
    this.#breakSymmetries();
  }

  /** How many columns the field has. */
  arityOf(key: string): number {
    return this.#fieldNames.get(key)?.columns.length ?? 0;
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
  #one(type: TypeName, condition: Literal, nonNull: boolean): Cells {
    const { circuit, universe } = this;
    const cells = new Map<number, Literal>();
    for (const atom of universe.ofType(type)) {
      if (atom === universe.null ? nonNull : this.#isMade(atom)) continue;
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
      const row = field.functional ? this.#one(type, isThere, false) : this.#some(type, isThere);
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
        for (const [value, literal] of this.#one(element, circuit.and(inside, this.exists[array] as Literal), false)) {
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

  #breakSymmetries(): void {
    const { universe, circuit } = this;
    const places = new Map<TypeName, number[]>();
    const sets = new Map<string, number[]>();
    universe.atoms.forEach((atom, index) => {
      if (atom.kind === 'old') append(places, atom.type, index);
      if (atom.kind === 'further') append(sets, `${atom.symbol} ${atom.type}`, index);
    });
    for (const atoms of [...places.values(), ...sets.values()]) {
      for (let place = 1; place < atoms.length; place++) {
        const [before, after] = [atoms[place - 1] as number, atoms[place] as number];
        this.require(circuit.implies(this.exists[after] as Literal, this.exists[before] as Literal));
      }
    }
    const used: Literal[] = universe.atoms.map(() => FALSE);
    const scan = (row: Iterable<readonly [number, Literal]>): void => {
      const cells = [...row];
      for (const [atom, literal] of cells) {
        const each = universe.atoms[atom] as Atom;
        if (each.kind !== 'old' || each.place === 0) continue;
        this.require(circuit.implies(literal, used[atom - 1] as Literal));
      }
      for (const [atom, literal] of cells) used[atom] = circuit.or(used[atom] as Literal, literal);
    };
    for (const cells of this.parameters) scan(cells);
    const instance: (readonly [FieldName, ReadonlyMap<number, Cells>])[] = [];
    for (const [key, field] of this.#fieldNames) {
      const cells = this.fields.get(key) as Cells;
      if (field.static) scan(cells);
      else if (field.functional && field.columns.length === 2) instance.push([field, this.matrices.rows(cells, 2)]);
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

  /** The object under construction: its fields have their defaults, and nothing refers to it. */
  makeRaw(self: Cells): void {
    const { circuit, universe } = this;
    for (const [atom, isSelf] of self) {
      for (const [index, cells] of this.parameters.entries()) {
        if (index > 0) this.require(not(circuit.and(isSelf, cells.get(atom) ?? FALSE)));
      }
      for (const [key, field] of this.#fieldNames) {
        const cells = this.fields.get(key) as Cells;
        const base = field.static ? 1 : universe.size;
        for (const [tuple, literal] of cells) {
          const refers = tuple % universe.size === atom;
          const isOwn = !field.static && Math.floor(tuple / base) === atom && field.columns.length === 2;
          const isDefault = this.#isDefault(tuple % universe.size, field.columns.at(-1) as TypeName);
          if (refers || (isOwn && field.functional && !isDefault)) this.require(not(circuit.and(isSelf, literal)));
        }
      }
      for (const [tuple, literal] of this.links) {
        if (tuple % universe.size === atom) this.require(not(circuit.and(isSelf, literal)));
      }
    }
  }

  #isDefault(atom: number, type: TypeName): boolean {
    const { universe } = this;
    if (!isPrimitive(type)) return atom === universe.null;
    if (type === 'boolean') return atom === universe.truth(false);
    const each = universe.atoms[atom] as Atom;
    return each.kind !== 'number' || each.value === 0n;
  }
}

function append<Key>(map: Map<Key, number[]>, key: Key, value: number): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
}
