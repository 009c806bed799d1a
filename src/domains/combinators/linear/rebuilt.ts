/**
 * Forms of temporaries: what an operand was computed from, as far as that still holds.
 *
 * On all ways back from the point where the operand is read it got its value at the same place, and nothing on them changes what it was computed from.
 * Whether a computation on the way left its type is asked of the state at hand, whose variables have the values that they had then.
 */
import type { CodeEdge } from '../../../engine/code.js';
import type { Body, Edge, Point } from '../../../ir/body.js';
import type { Expression, Instruction, Operand, Variable } from '../../../ir/instructions.js';
import { definedVariable } from '../../../ir/operands.js';
import { isArray } from '../../../ir/types.js';
import { isIntegerType } from '../../../lattices/java-intervals.js';
import { dimensionExpression, type LinearExpression, plus, scaled } from '../../../lattices/linear/expressions.js';
import { COMBINATORS_BUDGETS } from '../budgets.js';
import type { Form, LinearNumbers } from './numbers.js';
import { dimensionOf, indexOf } from './terms.js';

const BUDGET = COMBINATORS_BUDGETS['linear/rebuilt'];
const SHIFTS: Readonly<Record<string, number>> = { int: 31, long: 63 };

interface Definition {
  readonly at: CodeEdge;
  readonly value: Expression | Length;
  readonly changed: ReadonlySet<number>;
}

/** The length of the array in a variable. */
interface Length {
  readonly kind: 'length';
  readonly base: Variable;
}

export class RebuiltForms<E> {
  readonly #numbers: LinearNumbers<E>;
  readonly #definitions = new WeakMap<Edge, Map<number, Definition | 'none'>>();
  readonly #entering = new WeakMap<Body, ReadonlyMap<Point, readonly Edge[]>>();

  constructor(numbers: LinearNumbers<E>) {
    this.#numbers = numbers;
  }

  /** What an operand that is read on the edge was computed from; undefined where that is not known to lie within its type. */
  operand(state: E, at: CodeEdge, operand: Operand, depth = 0): Form | undefined {
    const found = depth < BUDGET.depth.most ? this.#definition(at, operand) : undefined;
    if (found === undefined) return undefined;
    const { value } = found;
    const form = value.kind === 'length' ? lengthOf(value) : this.expression(state, found.at, value, depth + 1);
    return form === undefined || mentions(form.value, found.changed) ? undefined : form;
  }

  /** The array of which the operand is a copy, that `clone` has just made. */
  cloned(at: CodeEdge, operand: Operand): Variable | undefined {
    if (operand.kind !== 'variable') return undefined;
    const changed = new Set<number>();
    let point = at.edge.from;
    for (let step = 0; step < BUDGET.steps.most; step++) {
      const [edge, another] = this.#into(at.code.body, point);
      if (edge === undefined || another !== undefined || edge.to === edge.exceptional || edge.to !== point)
        return undefined;
      const { instruction } = edge;
      if (instruction.kind === 'unsupported') return undefined;
      if (instruction.kind === 'call' && instruction.target === operand) {
        const [array] = instruction.arguments;
        const isClone = instruction.method.name === 'clone' && array?.kind === 'variable' && isArray(array.type);
        return isClone && !changed.has(array.index) && array !== operand ? array : undefined;
      }
      const defined = definedVariable(instruction);
      if (defined === operand) return undefined;
      if (defined !== undefined) changed.add(defined.index);
      point = edge.from;
    }
    return undefined;
  }

