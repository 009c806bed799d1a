/** Calls of clients, told from sketches of the methods that make them. */

import type { CallInstruction } from '../../../engine/code.js';
import { worldOf } from '../../../engine/index.js';
import type { Edge } from '../../../ir/body.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import type { ClassName } from '../../../ir/types.js';
import { TYPESTATE_BUDGETS } from '../budgets.js';
import type { TypestateComponent } from '../component/component.js';
import { type ProtocolEffect, RAISES } from '../sketch/effect.js';
import type { SketchFailure } from '../sketch/notes.js';
import { receiverType } from '../sketch/object-methods.js';
import type { Protocol } from '../sketch/protocol.js';
import { type SketchedMethod, sketched } from '../sketch/sketch.js';
import { isStandIn } from '../sketch/stand-ins.js';
import { makesParts, SketchWorld } from '../sketch/world.js';
import type { ClientCall } from './calls.js';

export type CallSketch =
  | { readonly kind: 'safe'; readonly assumptions: readonly string[]; readonly isReached: boolean }
  | { readonly kind: 'failing'; readonly failure: SketchFailure; readonly isAlways: boolean }
  | { readonly kind: 'unknown'; readonly reason: string };

const ASSUMED: readonly string[] = [
  'interface-contracts',
  'known-subclasses',
  'no-reflection-or-native',
  'no-vm-errors',
  'single-thread',
];

const LESS_FOR_EFFECTS = TYPESTATE_BUDGETS['clients/sketch'].lessForEffects.most;

export interface SketchBounds {
  /** Steps for each method. */
  readonly steps: number;
  /** Whether the protocols are reduced to what they are about. */
  readonly isReduced: boolean;
  /** Whether methods are called by code that nobody knows; else all code there is was given. */
  readonly isOpen: boolean;
}

/** Errors that come out of other classes than the protocol's are told of where these make them, unless all of the program is known. */
function mayRaise(world: SketchWorld, { instruction }: Edge): boolean {
  const { effects, isOpen } = world;
  if (isOpen && instruction.kind === 'call') return (effects.ofMembers(instruction) & RAISES) !== 0n;
  return (
    (effects.ofCall(instruction) & RAISES) !== 0n || (instruction.kind === 'call' && isRefused(world, instruction))
  );
}

/** Whether it may call what objects of the input have from the library, which refuses it. */
function isRefused(world: SketchWorld, instruction: CallInstruction): boolean {
  const { hierarchy } = world.protocol.world;
  const resolved = hierarchy.resolveMethod(instruction.method);
  if (resolved === undefined || instruction.dispatch === 'static') return false;
  if (instruction.dispatch === 'special') return world.effects.mayRefuse(resolved);
  return world.mayRefuse(resolved, receiverType(hierarchy, instruction));
}

/** What is assumed of the library where that says no. */
function assumedThere({ effects, isOpen }: SketchWorld, { instruction }: Edge): readonly string[] {
  return isOpen && instruction.kind === 'call'
    ? effects.assumedOfMembers(instruction)
    : effects.assumedOfCall(instruction);
}

/** All components as one. All bodies of the clients have been lowered: their local classes and lambdas are known. */
export function protocolOf(
  components: readonly TypestateComponent[],
  origin: 'library' | 'input',
): Protocol | undefined {
  const [first] = components;
  if (first === undefined) return undefined;
  const members = new Set<ClassName>(components.flatMap(({ classes }) => classes.map(({ name }) => name)));
  const { hierarchy } = first.world;
  const inputs = hierarchy.table.inputs();
  const clients = inputs.flatMap((name) => (members.has(name) ? [] : (hierarchy.find(name) ?? [])));
  return {
    world: { hierarchy, classes: worldOf(hierarchy, inputs) },
    makesParts: makesParts(clients),
    errors: first.errors,
    isMember: (type) => members.has(type),
    follows: (method) => components.some((component) => component.follows(method)),
    ...(origin === 'library'
      ? {
          isOfLibrary: (type: ClassName) => members.has(type),
          isStandIn: (type: ClassName) => members.has(type) && isStandIn(type),
          countsInput: true,
          othersMayFail: true,
        }
      : {}),
  };
}

export class ClientSketches {
  readonly #world: SketchWorld | undefined;
  readonly #steps: number;
  readonly #methods = new Map<MethodDeclaration, SketchedMethod | undefined>();
  readonly #assumed = new Map<MethodDeclaration, readonly string[]>();
  steps = 0;

  constructor(protocol: Protocol | undefined, { steps, ...kind }: SketchBounds) {
    this.#steps = steps;
    if (protocol !== undefined)
      this.#world = new SketchWorld(protocol, kind, (world, method) => this.#effectOf(world, method));
  }

  of({ method, edges }: ClientCall): CallSketch {
    const world = this.#world;
    if (world === undefined) return { kind: 'unknown', reason: 'no protocol' };
    if (edges.every((edge) => !mayRaise(world, edge))) {
      const assumed = edges.flatMap((edge) => assumedThere(world, edge));
      return { kind: 'safe', assumptions: [...new Set([...ASSUMED, ...assumed])].sort(), isReached: true };
    }
    const found = this.#sketched(world, method);
    if (found === undefined) return { kind: 'unknown', reason: 'no code' };
    if (found.leftOut !== undefined) return { kind: 'unknown', reason: found.leftOut };
    const failing = edges.find((edge) => found.failed.has(edge));
    const failure = failing === undefined ? undefined : found.failed.get(failing);
    if (failure !== undefined) {
      const isAlways = edges.every((edge) => !found.ended.has(edge));
      return { kind: 'failing', failure, isAlways };
    }
    const broken = (found.countsOwn ? world.overflow.broken : undefined) ?? world.doubtOf(method);
    if (broken !== undefined) return { kind: 'unknown', reason: broken };
    const assumptions = [
      ...ASSUMED,
      ...this.#assumedBehind(world, method),
      ...(found.assumesNoOverflow ? ['no-overflow'] : []),
      ...(world.protocol.othersMayFail === true ? ['whole-collections'] : []),
    ];
    return {
      kind: 'safe',
      assumptions: assumptions.sort(),
      isReached: edges.some((edge: Edge) => found.reached.has(edge)),
    };
  }

  /** What is assumed of the library that the method calls. */
  #assumedBehind({ effects }: SketchWorld, method: MethodDeclaration): readonly string[] {
    let known = this.#assumed.get(method);
    if (known === undefined) {
      known = effects.assumedOf(method);
      this.#assumed.set(method, known);
    }
    return known;
  }

  /** Undefined: not all of it was looked at. */
  #effectOf(world: SketchWorld, method: MethodDeclaration): ProtocolEffect | undefined {
    const found = sketched(world, method, Math.ceil(this.#steps / LESS_FOR_EFFECTS));
    this.steps += found?.steps ?? 0;
    return found === undefined || found.leftOut !== undefined ? undefined : found.effect;
  }

  #sketched(world: SketchWorld, method: MethodDeclaration): SketchedMethod | undefined {
    if (!this.#methods.has(method)) {
      const found = sketched(world, method, this.#steps);
      this.steps += found?.steps ?? 0;
      this.#methods.set(method, found);
    }
    return this.#methods.get(method);
  }
}
