/**
 * Expressions and conditions of a summary as matrices and literals over a finite state before the call.
 *
 * An unknown becomes a free relation between its bounds. Bounds say something only of runs in which the unknown is used;
 * elsewhere they may contradict each other, so they are put as constraints that can always be met: otherwise a path that
 * is not taken could make a question unanswerable, and everything true.
 */

import type { TypeName } from '../../../ir/types.js';
import {
  type Algebra,
  ARITHMETIC_OPERATORS,
  type Condition,
  type Node,
  Operator,
} from '../../../machines/relational/algebra.js';
import type { Atom as ConditionAtom } from '../../../machines/relational/conditions.js';
import type { RelationSymbol } from '../../../machines/relational/symbols.js';
import { compute } from './numbers.js';
import { fieldKey } from './questions/vocabulary.js';
import { FALSE, type Literal, not, TRUE } from './sat/circuit.js';
import { type Cells, EMPTY } from './sat/matrix.js';
import type { PreState } from './small/model.js';
import type { Atom } from './small/universe.js';
import { UnknownValues } from './unknown-values.js';
import { Unsupported } from './unsupported.js';

export class Translation {
  readonly #algebra: Algebra;
  readonly #state: PreState;
  readonly #nodes = new Map<Node, Cells>();
  readonly #conditions = new Map<Condition, Literal>();
  readonly #unknown: Map<ConditionAtom, Literal>;
  readonly #functions: Map<string, Cells>;
  /** Symbols that stand for what is given here. */
  readonly #bindings: ReadonlyMap<Node, Cells>;
  readonly #parent: Translation | undefined;
  readonly #mentions = new Map<Node, boolean>();
  /** Holds where every number that is computed is among the atoms. */
  exact: Literal = TRUE;

  constructor(algebra: Algebra, state: PreState, bindings: ReadonlyMap<Node, Cells> = new Map(), parent?: Translation) {
    this.#algebra = algebra;
    this.#state = state;
    this.#bindings = bindings;
    this.#parent = parent;
    this.#unknown = parent === undefined ? new Map() : parent.#unknown;
    this.#functions = parent === undefined ? new Map() : parent.#functions;
  }

  /** The same, with symbols bound; what does not mention them is shared. */
  binding(bindings: ReadonlyMap<Node, Cells>): Translation {
    return new Translation(this.#algebra, this.#state, bindings, this);
  }

  #isMentioned(node: Node): boolean {
    if (this.#bindings.has(node)) return true;
    let found = this.#mentions.get(node);
    if (found === undefined) {
      const algebra = this.#algebra;
      const operator = algebra.operator(node);
      const symbol = algebra.symbol(node);
      if (symbol !== undefined) {
        found = symbol.kind === 'unknown' && [symbol.lower, symbol.upper].some((each) => this.#isMentioned(each));
      } else if (operator === Operator.CHOICE) {
        const [condition, then, otherwise] = algebra.arguments(node) as [Condition, Node, Node];
        found = this.#isMentionedIn(condition) || this.#isMentioned(then) || this.#isMentioned(otherwise);
      } else if (operator === Operator.NONE) {
        found = false;
      } else {
        const operands = algebra.arguments(node).slice(operator === Operator.ARITHMETIC ? 1 : 0);
        found = operands.some((each) => this.#isMentioned(each));
      }
      this.#mentions.set(node, found);
    }
    return found;
  }

  #isMentionedIn(condition: Condition): boolean {
    let found = false;
    this.#algebra.conditions.visitAtoms(condition, (atom) => {
      if (atom.kind === 'some') found ||= this.#isMentioned(atom.node);
      if (atom.kind === 'less') found ||= this.#isMentioned(atom.left) || this.#isMentioned(atom.right);
    });
    return found;
  }

