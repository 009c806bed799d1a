/** What code the operations of a client run, as far as it decides how the client is written. */

import type { Instruction, Variable } from '../../../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import { type ClassName, isArray, isReference, type TypeName } from '../../../ir/types.js';
import { calleesOf, type World } from '../../../program/calls/footprint.js';
import type { LiveVariables } from '../../../program/flow/liveness.js';
import { liveVariables } from '../../../program/flow/liveness.js';
import { INVARIANTS_BUDGETS } from '../budgets.js';
import type { InvariantsContext } from '../context.js';
import type { Family } from '../family/family.js';

/** What is the same for all classes: which methods the instructions of a body may run. To be kept for a whole run. */
export class Callees {
  readonly #world: World;
  readonly #known = new Map<Instruction, readonly MethodDeclaration[]>();

  constructor(world: World) {
    this.#world = world;
  }

  of(instruction: Instruction): readonly MethodDeclaration[] {
    if (instruction.kind !== 'call' && instruction.kind !== 'initialise') return NONE;
    let callees = this.#known.get(instruction);
    if (callees === undefined) {
      callees = calleesOf(this.#world, instruction);
      this.#known.set(instruction, callees);
    }
    return callees;
  }
}

const NONE: readonly MethodDeclaration[] = [];

const MOST_METHODS = INVARIANTS_BUDGETS['client/reach'].mostMethods.most;

interface Own extends Flags {
  readonly callees: readonly MethodDeclaration[];
}

/** What one body does itself. */
interface Flags {
  /** Touches objects of the class other than its receiver. */
  readonly others: boolean;
  /** Touches static fields that hold objects, or writes others. */
  readonly statics: boolean;
  /** Writes something that was there before. */
  readonly writes: boolean;
  readonly makes: boolean;
  readonly isOpaque: boolean;
  /** Runs unknown code while it holds nodes that it goes on with. */
  readonly holds: boolean;
}

const NOTHING: Own = {
  callees: [],
  others: false,
  statics: false,
  writes: false,
  makes: false,
  isOpaque: false,
  holds: false,
};

export class Reach {
  /** Whether code of the input makes objects of the class. */
  readonly makesObjects: boolean;
  /** Whether code of the input may run code that is not known, which may call the class again. */
  readonly isReentered: boolean;
  readonly #context: InvariantsContext;
  readonly #family: Family;
  readonly #types: ReadonlySet<ClassName>;
  readonly #operations: ReadonlySet<MethodDeclaration>;
  readonly #own = new Map<MethodDeclaration, Own>();
  readonly #isTooMuch: boolean;
  readonly #callees: Callees;
  readonly #mayBe = new Map<TypeName, boolean>();
  readonly #reaching = new Map<keyof Flags, ReadonlySet<MethodDeclaration>>();
  #callers: ReadonlyMap<MethodDeclaration, readonly MethodDeclaration[]> | undefined;

