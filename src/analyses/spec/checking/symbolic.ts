/**
 * Formulas read in the algebra itself: what a formula says of the state after the call becomes a condition on the state
 * before it. Where that condition follows from what is assumed, by the algebra's own rules, the formula holds for heaps of
 * every size. Quantifiers over objects, and predicates about shapes, are not answered here.
 */

import type { CompareTerm, FieldSelector, Term } from '../../../facts/index.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { FieldReference } from '../../../ir/instructions.js';
import { type ClassName, isPrimitive } from '../../../ir/types.js';
import { type Algebra, type Condition, type Node, Operator, Trait } from '../../../machines/relational/algebra.js';
import { FALSE, TRUE } from '../../../machines/relational/conditions.js';
import { fieldIn } from '../../../machines/relational/epochs.js';
import type { Outcome } from '../../../machines/relational/summary.js';
import type { FieldName } from '../../../machines/relational/symbols.js';
import { LateClasses } from './late-classes.js';
import { isWidening } from './numbers.js';
import { Selection } from './questions/selection.js';
import { Unsupported } from './unsupported.js';

interface Judged {
  readonly holds: Condition;
  readonly fault: Condition;
}

interface Read {
  readonly node: Node;
  readonly fault: Condition;
}

export interface SymbolicInput {
  readonly algebra: Algebra;
  readonly hierarchy: Hierarchy;
  /** The class of the method. */
  readonly home: ClassName;
  /** Nodes of the parameters by name, `this` included. */
  readonly variables: ReadonlyMap<string, Node>;
  /** The object under construction, whose fields have their defaults before the call. */
  readonly raw?: Node | undefined;
  field(owner: string, name: string): FieldName | undefined;
}

export class Symbolic {
  readonly #input: SymbolicInput;
  readonly #algebra: Algebra;
  /** The state that is read: after this outcome, or before the call. */
  readonly #outcome: Outcome | undefined;

  /** What holds wherever the formula is read: left sides that decide included. */
  #assumed: Condition;

  constructor(input: SymbolicInput, outcome: Outcome | undefined, assumed: Condition) {
    this.#input = input;
    this.#algebra = input.algebra;
    this.#outcome = outcome;
    this.#assumed = assumed;
  }

  formula(term: Term): Condition {
    const { conditions } = this.#algebra;
    const { holds, fault } = this.#condition(term);
    return conditions.and(holds, conditions.not(fault));
  }

