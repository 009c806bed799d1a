/** Makes the locations of one method: each once, numbered by kind in the order met. */
import type { Edge } from '../../ir/body.js';
import type { FieldReference } from '../../ir/instructions.js';
import type { ClassName, TypeName } from '../../ir/types.js';
import type { Location } from './locations-model.js';

/** A method that has to do with more is not looked at to the end. */
const MOST_LOCATIONS = 200;

export class LocationTable {
  readonly all: Location[] = [];
  isFull = false;
  readonly #formals = new Map<number, Location>();
  readonly #escaped = new Map<Location, Map<string, Location>>();
  readonly #sites = new Map<Edge, Map<Location | undefined, Location>>();
  readonly #statics = new Map<ClassName, Location>();
  readonly #counts = { E: 0, O: 0 };

  formal(index: number, type: TypeName): Location {
    const id = `F${index + 1}`;
    return remembered(this.#formals, index, () => this.#added({ kind: 'F', id, path: id, type }));
  }

  statics(type: ClassName): Location {
    return remembered(this.#statics, type, () =>
      this.#added({ kind: 'S', id: `${type}.class`, path: `${type}.class`, type }),
    );
  }

  /** What a field of a location contains on entry. */
  escaped(base: Location, field: FieldReference): Location {
    const folded = foldedAt(base, field);
    if (folded !== undefined) return folded;
    const fields = remembered(this.#escaped, base, () => new Map<string, Location>());
    const key = `${field.owner}.${field.name}`;
    const known = fields.get(key);
    if (known !== undefined) return known;
    if (this.all.length >= MOST_LOCATIONS) {
      this.isFull = true;
      return base;
    }
    const id = `E${++this.#counts.E}`;
    const { type } = field;
    const location = this.#added({ kind: 'E', id, path: `${base.path}.${field.name}`, type, from: { base, field } });
    fields.set(key, location);
    return location;
  }

  /** Allocated here, or by a callee that the edge calls: then `inner` is its name there. */
  allocated(site: Edge, type: TypeName, inner?: Location): Location {
    const here = remembered(this.#sites, site, () => new Map<Location | undefined, Location>());
    const known = here.get(inner);
    if (known !== undefined) return known;
    const location = this.#added({ kind: 'O', id: `O${++this.#counts.O}`, path: `new ${type}`, type, site });
    here.set(inner, location);
    return location;
  }

  #added(location: Location): Location {
    this.all.push(location);
    return location;
  }
}

/** The location on the path to which the same field led before. */
function foldedAt(base: Location, field: FieldReference): Location | undefined {
  for (let location: Location | undefined = base; location?.from !== undefined; location = location.from.base) {
    const { name, owner } = location.from.field;
    if (name === field.name && owner === field.owner) return location;
  }
  return undefined;
}

function remembered<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}