  constructor(context: InvariantsContext, family: Family) {
    this.#context = context;
    this.#family = family;
    this.#callees = context.callees ?? new Callees(context.world);
    this.#types = new Set(family.concrete.map(({ type }) => type));
    this.#operations = new Set([
      ...family.concrete.flatMap(({ constructors, methods }) => [...constructors, ...methods]),
      ...family.statics,
    ]);
    const { hierarchy } = context.world;
    const met = new Set([...this.#operations, ...hierarchy.declaredMethods(family.declaration.name, '<clinit>')]);
    let makesObjects = false;
    let isReentered = false;
    for (const method of met) {
      if (met.size > MOST_METHODS) break;
      const own = this.#look(method);
      makesObjects ||= own.makes;
      isReentered ||= own.isOpaque;
      this.#own.set(method, own);
      for (const callee of own.callees) met.add(callee);
    }
    this.#isTooMuch = met.size > MOST_METHODS;
    this.makesObjects = makesObjects || this.#isTooMuch;
    this.isReentered = isReentered || (this.#isTooMuch && context.outside === 'open');
  }

  get isRewritten(): boolean {
    return this.makesObjects || this.isReentered;
  }

  isOpaque(instruction: Instruction): boolean {
    if (this.#family.isOpaque(instruction)) return true;
    // Other threads enter where one waits.
    if (this.#context.threads !== 'many' || instruction.kind !== 'call' || instruction.method.name !== 'wait')
      return false;
    return this.#context.world.hierarchy.resolveMethod(instruction.method)?.owner === 'java.lang.Object';
  }

  /** Whether a value of the type may be an object of the class. */
  mayBeObject(type: TypeName): boolean {
    let mayBe = this.#mayBe.get(type);
    if (mayBe === undefined) {
      mayBe = isReference(type) && !isArray(type) && this.#fits(type);
      this.#mayBe.set(type, mayBe);
    }
    return mayBe;
  }

  #fits(type: TypeName): boolean {
    const { hierarchy } = this.#context.world;
    const { name } = this.#family.declaration;
    if (hierarchy.isAssignable(type, name) || hierarchy.isAssignable(name, type)) return true;
    return [...this.#types].some((each) => hierarchy.isAssignable(each, type));
  }

  /** Whether running the method may touch objects of the class other than its own: then calls of it on other instances matter. */
  touchesOthers(method: MethodDeclaration): boolean {
    return this.#isTooMuch || this.#does('others', method);
  }

  /** The same for static fields; such calls matter also while there is no object at hand. */
  touchesStatics(method: MethodDeclaration): boolean {
    return this.#isTooMuch || this.#does('statics', method);
  }

  /** Whether unknown code may run in the middle of the method, which then goes on with nodes that it held. */
  isInterrupted(method: MethodDeclaration): boolean {
    return this.#isTooMuch || this.#does('holds', method);
  }

  /**
   * Whether the method runs unknown code and does nothing else that lasts: then what comes of it is what comes of the operations
   * that such code calls, and the method itself need not be run.
   */
  isIdle(method: MethodDeclaration): boolean {
    if (this.#isTooMuch || method.name === '<init>') return false;
    return this.#does('isOpaque', method) && this.isPure(method);
  }

  /** Whether the method writes nothing and makes no object of the class. */
  isPure(method: MethodDeclaration): boolean {
    return !this.#isTooMuch && !this.#does('writes', method) && !this.#does('makes', method);
  }

  /** Whether the method, or one that it may run, does it. */
  #does(what: keyof Flags, method: MethodDeclaration): boolean {
    let reaching = this.#reaching.get(what);
    if (reaching === undefined) {
      this.#callers ??= callersOf(this.#own);
      const found = new Set([...this.#own].flatMap(([each, own]) => (own[what] ? [each] : [])));
      for (const each of found) for (const caller of this.#callers.get(each) ?? []) found.add(caller);
      reaching = found;
      this.#reaching.set(what, reaching);
    }
    return reaching.has(method);
  }

  #look(method: MethodDeclaration): Own {
    const body = this.#isOfInput(method.owner) ? method.body() : undefined;
    if (body === undefined) return NOTHING;
    const callees = new Set<MethodDeclaration>();
    const own = hasFlag(method, Flag.STATIC) ? undefined : body.parameters[0];
    const found = { others: false, statics: false, writes: false, makes: false, isOpaque: false, holds: false };
    let live: LiveVariables | undefined;
    for (const { instruction, to, exceptional } of body.edges) {
      const isOpaque = this.isOpaque(instruction);
      found.isOpaque ||= isOpaque;
      if (isOpaque && !found.holds) {
        live ??= liveVariables({ method: method, body });
        found.holds = body.variables.some(
          (variable) =>
            this.#isNode(variable.type) &&
            (live?.isLive(variable, to) === true ||
              (exceptional !== undefined && live?.isLive(variable, exceptional) === true)),
        );
      }
      found.others ||= this.#touches(instruction, own);
      found.statics ||= touchesStatic(instruction);
      found.writes ||= instruction.kind === 'unsupported' || this.#writes(instruction, method, own);
      found.makes ||= isCreation(instruction, own?.name, this.#types);
      for (const callee of this.#callees.of(instruction)) {
        // Operations that unknown code runs are run for it.
        if (!isOpaque || !this.#operations.has(callee)) callees.add(callee);
      }
    }
    return { ...found, callees: [...callees] };
  }

  #writes(instruction: Instruction, { name, owner }: MethodDeclaration, own: Variable | undefined): boolean {
    if (instruction.kind === 'call') return this.#copies(instruction);
    if (instruction.kind !== 'store') return false;
    const { place } = instruction;
    // Constructors of other classes write their own new objects.
    return name !== '<init>' || this.mayBeObject(owner) || place.kind !== 'field' || place.base !== own;
  }

  /** Whether it makes another object of the class that holds what the object holds. */
  #copies({ method, arguments: operands }: Extract<Instruction, { kind: 'call' }>): boolean {
    const [receiver] = operands;
    return (
      (method.name === 'clone' || method.name === 'copy') && receiver !== undefined && this.mayBeObject(receiver.type)
    );
  }

  #touches(instruction: Instruction, own: Variable | undefined): boolean {
    switch (instruction.kind) {
      case 'load':
      case 'store': {
        const { place } = instruction;
        return place.kind === 'field' && place.base !== own && this.mayBeObject(place.field.owner);
      }
      case 'call': {
        const { dispatch, method, arguments: operands } = instruction;
        if (dispatch === 'static' || method.name === '<init>' || operands[0] === own) return false;
        return this.#isOfInput(method.owner) && this.mayBeObject(method.owner);
      }
      default:
        return instruction.kind === 'unsupported';
    }
  }

  #isNode(type: TypeName): boolean {
    const { hierarchy } = this.#context.world;
    return isReference(type) && [...this.#family.nodes].some((node) => hierarchy.isAssignable(type, node));
  }

  #isOfInput(name: ClassName): boolean {
    return this.#context.world.hierarchy.find(name)?.origin === 'input';
  }
}

function callersOf(
  own: ReadonlyMap<MethodDeclaration, Own>,
): ReadonlyMap<MethodDeclaration, readonly MethodDeclaration[]> {
  const callers = new Map<MethodDeclaration, MethodDeclaration[]>();
  for (const [method, { callees }] of own) {
    for (const callee of callees) {
      const known = callers.get(callee);
      if (known === undefined) callers.set(callee, [method]);
      else known.push(method);
    }
  }
  return callers;
}

function touchesStatic(instruction: Instruction): boolean {
  if (instruction.kind !== 'load' && instruction.kind !== 'store') return instruction.kind === 'unsupported';
  const { place } = instruction;
  return place.kind === 'static' && (isReference(place.field.type) || instruction.kind === 'store');
}

/** The call of a constructor on a new object, which is not that of another constructor on its own receiver. */
export function isCreation(
  instruction: Instruction,
  receiver: string | undefined,
  types: ReadonlySet<ClassName>,
): instruction is Extract<Instruction, { kind: 'call' }> {
  if (instruction.kind !== 'call' || instruction.method.name !== '<init>' || !types.has(instruction.method.owner))
    return false;
  const [made] = instruction.arguments;
  return made?.kind === 'variable' && !(made.role === 'parameter' && made.name === receiver);
}
