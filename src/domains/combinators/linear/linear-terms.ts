/**
 * What the numbers of dimensions stand for: variables and their lengths by `terms`, and, from `FIELDS` on, fields of the objects that variables
 * hold, and lengths of these.
 *
 * A field is that of the object which the variable holds now; with the mark of entry, which a parameter held on entry, as it was then. Where there
 * is no such object nothing is said of it. The same place has the same number in all methods.
 */
import type { Code } from '../../../engine/code.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { FieldReference, Variable } from '../../../ir/instructions.js';
import { isArray, type TypeName } from '../../../ir/types.js';
import { ASIDE, hasLength, indexOf, isEntry, isLength, isNumber, typeOf as typeOfVariable } from './terms.js';

/** The first dimension of a field. */
const FIELDS = ASIDE / 2;
const KINDS = 4;

export interface FieldTerm {
  /** The index of the variable that holds the object. */
  readonly base: number;
  readonly field: FieldReference;
}

export class LinearTerms {
  readonly #hierarchy: Hierarchy;
  readonly #numbers = new Map<string, number>();
  readonly #terms: FieldTerm[] = [];

  constructor(hierarchy: Hierarchy) {
    this.#hierarchy = hierarchy;
  }

  /** The dimension of a field; undefined where it is no number and has no length. */
  fieldDimension(base: Pick<Variable, 'index'>, reference: FieldReference): number | undefined {
    const { type } = reference;
    if (!isNumber(type) && !hasLength(type)) return undefined;
    const field = this.resolved(reference);
    const key = `${base.index} ${field.owner} ${field.name} ${type}`;
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.#terms.length;
      this.#terms.push({ base: base.index, field });
      this.#numbers.set(key, number);
    }
    return FIELDS + number * KINDS + (isNumber(type) ? 0 : 1);
  }

  /** The field by the class that declares it. */
  resolved(reference: FieldReference): FieldReference {
    const declared = this.#hierarchy.resolveField(reference);
    return declared === undefined ? reference : { owner: declared.owner, name: declared.name, type: declared.type };
  }

  /** Undefined for what is no field. */
  fieldOf(dimension: number): FieldTerm | undefined {
    return dimension < FIELDS ? undefined : this.#terms[Math.floor((dimension - FIELDS) / KINDS)];
  }

  /** The variable that decides what the dimension stands for. */
  baseOf(dimension: number): number {
    return this.fieldOf(dimension)?.base ?? indexOf(dimension);
  }

  typeOf(code: Code, dimension: number): TypeName {
    return this.fieldOf(dimension)?.field.type ?? typeOfVariable(code, dimension);
  }

  /** What has the length, or is the number, as formulas of the assertion language write it. */
  subjectOf(code: Code, dimension: number): string {
    const variable = code.body.variables[this.baseOf(dimension)];
    const name = variable?.sourceName ?? variable?.name ?? '\\result';
    const term = this.fieldOf(dimension);
    const path = term === undefined ? name : `${name}.${term.field.name}`;
    return isEntry(dimension) ? `\\old(${path})` : path;
  }

  nameOf(code: Code, dimension: number): string {
    const subject = this.subjectOf(code, dimension);
    if (!isLength(dimension)) return subject;
    const length = isArray(this.typeOf(code, dimension)) ? '.length' : '.length()';
    return isEntry(dimension) ? `${subject.slice(0, -1)}${length})` : `${subject}${length}`;
  }
}
