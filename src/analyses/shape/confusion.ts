/**
 * Whether values whose types say little may turn out to be objects with links: the code or a formula casts them to such, compares
 * them with such, or calls methods of such on them.
 */
import type { BoundFormula, Term } from '../../facts/index.js';
import { parseMethodDescriptor } from '../../ir/descriptors.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { Expression, Instruction } from '../../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../ir/program.js';
import { OBJECT, type TypeName } from '../../ir/types.js';
import { visitTerms } from './clauses/formula-fields.js';

export interface TypeKinds {
  /** Whether objects of the type have links. */
  readonly isLinked: (type: TypeName) => boolean;
  /** Whether only some of them have. */
  readonly isWide: (type: TypeName) => boolean;
}

export function isConfusing(
  hierarchy: Hierarchy,
  kinds: TypeKinds,
  methods: readonly MethodDeclaration[],
  formulas: readonly BoundFormula[],
): boolean {
  const found = new Confusion(hierarchy, kinds, methods);
  for (const method of methods) {
    for (const { instruction } of method.body()?.edges ?? []) found.see(instruction, method.result);
    if (found.isThere) return true;
  }
  for (const { term } of formulas) visitTerms(term, (each) => found.seeTerm(each));
  return found.isThere;
}

class Confusion {
  readonly #hierarchy: Hierarchy;
  readonly #kinds: TypeKinds;
  /** Names of the methods that may run on objects with links: source code has no bridges, so that descriptors may differ. */
  readonly #names: ReadonlySet<string>;
  #mixes = false;
  /** Objects with links come to be known under wide types. */
  #disguises = false;
  /** Two values of wide types are compared. */
  #compares = false;

  constructor(hierarchy: Hierarchy, kinds: TypeKinds, methods: readonly MethodDeclaration[]) {
    this.#hierarchy = hierarchy;
    this.#kinds = kinds;
    const inherited = methods.filter((each) => !hasFlag(each, Flag.STATIC) && kinds.isLinked(each.owner));
    this.#names = new Set(inherited.map(({ name }) => name));
  }

  get isThere(): boolean {
    return this.#mixes || (this.#disguises && this.#compares);
  }

  see(instruction: Instruction, result: TypeName): void {
    switch (instruction.kind) {
      case 'check': {
        const { condition } = instruction;
        if (condition.kind === 'castable') this.#meet(condition.operand.type, condition.type);
        break;
      }
      case 'assign':
        this.#seeExpression(instruction.value);
        if ('type' in instruction.value) this.#become(instruction.value.type, instruction.target.type);
        break;
      case 'assume':
        this.#seeExpression(instruction.condition);
        break;
      case 'call':
        this.#seeCall(instruction);
        break;
      case 'store':
        // What fields and elements of wide types hold is not followed; variables are, and so are static fields.
        if (instruction.place.kind === 'static') this.#become(instruction.value.type, instruction.place.field.type);
        break;
      case 'return':
        if (instruction.value !== undefined) this.#become(instruction.value.type, result);
        break;
      case 'throw':
        this.#disguises ||= this.#kinds.isLinked(instruction.value.type);
        break;
      default:
        break;
    }
  }

  #seeExpression(expression: Expression): void {
    if (expression.kind === 'cast' || expression.kind === 'instanceof') {
      this.#meet(expression.operand.type, expression.type);
      this.#become(expression.operand.type, expression.type);
    }
    if (expression.kind === 'binary') this.#compare(expression.left.type, expression.right.type);
  }

  #seeCall({ dispatch, method, arguments: given, target }: Extract<Instruction, { kind: 'call' }>): void {
    const { parameters, result } = parseMethodDescriptor(method.descriptor);
    const [receiver] = given;
    if (dispatch !== 'static' && receiver !== undefined) {
      if (dispatch !== 'special' && this.#kinds.isWide(receiver.type)) this.#mixes ||= this.#names.has(method.name);
      const owner = this.#hierarchy.resolveMethod(method)?.owner ?? OBJECT;
      // Every object is made through the constructor of Object, and it does nothing.
      if (method.name !== '<init>' || owner !== OBJECT) this.#become(receiver.type, owner);
    }
    const offset = given.length - parameters.length;
    for (const [index, type] of parameters.entries()) this.#become(given[index + offset]?.type ?? 'null', type);
    if (target !== undefined) this.#become(result, target.type);
  }

  seeTerm(term: Term): void {
    switch (term.kind) {
      case 'compare':
        this.#compare(term.left.type, term.right.type);
        break;
      case 'cast':
        this.#meet(term.operand.type, term.type);
        this.#become(term.operand.type, term.type);
        break;
      case 'instanceof':
        this.#meet(term.operand.type, term.tested);
        break;
      case 'predicate':
        term.subjects.forEach(({ type }, index) => {
          for (const other of term.subjects.slice(0, index)) this.#compare(other.type, type);
        });
        break;
      case 'quantified':
        // Objects with links are among those that it ranges over.
        this.#disguises ||= term.domain.kind === 'objects' && this.#kinds.isWide(term.domain.type);
        break;
      default:
        break;
    }
  }

  #compare(left: TypeName, right: TypeName): void {
    this.#meet(left, right);
    this.#compares ||= this.#kinds.isWide(left) && this.#kinds.isWide(right);
  }

  #meet(left: TypeName, right: TypeName): void {
    const { isLinked, isWide } = this.#kinds;
    this.#mixes ||= (isLinked(left) && isWide(right)) || (isLinked(right) && isWide(left));
  }

  #become(before: TypeName, after: TypeName): void {
    this.#disguises ||= this.#kinds.isLinked(before) && !this.#kinds.isLinked(after);
  }
}
