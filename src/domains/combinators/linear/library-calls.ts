/** What calls of the Java library say of numbers, whatever their bodies look like to the analysis. Facts of the class library's documentation. */
import type { CallInstruction, Code, CodeEdge } from '../../../engine/code.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { ComparisonOperator, Operand, Variable } from '../../../ir/instructions.js';
import { isArray } from '../../../ir/types.js';
import { dimensionExpression, minus, plus } from '../../../lattices/linear/expressions.js';
import type { LinearConditions } from './conditions.js';
import { DEMANDING, LibraryDemands } from './library-demands.js';
import { RELATED, RelatedResults } from './library-results.js';
import type { LinearNumbers } from './numbers.js';
import type { RebuiltForms } from './rebuilt.js';
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

/** How the collections of the library grow (JDK 11 and later). */
const NEW_LENGTH = 'jdk.internal.util.ArraysSupport.newLength';

/** All of these, by class and name. */
export const LIBRARY_NUMBERS: ReadonlySet<string> = new Set([
  ...Object.keys(CHOICES),
  ...Object.keys(LENGTHS_OF_RESULTS),
  NEW_LENGTH,
  ...DEMANDING,
  ...RELATED,
]);

export interface LibraryParts<E> {
  readonly numbers: LinearNumbers<E>;
  readonly conditions: LinearConditions<E>;
  readonly rebuilt: RebuiltForms<E>;
  readonly tested: { has(code: Code, index: number): boolean };
}

export class LibraryCalls<E> {
  readonly #hierarchy: Hierarchy;
  readonly #parts: LibraryParts<E>;
  readonly #demands: LibraryDemands<E>;
  readonly #related: RelatedResults<E>;

  constructor(hierarchy: Hierarchy, parts: LibraryParts<E>) {
    const { numbers, conditions, rebuilt } = parts;
    this.#hierarchy = hierarchy;
    this.#parts = parts;
    this.#demands = new LibraryDemands(numbers, rebuilt);
    this.#related = new RelatedResults(numbers, conditions);
  }

  /** The state in which the arguments are such that the call returns. */
  given(at: CodeEdge, before: E): E {
    const { instruction } = at.edge;
    if (instruction.kind !== 'call' || !LIBRARY_NUMBERS.has(keyOf(instruction))) return before;
    return this.#isLibrary(instruction.method.owner) ? this.#demands.met(at, instruction, before) : before;
  }

  /** The states after the call returned, from one in which all arguments have their values; undefined where nothing is known of it. */
  results(at: CodeEdge, before: E): readonly E[] | undefined {
    const { instruction } = at.edge;
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
    if (name === 'clone' && left !== undefined && isArray(left.type) && isArray(instruction.target.type)) {
      return [this.#length(before, instruction.target, left)];
    }
    if (`${owner}.${name}` === NEW_LENGTH && this.#isLibrary(owner)) {
      return this.#grown(at, before, instruction.target, instruction.arguments);
    }
    if (!LIBRARY_NUMBERS.has(`${owner}.${name}`)) return undefined;
    const related = this.#isLibrary(owner) ? this.#related.of(instruction, instruction.target, before) : undefined;
    if (related !== undefined) return this.#told(at, instruction.target, related);
    const length = LENGTHS_OF_RESULTS[`${owner}.${name}`];
    if (length !== undefined && hasLength(instruction.target.type) && this.#isLibrary(owner)) {
      return this.#arrayOf(before, instruction.target, length, instruction.arguments);
    }
    return undefined;
  }

  /** Kept apart where the result is looked at later. */
  #told({ code }: CodeEdge, target: Variable, states: readonly E[]): readonly E[] {
    const { numbers, tested } = this.#parts;
    const reached = states.filter((state) => !numbers.isNone(state));
    if (reached.length <= 1 || tested.has(code, target.index)) return reached;
    return [reached.reduce(numbers.lattice.join)];
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

  /**
   * `newLength(old, least, preferred)`: at least `old + least`, and at least one, where `old` is natural; where that is no int it throws. The sum is
   * computed from what `least` was computed from, which is often the new length less the old one.
   */
  #grown(at: CodeEdge, before: E, target: Variable, given: readonly Operand[]): readonly E[] | undefined {
    const { numbers, rebuilt } = this.#parts;
    const [old, least] = given;
    const dimension = dimensionOf(target);
    if (old === undefined || least === undefined || dimension === undefined) return undefined;
    const typed = numbers.typed(before, old, least);
    const [one, other] = [numbers.formOf(old), numbers.formOf(least)];
    if (one === undefined || other === undefined || numbers.range(typed, old).lower < 0) return undefined;
    const whole = rebuilt.operand(typed, at, least);
    const forms = [other, ...(whole?.divisor === 1 ? [whole.value] : [])];
    return [
      numbers.assignedWithin(typed, target, { lower: 1, upper: 2 ** 31 - 1 }, (state, result) =>
        forms.reduce((known, form) => numbers.atMost(known, minus(plus(one, form), result)), state),
      ),
    ];
  }

  #length(before: E, target: Variable, string: Operand): E {
    const { numbers } = this.#parts;
    const value = numbers.formOf(string);
    const natural = { lower: 0, upper: 2 ** 31 - 1 };
    if (value === undefined) return numbers.assignedWithin(before, target, natural);
    return numbers.assigned(numbers.within(before, value, natural), target, { value, divisor: 1 });
  }
}

function keyOf({ method: { owner, name } }: CallInstruction): string {
  return `${owner}.${name}`;
}
