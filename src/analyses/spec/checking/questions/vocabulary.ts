/** What a question speaks of: the symbols of the expressions in it, collected before atoms are chosen for them. */

import { isReference, type TypeName } from '../../../../ir/types.js';
import {
  type Algebra,
  ARITHMETIC_OPERATORS,
  type Condition,
  type Node,
  Operator,
} from '../../../../machines/relational/algebra.js';
import type { FieldName, RelationSymbol } from '../../../../machines/relational/symbols.js';

/** The type of specifications for objects whose class inherits `equals` from java.lang.Object, arrays, and null. */
export const IDENTICAL = 'identical';

/** Names a field among all; array elements and lengths have owners of their own. */
export function fieldKey(owner: string, name: string): string {
  return `${owner}.${name}`;
}

type Constant = Extract<RelationSymbol, { kind: 'constant' }>;

export class Vocabulary {
  /** Types of references: objects of each are needed. */
  readonly types = new Set<TypeName>();
  readonly fields = new Map<string, FieldName>();
  readonly constants = new Map<string, Constant>();
  /** New objects and sets of new objects. */
  readonly created = new Map<Node, TypeName>();
  readonly createdSets = new Map<Node, TypeName>();
  /** Whether numbers are compared or computed, so that more of them are of interest. */
  hasArithmetic = false;
  readonly #algebra: Algebra;
  readonly #seen = new Set<Node>();
  readonly #seenConditions = new Set<Condition>();

  constructor(algebra: Algebra) {
    this.#algebra = algebra;
  }

  addType(type: TypeName): void {
    if (isReference(type) && type !== 'null' && type !== 'univ' && type !== IDENTICAL) this.types.add(type);
  }

  addField(field: FieldName): void {
    this.fields.set(fieldKey(field.owner, field.name), field);
    for (const type of field.columns) this.addType(type);
  }

  addConstant(constant: Constant): void {
    this.constants.set(`${constant.type} ${constant.text}`, constant);
  }

  addNode(node: Node): void {
    const work = [node];
    for (let next = work.pop(); next !== undefined; next = work.pop()) {
      if (this.#seen.has(next)) continue;
      this.#seen.add(next);
      this.#visit(next, work);
    }
  }

  addCondition(condition: Condition): void {
    if (this.#seenConditions.has(condition)) return;
    this.#seenConditions.add(condition);
    this.#algebra.conditions.visitAtoms(condition, (atom) => {
      if (atom.kind === 'some') this.addNode(atom.node);
      if (atom.kind !== 'less') return;
      this.hasArithmetic = true;
      this.addNode(atom.left);
      this.addNode(atom.right);
    });
  }

  #visit(node: Node, work: Node[]): void {
    const algebra = this.#algebra;
    switch (algebra.operator(node)) {
      case Operator.SYMBOL:
        this.#symbol(node, algebra.symbol(node) as RelationSymbol, work);
        return;
      case Operator.CHOICE:
        this.addCondition(algebra.argument(node, 0));
        work.push(algebra.argument(node, 1), algebra.argument(node, 2));
        return;
      case Operator.ARITHMETIC: {
        const [operator, ...operands] = algebra.arguments(node) as [number, ...Node[]];
        if (ARITHMETIC_OPERATORS[operator] !== 'other') this.hasArithmetic = true;
        work.push(...operands);
        return;
      }
      case Operator.NONE:
      case Operator.UNIVERSE:
      case Operator.IDENTITY:
        return;
      default:
        work.push(...algebra.arguments(node));
    }
  }

  #symbol(node: Node, symbol: RelationSymbol, work: Node[]): void {
    switch (symbol.kind) {
      case 'constant':
        this.addConstant(symbol);
        return;
      case 'parameter':
      case 'type':
        this.addType(symbol.type);
        return;
      case 'field':
        this.addField(symbol.field);
        return;
      case 'new':
        this.created.set(node, symbol.type);
        this.addType(symbol.type);
        return;
      case 'new-set':
        this.createdSets.set(node, symbol.type);
        this.addType(symbol.type);
        return;
      case 'unknown':
        for (const type of symbol.columns) this.addType(type);
        if (symbol.definition !== undefined) work.push(symbol.definition);
        else work.push(symbol.lower, symbol.upper, ...Object.values(symbol.matching ?? {}));
    }
  }
}
