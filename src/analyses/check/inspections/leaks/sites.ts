/** Where a method opens what has to be closed: constructors, factories of the library, and methods of the input that hand out what they open. */

import type { Body, Edge } from '../../../../ir/body.js';
import type { Instruction, Operand, Variable } from '../../../../ir/instructions.js';
import { type ClassDeclaration, Flag, hasFlag, type MethodDeclaration } from '../../../../ir/program.js';
import type { ClassName } from '../../../../ir/types.js';
import { calleesOf, MOST_TARGETS } from '../../../../program/calls/footprint.js';
import { Definitions } from '../../../../program/flow/definitions.js';
import { CHECK_BUDGETS } from '../../budgets.js';
import type { Call } from './library.js';
import type { Passings } from './passing.js';

export interface Site {
  /** The allocation, or the call that hands it out. */
  readonly edge: Edge;
  readonly target?: Variable;
  /** Closing what it holds closes the object. */
  readonly owner?: Variable;
  readonly type: ClassName;
  /** Whether the library opens it; else a class of the input does. */
  readonly isOfLibrary: boolean;
}

/** Whose resources a method hands out, where it hands out new ones. */
type Making = 'nothing' | 'library' | 'input';

const CLOSEABLE = 'java.lang.AutoCloseable';
const DEEPEST = CHECK_BUDGETS['inspections/leaks/sites'].deepest.most;

export class Sites {
  readonly #classes = new Map<ClassName, boolean>();
  readonly #makers = new Map<MethodDeclaration, Making>();
  #depth = 0;

  constructor(readonly passings: Passings) {}

  of(body: Body): readonly Site[] {
    return body.edges.flatMap((edge) => this.#at(edge, body) ?? []);
  }

  #at(edge: Edge, body: Body): Site | undefined {
    const { instruction } = edge;
    if (instruction.kind === 'new') return this.#new(edge, instruction.target, instruction.type, body);
    if (instruction.kind !== 'call' || instruction.method.name === '<init>') return undefined;
    const { target, arguments: given, dispatch } = instruction;
    const common = { edge, ...(target === undefined ? {} : { target }), type: resultClass(instruction) };
    const factory = this.passings.library.factory(instruction);
    if (factory !== undefined) {
      const [receiver] = given;
      const isOwned = factory.owned && dispatch !== 'static' && receiver?.kind === 'variable';
      return { ...common, ...(isOwned ? { owner: receiver } : {}), isOfLibrary: true };
    }
    if (!instruction.method.descriptor.endsWith(';')) return undefined;
    const making = this.#making(instruction);
    return making === 'nothing' ? undefined : { ...common, isOfLibrary: making === 'library' };
  }

