/** What a callee sees of its caller's state. */

import { IntegerMap } from '../../../../base/integer-map.js';
import type { Code, CodeEdge } from '../../../../engine/code.js';
import type { Entered } from '../../../../engine/domain.js';
import { OBJECT } from '../../../../ir/types.js';
import type { Region } from '../regions/regions.js';
import { joinContents } from '../state/contents.js';
import { addCounts } from '../state/counts.js';
import type { Contents, State } from '../state/state.js';
import type { Tables } from '../state/tables.js';
import type { Value } from '../state/values.js';
import { tighter } from './arguments.js';
import type { CallRenamings, PreparedCall } from './renamings.js';
import { externalRegion, heldByExternals, isExternalSingle, NOTHING_RAN, Renamer } from './values.js';

export function enter(
  tables: Tables,
  renamings: CallRenamings,
  at: CodeEdge,
  callee: Code,
  before: State,
): readonly Entered<State>[] {
  const prepared = renamings.of(at, callee, before);
  if (prepared === undefined) return [];
  const { frame, inward } = prepared;
  const renamer = new Renamer(tables, (region) => {
    const name = inward.get(region);
    if (name !== undefined) return [name];
    return [isExternalSingle(tables, region) ? tables.external : region];
  });
  let heap = parameterRegions(tables, callee, prepared);
  for (const [region, name] of inward) {
    const contents = frame.heap.get(region);
    if (contents === undefined) continue;
    const renamed = renamer.contents(contents);
    const other = heap.get(name);
    heap = heap.set(name, other === undefined ? renamed : together(tables, other, renamed));
  }
  heap = withParameterTypes(tables, callee, heap);
  const statics = frame.heap.get(tables.statics);
  if (statics !== undefined) heap = heap.set(tables.statics, renamer.contents(statics));
  heap = heap.set(tables.external, externalRegion(tables, heldByExternals(tables, frame, renamer), NOTHING_RAN));
  let variables = IntegerMap.empty<Value>();
  callee.body.parameters.forEach(({ index }, position) => {
    const value = prepared.arguments[position];
    if (value !== undefined) variables = variables.set(index, value);
  });
  return [{ callee: tables.with(frame, { variables, heap }), frame }];
}

/** Two regions of the caller that are one to the callee. */
function together(tables: Tables, left: Contents, right: Contents): Contents {
  return tables.contents({ ...joinContents(tables, left, right), count: addCounts(left.count, right.count) });
}

/** Parameters that refer to one of several external objects: nothing is known of it but the parameter's type. */
function parameterRegions(
  tables: Tables,
  callee: Code,
  { outward, inward }: PreparedCall,
): IntegerMap<Contents, Region> {
  const named = new Set(inward.values());
  let heap = IntegerMap.empty<Contents, Region>();
  for (const region of outward.keys()) {
    const kind = tables.kindOf(region);
    if (kind.kind !== 'parameter' || named.has(region)) continue;
    heap = heap.set(region, tables.singleContents(callee.body.parameters[kind.index]?.type ?? OBJECT));
  }
  return heap;
}

/** The object behind a parameter is of the parameter's type, whatever the caller knew. */
function withParameterTypes(
  tables: Tables,
  callee: Code,
  heap: IntegerMap<Contents, Region>,
): IntegerMap<Contents, Region> {
  return heap.mapped((contents, region) => {
    const kind = tables.kindOf(region);
    if (kind.kind !== 'parameter' || contents.exact) return contents;
    const type = tighter(tables.hierarchy, contents.type, callee.body.parameters[kind.index]?.type);
    return type === undefined || type === contents.type ? contents : tables.contents({ ...contents, type });
  });
}
