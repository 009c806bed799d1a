/** Runs clients on the machine, together with the real code of the component, and notes which calls are reached and which fail. */

import type { CodeEdge } from '../../../engine/code.js';
import type { Edge } from '../../../ir/body.js';
import {
  type ClassDeclaration,
  type FieldDeclaration,
  Flag,
  hasFlag,
  type MethodDeclaration,
} from '../../../ir/program.js';
import { type ClassName, isPrimitive, STRING } from '../../../ir/types.js';
import {
  ANY_OTHER_REFERENCE,
  type Argument,
  type CallResult,
  type Heap,
  type HeapObject,
  type Machine,
  OTHER_REFERENCE,
  type Run,
  type Thrown,
  type Watcher,
} from '../../../machines/predicates/machine/machine.js';
import { launcherOf } from '../../../obligations/index.js';
import { calleesOf } from '../../../program/calls/footprint.js';
import type { TypestateComponent } from '../component/component.js';
import { WITHOUT_PROTOCOL } from '../sketch/stand-ins.js';
import type { ClientCode } from './code.js';
import type { ClientMachine } from './machine.js';
import { isThrownByClient } from './watch.js';

export interface ExploredFailure {
  readonly thrown: Thrown;
  /** The calls of client code before it that had to do with the component, oldest first. */
  readonly history: readonly Edge[];
  /** Whether it happens whatever the values are that nobody looked at. */
  readonly isCertain: boolean;
}

export interface Exploration {
  readonly reached: ReadonlySet<Edge>;
  /** The first failure of each call, certain ones before others. */
  readonly failed: ReadonlyMap<Edge, ExploredFailure>;
  /** Calls out of which exceptions may come that no protocol speaks of, with why. */
  readonly others: ReadonlyMap<Edge, string>;
  /** Not empty: some runs were not followed to their end, in words. */
  readonly leftOut: readonly string[];
  readonly states: number;
  /** Work done. */
  readonly steps: number;
}

/** From the mains of the clients: these are whole programs. */
export function exploreMains(
  component: TypestateComponent,
  code: ClientCode,
  { machine, classes, broken }: ClientMachine,
): Exploration {
  const notes = new Notes(component, code);
  // Others are initialised when they are first used.
  const { hierarchy } = component.world;
  const passive = classes
    .filter(({ name }) => hierarchy.superclassChain(name).every(isPassive))
    .map(({ name }) => name);
  for (const main of code.mains) {
    const given = [{ kind: 'reference', reference: OTHER_REFERENCE }] as const;
    for (const heap of notes.started(machine.initial(passive))) {
      notes.add(machine.explore(heap, launcherOf(main), given, notes.watcher));
    }
  }
  notes.breakOff(broken());
  return notes;
}

/** Nothing runs when the class is initialised. */
function isPassive({ methods }: ClassDeclaration): boolean {
  return methods.every(({ name }) => name !== '<clinit>');
}

/** Heaps that runs of methods begin with that any code may call: no object is known but constants of enums. */
export function openStart(component: TypestateComponent, { machine, classes }: ClientMachine): CallResult {
  const plain = new Set(classes.filter(isPlainEnum).map(({ name }) => name));
  const constant = component.classes.filter(({ fields }) => fields.every((field) => isConstant(field, plain)));
  return machine.initial(constant.map(({ name }) => name));
}

/** From a method that any code may call: what it is given is not known, and what it makes is. */
export function exploreEntry(
  component: TypestateComponent,
  code: ClientCode,
  { machine, broken }: ClientMachine,
  start: CallResult,
  entry: MethodDeclaration,
): Exploration {
  const notes = new Notes(component, code);
  for (const heap of notes.started(start)) {
    const made = entry.name === '<init>' ? machine.allocated(heap, entry.owner) : undefined;
    notes.add(machine.explore(made?.heap ?? heap, entry, argumentsOf(entry, made?.object), notes.watcher));
  }
  notes.breakOff(broken());
  return notes;
}

