/** What variables and fields of locations may refer to at a point of a method. */
import type { FieldReference, Variable } from '../../../ir/instructions.js';
import type { Location } from './model.js';

export type Locations = ReadonlySet<Location>;
export const NOWHERE_YET: Locations = new Set();

export interface FieldContents {
  readonly base: Location;
  readonly field: FieldReference;
  readonly targets: Locations;
  /** Written on every path to here: what was there on entry is gone. */
  readonly isCertain: boolean;
}

export class LocationState {
  readonly variables: Map<Variable, Locations>;
  readonly fields: Map<Location, Map<string, FieldContents>>;

  constructor(variables = new Map<Variable, Locations>(), fields = new Map<Location, Map<string, FieldContents>>()) {
    this.variables = variables;
    this.fields = fields;
  }

  copy(): LocationState {
    return new LocationState(
      new Map(this.variables),
      new Map([...this.fields].map(([base, each]) => [base, new Map(each)])),
    );
  }

  of(variable: Variable): Locations {
    return this.variables.get(variable) ?? NOWHERE_YET;
  }

  contents(base: Location, field: FieldReference): FieldContents | undefined {
    return this.fields.get(base)?.get(keyOf(field));
  }

  write(base: Location, field: FieldReference, targets: Locations, certainty: 'certain' | 'possible'): void {
    let fields = this.fields.get(base);
    if (fields === undefined) {
      fields = new Map();
      this.fields.set(base, fields);
    }
    const before = certainty === 'certain' ? undefined : fields.get(keyOf(field));
    const all = before === undefined ? targets : new Set([...before.targets, ...targets]);
    fields.set(keyOf(field), {
      base,
      field,
      targets: all,
      isCertain: certainty === 'certain' || before?.isCertain === true,
    });
  }

  /** Whether anything was new. */
  join(other: LocationState): boolean {
    let isChanged = false;
    for (const [variable, locations] of other.variables) {
      const known = this.of(variable);
      const all = new Set([...known, ...locations]);
      if (all.size === known.size && this.variables.has(variable)) continue;
      this.variables.set(variable, all);
      isChanged = true;
    }
    const written = [...new Set([...this.fields.keys(), ...other.fields.keys()])];
    for (const base of written) {
      const keys = new Set([...(this.fields.get(base)?.keys() ?? []), ...(other.fields.get(base)?.keys() ?? [])]);
      for (const key of keys) if (this.#joinField(base, key, other.fields.get(base)?.get(key))) isChanged = true;
    }
    return isChanged;
  }

  #joinField(base: Location, key: string, other: FieldContents | undefined): boolean {
    const known = this.fields.get(base)?.get(key);
    const given = known ?? other;
    if (given === undefined) return false;
    const targets = new Set([...(known?.targets ?? []), ...(other?.targets ?? [])]);
    const isCertain = known?.isCertain === true && other?.isCertain === true;
    if (known !== undefined && known.isCertain === isCertain && known.targets.size === targets.size) return false;
    let fields = this.fields.get(base);
    if (fields === undefined) {
      fields = new Map();
      this.fields.set(base, fields);
    }
    fields.set(key, { base, field: given.field, targets, isCertain });
    return true;
  }
}

function keyOf({ owner, name }: FieldReference): string {
  return `${owner}.${name}`;
}
