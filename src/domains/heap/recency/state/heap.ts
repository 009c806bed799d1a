/** Reading, writing and allocating: what fields mean on regions, with strong and weak updates. */
import type { TypeName } from '../../../../ir/types.js';
import { isExternal, mayHaveField, mayOverlap } from '../regions/region-types.js';
import type { Region } from '../regions/regions.js';
import { assumed, externalContents, fold } from '../regions/renaming.js';
import { isAtMostOne } from './counts.js';
import type { Contents, State } from './state.js';
import type { Tables } from './tables.js';
import type { NumberValue, ReferenceValue, Value } from './values.js';

/** Whether the region stands for one object at most, so that an update replaces what it held. */
export function isSingle(tables: Tables, state: State, region: Region): boolean {
  const kind = tables.kindOf(region);
  if (kind.kind === 'allocated') {
    if (!tables.tellsRecent) return false;
    const contents = state.heap.get(region);
    return kind.age === 'recent' || contents === undefined || isAtMostOne(contents.count);
  }
  return kind.kind !== 'external' && kind.kind !== 'constant';
}

/** The contents of a region; of one of which nothing is kept: nothing known, or undefined where it stands for no object. */
export function contentsOf(tables: Tables, state: State, region: Region): Contents | undefined {
  const known = state.heap.get(region);
  if (known !== undefined) return known;
  const kind = tables.kindOf(region);
  if (kind.kind === 'allocated') return undefined;
  if (kind.kind === 'constant') return tables.constantContents(kind.type);
  return kind.kind === 'external' ? tables.nothingStored : tables.singleContents(undefined);
}

/** What the field of the objects of the region holds; of array elements, use `readElement`. */
export function read(tables: Tables, state: State, region: Region, field: number): Value {
  const contents = contentsOf(tables, state, region);
  if (contents === undefined) return tables.values.none(tables.typeOfField(field));
  const own = tables.cell(contents, field);
  const value = region === tables.external ? tables.joinValues(own, tables.implicit(field, 'opaque')) : own;
  if (value.kind === 'number' || !contents.opaque || !value.targets.includes(tables.external)) return value;
  return tables.joinValues(value, tables.cell(externalContents(tables, state), field));
}

/** What an element of the arrays of the region holds, at an index if that is known. */
export function readElement(
  tables: Tables,
  state: State,
  region: Region,
  field: number,
  index: NumberValue | undefined,
): Value {
  const value = read(tables, state, region, field);
  const contents = contentsOf(tables, state, region);
  if (contents === undefined || contents.opaque) return value;
  const { filled, length } = contents;
  if (length !== undefined && filled >= length.upper) return value;
  if (index !== undefined && index.lower >= 0 && index.upper < filled) return value;
  if (value.kind === 'number') return tables.joinValues(value, tables.values.zero);
  const isUnset = value.targets.length === 0;
  return tables.joinValues(value, isUnset ? tables.values.nullReference : tables.values.assumedNull);
}

/** The targets of a base that can have the field: others are not there when the access happens. */
export function bases(tables: Tables, state: State, base: ReferenceValue, field: number): readonly Region[] {
  const { targets } = base;
  return targets.every((target) => mayHaveField(tables, state, target, field))
    ? targets
    : targets.filter((target) => mayHaveField(tables, state, target, field));
}

/** What the field holds of all that the base may be. */
export function readAll(
  tables: Tables,
  state: State,
  base: ReferenceValue,
  field: number,
  index?: NumberValue | undefined,
): Value {
  let value = tables.values.none(tables.typeOfField(field));
  for (const region of bases(tables, state, base, field)) {
    const held = tables.isElement(field)
      ? readElement(tables, state, region, field, index)
      : read(tables, state, region, field);
    value = tables.joinValues(value, held);
  }
  return value;
}

/** The one region of the base whose field can be updated strongly, if it is so. */
export function soleBase(tables: Tables, state: State, base: ReferenceValue, field: number): Region | undefined {
  const [only, another] = bases(tables, state, base, field);
  return only !== undefined && another === undefined && isSingle(tables, state, only) ? only : undefined;
}