  #new(edge: Edge, target: Variable, type: ClassName, body: Body): Site | undefined {
    const isUsers = this.isResourceClass(type);
    const { library } = this.passings;
    if (!isUsers && !library.isOpeningClass(type) && !library.isWrapperClass(type)) return undefined;
    const call = constructionOf(body, target, type);
    if (call === undefined) return undefined;
    if (isUsers) return takesResource(this.passings, call) ? undefined : { edge, target, type, isOfLibrary: false };
    return library.isOpening(call.method) ? { edge, target, type, isOfLibrary: true } : undefined;
  }

  /** Whether closing objects of the class of the input does something. */
  isResourceClass(name: ClassName): boolean {
    const known = this.#classes.get(name);
    if (known !== undefined) return known;
    const { hierarchy, library } = this.passings;
    const isOne =
      isOfInput(hierarchy.find(name)) &&
      hierarchy.isSubclass(name, CLOSEABLE) &&
      this.#hasEffect(
        name,
        hierarchy.superclassChain(name).some((upper) => library.isOpeningClass(upper.name)) ? 'opens' : 'closes',
      );
    this.#classes.set(name, isOne);
    return isOne;
  }

  /** A `close` that hides the one of the library has to call it, always. */
  #hasEffect(name: ClassName, effect: 'opens' | 'closes'): boolean {
    const { hierarchy } = this.passings;
    const close = hierarchy.resolveMethod({ owner: name, name: 'close', descriptor: '()V' });
    if (close === undefined || hierarchy.find(close.owner)?.origin !== 'input') return effect === 'opens';
    if (effect === 'opens') return this.passings.closesReceiver(close);
    return (close.body()?.edges ?? []).some(
      ({ instruction }) => instruction.kind === 'store' || instruction.kind === 'call',
    );
  }

  /** Whether all that the call may run opens what it returns. */
  #making(call: Call): Making {
    const { hierarchy, classes } = this.passings;
    const resolved = hierarchy.resolveMethod(call.method);
    if (resolved === undefined || hierarchy.find(resolved.owner)?.origin !== 'input') return 'nothing';
    const callees = calleesOf({ hierarchy, classes }, call).filter((callee) => !hasFlag(callee, Flag.ABSTRACT));
    if (callees.length === 0 || callees.length > MOST_TARGETS) return 'nothing';
    return callees.map((callee) => this.#madeBy(callee)).reduce(both);
  }

  #madeBy(method: MethodDeclaration): Making {
    const known = this.#makers.get(method);
    if (known !== undefined) return known;
    this.#makers.set(method, 'nothing');
    const body = method.body();
    if (body === undefined || this.#depth >= DEEPEST) return 'nothing';
    this.#depth++;
    const making = this.#madeIn(body);
    this.#depth--;
    this.#makers.set(method, making);
    return making;
  }

  #madeIn(body: Body): Making {
    const definitions = new Definitions(body);
    let making: Making | undefined;
    for (const { instruction } of body.edges) {
      if (instruction.kind === 'store' && instruction.value.kind === 'variable' && isShared(instruction.value, body))
        return 'nothing';
      if (instruction.kind !== 'return' || instruction.value === undefined) continue;
      if (instruction.value.kind === 'constant') continue;
      const made = this.#made(instruction.value, definitions, body, 0);
      making = making === undefined ? made : both(making, made);
    }
    return making ?? 'nothing';
  }

  /** Whether all values that the variable can have are new resources, or null. */
  #made(operand: Operand, definitions: Definitions, body: Body, depth: number): Making {
    if (operand.kind === 'constant' || depth > DEEPEST || definitions.isParameter(operand)) return 'nothing';
    const sources = definitions.of(operand).filter(({ instruction }) => !isNull(instruction));
    if (sources.length === 0) return 'nothing';
    return sources.map((edge) => this.#madeAt(edge, definitions, body, depth)).reduce(both);
  }

  #madeAt(edge: Edge, definitions: Definitions, body: Body, depth: number): Making {
    const { instruction } = edge;
    if (instruction.kind === 'assign') {
      const { value } = instruction;
      const source = value.kind === 'cast' ? value.operand : value;
      return source.kind === 'variable' ? this.#made(source, definitions, body, depth + 1) : 'nothing';
    }
    const site = this.#at(edge, body);
    if (site !== undefined) return site.isOfLibrary ? 'library' : 'input';
    if (instruction.kind !== 'new') return 'nothing';
    const call = constructionOf(body, instruction.target, instruction.type);
    const inner = call?.arguments[1];
    if (call === undefined || inner === undefined || !this.passings.library.isWrapper(call.method)) return 'nothing';
    return this.#made(inner, definitions, body, depth + 1);
  }
}

/** Lambdas are no resources of their own. */
function isOfInput(declaration: ClassDeclaration | undefined): boolean {
  return declaration?.origin === 'input' && !hasFlag(declaration, Flag.SYNTHETIC);
}

function both(one: Making, other: Making): Making {
  if (one === 'nothing' || other === 'nothing') return 'nothing';
  return one === other ? one : 'input';
}

function isNull(instruction: Instruction): boolean {
  return instruction.kind === 'assign' && instruction.value.kind === 'constant' && instruction.value.value === null;
}

/** Whether the method returns it besides. */
function isShared(variable: Variable, body: Body): boolean {
  return body.edges.some(({ instruction }) => instruction.kind === 'return' && instruction.value === variable);
}

/** The constructor call on a new object that the variable holds. */
function constructionOf(body: Body, target: Variable, type: ClassName): Call | undefined {
  for (const { instruction } of body.edges) {
    if (instruction.kind !== 'call' || instruction.method.name !== '<init>') continue;
    if (instruction.method.owner === type && instruction.arguments[0] === target) return instruction;
  }
  return undefined;
}

/** Whether it is given something to close: then who opened that decides. */
function takesResource({ hierarchy }: Passings, { arguments: given }: Call): boolean {
  return given.slice(1).some(({ type }) => hierarchy.isAssignable(type, CLOSEABLE) && type !== 'null');
}

function resultClass({ method: { descriptor }, target }: Call): ClassName {
  if (target !== undefined) return target.type;
  return descriptor.slice(descriptor.indexOf(')') + 2, -1).replaceAll('/', '.');
}
