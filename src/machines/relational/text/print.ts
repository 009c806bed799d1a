/**
 * Expressions as text, in Alloy's syntax and precedence (Alloy 4 grammar): from loosest to tightest `+ -`, `++`, `&`, `->`,
 * `<: :>`, `.`, and the unary `~ * ^`. Operands that are themselves joined by another operator than `.` stand in parentheses
 * even where precedence would do without: few readers know it by heart.
 */
import { type Algebra, ARITHMETIC_OPERATORS, type Condition, type Node, Operator } from '../algebra.js';
import { FormulaPrinter } from './formula.js';
import { type Names, symbolName } from './names.js';

const Level = {
  CHOICE: 0,
  SUM: 1,
  OVERRIDE: 2,
  INTERSECTION: 3,
  PRODUCT: 4,
  RESTRICTION: 5,
  JOIN: 6,
  UNARY: 7,
  NAME: 8,
};

interface Printed {
  readonly text: string;
  readonly level: number;
}

/** Numbers' operators by the names of Alloy's functions; those that Alloy lacks are named alike. */
const FUNCTIONS: Readonly<Record<string, string>> = {
  '+': 'plus',
  '-': 'minus',
  '*': 'mul',
  '/': 'div',
  '%': 'rem',
  '&': 'bitand',
  '|': 'bitor',
  '^': 'bitxor',
  '<<': 'shl',
  '>>': 'sha',
  '>>>': 'shr',
  negate: 'negate',
  other: 'other',
};

/** Names given to expressions and conditions that occur several times. */
export interface Definitions {
  readonly nodes: ReadonlyMap<Node, string>;
  readonly conditions: ReadonlyMap<Condition, string>;
}

const NO_DEFINITIONS: Definitions = { nodes: new Map(), conditions: new Map() };

/** One for a method: remembers what it has printed. */
export class Printer {
  readonly formulas: FormulaPrinter;
  readonly #algebra: Algebra;
  readonly #names: Names;
  readonly #definitions: ReadonlyMap<Node, string>;
  readonly #printed = new Map<Node, Printed>();

  constructor(algebra: Algebra, names: Names, definitions = NO_DEFINITIONS) {
    this.#algebra = algebra;
    this.#names = names;
    this.#definitions = definitions.nodes;
    this.formulas = new FormulaPrinter(algebra, this, definitions.conditions);
  }

  /** What a name stands for. */
  definition(node: Node): string {
    return this.#compute(node).text;
  }

  expression(node: Node): string {
    return this.operand(node);
  }

  /** As an operand of a comparison or of `some`. */
  operand(node: Node): string {
    return this.#atLeast(node, Level.SUM);
  }

  /** As one of several that are added up. */
  summand(node: Node): string {
    return this.#operand(node);
  }

  formula(condition: Condition): string {
    return this.formulas.text(condition);
  }

