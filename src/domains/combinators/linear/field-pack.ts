/** Which fields of which variables a body is told of: those that it reads and writes itself, the most frequent ones where there are many. */
import type { Code } from '../../../engine/code.js';
import type { FieldReference, Variable } from '../../../ir/instructions.js';
import { definedVariable } from '../../../ir/operands.js';
import { COMBINATORS_BUDGETS } from '../budgets.js';
import type { LinearTerms } from './linear-terms.js';

const MOST = COMBINATORS_BUDGETS['linear/field-pack'].most.most;

export interface FieldPack {
  /** The dimensions of fields. */
  readonly dimensions: ReadonlySet<number>;
  /** Those of a parameter, by its place. */
  readonly ofParameters: readonly (readonly number[])[];
  /** Parameters that hold to the end what they held on entry, by their indices. */
  readonly kept: ReadonlySet<number>;
}

export class FieldPacks {
  readonly #terms: LinearTerms;
  readonly #most: number;
  readonly #told: (code: Code) => readonly FieldReference[];
  readonly #known = new WeakMap<Code, FieldPack>();

  /** `told`: fields of its receiver that a body is told of in any case. */
  constructor(
    terms: LinearTerms,
    fields: 'kept' | 'left-out',
    told: (code: Code) => readonly FieldReference[] = () => [],
  ) {
    this.#terms = terms;
    this.#most = fields === 'kept' ? MOST : 0;
    this.#told = told;
  }

  /** Whether nothing is told of any field. */
  get isEmpty(): boolean {
    return this.#most === 0;
  }

  of(code: Code): FieldPack {
    let known = this.#known.get(code);
    if (known === undefined) {
      known = this.#look(code);
      this.#known.set(code, known);
    }
    return known;
  }

  #look(code: Code): FieldPack {
    const { body } = code;
    const counts = new Map<number, number>();
    const assigned = new Set<Variable | undefined>();
    for (const { instruction } of body.edges) {
      assigned.add(definedVariable(instruction));
      if (instruction.kind !== 'load' && instruction.kind !== 'store') continue;
      const { place } = instruction;
      if (place.kind !== 'field' || (place.base.role !== 'parameter' && place.base.role !== 'local')) continue;
      const dimension = this.#terms.fieldDimension(place.base, place.field);
      if (dimension !== undefined) counts.set(dimension, (counts.get(dimension) ?? 0) + 1);
    }
    const chosen = [...counts].sort(([, one], [, other]) => other - one).slice(0, this.#most);
    const dimensions = new Set([...this.#toldOf(code), ...chosen.map(([dimension]) => dimension)]);
    return {
      dimensions,
      ofParameters: body.parameters.map(({ index }) =>
        [...dimensions].filter((dimension) => this.#terms.baseOf(dimension) === index).sort((a, b) => a - b),
      ),
      kept: new Set(body.parameters.filter((parameter) => !assigned.has(parameter)).map(({ index }) => index)),
    };
  }

  #toldOf(code: Code): readonly number[] {
    const [receiver] = code.body.parameters;
    if (this.isEmpty || receiver === undefined) return [];
    return this.#told(code).flatMap((field) => this.#terms.fieldDimension(receiver, field) ?? []);
  }
}
