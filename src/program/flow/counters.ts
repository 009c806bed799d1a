/**
 * Which integers are counters: they come from small constants by adding small ones, so that it takes very many steps to overflow.
 *
 * A field is one if every store to it, in all the code that is given, writes a counter; a variable if all its definitions are
 * counters. Anything else (parameters, results of calls, elements, lengths, products, narrowed numbers) may be near the limit at
 * once. What code besides the given writes is not looked at.
 */
import type { Body } from '../../ir/body.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { Expression, FieldReference, Operand, Place, Variable } from '../../ir/instructions.js';
import { definedVariable } from '../../ir/operands.js';
import type { MethodDeclaration } from '../../ir/program.js';
import type { ClassName, TypeName } from '../../ir/types.js';

/** Constants up to this amount are where counters start, and what they are changed by. */
const SMALL = 1 << 16;
const COUNTED: ReadonlySet<TypeName> = new Set(['int', 'long']);

type Field = Pick<FieldReference, 'owner' | 'name'>;

export class Counters {
  readonly #hierarchy: Hierarchy;
  /** Fields that something else is written to. */
  readonly #others = new Set<string>();
  readonly #variables = new Map<Body, ReadonlySet<Variable>>();

  /** Classes: all whose code may write the fields that will be asked for. */
  constructor(hierarchy: Hierarchy, classes: Iterable<ClassName>) {
    this.#hierarchy = hierarchy;
    const bodies = [...new Set(classes)].flatMap((name) =>
      (hierarchy.find(name)?.methods ?? []).flatMap((method: MethodDeclaration) => method.body() ?? []),
    );
    for (let known = -1; known < this.#others.size; ) {
      known = this.#others.size;
      for (const body of bodies) this.#read(body);
    }
  }

  isCounter(field: FieldReference): boolean {
    return COUNTED.has(field.type) && !this.#others.has(this.#keyOf(field));
  }

  /** Of a body of the given classes. */
  isCounting(body: Body, operand: Operand): boolean {
    return this.#counts(this.#variablesOf(body), operand);
  }

  #read(body: Body): void {
    const others = this.#othersOf(body);
    for (const { instruction } of body.edges) {
      if (instruction.kind === 'store' && !this.#counts(others, instruction.value)) {
        const field = fieldOf(instruction.place);
        if (field !== undefined) this.#others.add(this.#keyOf(field));
      }
    }
  }

  #variablesOf(body: Body): ReadonlySet<Variable> {
    let others = this.#variables.get(body);
    if (others === undefined) {
      others = this.#othersOf(body);
      this.#variables.set(body, others);
    }
    return others;
  }

  /** The variables that are no counters. */
  #othersOf(body: Body): ReadonlySet<Variable> {
    const others = new Set<Variable>(body.parameters);
    for (let known = -1; known < others.size; ) {
      known = others.size;
      for (const { instruction } of body.edges) {
        const target = definedVariable(instruction);
        if (target === undefined || others.has(target)) continue;
        const isCounter =
          instruction.kind === 'assign'
            ? this.#isSum(others, instruction.value)
            : instruction.kind === 'load' && this.#isLoaded(instruction.place);
        if (!isCounter) others.add(target);
      }
    }
    return others;
  }

  #isLoaded(place: Place): boolean {
    const field = fieldOf(place);
    return field !== undefined && this.isCounter(field);
  }

  #isSum(others: ReadonlySet<Variable>, value: Expression): boolean {
    switch (value.kind) {
      case 'variable':
      case 'constant':
        return this.#counts(others, value);
      case 'convert':
        // To the wider type only.
        return value.from === 'int' && value.to === 'long' && this.#counts(others, value.operand);
      case 'binary': {
        const { operator, left, right } = value;
        if (operator !== '+' && operator !== '-') return false;
        const isLeft = this.#counts(others, left) && isSmall(right);
        return isLeft || (operator === '+' && isSmall(left) && this.#counts(others, right));
      }
      default:
        return false;
    }
  }

  #counts(others: ReadonlySet<Variable>, operand: Operand): boolean {
    return operand.kind === 'constant' ? isSmall(operand) : COUNTED.has(operand.type) && !others.has(operand);
  }

  #keyOf(field: FieldReference): string {
    const { owner, name }: Field = this.#hierarchy.resolveField(field) ?? field;
    return `${owner}.${name}`;
  }
}

function fieldOf(place: Place): FieldReference | undefined {
  return place.kind === 'field' || place.kind === 'static' ? place.field : undefined;
}

function isSmall(operand: Operand): boolean {
  if (operand.kind !== 'constant') return false;
  const { value } = operand;
  if (typeof value === 'bigint') return -BigInt(SMALL) <= value && value <= BigInt(SMALL);
  return typeof value === 'number' && Math.abs(value) <= SMALL;
}
