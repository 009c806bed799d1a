/** Allocation: the new object is the most recent of its site (the paper, section 3). */
import { IntegerMap } from '../../../../base/integer-map.js';
import type { TypeName } from '../../../../ir/types.js';
import { joinContents } from '../state/contents.js';
import { addCounts } from '../state/counts.js';
import type { Contents, State } from '../state/state.js';
import type { ContentsParts, Tables } from '../state/tables.js';
import { NOT_NULL, type NumberValue, type Value } from '../state/values.js';
import { INNER_SITE, type Region } from './regions.js';
import { mergeRegions } from './renaming.js';

/** So many elements are stored as no array has: all are. */
const ALL_FILLED = 0x7fffffff;

/** The region of the object that a site allocates. */
export function allocatedAt(tables: Tables, site: number): Region {
  return tables.region({ kind: 'allocated', site, age: tables.tellsRecent ? 'recent' : 'older', era: 'call' });
}

/**
 * A new object of exactly that class, with default values: the most recent of the site. What was the most recent becomes
 * one of the older ones (the paper, section 3).
 */
export function allocate(tables: Tables, state: State, site: number, type: TypeName): State {
  return allocated(tables, state, site, { type, exact: true, cells: tables.unsetCells(type) });
}

function allocated(tables: Tables, state: State, site: number, parts: ContentsParts): State {
  const older = tables.region({ kind: 'allocated', site, age: 'older', era: 'call' });
  const recent = allocatedAt(tables, site);
  const fresh = tables.contents(parts);
  if (!tables.tellsRecent) return tables.withContents(state, older, added(tables, state.heap.get(older), fresh));
  const shifted = mergeRegions(tables, state, recent, older, (from, to) => addCounts(from.count, to.count));
  return tables.withContents(shifted, recent, fresh);
}

function added(tables: Tables, present: Contents | undefined, fresh: Contents): Contents {
  if (present === undefined) return fresh;
  return tables.contents({ ...joinContents(tables, present, fresh), count: addCounts(present.count, fresh.count) });
}

/** `new T[m][n]…`: the outer array is single, the inner ones of each dimension are one region of many. */
export function allocateArray(
  tables: Tables,
  state: State,
  site: number,
  type: TypeName,
  lengths: readonly NumberValue[],
): State {
  let result = state;
  let inner: Region | undefined;
  for (let dimension = lengths.length - 1; dimension > 0; dimension--) {
    const region = tables.region({ kind: 'allocated', site: site + dimension * INNER_SITE, age: 'older', era: 'call' });
    const fresh = { ...filledWith(tables, inner), type: type.slice(0, -2 * dimension), exact: true } as const;
    const contents = tables.contents({ ...fresh, count: '[0,∞]', ...ofLength(lengths[dimension]) });
    const present = result.heap.get(region);
    result = tables.withContents(
      result,
      region,
      present === undefined ? contents : joinContents(tables, present, contents),
    );
    inner = region;
  }
  return allocated(tables, result, site, { ...filledWith(tables, inner), type, exact: true, ...ofLength(lengths[0]) });
}

/** An array whose elements are all inner arrays; with default elements where there are none. */
function filledWith(tables: Tables, inner: Region | undefined): ContentsParts {
  if (inner === undefined) return {};
  return {
    cells: IntegerMap.of<Value>([[tables.element, tables.reference(NOT_NULL, [inner])]]),
    filled: ALL_FILLED,
  };
}

function ofLength(length: NumberValue | undefined): { readonly length?: NumberValue } {
  return length === undefined ? {} : { length };
}
