/** Which variables of a method hold the same object: those that are read from the same final field, or are copies of each other. */

import type { Body } from '../../../../ir/body.js';
import type { Hierarchy } from '../../../../ir/hierarchy.js';
import type { Operand, Variable } from '../../../../ir/instructions.js';
import { Flag, hasFlag } from '../../../../ir/program.js';
import { Definitions } from '../../../../program/flow/definitions.js';
import { CHECK_BUDGETS } from '../../budgets.js';

const DEEPEST = CHECK_BUDGETS['inspections/leaks/stable-names'].deepest.most;

export class StableNames {
  readonly #definitions: Definitions;
  readonly #fields = new Map<Variable, string | undefined>();

  constructor(
    readonly body: Body,
    readonly hierarchy: Hierarchy,
    /** `loose`: fields are taken to stay as they are, and what calls return to be the same only where it is kept. */
    readonly kind: 'exact' | 'loose' = 'exact',
  ) {
    this.#definitions = new Definitions(body);
  }

  /** Indices of all variables that hold what the operand holds; undefined where that cannot be told. */
  sameAs(operand: Operand | undefined): readonly number[] | undefined {
    const name = operand === undefined ? undefined : this.#nameOf(operand, 0);
    if (name === undefined) return undefined;
    return this.body.variables.filter((variable) => this.#nameOf(variable, 0) === name).map(({ index }) => index);
  }

  /** A name that all variables have which are read from the same field (a final one, where it has to be exact); undefined for others, and where the method sets the field. */
  fieldName(variable: Variable): string | undefined {
    if (!this.#fields.has(variable)) this.#fields.set(variable, this.#fieldName(variable));
    return this.#fields.get(variable);
  }

  #fieldName(variable: Variable): string | undefined {
    const instruction = this.#definitions.only(variable)?.instruction;
    if (instruction?.kind !== 'load') return undefined;
    const { place } = instruction;
    if (place.kind !== 'field' && place.kind !== 'static') return undefined;
    const { owner, name } = place.field;
    const isSet = this.body.edges.some(
      ({ instruction: other }) =>
        other.kind === 'store' &&
        (other.place.kind === 'field' || other.place.kind === 'static') &&
        other.place.field.name === name &&
        other.place.field.owner === owner,
    );
    return isSet ? undefined : this.#nameOf(variable, 0);
  }

  /** The same text for the same object, at any time in one call of the method. */
  #nameOf(operand: Operand, depth: number): string | undefined {
    if (operand.kind !== 'variable' || depth > DEEPEST) return undefined;
    if (this.#definitions.isParameter(operand)) {
      return this.#definitions.of(operand).length === 0 ? `#${operand.index}` : undefined;
    }
    return this.#definedName(operand, depth);
  }

  #definedName(variable: Variable, depth: number): string | undefined {
    const instruction = this.#definitions.only(variable)?.instruction;
    switch (instruction?.kind) {
      case 'assign': {
        const { value } = instruction;
        const source = value.kind === 'cast' ? value.operand : value;
        return source.kind === 'variable' ? this.#nameOf(source, depth + 1) : undefined;
      }
      case 'new':
        return `#${variable.index}`;
      case 'load': {
        const { place } = instruction;
        if (place.kind !== 'field' && place.kind !== 'static') return undefined;
        const field = this.hierarchy.resolveField(place.field);
        if (this.kind === 'exact' && (field === undefined || !hasFlag(field, Flag.FINAL))) return undefined;
        const base = place.kind === 'static' ? '' : this.#nameOf(place.base, depth + 1);
        return base === undefined ? undefined : `${base}.${place.field.owner}.${place.field.name}`;
      }
      case 'call': {
        const { method, arguments: given } = instruction;
        if (this.kind === 'loose') return `#${variable.index}`;
        if (method.name !== 'readLock' && method.name !== 'writeLock') return undefined;
        const base = given[0] === undefined ? undefined : this.#nameOf(given[0], depth + 1);
        return base === undefined ? undefined : `${base}.${method.name}()`;
      }
      default:
        return undefined;
    }
  }
}

/** Fields as a method reads them: final ones stay as they are, and readers take it that others do, too, while the method runs. */
export class StableFields {
  readonly #exact: StableNames;
  readonly #loose: StableNames;

  constructor(body: Body, hierarchy: Hierarchy) {
    this.#exact = new StableNames(body, hierarchy);
    this.#loose = new StableNames(body, hierarchy, 'loose');
  }

  readonly name = (variable: Variable): string | undefined =>
    this.#exact.fieldName(variable) ?? this.#loose.fieldName(variable);

  readonly isStable = (variable: Variable): boolean => this.name(variable) !== undefined;

  /** Whether nothing but the reader's expectation speaks for it. */
  readonly isExpected = (variable: Variable): boolean =>
    this.#exact.fieldName(variable) === undefined && this.#loose.fieldName(variable) !== undefined;
}
