/** Makes the locations of one method: each once, numbered by kind in the order met, with the names that runs give them. */

import type { Edge } from '../../../ir/body.js';
import type { FieldReference } from '../../../ir/instructions.js';
import type { ClassName, TypeName } from '../../../ir/types.js';
import { type PathNumber, Paths } from '../../../machines/predicates/located.js';
import { TYPESTATE_BUDGETS } from '../budgets.js';
import type { Location } from './model.js';

const MOST_LOCATIONS = TYPESTATE_BUDGETS['locations/table'].mostLocations.most;

export class LocationTable {
  readonly all: Location[] = [];
  isFull = false;
  readonly #paths = new Paths();
  readonly #pathOf = new Map<Location, PathNumber>();
  readonly #byPath: (Location | undefined)[] = [];
  readonly #fields = new Map<string, number>();
  readonly #sites = new Map<Edge, Map<Location | undefined, Location>>();
  readonly #counts = { E: 0, O: 0 };

  formal(index: number, type: TypeName): Location {
    const path = this.#paths.parameter(index);
    return this.#at(path, () => ({ kind: 'F', id: `F${index + 1}`, path: this.#paths.textOf(path), type }));
  }

  statics(type: ClassName): Location {
    const path = this.#paths.statics(type);
    const text = this.#paths.textOf(path);
    return this.#at(path, () => ({ kind: 'S', id: text, path: text, type }));
  }

  /** What a field of a location contains on entry. */
  escaped(base: Location, field: FieldReference): Location {
    const key = `${field.owner}.${field.name}`;
    const number = remembered(this.#fields, key, () => this.#fields.size);
    const path = this.#paths.along(this.#pathOf.get(base) ?? -1, { number, field });
    const known = this.#byPath[path];
    if (known !== undefined) return known;
    if (this.all.length >= MOST_LOCATIONS) {
      this.isFull = true;
      return base;
    }
    return this.#at(path, () => {
      const id = `E${++this.#counts.E}`;
      return { kind: 'E', id, path: this.#paths.textOf(path), type: field.type, from: { base, field } };
    });
  }

  /** Allocated here, or by a callee that the edge calls: then `inner` is its name there. */
  allocated(site: Edge, type: TypeName, inner?: Location): Location {
    const here = remembered(this.#sites, site, () => new Map<Location | undefined, Location>());
    return remembered(here, inner, () => {
      const { line, column } = site.span;
      const path = inner?.path ?? this.#paths.textOf(this.#paths.allocation(line, column));
      const location: Location = { kind: 'O', id: `O${++this.#counts.O}`, path, type, site };
      this.all.push(location);
      return location;
    });
  }

  #at(path: PathNumber, make: () => Location): Location {
    const known = this.#byPath[path];
    if (known !== undefined) return known;
    const location = make();
    this.#byPath[path] = location;
    this.#pathOf.set(location, path);
    this.all.push(location);
    return location;
  }
}

function remembered<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}
