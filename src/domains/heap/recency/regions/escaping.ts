/** Objects that come into the hands of code that is not analysed: it may know them from then on, and change them. */

import { Flag, hasFlag } from '../../../../ir/program.js';
import type { ClassName } from '../../../../ir/types.js';
import { isSingle } from '../state/heap.js';
import type { Contents, State } from '../state/state.js';
import type { Tables } from '../state/tables.js';
import { NOT_NULL, type Value } from '../state/values.js';
import type { Region } from './regions.js';
import { visibleRegions } from './visible.js';

/** Which fields surely stay as they are, whoever has the object; left out: none but final ones, of objects whose making is done. */
export interface Left {
  readonly underConstruction?: true | undefined;
  readonly keeps?: ((field: number) => boolean) | undefined;
}

/** What is left of an object's contents when others may have written it: its final fields, if its constructor is not among them. */
export function onlyFinal(tables: Tables, contents: Contents, { underConstruction, keeps }: Left = {}): Contents {
  const cells = contents.cells.mapped((value, field) =>
    keeps?.(field) === true || (underConstruction === undefined && isFinal(tables, field))
      ? value
      : stillUnset(tables, value, field),
  );
  return tables.contents({ ...contents, cells, opaque: true, filled: 0 });
}

/** A field that is null only while its object is being made may be so still; else nothing needs to be kept. */
function stillUnset(tables: Tables, value: Value, field: number): Value | undefined {
  if (value.kind === 'number' || value.nulls === NOT_NULL || !tables.isSet(field)) return undefined;
  return tables.reference(value.nulls, [tables.external]);
}

/** The object after a constructor of the class, whatever that did: the fields that every constructor sets are set. */
function constructedBy(tables: Tables, type: ClassName, contents: Contents): Contents {
  const cells = contents.cells.mapped((value, field) => {
    const owner = tables.isSet(field) ? tables.fieldOf(field)?.owner : undefined;
    return owner !== undefined && tables.hierarchy.isSubclass(type, owner) ? undefined : value;
  });
  return tables.contents({ ...contents, cells });
}

export function isFinal(tables: Tables, field: number): boolean {
  const reference = tables.fieldOf(field);
  const declaration = reference === undefined ? undefined : tables.hierarchy.resolveField(reference);
  return declaration !== undefined && hasFlag(declaration, Flag.FINAL);
}

/** Objects of which the fields, final or not, were perhaps set just now, by a constructor of the class. */
export interface Constructed {
  readonly regions: readonly Region[];
  readonly type?: ClassName;
  /** Fields that were surely not written. */
  readonly keeps?: Left['keeps'];
}

/**
 * The state after others got the values, and changed whatever they reach from these, from statics and from external
 * objects, but for the fields that are kept.
 */
export function escaping(
  tables: Tables,
  state: State,
  values: Iterable<Value>,
  { regions, type, keeps }: Constructed = { regions: [] },
): State {
  const visible = visibleRegions(tables, state, values);
  const heap = state.heap.mapped((contents, region) => {
    const { kind } = tables.kindOf(region);
    if (kind === 'external' || kind === 'statics' || !visible.has(region)) return contents;
    const isConstructed = regions.includes(region);
    const any = onlyFinal(tables, contents, { underConstruction: isConstructed || undefined, keeps });
    const isDone = isConstructed && regions.length === 1 && type !== undefined && isSingle(tables, state, region);
    const left = isDone ? constructedBy(tables, type, any) : any;
    return kind === 'allocated' ? tables.contents({ ...left, escaped: true }) : left;
  });
  return tables.with(state, { heap });
}

/** The state after external objects came to hold the values, and nothing was changed. */
export function exposing(tables: Tables, state: State, values: Iterable<Value>): State {
  const rest: Region[] = [];
  const addTargets = (value: Value): void => {
    if (value.kind === 'reference') rest.push(...value.targets);
  };
  for (const value of values) addTargets(value);
  let { heap } = state;
  for (let region = rest.pop(); region !== undefined; region = rest.pop()) {
    const contents = heap.get(region);
    if (contents === undefined || contents.escaped || tables.kindOf(region).kind !== 'allocated') continue;
    for (const [, value] of contents.cells) addTargets(value);
    heap = heap.set(region, tables.contents({ ...onlyFinal(tables, contents), escaped: true }));
  }
  return heap === state.heap ? state : tables.with(state, { heap });
}
