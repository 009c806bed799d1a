/**
 * What keeps the invariants of a class: while one of its objects is altered nobody else may see it.
 *
 * Only methods of the class (and of those below) alter their receiver step by step. Whatever they call that may run code which takes the invariants
 * for granted is called when they hold; so they hold afterwards, too. Other objects that are there already are altered in one step each.
 */
import { type FreshGroup, FreshVariables } from '../../../domains/combinators/linear/fresh-variables.js';
import type { Code, CodeEdge } from '../../../engine/code.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { FieldReference, Variable } from '../../../ir/instructions.js';
import { definedVariable } from '../../../ir/operands.js';
import { type ClassDeclaration, Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import type { ProgramWrites } from '../../../program/calls/program-writes.js';
import { type Altering, makesObjects } from './altering.js';
import { Escapes } from './escapes.js';
import { resolvedKey } from './guarded.js';

export interface RuleParts {
  readonly hierarchy: Hierarchy;
  readonly writes: ProgramWrites;
}

export class ClassRules {
  readonly fresh: FreshVariables;
  readonly escapes: Escapes;
  readonly #parts: RuleParts;
  readonly #declaration: ClassDeclaration;
  readonly #keys: ReadonlySet<string>;
  readonly #altering: Altering;
  readonly #receivers = new WeakMap<Code, Variable | 'none'>();
  readonly #opaque = new WeakMap<CodeEdge['edge'], boolean>();

  constructor(
    parts: RuleParts,
    declaration: ClassDeclaration,
    given: { readonly fields: readonly FieldReference[]; readonly altering: Altering },
  ) {
    this.#parts = parts;
    this.#declaration = declaration;
    this.#keys = new Set(given.fields.map((field) => resolvedKey(parts.hierarchy, field)));
    this.#altering = given.altering;
    this.fresh = new FreshVariables(parts.hierarchy);
    this.escapes = new Escapes(parts.hierarchy, (method) => this.isWithin(method));
  }

  isGuarded(field: FieldReference): boolean {
    return this.#keys.has(resolvedKey(this.#parts.hierarchy, field));
  }

  isWithin(method: MethodDeclaration): boolean {
    return this.#altering.within.has(method);
  }

  /** The object that the code may alter step by step. */
  receiver(code: Code): Variable | undefined {
    let known = this.#receivers.get(code);
    if (known === undefined) {
      known = this.#receiver(code) ?? 'none';
      this.#receivers.set(code, known);
    }
    return known === 'none' ? undefined : known;
  }

  #receiver({ method, body }: Code): Variable | undefined {
    if (hasFlag(method, Flag.STATIC) || !this.#isOfClass(method.owner)) return undefined;
    const [receiver] = body.parameters;
    const isAssigned = body.edges.some(({ instruction }) => definedVariable(instruction) === receiver);
    return isAssigned ? undefined : receiver;
  }

  /** Whether it may run code that takes the invariants for granted. What runs in the middle of the method is seen with it. */
  isOpaque({ code, edge }: CodeEdge): boolean {
    const { instruction } = edge;
    if (instruction.kind !== 'call' && instruction.kind !== 'initialise') return instruction.kind === 'unsupported';
    let known = this.#opaque.get(edge);
    if (known === undefined) {
      known = this.#runsOthers(code, instruction);
      this.#opaque.set(edge, known);
    }
    return known;
  }

  #runsOthers(code: Code, instruction: CodeEdge['edge']['instruction']): boolean {
    const { hierarchy, writes } = this.#parts;
    if (instruction.kind === 'call') {
      const resolved = hierarchy.resolveMethod(instruction.method);
      const receiver = this.receiver(code);
      const isOwn = receiver !== undefined && instruction.arguments[0] === receiver;
      if (isOwn && resolved !== undefined && this.isWithin(resolved)) return false;
    }
    const run = writes.of(instruction);
    if (run === undefined) return true;
    for (const method of run.methods) if (this.relies(method)) return true;
    return false;
  }

  /** Whether the method takes the invariants of objects for granted that it is given. */
  relies(method: MethodDeclaration): boolean {
    if (this.isWithin(method)) return false;
    const isOfObject = !hasFlag(method, Flag.STATIC) && method.name !== '<init>' && this.#isOfClass(method.owner);
    return isOfObject || method.parameters.some(({ type }) => this.#isOfClass(type));
  }

  /** Whether code alters new objects of the group, or copies objects into it that may be altered just then. */
  isAltered({ body }: Code, group: FreshGroup): boolean {
    return body.edges.some(({ instruction }) => {
      if (instruction.kind === 'store' && instruction.place.kind === 'field')
        return group.has(instruction.place.base) && this.isGuarded(instruction.place.field);
      if (instruction.kind !== 'call' || instruction.target === undefined) return false;
      return group.has(instruction.target) && this.fresh.isCopy(instruction);
    });
  }

  /** Whether others may see the receiver when the instruction runs. */
  isExposed({ code, edge }: CodeEdge, receiver: Variable): boolean {
    if (!makesObjects(code.method)) return true;
    const own = this.#only(receiver);
    return this.escapes.isHandedOut(edge, own) || this.escapes.edgesAfter(code, own).has(edge);
  }

  /** Whether the invariants hold of the receiver when the call has run. */
  isSettled(at: CodeEdge): boolean {
    const receiver = this.receiver(at.code);
    if (receiver === undefined) return false;
    if (this.#isConstructed(at, receiver)) return true;
    return at.edge.instruction.kind === 'call' && this.isExposed(at, receiver) && this.isOpaque(at);
  }

  /** By another constructor of the class, or of one between it and that of the code. */
  #isConstructed({ edge: { instruction } }: CodeEdge, receiver: Variable): boolean {
    if (instruction.kind !== 'call' || instruction.method.name !== '<init>') return false;
    return instruction.arguments[0] === receiver && this.#isOfClass(instruction.method.owner);
  }

  #isOfClass(type: string): boolean {
    return type === this.#declaration.name || this.#parts.hierarchy.isSubclass(type, this.#declaration.name);
  }

  readonly #alone = new WeakMap<Variable, ReadonlySet<Variable>>();

  #only(variable: Variable): ReadonlySet<Variable> {
    const known = this.#alone.get(variable) ?? new Set([variable]);
    this.#alone.set(variable, known);
    return known;
  }
}