function argumentsOf(entry: MethodDeclaration, made: HeapObject | undefined): readonly Argument[] {
  const given = entry.parameters.map(({ type }): Argument => {
    if (isPrimitive(type)) return { kind: 'primitive' };
    return { kind: 'reference', reference: ANY_OTHER_REFERENCE };
  });
  if (hasFlag(entry, Flag.STATIC)) return given;
  return [{ kind: 'reference', reference: made ?? OTHER_REFERENCE }, ...given];
}

/** A static field that holds the same for ever, and what it holds does not change. */
function isConstant(field: FieldDeclaration, plain: ReadonlySet<ClassName>): boolean {
  if (!hasFlag(field, Flag.STATIC)) return true;
  return hasFlag(field, Flag.FINAL) && (isPrimitive(field.type) || field.type === STRING || plain.has(field.type));
}

/** Constants of such an enum never change. */
function isPlainEnum({ kind, fields }: ClassDeclaration): boolean {
  return kind === 'enum' && fields.every((field) => hasFlag(field, Flag.FINAL));
}

const OF_CLIENT = 'code of the clients that it runs may throw an exception';

class Notes implements Exploration {
  readonly reached = new Set<Edge>();
  readonly failed = new Map<Edge, ExploredFailure>();
  readonly others = new Map<Edge, string>();
  readonly #leftOut = new Set<string>();
  readonly watcher: Watcher;
  readonly #component: TypestateComponent;
  readonly #code: ClientCode;
  states = 0;
  steps = 0;

  constructor(component: TypestateComponent, code: ClientCode) {
    this.#component = component;
    this.#code = code;
    this.watcher = {
      isWatched: ({ method }) => code.isClient(method.owner),
      reached: ({ edge }) => {
        this.reached.add(edge);
      },
      failed: (call, thrown, run) => {
        this.reached.add(call.edge);
        if (thrown.cause === 'library' && this.#isUnspoken(thrown)) this.others.set(call.edge, WITHOUT_PROTOCOL);
        if (!component.isError(thrown)) return;
        if (isThrownByClient(thrown, code.isClient)) this.others.set(call.edge, OF_CLIENT);
        else this.#fail(call, thrown, run);
      },
      unfollowed: ({ edge }) => {
        this.others.set(edge, WITHOUT_PROTOCOL);
      },
    };
  }

  get leftOut(): readonly string[] {
    return [...this.#leftOut];
  }

  /** Heaps that runs begin with. */
  started({ exits, leftOut }: CallResult): readonly Heap[] {
    this.leaveOut(leftOut);
    return exits.flatMap(({ heap, thrown }) => (thrown === undefined ? [heap] : []));
  }

  leaveOut(reasons: readonly string[]): void {
    for (const reason of reasons) this.#leftOut.add(reason);
  }

  breakOff(reason: string | undefined): void {
    if (reason !== undefined) this.#leftOut.add(reason);
  }

  add({ leftOut, states, steps }: ReturnType<Machine['explore']>): void {
    this.leaveOut(leftOut);
    this.states += states;
    this.steps += steps;
  }

  #fail({ edge }: CodeEdge, thrown: Thrown, { history, isCertain }: Run): void {
    const known = this.failed.get(edge);
    if (known !== undefined && (known.isCertain || !isCertain)) return;
    const told = history.map((each) => each.edge).filter((each) => this.#isOfComponent(each));
    this.failed.set(edge, { thrown, history: told, isCertain });
  }

  /** Whether it comes out of a call whose receiver could be an object with a protocol, and was another one. */
  #isUnspoken({ method, span }: Thrown): boolean {
    const { world } = this.#component;
    const edges = method.body()?.edges.filter((edge) => edge.span === span) ?? [];
    return edges.some(({ instruction }) => {
      if (instruction.kind !== 'call' || instruction.dispatch === 'static') return false;
      return calleesOf(world, instruction).some(({ owner }) => this.#hasProtocol(owner));
    });
  }

  #hasProtocol(type: ClassName): boolean {
    return this.#component.world.hierarchy.find(type)?.origin === 'input' && !this.#code.isClient(type);
  }

  #isOfComponent({ instruction }: Edge): boolean {
    const { world, isMember } = this.#component;
    return instruction.kind === 'call' && calleesOf(world, instruction).some(({ owner }) => isMember(owner));
  }
}