  #condition(term: Term): Judged {
    const { conditions } = this.#algebra;
    switch (term.kind) {
      case 'constant':
        return { holds: term.value === 0 ? FALSE : TRUE, fault: FALSE };
      case 'not': {
        const { holds, fault } = this.#condition(term.operand);
        return { holds: conditions.not(holds), fault };
      }
      case 'connective':
        return this.#connective(term);
      case 'compare':
        return this.#compare(term);
      case 'instanceof': {
        const { node, fault } = this.#read(term.operand);
        const tested = this.#algebra.intersection([node, this.#algebra.type(term.tested)]);
        return { holds: conditions.some(this.#algebra.difference(tested, this.#algebra.null)), fault };
      }
      case 'predicate':
        return this.#predicate(term);
      case 'quantified':
        throw new Unsupported('quantifiers');
      default: {
        const { node, fault } = this.#read(term);
        return { holds: conditions.equal(node, this.#algebra.truth(true)), fault };
      }
    }
  }

  #connective({ operator, left, right }: Extract<Term, { kind: 'connective' }>): Judged {
    const { conditions } = this.#algebra;
    const first = this.#condition(left);
    const not = conditions.not(first.holds);
    const reading = operator === '<==>' ? TRUE : operator === '||' ? not : first.holds;
    const second = this.#where(conditions.and(reading, conditions.not(first.fault)), () => this.#condition(right));
    const late = (reached: Condition): Condition => conditions.or(first.fault, conditions.and(reached, second.fault));
    switch (operator) {
      case '&&':
        return { holds: conditions.and(first.holds, second.holds), fault: late(first.holds) };
      case '||':
        return { holds: conditions.or(first.holds, second.holds), fault: late(not) };
      case '==>':
        return { holds: conditions.or(not, second.holds), fault: late(first.holds) };
      case '<==>':
        return { holds: conditions.choose(first.holds, second.holds, conditions.not(second.holds)), fault: late(TRUE) };
    }
  }

  /** Reads something where the condition holds. */
  #where<Result>(condition: Condition, read: () => Result): Result {
    const before = this.#assumed;
    this.#assumed = this.#algebra.conditions.and(before, condition);
    try {
      return read();
    } finally {
      this.#assumed = before;
    }
  }

  #compare(term: CompareTerm): Judged {
    const { conditions } = this.#algebra;
    if (term.operands === 'float' || term.operands === 'double') throw new Unsupported('floating-point numbers');
    if (term.operands === 'boolean') {
      const [left, right] = [this.#condition(term.left), this.#condition(term.right)];
      const same = conditions.choose(left.holds, right.holds, conditions.not(right.holds));
      const holds = term.operator === '==' ? same : conditions.not(same);
      return { holds, fault: conditions.or(left.fault, right.fault) };
    }
    const [left, right] = [this.#read(term.left), this.#read(term.right)];
    return { holds: this.#compared(term, left.node, right.node), fault: conditions.or(left.fault, right.fault) };
  }

  #compared({ operator }: CompareTerm, left: Node, right: Node): Condition {
    const { conditions } = this.#algebra;
    switch (operator) {
      case '==':
        return conditions.equal(left, right);
      case '!=':
        return conditions.not(conditions.equal(left, right));
      case '<':
        return conditions.less(left, right);
      case '>':
        return conditions.less(right, left);
      case '<=':
        return conditions.not(conditions.less(right, left));
      case '>=':
        return conditions.not(conditions.less(left, right));
    }
  }

  #read(term: Term): Read {
    const algebra = this.#algebra;
    switch (term.kind) {
      case 'constant':
        return { node: this.#constant(term.value, term.type), fault: FALSE };
      case 'text':
        return { node: algebra.constant(JSON.stringify(term.text), 'java.lang.String'), fault: FALSE };
      case 'variable': {
        const node = this.#input.variables.get(term.name);
        if (node === undefined) throw new Unsupported(`the variable ${term.name}`);
        return { node, fault: FALSE };
      }
      case 'field': {
        const base = this.#read(term.base);
        const isNull = algebra.conditions.equal(base.node, algebra.null);
        // Where it cannot be null, it may be read as it is.
        const isSafe = algebra.conditions.and(this.#assumed, isNull) === FALSE;
        const object = isSafe ? base.node : algebra.difference(base.node, algebra.null);
        const node = new Selection(algebra, this.#assumed, this.#input.raw).of(object, this.#field(term.field));
        return { node, fault: algebra.conditions.or(base.fault, isNull) };
      }
      case 'static':
        return { node: this.#field(term.field), fault: FALSE };
      case 'arithmetic': {
        if (term.operator === '/' || term.operator === '%' || (term.type !== 'int' && term.type !== 'long')) {
          throw new Unsupported('division');
        }
        const [left, right] = [this.#read(term.left), this.#read(term.right)];
        const node = algebra.arithmetic(term.operator, [left.node, right.node], term.type);
        return { node, fault: algebra.conditions.or(left.fault, right.fault) };
      }
      case 'convert':
        if (!isWidening(term.operand.type, term.type)) throw new Unsupported('a conversion');
        return this.#read(term.operand);
      case 'result':
        if (this.#outcome?.value === undefined) throw new Unsupported('a result');
        return { node: this.#outcome.value, fault: FALSE };
      case 'old':
        return new Symbolic(this.#input, undefined, this.#assumed).#read(term.operand);
      case 'not':
      case 'connective':
      case 'compare':
      case 'instanceof':
      case 'predicate': {
        const { holds, fault } = this.#condition(term);
        return { node: algebra.choice(holds, algebra.truth(true), algebra.truth(false)), fault };
      }
      default:
        throw new Unsupported(term.kind);
    }
  }

  #constant(value: number | bigint | null, type: string): Node {
    if (value === null) return this.#algebra.null;
    if (type === 'boolean') return this.#algebra.truth(value !== 0);
    if (type === 'float' || type === 'double') throw new Unsupported('floating-point numbers');
    return this.#algebra.constant(String(value), type);
  }

  #field(reference: FieldReference): Node {
    const declared = this.#input.hierarchy.resolveField(reference);
    const field = declared && this.#input.field(declared.owner, declared.name);
    if (field === undefined) throw new Unsupported(`the field ${reference.name}`);
    return this.#outcome === undefined
      ? this.#algebra.field(field)
      : fieldIn(this.#algebra, this.#outcome.fields, field);
  }

  /** Those that an expression answers. */
  #predicate({ name, subjects, fields }: Extract<Term, { kind: 'predicate' }>): Judged {
    const algebra = this.#algebra;
    const { conditions } = algebra;
    const [x, y] = subjects.map((subject) => this.#read(subject));
    if (name === 'fresh' && x !== undefined) return { holds: this.#isFresh(x.node), fault: x.fault };
    if (name !== 'reach' || x === undefined || y === undefined || fields.length === 0) throw new Unsupported(name);
    const objects = (node: Node): Node => algebra.difference(node, algebra.null);
    const relation = algebra.closure(algebra.union(this.#selected(fields), 2));
    const reached = algebra.join(objects(x.node), relation);
    const holds = conditions.some(algebra.intersection([reached, objects(y.node)]));
    return { holds, fault: conditions.or(x.fault, y.fault) };
  }

  #isFresh(node: Node): Condition {
    const algebra = this.#algebra;
    if (algebra.operator(node) === Operator.CHOICE) {
      const [condition, then, otherwise] = algebra.arguments(node) as [Condition, Node, Node];
      return algebra.conditions.choose(condition, this.#isFresh(then), this.#isFresh(otherwise));
    }
    if (algebra.has(node, Trait.FRESH | Trait.PRESENT)) return TRUE;
    const { hierarchy, home } = this.#input;
    if (algebra.has(node, Trait.OLD) && !new LateClasses(algebra, hierarchy, home).leadsTo(node)) return FALSE;
    throw new Unsupported('fresh');
  }

  #selected(selectors: readonly FieldSelector[]): readonly Node[] {
    return selectors.flatMap((selector) => {
      // A name may mean more fields than those that the types lead to.
      if (selector.kind !== 'one') throw new Unsupported('fields by name');
      if (isPrimitive(selector.field.type)) throw new Unsupported('a number');
      return [this.#field(selector.field)];
    });
  }
}
