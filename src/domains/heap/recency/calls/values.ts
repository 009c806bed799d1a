/** Renaming and stripping of values and contents, where they pass between a caller and a callee. */
import { IntegerMap } from '../../../../base/integer-map.js';
import type { Region } from '../regions/regions.js';
import type { Contents, State } from '../state/state.js';
import type { Tables } from '../state/tables.js';
import { NOT_NULL, type ReferenceValue, type Value } from '../state/values.js';

/** What a region is called on the other side; none where it cannot occur there. */
export type Translate = (region: Region) => readonly Region[];

/** Applies one translation; what it was applied to before is remembered. */
export class Renamer {
  readonly #tables: Tables;
  readonly #translate: Translate;
  readonly #values = new Map<number, ReferenceValue>();

  constructor(tables: Tables, translate: Translate) {
    this.#tables = tables;
    this.#translate = translate;
  }

  value(value: Value): Value {
    return value.kind === 'number' ? value : this.reference(value);
  }

  reference(value: ReferenceValue): ReferenceValue {
    const known = this.#values.get(value.id);
    if (known !== undefined) return known;
    const renamed = this.#tables.reference(value.nulls, value.targets.flatMap(this.#translate));
    this.#values.set(value.id, renamed);
    return renamed;
  }

  contents(contents: Contents): Contents {
    const cells = contents.cells.mapped((value) => this.value(value));
    return cells === contents.cells ? contents : this.#tables.contents({ ...contents, cells });
  }
}

/** What must have been stored where external objects hold the value: they hold no allocated ones by themselves. */
export function allocatedPart(tables: Tables, value: Value): ReferenceValue | undefined {
  if (value.kind === 'number') return undefined;
  const targets = value.targets.filter((target) => tables.kindOf(target).kind === 'allocated');
  return targets.length === 0 ? undefined : tables.reference(NOT_NULL, targets);
}

/** Regions that may stand for objects which the code under analysis did not allocate, constants left out. */
export function isExternal(tables: Tables, region: Region): boolean {
  const { kind } = tables.kindOf(region);
  return kind === 'external' || isSingleKind(kind);
}

/** External regions that stand for one object. */
export function isExternalSingle(tables: Tables, region: Region): boolean {
  return isSingleKind(tables.kindOf(region).kind);
}

function isSingleKind(kind: string): boolean {
  return kind === 'parameter' || kind === 'parameter-field' || kind === 'met';
}

/** The allocated objects that the fields of external ones may hold, by field. */
export function heldByExternals(tables: Tables, state: State, renamer: Renamer): IntegerMap<Value> {
  let held = IntegerMap.empty<Value>();
  state.heap.forEach(({ cells }, region) => {
    if (cells.isEmpty || !isExternal(tables, region)) return;
    const parts = cells.mapped((value) => allocatedPart(tables, renamer.value(value)));
    held = held.union(parts, tables.values.joining);
  });
  return held;
}

/** What ran since the method was called without being looked at. */
export type Ran = Pick<Contents, 'escaped' | 'stirred'>;

export const NOTHING_RAN: Ran = { escaped: false, stirred: false };
export const ANYTHING_RAN: Ran = { escaped: true, stirred: true };

export function bothRan(one: Ran, other: Ran): Ran {
  return { escaped: one.escaped || other.escaped, stirred: one.stirred || other.stirred };
}

/** The external region: what was stored into its objects, and what ran. */
export function externalRegion(tables: Tables, stored: IntegerMap<Value>, { escaped, stirred }: Ran): Contents {
  return tables.contents({ count: '[0,∞]', opaque: true, cells: stored, escaped, stirred });
}
