/** What calls of the Java library say of numbers, whatever their bodies look like to the analysis. Facts of the class library's documentation. */
import type { CodeEdge } from '../../../engine/code.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { ComparisonOperator, Operand, Variable } from '../../../ir/instructions.js';
import { dimensionExpression, minus } from '../../../lattices/linear/expressions.js';
import type { LinearConditions } from './conditions.js';
import type { LinearNumbers } from './numbers.js';
import { dimensionOf, hasLength } from './terms.js';

type Choice = readonly [comparison: ComparisonOperator, result: 'left' | 'right'];

/** The result is one of the arguments, by how they compare. */
const CHOICES: Readonly<Record<string, readonly Choice[]>> = {
  'java.lang.Math.min': [
    ['<=', 'left'],
    ['>', 'right'],
  ],
  'java.lang.Math.max': [
    ['>=', 'left'],
    ['<', 'right'],
  ],
};

/** Arrays that are made: the places of the argument that is their length, and of one that is taken off. */
const LENGTHS_OF_RESULTS: Readonly<Record<string, readonly [of: number, less?: number]>> = {
  'java.util.Arrays.copyOf': [1],
  'java.util.Arrays.copyOfRange': [2, 1],
  'java.lang.String.toCharArray': [0],
};

export interface LibraryParts<E> {
  readonly numbers: LinearNumbers<E>;
  readonly conditions: LinearConditions<E>;
}

export class LibraryCalls<E> {
  readonly #hierarchy: Hierarchy;
  readonly #parts: LibraryParts<E>;

  constructor(hierarchy: Hierarchy, parts: LibraryParts<E>) {
    this.#hierarchy = hierarchy;
    this.#parts = parts;
  }

  /** The states after the call returned, from one in which all arguments have their values; undefined where nothing is known of it. */
  results({ edge: { instruction } }: CodeEdge, before: E): readonly E[] | undefined {
    if (instruction.kind !== 'call' || instruction.target === undefined) return undefined;
    const { owner, name, descriptor } = instruction.method;
    const [left, right] = instruction.arguments;
    const choices = CHOICES[`${owner}.${name}`];
    const isOfIntegers = descriptor === '(II)I' || descriptor === '(JJ)J';
    if (choices !== undefined && isOfIntegers && left !== undefined && right !== undefined && this.#isLibrary(owner)) {
      return this.#chosen(before, instruction.target, choices, { left, right });
    }
    if (owner === 'java.lang.String' && name === 'length' && left !== undefined && this.#isLibrary(owner)) {
      return [this.#length(before, instruction.target, left)];
    }
    const length = LENGTHS_OF_RESULTS[`${owner}.${name}`];
    if (length !== undefined && hasLength(instruction.target.type) && this.#isLibrary(owner)) {
      return this.#arrayOf(before, instruction.target, length, instruction.arguments);
    }
    return undefined;
  }

  /** Whether the class is that of the library, and not one of the input with its name. */
  #isLibrary(owner: string): boolean {
    return this.#hierarchy.find(owner)?.origin !== 'input';
  }

  #chosen(
    before: E,
    target: Variable,
    choices: readonly Choice[],
    sides: { left: Operand; right: Operand },
  ): readonly E[] {
    const { numbers, conditions } = this.#parts;
    return choices.flatMap(([comparison, result]) => {
      const held = conditions.compared(before, sides.left.type === 'long' ? 'long' : 'int', { comparison, ...sides });
      const value = numbers.formOf(sides[result]);
      if (held === undefined) return [];
      return [
        value === undefined ? numbers.forgotten(held, target) : numbers.assigned(held, target, { value, divisor: 1 }),
      ];
    });
  }

  /** A new array whose length the arguments say; it is no length if the call returned. */
  #arrayOf(
    before: E,
    target: Variable,
    [of, less]: readonly [number, number?],
    given: readonly Operand[],
  ): readonly E[] | undefined {
    const { numbers } = this.#parts;
    const [first, second] = [given[of], less === undefined ? undefined : given[less]];
    const [one, other] = [first && numbers.formOf(first), second && numbers.formOf(second)];
    if (first === undefined || one === undefined || (less !== undefined && other === undefined)) return undefined;
    const typed = numbers.typed(before, first, ...(second === undefined ? [] : [second]));
    const value = other === undefined ? one : minus(one, other);
    const returned = numbers.within(typed, value, { lower: 0, upper: 2 ** 31 - 1 });
    // Some sizes cannot be told apart by the lattice: they are natural all the same.
    const known = numbers.assigned(returned, target, { value, divisor: 1 });
    const dimension = dimensionOf(target);
    if (numbers.isNone(known) || dimension === undefined) return [];
    return [numbers.within(known, dimensionExpression(dimension), { lower: 0, upper: 2 ** 31 - 1 })];
  }

  #length(before: E, target: Variable, string: Operand): E {
    const { numbers } = this.#parts;
    const value = numbers.formOf(string);
    const natural = { lower: 0, upper: 2 ** 31 - 1 };
    if (value === undefined) return numbers.assignedWithin(before, target, natural);
    return numbers.assigned(numbers.within(before, value, natural), target, { value, divisor: 1 });
  }
}
