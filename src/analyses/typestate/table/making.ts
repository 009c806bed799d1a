/** The table of what was seen: places get names, typestates ids and names, and what is not told is left out. */

import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import type { TypestateNumber } from '../../../machines/predicates/typestates/typestates.js';
import type { Vocabulary } from '../../../machines/predicates/vocabulary.js';
import type { TypestateComponent } from '../component/component.js';
import type { Explorer } from '../emulation/explorer.js';
import { FAILED_STATE, NULL_STATE, type SeenChange, type SeenTransition } from '../emulation/transitions.js';
import { lettersOf } from './letters.js';
import { namesOf } from './names.js';
import { type MethodPlaces, placesOf } from './places.js';
import {
  type Change,
  FAILED,
  NULL,
  RAW,
  type Transition,
  type Typestate,
  type TypestateId,
  type TypestateTable,
} from './table.js';

type Made = Pick<TypestateTable, 'typestates' | 'transitions' | 'locations'>;

export function tableOf(
  component: TypestateComponent,
  vocabulary: Vocabulary,
  explorer: Explorer,
  witnesses: ReadonlyMap<number, readonly string[]>,
): Made {
  return new TableMaker(component, vocabulary, explorer, witnesses).make();
}

class TableMaker {
  readonly #component: TypestateComponent;
  readonly #vocabulary: Vocabulary;
  readonly #explorer: Explorer;
  readonly #witnesses: ReadonlyMap<number, readonly string[]>;
  readonly #ids = new Map<TypestateNumber, TypestateId>();
  readonly #counts = new Map<string, number>();
  readonly #letters: ReadonlyMap<string, string>;

  constructor(
    component: TypestateComponent,
    vocabulary: Vocabulary,
    explorer: Explorer,
    witnesses: ReadonlyMap<number, readonly string[]>,
  ) {
    this.#witnesses = witnesses;
    this.#component = component;
    this.#vocabulary = vocabulary;
    this.#explorer = explorer;
    this.#letters = lettersOf(component.classes.map(({ name }) => name));
  }

