/**
 * What a caller and a callee call the same objects.
 *
 * What the caller allocated (or was given as allocated) is of era `entry` to the callee. Of the external single objects,
 * those that an argument refers to become `parameter`, those in their fields `parameter-field`, and all others are
 * forgotten: they are among the external objects, with which every external region overlaps anyway.
 */

import type { Region } from '../regions/regions.js';
import { visibleRegions } from '../regions/visible.js';
import type { State } from '../state/state.js';
import type { Tables } from '../state/tables.js';
import type { ReferenceValue, Value } from '../state/values.js';
import { isExternal, isExternalSingle } from './values.js';

export interface CallRenaming {
  /** The callee's names of the caller's regions that it can reach; external singles without a name of their own are left out. */
  readonly inward: ReadonlyMap<Region, Region>;
  /** The caller's regions behind a name of the callee. For `parameter`: one of these, the external region perhaps. */
  readonly outward: ReadonlyMap<Region, readonly Region[]>;
  /** The arguments in the callee's names. */
  readonly arguments: readonly Value[];
}

export function callRenaming(tables: Tables, state: State, given: readonly Value[]): CallRenaming {
  const inward = new Map<Region, Region>();
  const outward = new Map<Region, readonly Region[]>();
  const name = (own: Region, other: Region): void => {
    inward.set(own, other);
    outward.set(other, [...(outward.get(other) ?? []), own]);
  };
  const visible = visibleRegions(tables, state, given);
  nameAllocated(tables, visible, name);
  const externals = given.map((value) => externalPart(tables, value));
  externals.forEach((regions, index) => {
    const [only] = regions;
    const parameter = tables.region({ kind: 'parameter', index });
    if (only === undefined || (regions.length === 1 && inward.has(only))) return;
    if (regions.length === 1 && isExternalSingle(tables, only)) name(only, parameter);
    else outward.set(parameter, regions);
  });
  nameFields(tables, state, inward, name);
  const values = given.map((value, index) => {
    if (value.kind === 'number') return value;
    const parameter = tables.region({ kind: 'parameter', index });
    const several = (externals[index]?.length ?? 0) > 1;
    return tables.reference(
      value.nulls,
      value.targets.map((target) =>
        several && isExternal(tables, target)
          ? parameter
          : (inward.get(target) ?? otherwise(tables, target, parameter)),
      ),
    );
  });
  return { inward, outward, arguments: values };
}

/** An argument that is just an external object is the one object that the parameter refers to. */
function otherwise(tables: Tables, target: Region, parameter: Region): Region {
  return isExternal(tables, target) ? parameter : target;
}

function externalPart(tables: Tables, value: Value): readonly Region[] {
  return value.kind === 'number' ? [] : value.targets.filter((target) => isExternal(tables, target));
}

/** The caller's most recent object of a site stays so; if there is none, that which was most recent when it was called itself. */
function nameAllocated(tables: Tables, visible: ReadonlySet<Region>, name: (own: Region, other: Region) => void): void {
  for (const region of visible) {
    const kind = tables.kindOf(region);
    if (kind.kind !== 'allocated') continue;
    const { site, era } = kind;
    const displaced =
      era === 'entry' && visible.has(tables.region({ kind: 'allocated', site, age: 'recent', era: 'call' }));
    const age = displaced ? 'older' : kind.age;
    name(region, tables.region({ kind: 'allocated', site, age, era: 'entry' }));
  }
}

function nameFields(
  tables: Tables,
  state: State,
  inward: ReadonlyMap<Region, Region>,
  name: (own: Region, other: Region) => void,
): void {
  for (const [own, other] of [...inward]) {
    const kind = tables.kindOf(other);
    if (kind.kind !== 'parameter') continue;
    for (const [field, value] of state.heap.get(own)?.cells ?? []) {
      const single = onlyExternal(tables, value);
      if (single === undefined || inward.has(single) || !isExternalSingle(tables, single)) continue;
      name(single, tables.region({ kind: 'parameter-field', index: kind.index, field }));
    }
  }
}

function onlyExternal(tables: Tables, value: Value): Region | undefined {
  if (value.kind === 'number') return undefined;
  const [only, another] = externalPart(tables, value satisfies ReferenceValue);
  return another === undefined ? only : undefined;
}
