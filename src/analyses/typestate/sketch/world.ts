/** What all runs over sketches share: the code with what is known of it, the objects there may be, and the effects of methods. */
import { TupleInterner } from '../../../base/interner.js';
import { NodeTable } from '../../../domains/heap/sketch/nodes.js';
import { anyOf, GREATEST, range, type Value } from '../../../domains/heap/sketch/values.js';
import type { Body, Edge, Point } from '../../../ir/body.js';
import type { Operand } from '../../../ir/instructions.js';
import {
  type ClassDeclaration,
  type FieldDeclaration,
  Flag,
  hasFlag,
  type MethodDeclaration,
} from '../../../ir/program.js';
import type { ClassName } from '../../../ir/types.js';
import { TYPES, type TypeWord } from '../../../library/index.js';
import { errorReason } from '../../../program/doubts.js';
import type { LiveVariables } from '../../../program/flow/liveness.js';
import { liveVariables } from '../../../program/flow/liveness.js';
import { HeldClasses } from '../../../program/held-classes.js';
import { MachineErrors } from '../../../program/machine-errors.js';
import { Overflow } from '../table/overflow.js';
import { Disturbances } from './disturbances.js';
import type { ProtocolEffect } from './effect.js';
import { Effects } from './effects.js';
import { isGeneral, isPromised } from './object-methods.js';
import type { Protocol } from './protocol.js';

export interface SketchCode {
  readonly method: MethodDeclaration;
  readonly body: Body;
  readonly live: LiveVariables;
  /** Points where ways come together, and those after calls: what is known there is kept. */
  readonly isKept: readonly boolean[];
  readonly isProtocol: boolean;
  /** Whether it keeps more of what it is given than it shows. */
  readonly isReduced: boolean;
}

/** What holds for all methods. */
interface Shared {
  readonly effects: Effects;
  readonly codes: Map<MethodDeclaration, SketchCode | undefined>;
  readonly classes: Map<ClassName, readonly ClassName[]>;
  readonly others: Map<ClassName, readonly ClassName[]>;
  readonly look: (world: SketchWorld, method: MethodDeclaration) => ProtocolEffect | undefined;
  readonly overflow: Overflow;
  machineErrors?: MachineErrors;
  disturbances?: Disturbances;
  heldClasses?: HeldClasses;
}

/** What stands for a part of a list, which is out of date after a change of the list. */
export const PART: ClassName = 'espalier.AnyCollection$SubList';

/** Whether the code of the classes makes parts of lists. */
export function makesParts(classes: readonly ClassDeclaration[]): boolean {
  const isPartMade = ({ instruction }: Edge): boolean =>
    instruction.kind === 'call' && instruction.method.name === 'subList';
  return classes.some(({ methods }) => methods.some((method) => method.body()?.edges.some(isPartMade) === true));
}

export class SketchWorld {
  readonly protocol: Protocol;
  readonly effects: Effects;
  readonly nodes: NodeTable;
  /** Whether methods of the protocol keep more of what they are given than their code shows. */
  readonly isReduced: boolean;
  /** Whether objects come from code that nobody knows. */
  readonly isOpen: boolean;
  readonly overflow: Overflow;
  readonly #shared: Shared;
  readonly #edges = new Map<Edge, number>();
  readonly #contexts = new TupleInterner();

  constructor(
    protocol: Protocol,
    { isReduced, isOpen }: { readonly isReduced: boolean; readonly isOpen: boolean },
    look: (world: SketchWorld, method: MethodDeclaration) => ProtocolEffect | undefined,
    shared?: Shared,
  ) {
    this.protocol = protocol;
    this.isReduced = isReduced;
    this.isOpen = isOpen;
    this.#shared = shared ?? {
      effects: new Effects(protocol, (method) => (this.doubtOf(method) === undefined ? look(this, method) : undefined)),
      codes: new Map(),
      classes: new Map(),
      others: new Map(),
      look,
      overflow: new Overflow(protocol.world.hierarchy),
    };
    this.effects = this.#shared.effects;
    this.overflow = this.#shared.overflow;
    this.nodes = new NodeTable(protocol.world.hierarchy, (field) => this.#valueOf(field), protocol.isStandIn);
  }