  #print(node: Node): Printed {
    let printed = this.#printed.get(node);
    if (printed === undefined) {
      const name = this.#definitions.get(node);
      printed = name === undefined ? this.#compute(node) : { text: name, level: Level.NAME };
      this.#printed.set(node, printed);
    }
    return printed;
  }

  #compute(node: Node): Printed {
    const algebra = this.#algebra;
    switch (algebra.operator(node)) {
      case Operator.SYMBOL: {
        const symbol = algebra.symbol(node);
        const text = symbol === undefined ? '?' : symbolName(this.#names, symbol);
        // `C.f` is one name, but reads like a join: in parentheses wherever that would make a difference.
        return { text, level: isSimple(text) ? Level.NAME : Level.JOIN };
      }
      case Operator.NONE: {
        const arity = algebra.arity(node);
        const text = new Array<string>(arity).fill('none').join(' -> ');
        return { text, level: arity === 1 ? Level.NAME : Level.PRODUCT };
      }
      case Operator.UNIVERSE:
        return { text: 'univ', level: Level.NAME };
      case Operator.IDENTITY:
        return { text: 'iden', level: Level.NAME };
      case Operator.UNION:
        return this.#chain(this.#relationsFirst(algebra.arguments(node)), ' + ', Level.SUM);
      case Operator.INTERSECTION:
        return (
          this.#restriction(node) ?? this.#chain(this.#pathsFirst(algebra.arguments(node)), ' & ', Level.INTERSECTION)
        );
      case Operator.DIFFERENCE:
        return this.#chain(algebra.arguments(node), ' - ', Level.SUM);
      case Operator.OVERRIDE: {
        const [base, change] = algebra.arguments(node) as [Node, Node];
        const isChain = algebra.operator(base) === Operator.OVERRIDE;
        const left = isChain ? this.#print(base).text : this.#operand(base);
        return { text: `${left} ++ ${this.#operand(change)}`, level: Level.OVERRIDE };
      }
      case Operator.PRODUCT: {
        const [left, right] = algebra.arguments(node) as [Node, Node];
        const isChain = algebra.operator(right) === Operator.PRODUCT;
        const text = `${this.#operand(left)} -> ${isChain ? this.#print(right).text : this.#operand(right)}`;
        return { text, level: Level.PRODUCT };
      }
      case Operator.JOIN: {
        const [left, right] = algebra.arguments(node) as [Node, Node];
        return {
          text: `${this.#atLeast(left, Level.JOIN)}.${this.#atLeast(right, Level.JOIN + 1)}`,
          level: Level.JOIN,
        };
      }
      case Operator.CLOSURE:
        return { text: `*${this.#atLeast(algebra.argument(node, 0), Level.NAME)}`, level: Level.UNARY };
      case Operator.TRANSPOSE:
        return { text: `~${this.#atLeast(algebra.argument(node, 0), Level.NAME)}`, level: Level.UNARY };
      case Operator.CHOICE: {
        const [condition, then, otherwise] = algebra.arguments(node) as [Condition, Node, Node];
        const parts = [this.formulas.operand(condition), this.operand(then), this.operand(otherwise)];
        return { text: `${parts[0]} => ${parts[1]} else ${parts[2]}`, level: Level.CHOICE };
      }
      case Operator.ARITHMETIC: {
        const [operator, ...operands] = algebra.arguments(node) as [number, ...Node[]];
        const name = FUNCTIONS[ARITHMETIC_OPERATORS[operator] ?? 'other'] ?? 'other';
        const inner = operands.map((operand) => this.operand(operand)).join(', ');
        return { text: `${name}[${inner}]`, level: Level.NAME };
      }
    }
  }

  #chain(nodes: readonly Node[], operator: string, level: number): Printed {
    return { text: nodes.map((each) => this.#operand(each)).join(operator), level };
  }

  /** The order of the members means nothing: paths first, what they are filtered by after them, constants last. */
  #pathsFirst(nodes: readonly Node[]): readonly Node[] {
    const algebra = this.#algebra;
    const rank = (node: Node): number => {
      if (algebra.symbol(node)?.kind === 'constant') return 3;
      const operator = algebra.operator(node);
      if (operator === Operator.UNION || operator === Operator.DIFFERENCE) return 2;
      return operator === Operator.JOIN ? 0 : 1;
    };
    return [...nodes].sort((left, right) => rank(left) - rank(right) || left - right);
  }

  /** What was there, then what is added. */
  #relationsFirst(nodes: readonly Node[]): readonly Node[] {
    const isAdded = (node: Node): boolean => this.#algebra.operator(node) === Operator.PRODUCT;
    return [...nodes.filter((node) => !isAdded(node)), ...nodes.filter(isAdded)];
  }

  /** `S <: r` for r & (S -> T) with T the type of r's values. */
  #restriction(node: Node): Printed | undefined {
    const algebra = this.#algebra;
    if (algebra.arity(node) !== 2) return undefined;
    const members = algebra.arguments(node);
    for (const [place, member] of members.entries()) {
      if (algebra.operator(member) !== Operator.PRODUCT) continue;
      const [domain, range] = algebra.arguments(member) as [Node, Node];
      const relation = algebra.intersection(members.filter((_, index) => index !== place));
      if (algebra.type(algebra.columns(relation)[1] ?? 'univ') !== range) continue;
      if (algebra.restrict(domain, relation) !== node) continue;
      return { text: `${this.#operand(domain)} <: ${this.#operand(relation)}`, level: Level.RESTRICTION };
    }
    return undefined;
  }

  /** Operand of an operator looser than `.`. */
  #operand(node: Node): string {
    return this.#atLeast(node, Level.JOIN);
  }

  #atLeast(node: Node, level: number): string {
    const printed = this.#print(node);
    return printed.level < level ? `(${printed.text})` : printed.text;
  }
}

function isSimple(name: string): boolean {
  return !name.includes('.') || /^["'0-9-]/.test(name);
}
