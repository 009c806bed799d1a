/** The bounds of everything that an outcome changes, in two versions: with numbers, and purely relational. */
import type { Algebra, Node } from '../../machines/relational/algebra.js';
import { Bounding, type Bounds } from '../../machines/relational/bounds.js';
import { EPOCH } from '../../machines/relational/epochs.js';
import type { Allocation } from '../../machines/relational/state.js';
import type { Outcome } from '../../machines/relational/summary.js';
import type { FieldName } from '../../machines/relational/symbols.js';
import { Escape } from './escape.js';
import { changesOldObjects } from './modified.js';

export interface BothBounds {
  readonly relational: Bounds;
  readonly detailed: Bounds;
}

export interface BoundedField extends BothBounds {
  readonly field: FieldName;
  /** The relation before the call. */
  readonly before: Node;
  /** Whether it may differ in objects that were there before. */
  readonly isModified: boolean;
}

export interface BoundedOutcome {
  /** Of a method that returns something. */
  readonly value: BothBounds | undefined;
  /** Those that may differ, in the order of their owners and names. */
  readonly fields: readonly BoundedField[];
  /** Allocations that may outlive the call. */
  readonly allocated: readonly Allocation[];
}

export function boundsOfOutcome(algebra: Algebra, outcome: Outcome, limit: number): BoundedOutcome {
  const bounding = {
    relational: new Bounding(algebra, { numbers: 'forget', limit }),
    detailed: new Bounding(algebra, { limit }),
  };
  const both = (node: Node): BothBounds => ({
    relational: bounding.relational.bounds(node),
    detailed: bounding.detailed.bounds(node),
  });
  const isReturn = outcome.kind === 'return';
  const value = isReturn && outcome.value !== undefined ? both(outcome.value) : undefined;
  const listed = [...outcome.fields].filter(([field]) => field !== EPOCH);
  const found = listed.map(([field, node]) => ({ field, before: algebra.field(field), ...both(node) }));
  const outliving = new Escape(algebra, outcome.allocated);
  for (const node of value === undefined ? [] : nodesOf(value)) outliving.escapes(node);
  for (const bounds of found) if (bounds.field.static) for (const node of nodesOf(bounds)) outliving.escapes(node);
  outliving.settle(found.filter(({ field }) => !field.static).flatMap(nodesOf));
  const kept = ({ lower, upper }: Bounds): Bounds => ({ lower: outliving.kept(lower), upper: outliving.kept(upper) });
  const fields = found.flatMap((bounds): readonly BoundedField[] => {
    const { field, before } = bounds;
    const relational = field.static ? bounds.relational : kept(bounds.relational);
    const detailed = field.static ? bounds.detailed : kept(bounds.detailed);
    if (isSame(detailed, before) || isSame(relational, before)) return [];
    const isModified =
      field.static || changesOldObjects(algebra, before, relational, field.functional ? 'function' : 'relation');
    return [{ field, before, relational, detailed, isModified }];
  });
  return {
    value,
    fields: fields.sort((left, right) => compare(left.field, right.field)),
    allocated: outcome.allocated.filter(({ object }) => outliving.escaping.has(object)),
  };
}

function nodesOf({ relational, detailed }: BothBounds): readonly Node[] {
  return [relational.lower, relational.upper, detailed.lower, detailed.upper];
}

function isSame({ lower, upper }: Bounds, before: Node): boolean {
  return lower === before && upper === before;
}

function compare(left: FieldName, right: FieldName): number {
  const [first, second] = [left, right].map(({ owner, name }) => `${name} ${owner}`) as [string, string];
  return first < second ? -1 : first > second ? 1 : 0;
}