  /** The same, in which no object and no place was met yet: what is found out with it does not depend on what was asked before. */
  anew(): SketchWorld {
    return new SketchWorld(this.protocol, this, this.#shared.look, this.#shared);
  }

  /** Protocols of the library say of some counters that they are never negative. */
  #valueOf({ owner, name, type }: FieldDeclaration): Value {
    const { isMember, isOfLibrary = isMember } = this.protocol;
    if (type !== 'int' || !this.isReduced || !isOfLibrary(owner)) return anyOf(type);
    const clauses = this.protocol.world.hierarchy.find(owner)?.invariants ?? [];
    const isCount = clauses.some(({ formula }) => formula.replace(/\s+/g, '') === `${name}>=0`);
    return isCount ? range(0, GREATEST) : anyOf(type);
  }

  code(method: MethodDeclaration): SketchCode | undefined {
    const { codes } = this.#shared;
    if (!codes.has(method)) codes.set(method, this.#read(method));
    return codes.get(method);
  }

  #read(method: MethodDeclaration): SketchCode | undefined {
    const body = method.body();
    if (body === undefined) return undefined;
    const live = liveVariables({ method, body });
    const isProtocol = this.effects.whose.isOfProtocol(method);
    const { isMember, isOfLibrary = isMember } = this.protocol;
    const isReduced = isProtocol && this.isReduced && (isOfLibrary(method.owner) || !isMember(method.owner));
    return { method, body, live, isKept: keptPoints(body), isProtocol, isReduced };
  }

  /** Whether the number is far from overflow: the library's protocols count what there is, others as `Counters` has it. */
  isCounting({ method, body, isReduced }: SketchCode, number: Operand): boolean {
    if (isReduced) return true;
    const isInput = this.protocol.world.hierarchy.find(method.owner)?.origin === 'input';
    return isInput && this.overflow.counters.isCounting(body, number);
  }

  /** A place in the code that is reached through calls: the place of the call that led there, and the edge. */
  place(context: number, edge: Edge): number {
    let number = this.#edges.get(edge);
    if (number === undefined) {
      number = this.#edges.size;
      this.#edges.set(edge, number);
    }
    return this.#contexts.intern([context, number]);
  }

