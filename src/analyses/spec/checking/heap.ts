/** A heap of the question, before the call or after it: what its fields hold, and where they lead. */
import type { FieldSelector } from '../../../facts/index.js';
import type { FieldReference } from '../../../ir/instructions.js';
import { elementType, isPrimitive, OBJECT, type TypeName } from '../../../ir/types.js';
import { fieldKey } from './questions/vocabulary.js';
import { FALSE, type Literal } from './sat/circuit.js';
import { type Cells, EMPTY } from './sat/matrix.js';
import { ELEMENTS, LENGTH, type PreState } from './small/model.js';
import { isObject } from './small/universe.js';
import { Unsupported } from './unsupported.js';

/** A field, or the elements of arrays, as a graph. */
export interface Link {
  readonly key: string;
  readonly name: string;
  /** Null left out. */
  readonly edges: Cells;
}

export interface ModelledField {
  readonly key: string;
  readonly name: string;
  readonly columns: readonly TypeName[];
  readonly static: boolean;
}

export interface HeapParts {
  readonly before: PreState;
  readonly fields: readonly ModelledField[];
  /** The key of the field as it is declared. */
  keyOf(field: FieldReference): string;
  /** What a field holds, by its key; undefined where it is not modelled. */
  relation(key: string): Cells | undefined;
}

export class Heap {
  readonly #parts: HeapParts;
  #links: readonly Link[] | undefined;
  readonly #closures = new Map<string, Cells>();

  constructor(parts: HeapParts) {
    this.#parts = parts;
  }

  field(field: FieldReference): Cells {
    return this.#modelled(this.#parts.keyOf(field), field.name);
  }

  lengths(): Cells {
    return this.#modelled(fieldKey('[]', LENGTH), LENGTH);
  }

  elements(array: TypeName): Cells {
    const element = elementType(array);
    return this.#modelled(fieldKey(`${isPrimitive(element) ? element : OBJECT}[]`, ELEMENTS), ELEMENTS);
  }

  #modelled(key: string, name: string): Cells {
    const cells = this.#parts.relation(key);
    if (cells === undefined) throw new Unsupported(`the field ${name} is not modelled`);
    return cells;
  }

  /** Links that the selectors name; no selectors: all of them. */
  links(selectors: readonly FieldSelector[]): readonly Link[] {
    this.#links ??= this.#allLinks();
    if (selectors.length === 0) return this.#links;
    return this.#links.filter(({ key, name }) =>
      selectors.some((selector) => {
        const isOfArrays = key.endsWith(`[].${ELEMENTS}`);
        if (selector.kind === 'elements') return isOfArrays;
        if (selector.kind === 'one') return this.#parts.keyOf(selector.field) === key;
        return selector.name === name && !isOfArrays;
      }),
    );
  }

  #allLinks(): readonly Link[] {
    const { before, fields } = this.#parts;
    const links: Link[] = [{ key: '', name: '', edges: before.links }];
    for (const { key, name, columns, static: isStatic } of fields) {
      if (isStatic || isPrimitive(columns.at(-1) as TypeName)) continue;
      const relation = this.#parts.relation(key) ?? EMPTY;
      const binary = columns.length === 3 ? withoutIndex(relation, before) : relation;
      const edges = new Map([...binary].filter(([tuple]) => tuple % before.universe.size !== before.universe.null));
      links.push({ key, name, edges });
    }
    return links;
  }

  /** Objects that static fields refer to. */
  statics(): Cells {
    const { before, fields } = this.#parts;
    let result: Cells = EMPTY;
    for (const { key, columns, static: isStatic } of fields) {
      if (!isStatic || isPrimitive(columns[0] as TypeName)) continue;
      result = before.matrices.union(result, this.#parts.relation(key) ?? EMPTY);
    }
    return result;
  }

  /** One or more steps along the links. */
  steps(links: readonly Link[]): Cells {
    const name = links.map(({ key }) => key).join(' ');
    let found = this.#closures.get(name);
    if (found === undefined) {
      const { matrices } = this.#parts.before;
      found = matrices.transitive(links.reduce<Cells>((edges, link) => matrices.union(edges, link.edges), EMPTY));
      this.#closures.set(name, found);
    }
    return found;
  }

  /** Objects that the values reach along the links in zero or more steps. */
  from(start: Cells, links: readonly Link[]): Cells {
    const { matrices, universe } = this.#parts.before;
    const objects = new Map<number, Literal>();
    for (const [atom, literal] of start) {
      const each = universe.atoms[atom];
      if (each !== undefined && isObject(each)) objects.set(atom, literal);
    }
    return matrices.union(objects, matrices.join(objects, this.steps(links), 2));
  }
}

function withoutIndex(elements: Cells, { circuit, universe: { size } }: PreState): Cells {
  const result = new Map<number, Literal>();
  for (const [tuple, literal] of elements) {
    const pair = Math.floor(tuple / size / size) * size + (tuple % size);
    result.set(pair, circuit.or(result.get(pair) ?? FALSE, literal));
  }
  return result;
}