  make(): Made {
    const { transitions: seen } = this.#explorer;
    const transitions: Transition[] = [];
    const locations = new Map<MethodDeclaration, ReadonlyMap<string, string>>();
    for (const method of this.#component.operations) {
      const own = seen.seen.filter((transition) => transition.method === method);
      if (own.length === 0) continue;
      const places = placesOf(this.#component, this.#vocabulary, this.#explorer, method, own);
      const rows = new Set<string>();
      for (const transition of own) {
        if (this.#isNothing(transition)) continue;
        const row = this.#transition(transition, places, `T${transitions.length + 1}`);
        if (row.locations.size === 0 && !row.isError) continue;
        const key = keyOf(row);
        if (rows.has(key)) continue;
        rows.add(key);
        transitions.push(row);
      }
      if (rows.size > 0) locations.set(method, places.meanings);
    }
    const fields = this.#fields();
    const typestates = [...this.#ids].map(([number, id]): Typestate => {
      const contents = this.#explorer.typestates.contents(number);
      return { id, type: contents.type, name: '', contents, fields: fields.get(number) ?? new Map() };
    });
    return { transitions, locations, typestates: named(typestates, this.#vocabulary, this.#component) };
  }

  /** An exception that is no error, after which all is as before, and that no client is known to bring about: not told. */
  #isNothing({ number, thrown, isError, changes }: SeenTransition): boolean {
    if (thrown === undefined || isError || this.#witnesses.has(number)) return false;
    return [...changes.values()].every((each) => each.every(({ from, to }) => from === to));
  }

  #transition(seen: SeenTransition, places: MethodPlaces, id: string): Transition {
    const { method, receiver, thrown, isError, changes, aliases, leaves } = seen;
    const locations = new Map<string, readonly Change[]>();
    for (const [name, at] of places.inRow(changes)) {
      const told =
        at === null ? [{ from: NULL, to: isError ? FAILED : NULL }] : at.map((change) => this.#change(change));
      locations.set(name, told);
    }
    const left = new Map<string, readonly Change[]>();
    for (const [place, after] of leaves) {
      const name = places.nameOf(place);
      if (name !== undefined && locations.has(name))
        left.set(
          name,
          after.map((change) => this.#change(change)),
        );
    }
    const witness = this.#witnesses.get(seen.number);
    return {
      id,
      method,
      ...(receiver === undefined ? {} : { receiver }),
      locations,
      aliases: aliases.flatMap(([one, other]) => {
        const [left, right] = [places.nameOf(one), places.nameOf(other)];
        if (left === undefined || right === undefined) return [];
        const names = [...places.meanings.keys()];
        return [names.indexOf(left) < names.indexOf(right) ? ([left, right] as const) : ([right, left] as const)];
      }),
      ...(thrown === undefined ? {} : { thrown }),
      isError,
      ...(isError ? { leaves: left } : {}),
      ...(witness === undefined ? {} : { witness }),
    };
  }

  #change({ from, to }: SeenChange): Change {
    return { from: this.#id(from), to: this.#id(to) };
  }

  #id(number: TypestateNumber): TypestateId {
    if (number === NULL_STATE) return NULL;
    if (number === FAILED_STATE) return FAILED;
    const known = this.#ids.get(number);
    if (known !== undefined) return known;
    const { type, isRaw } = this.#explorer.typestates.contents(number);
    if (isRaw) return RAW;
    const letter = this.#letters.get(type) ?? type.charAt(0).toUpperCase();
    const count = (this.#counts.get(letter) ?? 0) + 1;
    this.#counts.set(letter, count);
    const id = `${letter}${count}`;
    this.#ids.set(number, id);
    return id;
  }

  /** What objects in each typestate were seen to lead to; typestates that no transition tells get their ids here. */
  #fields(): ReadonlyMap<TypestateNumber, ReadonlyMap<string, readonly TypestateId[]>> {
    const { reached, typestates, machine } = this.#explorer;
    const found = new Map<TypestateNumber, Map<string, Set<TypestateId>>>();
    for (const { heap, own } of reached) {
      for (const object of own) {
        if (!typestates.has(machine.typeOf(heap, object)) || machine.isRaw(heap, object)) continue;
        const number = typestates.of(heap, object);
        this.#id(number);
        const fields = found.get(number) ?? new Map<string, Set<TypestateId>>();
        found.set(number, fields);
        for (const field of typestates.fields(machine.typeOf(heap, object))) {
          const target = machine.reference(heap, object, field);
          const id = target >= 0 ? this.#id(typestates.of(heap, target)) : target === -1 ? NULL : undefined;
          if (id === undefined) continue;
          const ids = fields.get(field.name) ?? new Set();
          fields.set(field.name, ids.add(id));
        }
      }
    }
    return new Map(
      [...found].map(([number, fields]) => [
        number,
        new Map([...fields].map(([name, ids]) => [name, [...ids].sort(byNumber)])),
      ]),
    );
  }
}

/** `S2` before `S10`. */
function byNumber(left: TypestateId, right: TypestateId): number {
  return left.length - right.length || (left < right ? -1 : left > right ? 1 : 0);
}

function named(
  typestates: readonly Typestate[],
  { predicates }: Vocabulary,
  component: TypestateComponent,
): readonly Typestate[] {
  const sorted = [...typestates].sort(
    (left, right) => (left.type < right.type ? -1 : left.type > right.type ? 1 : 0) || byNumber(left.id, right.id),
  );
  const isStatic = ({ owner, name }: { readonly owner: string; readonly name: string }): boolean =>
    component.world.hierarchy
      .find(owner)
      ?.fields.some((field) => field.name === name && hasFlag(field, Flag.STATIC)) === true;
  const names = namesOf(
    sorted.map(({ contents }) => contents),
    predicates,
    isStatic,
  );
  return sorted.map((typestate, index) => ({ ...typestate, name: names[index] ?? typestate.id }));
}

function keyOf({ receiver, locations, aliases, thrown, isError }: Transition): string {
  const cells = [...locations].map(([name, changes]) =>
    [name, ...changes.map(({ from, to }) => `${from}>${to}`)].join(),
  );
  return [receiver ?? '', cells.join(';'), aliases.map((pair) => pair.join()).join(';'), thrown ?? '', isError].join(
    '|',
  );
}
