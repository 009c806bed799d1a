/** Which static initialisers a use of a class may run (Java Virtual Machine Specification, 5.5). */
import type { Hierarchy } from './hierarchy.js';
import type { Instruction, Operand } from './instructions.js';
import { definedVariable } from './operands.js';
import { type ClassDeclaration, Flag, hasFlag, type MethodDeclaration } from './program.js';
import { type ClassName, OBJECT } from './types.js';

const ENUM: ClassName = 'java.lang.Enum';

/** Initialising a class initialises its superclasses, and of its superinterfaces those of which this holds. */
export function hasInstanceMethod({ methods }: Pick<ClassDeclaration, 'methods'>): boolean {
  return methods.some((method) => !hasFlag(method, Flag.ABSTRACT) && !hasFlag(method, Flag.STATIC));
}

/** Whether initialising the class runs any code: its own, or that of a supertype which is initialised with it. */
export function hasInitialiser(hierarchy: Hierarchy, type: ClassName): boolean {
  const own = hierarchy.declaredMethods(type, '<clinit>').length > 0;
  if (own || hierarchy.isInterface(type)) return own;
  for (const upper of hierarchy.supertypes(type)) {
    if (hierarchy.declaredMethods(upper, '<clinit>').length === 0) continue;
    const declaration = hierarchy.find(upper);
    if (declaration === undefined) continue;
    if (!hasFlag(declaration, Flag.INTERFACE) || hasInstanceMethod(declaration)) return true;
  }
  return false;
}

/** Whether the initialiser of the enum makes the constants and does nothing that code elsewhere could see: it does not matter when it runs. */
export function isQuietEnum(hierarchy: Hierarchy, type: ClassName): boolean {
  const origin = hierarchy.find(type)?.origin;
  if (origin === 'model' || origin === 'jdk') return true;
  return new Initialising(hierarchy, type).isQuiet(hierarchy.declaredMethod(type, '<clinit>', '()V'));
}

/** What the initialiser runs: constructors of the enum and of the classes of its constants. */
class Initialising {
  readonly #hierarchy: Hierarchy;
  readonly #type: ClassName;
  readonly #seen = new Set<MethodDeclaration>();
  /** What the bodies made themselves. */
  readonly #made = new Set<Operand>();

  constructor(hierarchy: Hierarchy, type: ClassName) {
    this.#hierarchy = hierarchy;
    this.#type = type;
  }

  isQuiet(method: MethodDeclaration | undefined): boolean {
    if (method === undefined) return false;
    if (this.#seen.has(method)) return true;
    this.#seen.add(method);
    const body = method.body();
    if (body === undefined || body.outgoing.length === 0) return false;
    // `this` of a constructor is new, as the arrays are that the body makes.
    const [receiver] = body.parameters;
    if (method.name === '<init>' && receiver !== undefined) this.#made.add(receiver);
    const others = new Set<Operand>();
    for (const { instruction } of body.edges) {
      const target = definedVariable(instruction);
      if (target === undefined) continue;
      if (instruction.kind === 'new-array' || instruction.kind === 'new') this.#made.add(target);
      else others.add(target);
    }
    for (const variable of others) this.#made.delete(variable);
    return body.edges.every(({ instruction }) => this.#isQuietStep(instruction));
  }

  #isQuietStep(instruction: Instruction): boolean {
    switch (instruction.kind) {
      case 'assign':
      case 'load':
      case 'new-array':
      case 'assume':
      case 'return':
        return true;
      case 'check':
        return instruction.condition.kind !== 'not-zero' && instruction.condition.kind !== 'castable';
      case 'initialise':
        // The class of a constant, which has nothing to initialise but the enum.
        return (
          this.#isOfEnum(instruction.type) && this.#hierarchy.declaredMethods(instruction.type, '<clinit>').length === 0
        );
      case 'new':
        return this.#isOfEnum(instruction.type);
      case 'store': {
        const { place } = instruction;
        return place.kind === 'static' ? place.field.owner === this.#type : this.#made.has(place.base);
      }
      case 'call':
        return this.#isQuietCall(instruction);
      default:
        return false;
    }
  }

  #isQuietCall({ method, dispatch }: Instruction & { readonly kind: 'call' }): boolean {
    if (dispatch === 'virtual' || dispatch === 'interface') return false;
    if (method.name === '<init>' && (method.owner === ENUM || method.owner === OBJECT)) return true;
    const isMeant = method.name === '<init>' || method.name === '$values';
    return isMeant && this.#isOfEnum(method.owner) && this.isQuiet(this.#hierarchy.resolveMethod(method));
  }

  #isOfEnum(type: ClassName): boolean {
    return this.#hierarchy.isSubclass(type, this.#type);
  }
}
