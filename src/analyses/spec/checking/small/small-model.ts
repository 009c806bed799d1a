/**
 * When a scope is complete: how many objects suffice to break a formula if anything breaks it.
 *
 * Let the formulas, and what the summary says of the fields that they read, consist of parameters, reads of single objects'
 * fields, writes at single objects, tests for identity and connectives: no closures, no quantifiers, no sets that grow with
 * the heap, no numbers, no tests of types. In a heap that breaks the formula, let D be the objects before the call that such
 * terms denote: the parameters' values, and what the field of an object in D holds wherever some term reads it. Leave out all
 * other objects, and let fields that refer to them hold null. The smaller heap is well-typed. Every read that is evaluated has
 * its value in D, by the choice of D, so every term has the value that it had, `requires` still holds, the call ends as it did
 * and the formula is broken as before. D has at most as many objects as there are reads and parameters: that many of each
 * class are enough.
 *
 * Classes that nobody mentions do no harm: without tests of types an object behaves as its nearest class that is mentioned.
 * One object may have two declared types, though, so all types that occur are classes of the input or Object: of these, two
 * without a common subclass in the input have no object in common at all.
 */

import type { Term } from '../../../../facts/index.js';
import type { Hierarchy } from '../../../../ir/hierarchy.js';
import type { FieldReference } from '../../../../ir/instructions.js';
import { Flag, hasFlag } from '../../../../ir/program.js';
import { type ClassName, isPrimitive, OBJECT, type TypeName } from '../../../../ir/types.js';
import { type Algebra, type Condition, type Node, Operator, Trait } from '../../../../machines/relational/algebra.js';
import type { Outcome } from '../../../../machines/relational/summary.js';
import { SPEC_BUDGETS } from '../../budgets.js';
import { LateClasses } from '../late-classes.js';
import type { QuestionInput } from '../questions/question-input.js';
import { fieldKey } from '../questions/vocabulary.js';
import { Unsupported } from '../unsupported.js';

const GREATEST = SPEC_BUDGETS['checking/small/small-model'].greatest.most;

/** Undefined: no scope is known to be complete. */
export function scopeNeeded(question: Omit<QuestionInput, 'scope' | 'invariants'>): number | undefined {
  const { goal, requires, outcome, method } = question;
  if (goal.bound === undefined || method.name === '<init>') return undefined;
  const counting = new Counting(question.algebra, question.hierarchy, outcome, method.owner);
  try {
    if (!hasFlag(method, Flag.STATIC)) counting.object(method.owner);
    for (const { type } of method.parameters) counting.object(type);
    counting.condition(outcome.condition);
    if (outcome.value !== undefined) counting.set(outcome.value);
    for (const { term } of requires) counting.term(term, 'before');
    counting.term(goal.bound.term, 'after');
    counting.allocations();
    counting.initialisations();
  } catch (problem) {
    if (problem instanceof Unsupported) return undefined;
    throw problem;
  }
  return counting.objects <= GREATEST ? Math.max(1, counting.objects) : undefined;
}

class Counting {
  /** How many objects before the call are denoted, at most. */
  objects = 0;
  readonly #algebra: Algebra;
  readonly #hierarchy: Hierarchy;
  readonly #outcome: Outcome;
  readonly #fields: ReadonlyMap<string, Node>;
  readonly #seen = new Set<Node>();
  readonly #created = new Set<Node>();
  readonly #late: LateClasses;
  #asksFresh = false;
  #isLate = false;

  constructor(algebra: Algebra, hierarchy: Hierarchy, outcome: Outcome, home: ClassName) {
    this.#late = new LateClasses(algebra, hierarchy, home);
    this.#algebra = algebra;
    this.#hierarchy = hierarchy;
    this.#outcome = outcome;
    this.#fields = new Map([...outcome.fields].map(([{ owner, name }, node]) => [fieldKey(owner, name), node]));
  }

  /** A value of the declared type. */
  object(type: TypeName): void {
    if (isPrimitive(type)) return;
    this.#checkType(type);
    this.objects++;
  }