  /** Where the operand got its value, on every way to here, and the variables that may have another one since. */
  #definition(at: CodeEdge, operand: Operand): Definition | undefined {
    if (operand.kind !== 'variable') return undefined;
    const ofEdge = this.#definitions.get(at.edge) ?? new Map<number, Definition | 'none'>();
    this.#definitions.set(at.edge, ofEdge);
    let known = ofEdge.get(operand.index);
    if (known === undefined) {
      known = this.#traced(at, operand) ?? 'none';
      ofEdge.set(operand.index, known);
    }
    return known === 'none' ? undefined : known;
  }

  #traced(at: CodeEdge, operand: Variable): Definition | undefined {
    const { body } = at.code;
    const changed = new Set<number>();
    const points = new Set<Point>([at.edge.from]);
    let found: Edge | undefined;
    // Grows while it is walked: back to the definition on all ways.
    for (const point of points) {
      const entering = this.#into(body, point);
      if (entering.length === 0 || points.size > BUDGET.steps.most) return undefined;
      for (const edge of entering) {
        const { instruction } = edge;
        // What is not understood may change every variable; where one instruction ends in two ways at one point, it may have assigned.
        if (instruction.kind === 'unsupported' || edge.to === edge.exceptional) return undefined;
        const defined = edge.to === point ? definedVariable(instruction) : undefined;
        if (defined?.index !== operand.index) {
          if (defined !== undefined) changed.add(defined.index);
          points.add(edge.from);
          continue;
        }
        if (computedBy(instruction) === undefined || (found !== undefined && found !== edge)) return undefined;
        // It is something else than it was computed from.
        changed.add(defined.index);
        found = edge;
      }
    }
    const value = found && computedBy(found.instruction);
    return found === undefined || value === undefined ? undefined : { at: { ...at, edge: found }, value, changed };
  }

  /** The form of an expression on an edge, from rebuilt operands where there are such. */
  expression(state: E, at: CodeEdge, expression: Expression, depth = 0): Form | undefined {
    const form = this.#of(state, at, expression, depth);
    const type =
      expression.kind === 'binary' ? expression.type : expression.kind === 'convert' ? expression.to : undefined;
    const isInteger = type !== undefined && isIntegerType(type);
    return form !== undefined && isInteger && this.#numbers.isWithin(state, form, type) ? form : undefined;
  }

  /** What an operand, the sum of two others, ideally is, also where it left its type. */
  ideal(state: E, at: CodeEdge, operand: Operand): LinearExpression | undefined {
    const found = this.#definition(at, operand);
    if (found === undefined || found.value.kind !== 'binary' || found.value.operator !== '+') return undefined;
    const form = this.#of(state, found.at, found.value, 1);
    return form === undefined || form.divisor !== 1 || mentions(form.value, found.changed) ? undefined : form.value;
  }

  #of(state: E, at: CodeEdge, expression: Expression, depth: number): Form | undefined {
    const formOf = (operand: Operand): Form | undefined => {
      const plain = this.#numbers.formOf(operand);
      return this.operand(state, at, operand, depth) ?? (plain && { value: plain, divisor: 1 });
    };
    if (expression.kind === 'convert') return formOf(expression.operand);
    if (expression.kind !== 'binary') return undefined;
    const { operator, left, right, type } = expression;
    const [one, other] = [formOf(left), formOf(right)];
    if (one === undefined || other === undefined) return undefined;
    if (operator === '+' || operator === '-') return sum(one, other, operator === '+' ? 1 : -1);
    if (other.divisor !== 1 || other.value.terms.length > 0) return undefined;
    const by = other.value.constant;
    const isNatural = this.#numbers.boundsOf(state, one).lower >= 0;
    if (operator === '/' && by > 0 && isNatural) return { value: one.value, divisor: one.divisor * by };
    const isShift = operator === '>>' || (operator === '>>>' && isNatural);
    if (isShift && by >= 0 && by <= (SHIFTS[type] ?? 0)) return { value: one.value, divisor: one.divisor * 2 ** by };
    return undefined;
  }

  #into(body: Body, point: Point): readonly Edge[] {
    let entering = this.#entering.get(body);
    if (entering === undefined) {
      const edges = new Map<Point, Edge[]>();
      const add = (to: Point, edge: Edge): void => {
        const known = edges.get(to);
        if (known === undefined) edges.set(to, [edge]);
        else known.push(edge);
      };
      for (const edge of body.edges) {
        add(edge.to, edge);
        if (edge.exceptional !== undefined) add(edge.exceptional, edge);
      }
      entering = edges;
      this.#entering.set(body, entering);
    }
    // The entry is also come to from outside.
    return point === body.entry ? [] : (entering.get(point) ?? []);
  }
}

function computedBy(instruction: Instruction): Expression | Length | undefined {
  if (instruction.kind === 'assign') return instruction.value;
  if (instruction.kind !== 'load' || instruction.place.kind !== 'length') return undefined;
  return { kind: 'length', base: instruction.place.base };
}

function lengthOf({ base }: Length): Form | undefined {
  const dimension = dimensionOf(base);
  return dimension === undefined ? undefined : { value: dimensionExpression(dimension), divisor: 1 };
}

/** A quotient plus something whole is the quotient of a sum; minus a quotient is none. */
function sum(one: Form, other: Form, sign: number): Form | undefined {
  if (other.divisor === 1)
    return { value: plus(one.value, scaled(other.value, one.divisor), sign), divisor: one.divisor };
  if (one.divisor !== 1 || sign < 0) return undefined;
  return { value: plus(other.value, scaled(one.value, other.divisor)), divisor: other.divisor };
}

function mentions({ terms }: LinearExpression, indices: ReadonlySet<number>): boolean {
  return terms.some(([dimension]) => indices.has(indexOf(dimension)));
}