  /** Classes below the type whose objects have the protocol's fields; none for types that nearly all classes are below. */
  protocolClasses(type: ClassName): readonly ClassName[] {
    const { classes } = this.#shared;
    let known = classes.get(type);
    if (known === undefined) {
      const all = isGeneral(type) ? [] : this.#below(type);
      const isRepresented = all.some((name) => this.protocol.isStandIn?.(name) === true);
      // In an order that does not depend on that of the files.
      known = all.filter((name) => !(isRepresented && this.#standsFor(name))).sort();
      classes.set(type, known);
    }
    return known;
  }

  /** The class of what the operand was read as from a field of the input, where nothing else is stored there and the class has a protocol. */
  heldBy({ method, body }: SketchCode, operand: Operand): ClassName | undefined {
    if (this.isOpen || !this.#isOwn(method.owner)) return undefined;
    const { hierarchy } = this.protocol.world;
    const { table } = hierarchy;
    this.#shared.heldClasses ??= new HeldClasses(
      hierarchy,
      table.inputs().flatMap((name) => (this.#isOwn(name) ? (hierarchy.find(name) ?? []) : [])),
    );
    const held = this.#shared.heldClasses.of(operand, body);
    return held !== undefined && this.protocolClasses(held).length > 0 ? held : undefined;
  }

  /** Whether an object stands for all those below the type of which only the interface is known. */
  isRepresented(type: ClassName): boolean {
    const { isStandIn } = this.protocol;
    return isStandIn !== undefined && this.protocolClasses(type).some(isStandIn);
  }

  /**
   * Whether objects of the type that are of no class of the input do as those with a protocol do: something stands for them, their
   * own class or its interface has promised it, or there are none.
   */
  isSpokenFor(resolved: MethodDeclaration, type: ClassName): boolean {
    const { isMember, world } = this.protocol;
    if (isMember(type) || world.hierarchy.find(type)?.origin === 'input') return true;
    return this.isRepresented(type) || isPromised(resolved);
  }

  /** Classes of the input below the type that can have objects, without a protocol. */
  othersOfInput(type: ClassName): readonly ClassName[] {
    const { others } = this.#shared;
    let known = others.get(type);
    if (known === undefined) {
      const { hierarchy, classes } = this.protocol.world;
      known = classes.of(type).filter((name) => {
        const declaration = hierarchy.find(name);
        return declaration?.origin === 'input' && isMade(declaration) && !this.#isOfProtocol(name);
      });
      known = [...known].sort();
      others.set(type, known);
    }
    return known;
  }

  /** Whether a class of the input below the type has the method from the library, which may refuse it. */
  mayRefuse(resolved: MethodDeclaration, type: ClassName): boolean {
    const { hierarchy } = this.protocol.world;
    return this.othersOfInput(type).some((name) =>
      this.effects.mayRefuse(hierarchy.selectMethod(name, resolved).method),
    );
  }

  /** The library's classes do nothing that what stands for them may not do; but maps that order their keys by access. */
  #standsFor(name: ClassName): boolean {
    const { isOfLibrary, isStandIn, world } = this.protocol;
    // Views that come from elsewhere are collections as others are; but parts of lists that the program itself makes may be met anywhere, out of date.
    if (isStandIn?.(name) === true)
      return this.#isPrivate(name) && !(name === PART && this.protocol.makesParts !== false);
    if (isOfLibrary?.(name) !== true) return false;
    const isBelow = (word: TypeWord): boolean =>
      TYPES.with(word).some((type) => world.hierarchy.isSubclass(name, type));
    if (isBelow('changes-when-read')) return false;
    return isBelow('stood-for') || (this.#isPrivate(name) && isBelow('stood-for-inside'));
  }

  /** Why what was found out about the method is not sure: it goes on after errors of the machine, which are not looked at. */
  doubtOf(method: MethodDeclaration): string | undefined {
    const { hierarchy } = this.protocol.world;
    this.#shared.machineErrors ??= new MachineErrors(hierarchy, (type) => this.#isOwn(type));
    const span = this.#shared.machineErrors.methods.get(method);
    return span === undefined ? undefined : errorReason(span.line);
  }

  /** Why threads that the input starts may change the field of an object that they can find, just before the method, or what it runs, reads it. */
  disturbance(method: MethodDeclaration, type: ClassName, field: FieldDeclaration): string | undefined {
    this.#shared.disturbances ??= new Disturbances(this.protocol);
    return this.#shared.disturbances.of(method, type, field);
  }

  /** Of the input, and not what a protocol of the library is written as. */
  #isOwn(type: ClassName): boolean {
    const { isMember, isOfLibrary = isMember, isStandIn, world } = this.protocol;
    return world.hierarchy.find(type)?.origin === 'input' && !isOfLibrary(type) && isStandIn?.(type) !== true;
  }

  #isPrivate(name: ClassName): boolean {
    const declaration = this.protocol.world.hierarchy.find(name);
    return declaration?.outer !== undefined && !hasFlag(declaration, Flag.PUBLIC);
  }

  #below(type: ClassName): readonly ClassName[] {
    const { hierarchy, classes } = this.protocol.world;
    return classes.of(type).filter((name) => {
      const declaration = hierarchy.find(name);
      return declaration !== undefined && isMade(declaration) && this.#isOfProtocol(name);
    });
  }

  #isOfProtocol(name: ClassName): boolean {
    const { world, isMember } = this.protocol;
    return world.hierarchy.superclassChain(name).some((each) => isMember(each.name));
  }
}

function isMade(declaration: ClassDeclaration): boolean {
  return !hasFlag(declaration, Flag.ABSTRACT) && !hasFlag(declaration, Flag.INTERFACE);
}

function keptPoints(body: Body): readonly boolean[] {
  const entering = new Int32Array(body.points);
  const isKept = Array.from({ length: body.points }, () => false);
  const enter = (point: Point | undefined): void => {
    if (point === undefined) return;
    entering[point] = (entering[point] ?? 0) + 1;
    if ((entering[point] ?? 0) > 1) isKept[point] = true;
  };
  enter(body.entry);
  for (const { to, exceptional, instruction } of body.edges) {
    enter(to);
    enter(exceptional);
    if (instruction.kind === 'call') {
      isKept[to] = true;
      if (exceptional !== undefined) isKept[exceptional] = true;
    }
  }
  for (const point of [body.exit, body.exceptionalExit]) if (point !== undefined) isKept[point] = true;
  return isKept;
}