/** Where a store goes: a field of what a base refers to; of an array, the element at the index if it is known. */
export interface WrittenPlace {
  readonly base: ReferenceValue;
  readonly field: number;
  readonly index?: NumberValue | undefined;
}

/**
 * A store to the field of a base that is not null: strong on a single object, else weak; and weak on whatever may be the
 * same object under another name. Of an array element: at the index, if it is known.
 */
export function write(tables: Tables, state: State, { base, field, index }: WrittenPlace, value: Value): State {
  const targets = bases(tables, state, base, field);
  const sole = soleBase(tables, state, base, field);
  let { heap } = state;
  for (const target of targets) {
    const contents = heap.get(target);
    // Constants share what the external region holds, below.
    if (contents === undefined || target === tables.external) continue;
    heap = heap.set(
      target,
      tables.isElement(field)
        ? withElement(tables, contents, field, value, target === sole ? index : undefined)
        : tables.withCell(
            contents,
            field,
            target === sole ? value : tables.joinValues(tables.cell(contents, field), value),
          ),
    );
  }
  const shared = targets.filter((target) => isExternal(tables, state, target));
  if (shared.length > 0)
    heap = overlapping(tables, tables.with(state, { heap }), { shared, written: targets, field }, value);
  return tables.with(state, { heap });
}

/** Targets that a store may have written besides those that it wrote, and its field. */
interface Overlap {
  readonly shared: readonly Region[];
  readonly written: readonly Region[];
  readonly field: number;
}

/** The heap after whatever else may be the object of one of the shared targets got the value weakly. */
function overlapping(tables: Tables, state: State, { shared, written, field }: Overlap, stored: Value): State['heap'] {
  const value = assumed<Value>(tables, stored);
  const before = externalContents(tables, state);
  const external = tables.withCell(before, field, tables.joinValues(tables.cell(before, field), value));
  const heap = state.heap.mapped((contents, region) => {
    if (region === tables.external || contents.cells.get(field) === undefined || written.includes(region))
      return contents;
    if (!isExternal(tables, state, region)) return contents;
    if (!shared.some((target) => mayOverlap(tables, state, target, region))) return contents;
    return tables.withCell(contents, field, tables.joinValues(tables.cell(contents, field), value));
  });
  return external === state.heap.get(tables.external) ? heap : heap.set(tables.external, external);
}

/** Elements are one cell: a store adds to it. It fills one more element where it is the next one of a single array. */
function withElement(
  tables: Tables,
  contents: Contents,
  field: number,
  value: Value,
  index: NumberValue | undefined,
): Contents {
  const { filled, length, opaque } = contents;
  if (index === undefined || opaque) {
    return tables.withCell(contents, field, tables.joinValues(tables.cell(contents, field), value));
  }
  const isWhole = length?.lower === 1 && length.upper === 1 && index.lower === 0 && index.upper === 0;
  const held = isWhole ? value : tables.joinValues(tables.cell(contents, field), value);
  const fillsNext = index.lower === filled && index.upper === filled;
  return tables.contents({ ...contents, cells: contents.cells.set(field, held), filled: filled + (fillsNext ? 1 : 0) });
}

/** The region of the external object that an edge meets. */
export function metAt(tables: Tables, edge: number): Region {
  return tables.region({ kind: 'met', edge });
}

/**
 * The state in which the edge meets an external object of a declared type: the region `metAt` of the edge stands for it;
 * what it stood for before is no longer told apart.
 */
export function meet(tables: Tables, state: State, edge: number, type: TypeName): State {
  const region = metAt(tables, edge);
  return tables.withContents(fold(tables, state, region), region, tables.singleContents(type));
}

/** The value with `external` replaced by the object that the edge met. */
export function asMet(tables: Tables, value: ReferenceValue, edge: number): ReferenceValue {
  const targets = value.targets.map((target) => (target === tables.external ? metAt(tables, edge) : target));
  return tables.reference(value.nulls, targets);
}