  #checkType(type: TypeName): void {
    if (isPrimitive(type) || type === OBJECT || type === 'null') return;
    const declaration = this.#hierarchy.find(type);
    const isFit = declaration?.origin === 'input' && !hasFlag(declaration, Flag.INTERFACE);
    if (!isFit) throw new Unsupported(`the type ${type}`);
  }

  /** When new objects are made. */
  allocations(): void {
    for (const { object, condition } of this.#outcome.allocated)
      if (this.#created.has(object)) this.condition(condition);
  }

  /** Whether an object that is asked for may be one that an initialiser has just made. */
  initialisations(): void {
    if (this.#asksFresh && this.#isLate) throw new Unsupported('an initialiser');
  }

  term(term: Term, when: 'before' | 'after'): void {
    switch (term.kind) {
      case 'constant':
        if (!isPrimitive(term.type) || term.type === 'boolean') return;
        break;
      case 'variable':
      case 'result':
        if (!isPrimitive(term.type) || term.type === 'boolean') return;
        break;
      case 'field':
      case 'static':
        if (term.kind === 'field') this.term(term.base, when);
        this.#read(term.field, when);
        return;
      case 'old':
        this.term(term.operand, 'before');
        return;
      case 'not':
        this.term(term.operand, when);
        return;
      case 'connective':
        this.term(term.left, when);
        this.term(term.right, when);
        return;
      case 'compare':
        if (term.operands !== 'reference' && term.operands !== 'boolean') break;
        this.term(term.left, when);
        this.term(term.right, when);
        return;
      case 'predicate':
        if (term.name !== 'fresh') break;
        this.#asksFresh = true;
        for (const subject of term.subjects) this.term(subject, when);
        return;
      default:
        break;
    }
    throw new Unsupported(term.kind);
  }

  #read(reference: FieldReference, when: 'before' | 'after'): void {
    const declared = this.#hierarchy.resolveField(reference);
    if (declared === undefined || (isPrimitive(declared.type) && declared.type !== 'boolean'))
      throw new Unsupported('a field');
    this.#isLate ||= hasFlag(declared, Flag.STATIC) && this.#late.has(declared.owner);
    const written = when === 'after' ? this.#fields.get(fieldKey(declared.owner, declared.name)) : undefined;
    if (written === undefined) this.object(declared.type);
    else if (hasFlag(declared, Flag.STATIC)) this.set(written);
    else this.#relation(written);
  }

  condition(condition: Condition): void {
    this.#algebra.conditions.visitAtoms(condition, (atom) => {
      if (atom.kind !== 'some') throw new Unsupported('a comparison');
      this.set(atom.node);
    });
  }

  /** A set whose elements are all denoted by terms. */
  set(node: Node): void {
    if (this.#seen.has(node)) return;
    this.#seen.add(node);
    const algebra = this.#algebra;
    if (algebra.arity(node) !== 1) throw new Unsupported('a relation');
    const operands = algebra.arguments(node);
    switch (algebra.operator(node)) {
      case Operator.SYMBOL:
        this.#symbol(node);
        return;
      case Operator.NONE:
        return;
      case Operator.UNION:
      case Operator.INTERSECTION:
      case Operator.DIFFERENCE:
        for (const operand of operands) this.set(operand);
        return;
      case Operator.CHOICE: {
        const [condition, then, otherwise] = operands as [Condition, Node, Node];
        this.condition(condition);
        this.set(then);
        this.set(otherwise);
        return;
      }
      case Operator.JOIN: {
        const [object, relation] = operands as [Node, Node];
        if (algebra.arity(object) !== 1 || !algebra.has(object, Trait.SINGLE)) throw new Unsupported('a read of a set');
        this.set(object);
        this.#relation(relation);
        return;
      }
      default:
        throw new Unsupported('an operator');
    }
  }

  #symbol(node: Node): void {
    const symbol = this.#algebra.symbol(node);
    switch (symbol?.kind) {
      case 'constant':
        if (symbol.type !== 'null' && symbol.type !== 'boolean') break;
        return;
      case 'parameter':
        this.#checkType(symbol.type);
        if (isPrimitive(symbol.type) && symbol.type !== 'boolean') break;
        return;
      case 'new':
        this.#checkType(symbol.type);
        this.#created.add(node);
        return;
      case 'field':
        if (!symbol.field.static) break;
        this.#isLate ||= this.#late.isField(symbol.field);
        this.#field(symbol.field.columns);
        return;
      default:
        break;
    }
    throw new Unsupported('a symbol');
  }

  #field(columns: readonly TypeName[]): void {
    for (const type of columns) this.#checkType(type);
    const type = columns.at(-1) as TypeName;
    if (isPrimitive(type) && type !== 'boolean') throw new Unsupported('a number');
    this.object(type);
  }

  /** One read of a field as it is after writes at single objects; every read counts again. */
  #relation(node: Node): void {
    const algebra = this.#algebra;
    if (algebra.arity(node) !== 2) throw new Unsupported('a relation of three columns');
    const operands = algebra.arguments(node);
    switch (algebra.operator(node)) {
      case Operator.SYMBOL: {
        const symbol = algebra.symbol(node);
        if (symbol?.kind !== 'field' || !symbol.field.functional) throw new Unsupported('a relation');
        this.#field(symbol.field.columns);
        return;
      }
      case Operator.OVERRIDE: {
        const [base, change] = operands as [Node, Node];
        if (algebra.operator(change) !== Operator.PRODUCT) throw new Unsupported('a write');
        this.#relation(base);
        for (const each of algebra.arguments(change)) this.set(each);
        return;
      }
      case Operator.CHOICE: {
        const [condition, then, otherwise] = operands as [Condition, Node, Node];
        this.condition(condition);
        this.#relation(then);
        this.#relation(otherwise);
        return;
      }
      default:
        throw new Unsupported('a relation');
    }
  }
}