  node(node: Node): Cells {
    let found = this.#nodes.get(node);
    if (found === undefined) {
      const isShared = this.#parent !== undefined && !this.#isMentioned(node);
      found = this.#bindings.get(node) ?? (isShared ? this.#parent.node(node) : this.#compute(node));
      this.#nodes.set(node, found);
    }
    return found;
  }

  condition(condition: Condition): Literal {
    if (condition <= 1) return condition === 1 ? TRUE : FALSE;
    let found = this.#conditions.get(condition);
    if (found === undefined) {
      const { conditions } = this.#algebra;
      found = this.#state.circuit.choose(
        this.#atom(conditions.atom(condition)),
        this.condition(conditions.whenTrue(condition)),
        this.condition(conditions.whenFalse(condition)),
      );
      this.#conditions.set(condition, found);
    }
    return found;
  }

  #atom(atom: ConditionAtom): Literal {
    if (atom.kind === 'some' && !this.#isReal(atom.node)) return this.#state.matrices.some(this.node(atom.node));
    if (atom.kind === 'less' && !this.#isReal(atom.left)) return this.less(this.node(atom.left), this.node(atom.right));
    return this.unknownAtom(atom);
  }

  /** A condition of which nothing is known holds or not, but the same everywhere. */
  unknownAtom(atom: ConditionAtom): Literal {
    let found = this.#unknown.get(atom);
    if (found === undefined) {
      found = this.#state.circuit.variable();
      this.#unknown.set(atom, found);
    }
    return found;
  }

  /** Comparisons of floating-point numbers are not followed. */
  #isReal(node: Node): boolean {
    const type = this.#algebra.columns(node).at(-1);
    return type === 'float' || type === 'double';
  }

  less(left: Cells, right: Cells): Literal {
    const { circuit, universe } = this.#state;
    let result: Literal = FALSE;
    for (const [first, literal] of left) {
      for (const [second, other] of right) {
        const [low, high] = [universe.atoms[first] as Atom, universe.atoms[second] as Atom];
        if (low.kind !== 'number' || high.kind !== 'number' || low.value >= high.value) continue;
        result = circuit.or(result, circuit.and(literal, other));
      }
    }
    return result;
  }

  #compute(node: Node): Cells {
    const algebra = this.#algebra;
    const { matrices } = this.#state;
    const operands = (): Cells[] => algebra.arguments(node).map((each) => this.node(each));
    const arity = algebra.arity(node);
    switch (algebra.operator(node)) {
      case Operator.SYMBOL:
        return this.#symbol(node, algebra.symbol(node) as RelationSymbol);
      case Operator.NONE:
        return EMPTY;
      case Operator.UNIVERSE:
        return this.#state.all('univ');
      case Operator.IDENTITY:
        return matrices.identity();
      case Operator.UNION:
        return operands().reduce((left, right) => matrices.union(left, right));
      case Operator.INTERSECTION:
        return operands().reduce((left, right) => matrices.intersection(left, right));
      case Operator.DIFFERENCE: {
        const [left, right] = operands() as [Cells, Cells];
        return matrices.difference(left, right);
      }
      case Operator.JOIN: {
        const [left, right] = operands() as [Cells, Cells];
        return matrices.join(left, right, algebra.arity(algebra.argument(node, 1)));
      }
      case Operator.PRODUCT: {
        const [left, right] = operands() as [Cells, Cells];
        return matrices.product(left, right, algebra.arity(algebra.argument(node, 1)));
      }
      case Operator.OVERRIDE: {
        const [base, change] = operands() as [Cells, Cells];
        return matrices.override(base, change, arity);
      }
      case Operator.CLOSURE:
        return matrices.closure(this.node(algebra.argument(node, 0)));
      case Operator.TRANSPOSE:
        return matrices.transpose(this.node(algebra.argument(node, 0)));
      case Operator.CHOICE: {
        const [condition, then, otherwise] = algebra.arguments(node) as [Condition, Node, Node];
        return matrices.choose(this.condition(condition), this.node(then), this.node(otherwise));
      }
      case Operator.ARITHMETIC: {
        const [operator, ...rest] = algebra.arguments(node) as [number, ...Node[]];
        const [type = 'int'] = algebra.columns(node);
        const values = rest.map((each) => this.node(each));
        return this.arithmetic(ARITHMETIC_OPERATORS[operator] as string, values, type);
      }
    }
  }

  /**
   * What is not computed exactly, or is none of the atoms, is any value of the type, but the same wherever the same operator
   * is applied to the same numbers.
   */
  arithmetic(operator: string, operands: readonly Cells[], type: TypeName): Cells {
    const { circuit, universe } = this.#state;
    const result = new Map<number, Literal>();
    const add = (atom: number, literal: Literal): void => {
      result.set(atom, circuit.or(result.get(atom) ?? FALSE, literal));
    };
    let outside: Literal = FALSE;
    const [first = EMPTY, second] = operands;
    for (const [left, literal] of first) {
      for (const [right, other] of second ?? [[-1, TRUE] as const]) {
        const both = circuit.and(literal, other);
        if (both === FALSE) continue;
        const value = compute(operator, type, universe.atoms[left], universe.atoms[right]);
        const atom = value === undefined ? undefined : universe.number(value);
        if (atom !== undefined) {
          add(atom, both);
          continue;
        }
        outside = circuit.or(outside, both);
        for (const [any, chosen] of this.#applied(operator, type, left, right)) add(any, circuit.and(both, chosen));
      }
    }
    if (outside !== FALSE) this.#restrict(not(outside));
    return result;
  }

  /** Some value for the operator and its operands; `other` stands for many operators. */
  #applied(operator: string, type: TypeName, left: number, right: number): Cells {
    if (operator === 'other') return this.#free(type);
    const key = `${operator} ${type} ${left} ${right}`;
    let found = this.#functions.get(key);
    if (found === undefined) {
      found = this.#free(type);
      this.#functions.set(key, found);
    }
    return found;
  }

  #restrict(exact: Literal): void {
    if (this.#parent !== undefined) this.#parent.#restrict(exact);
    else this.exact = this.#state.circuit.and(this.exact, exact);
  }

  /** One value of a primitive type. */
  #free(type: TypeName): Cells {
    const { circuit, universe } = this.#state;
    const result = new Map(universe.ofType(type).map((atom) => [atom, circuit.variable()]));
    this.#state.require(circuit.lone([...result.values()]));
    this.#state.require(circuit.any(result.values()));
    return result;
  }

  #symbol(node: Node, symbol: RelationSymbol): Cells {
    const { universe } = this.#state;
    switch (symbol.kind) {
      case 'constant': {
        const atom = universe.constant(symbol.text, symbol.type);
        if (atom === undefined) throw new Unsupported(`the constant ${symbol.text} is not followed`);
        return new Map([[atom, TRUE]]);
      }
      case 'parameter': {
        const cells = this.#state.parameters[symbol.index];
        if (cells === undefined) throw new Unsupported(`there is no parameter ${symbol.name}`);
        return cells;
      }
      case 'field': {
        const cells = this.#state.fields.get(fieldKey(symbol.field.owner, symbol.field.name));
        if (cells === undefined) throw new Unsupported(`the field ${symbol.field.name} is not modelled`);
        return cells;
      }
      case 'type':
        return this.#state.all(symbol.type);
      case 'new':
      case 'new-set':
        return this.#created(node);
      case 'unknown':
        return new UnknownValues(this.#state, (each) => this.node(each)).of(symbol);
    }
  }

  #created(symbol: Node): Cells {
    const result = new Map<number, Literal>();
    this.#state.universe.atoms.forEach((atom, index) => {
      const isIt = (atom.kind === 'new' || atom.kind === 'further') && atom.symbol === symbol;
      if (isIt) result.set(index, this.#state.exists[index] as Literal);
    });
    return result;
  }
}
