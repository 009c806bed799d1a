/** Expressions as Java and JML write them, where they can: paths, numbers, comparisons; nothing that holds several objects. */
import type { Sense } from '../../../base/truth.js';
import {
  type Algebra,
  ARITHMETIC_OPERATORS,
  type Condition,
  type Node,
  Operator,
  Trait,
} from '../../../machines/relational/algebra.js';
import { type Atom, FALSE, TRUE } from '../../../machines/relational/conditions.js';
import { SPEC_BUDGETS } from '../budgets.js';
import { simpleNameOf } from '../program-names.js';

const BINARY: ReadonlySet<string> = new Set(['+', '-', '*', '/', '%']);

const LONGEST = SPEC_BUDGETS['jml/java-text'].longest.most;

export class JavaText {
  readonly #algebra: Algebra;

  constructor(algebra: Algebra) {
    this.#algebra = algebra;
  }

  /** A single value read in the state before the call; undefined where Java has no expression for it. */
  value(node: Node): string | undefined {
    const algebra = this.#algebra;
    if (algebra.size(node) > LONGEST) return undefined;
    const symbol = algebra.symbol(node);
    if (symbol !== undefined) {
      if (symbol.kind === 'constant') return symbol.text;
      if (symbol.kind === 'parameter') return symbol.name;
      if (symbol.kind === 'field' && symbol.field.static && !symbol.field.owner.endsWith('[]')) {
        return `${simpleNameOf(symbol.field.owner)}.${symbol.field.name}`;
      }
      return undefined;
    }
    if (algebra.operator(node) === Operator.JOIN) return this.#load(node);
    return algebra.operator(node) === Operator.ARITHMETIC ? this.#arithmetic(node) : undefined;
  }

  #load(node: Node): string | undefined {
    const algebra = this.#algebra;
    const [left, right] = algebra.arguments(node) as [Node, Node];
    const symbol = algebra.symbol(right);
    const isField = symbol?.kind === 'field' && symbol.field.functional && symbol.field.columns.length === 2;
    if (isField && algebra.arity(left) === 1) {
      const object = this.value(left);
      return object === undefined ? undefined : `${object}.${symbol.field.name}`;
    }
    // i.(a.elements) is a[i].
    if (algebra.operator(right) !== Operator.JOIN) return undefined;
    const [array, elements] = algebra.arguments(right) as [Node, Node];
    const relation = algebra.symbol(elements);
    if (relation?.kind !== 'field' || relation.field.name !== 'elements' || algebra.arity(array) !== 1)
      return undefined;
    const [object, index] = [this.value(array), this.value(left)];
    return object === undefined || index === undefined ? undefined : `${object}[${index}]`;
  }

  #arithmetic(node: Node): string | undefined {
    const algebra = this.#algebra;
    const [operator, ...operands] = algebra.arguments(node) as [number, ...Node[]];
    const name = ARITHMETIC_OPERATORS[operator] ?? 'other';
    const [left, right] = operands.map((each) => this.value(each));
    const [type] = algebra.columns(node);
    // Java computes by the widest type of the operands.
    const isPlain = type === 'int' || operands.some((each) => algebra.columns(each)[0] === type);
    const widened = isPlain ? '' : `(${type}) `;
    if (name === 'negate') return left === undefined ? undefined : `-${widened}(${left})`;
    if (!BINARY.has(name) || left === undefined || right === undefined) return undefined;
    return `(${widened}${left} ${name} ${right})`;
  }

  /** A formula over the state before the call. */
  formula(condition: Condition): string | undefined {
    const { conditions } = this.#algebra;
    if (condition === TRUE) return 'true';
    if (condition === FALSE) return 'false';
    if (conditions.size(condition) > LONGEST) return undefined;
    const atom = conditions.atom(condition);
    const [then, otherwise] = [conditions.whenTrue(condition), conditions.whenFalse(condition)];
    const [holds, fails] = [this.#literal(atom, 'holds'), this.#literal(atom, 'fails')];
    if (holds === undefined || fails === undefined) return undefined;
    const branch = (literal: string, rest: Condition): string | undefined => {
      if (rest === TRUE) return literal;
      const text = this.formula(rest);
      return text === undefined ? undefined : `${literal} && ${bracketed(text)}`;
    };
    if (otherwise === FALSE) return branch(holds, then);
    if (then === FALSE) return branch(fails, otherwise);
    const [first, second] = [branch(holds, then), branch(fails, otherwise)];
    return first === undefined || second === undefined ? undefined : `${bracketed(first)} || ${bracketed(second)}`;
  }

  #literal(atom: Atom, sense: Sense): string | undefined {
    const holds = sense === 'holds';
    const algebra = this.#algebra;
    if (atom.kind === 'unknown') return undefined;
    if (atom.kind === 'less') {
      const [left, right] = [this.value(atom.left), this.value(atom.right)];
      return left === undefined || right === undefined ? undefined : `${left} ${holds ? '<' : '>='} ${right}`;
    }
    if (algebra.operator(atom.node) !== Operator.INTERSECTION || algebra.argumentCount(atom.node) !== 2)
      return undefined;
    const [first, second] = algebra.arguments(atom.node) as [Node, Node];
    return (
      this.#equality(first, second, sense) ??
      this.#membership(first, second, sense) ??
      this.#membership(second, first, sense)
    );
  }

  #equality(first: Node, second: Node, sense: Sense): string | undefined {
    const holds = sense === 'holds';
    const algebra = this.#algebra;
    if (!algebra.has(first, Trait.SINGLE) || !algebra.has(second, Trait.SINGLE)) return undefined;
    const isConstant = (node: Node): boolean => algebra.symbol(node)?.kind === 'constant';
    const [left, right] = isConstant(first) ? [second, first] : [first, second];
    const texts = [this.value(left), this.value(right)];
    return texts.includes(undefined) ? undefined : texts.join(holds ? ' == ' : ' != ');
  }

  /** `instanceof`, `reach`. */
  #membership(value: Node, set: Node, sense: Sense): string | undefined {
    const holds = sense === 'holds';
    const algebra = this.#algebra;
    const text = algebra.has(value, Trait.SINGLE) ? this.value(value) : undefined;
    if (text === undefined || algebra.operator(set) !== Operator.JOIN) return undefined;
    const [start, closure] = algebra.arguments(set) as [Node, Node];
    if (algebra.operator(closure) !== Operator.CLOSURE) return undefined;
    const field = algebra.symbol(algebra.argument(closure, 0));
    const from = this.value(start);
    // In JML's predicate null is never reached.
    const isObject = algebra.has(value, Trait.NOT_NULL);
    if (field?.kind !== 'field' || from === undefined || !isObject) return undefined;
    return `${holds ? '' : '!'}reach(${from}, ${text}, ${field.field.name})`;
  }
}

function bracketed(text: string): string {
  return /&&|\|\|/.test(text) ? `(${text})` : text;
}
