/** Whether a call lets an argument out: keeps it in the heap, throws or returns it, or gives it to code that is not known. */

import type { Edge } from '../../../ir/body.js';
import type { Instruction, Operand, Variable } from '../../../ir/instructions.js';
import { definedVariable } from '../../../ir/operands.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import { OBJECT } from '../../../ir/types.js';
import type { Access } from '../../../program/access.js';
import type { World } from '../../../program/calls/footprint.js';
import { INVARIANTS_BUDGETS } from '../budgets.js';
import { copiesOf, type Receivers, receiversOf } from '../family/receivers.js';
import { type CallInstruction, type OutsideCalls, shortName } from '../outside/calls.js';

export interface Leak {
  /** A sentence without subject: "stores it in a field". */
  readonly text: string;
  readonly edge: Edge;
}

/** A parameter on its way further in. */
interface Passed {
  readonly edge: Edge;
  readonly callee: MethodDeclaration;
  readonly parameter: number;
}

interface Own {
  readonly leak: Leak | undefined;
  readonly passed: readonly Passed[];
  /** A call that code outside the input may have a method of its own for. */
  readonly overridable: Leak | undefined;
}

const NOTHING: Own = { leak: undefined, passed: [], overridable: undefined };
const MOST = INVARIANTS_BUDGETS['classify/leaks'].most.most;
const DEEP = INVARIANTS_BUDGETS['classify/leaks'].deep.most;

export class Leaks {
  readonly #world: World;
  readonly #access: Access;
  readonly #calls: OutsideCalls;
  readonly #isOpen: boolean;
  readonly #own = new Map<MethodDeclaration, (Own | undefined)[]>();
  readonly #known = { strict: new Map<string, Leak | null>(), plain: new Map<string, Leak | null>() };
  readonly #identity = new Map<MethodDeclaration, number>();
  readonly #fresh = new Map<MethodDeclaration, boolean>();
  #depth = 0;

  constructor(world: World, access: Access, calls: OutsideCalls, outside: 'open' | 'closed') {
    this.#world = world;
    this.#access = access;
    this.#calls = calls;
    this.#isOpen = outside === 'open';
  }

  /**
   * What the method does with the parameter of that number, the receiver counted; the place is in the method itself. `strict`: what can
   * be overridden outside the input is not known.
   */
  of(method: MethodDeclaration, parameter: number, demand: 'strict' | 'plain'): Leak | undefined {
    const known = demand === 'strict' && this.#isOpen ? this.#known.strict : this.#known.plain;
    const key = this.#keyOf(method, parameter);
    let leak = known.get(key);
    if (leak === undefined) {
      leak = this.#search(method, parameter, demand === 'strict' && this.#isOpen ? 'strict' : 'plain', known) ?? null;
      known.set(key, leak);
    }
    return leak ?? undefined;
  }

  /** Whether the call gives an object that nobody else knows. */
  makesFresh(instruction: Instruction): boolean {
    if (instruction.kind !== 'call' || instruction.target === undefined) return false;
    const targets = this.#calls.allTargets(instruction);
    return targets?.every((target) => isObjectClone(target) || this.#returnsFresh(target)) === true;
  }

  /** Whether the call lets its receiver out, by the classes that are known. */
  letsOutReceiver(instruction: Instruction): boolean {
    if (instruction.kind !== 'call') return true;
    const targets = this.#calls.allTargets(instruction);
    return targets === undefined || targets.some((target) => this.of(target, 0, 'plain') !== undefined);
  }

  #returnsFresh(method: MethodDeclaration): boolean {
    const known = this.#fresh.get(method);
    if (known !== undefined) return known;
    const body = method.body();
    if (body === undefined || this.#depth >= DEEP) return false;
    this.#fresh.set(method, false);
    this.#depth++;
    const receivers = this.#receivers(method);
    const returned = body.edges.flatMap(({ instruction }) =>
      instruction.kind === 'return' && instruction.value !== undefined ? [instruction.value] : [],
    );
    const isFresh = returned.length > 0 && returned.every((value) => receivers?.of(value) === 'fresh');
    this.#depth--;
    this.#fresh.set(method, isFresh);
    return isFresh;
  }

  #receivers(method: MethodDeclaration): Receivers | undefined {
    const body = method.body();
    if (body === undefined) return undefined;
    return receiversOf(
      method,
      body,
      (instruction) => this.makesFresh(instruction),
      (instruction) => this.letsOutReceiver(instruction),
    );
  }

  #search(
    start: MethodDeclaration,
    parameter: number,
    demand: 'strict' | 'plain',
    known: Map<string, Leak | null>,
  ): Leak | undefined {
    // Where it was first handed on, in the method asked about.
    interface Visit {
      readonly method: MethodDeclaration;
      readonly parameter: number;
      readonly from: Passed | undefined;
    }
    const visits: Visit[] = [{ method: start, parameter, from: undefined }];
    const met = new Set([this.#keyOf(start, parameter)]);
    for (const { method, parameter: number, from } of visits) {
      const own = this.#ownOf(method, number);
      const leak = own.leak ?? (demand === 'strict' ? own.overridable : undefined);
      if (leak !== undefined) return from === undefined ? leak : through(from, leak);
      for (const passed of own.passed) {
        const key = this.#keyOf(passed.callee, passed.parameter);
        const before = known.get(key);
        if (before === null || met.has(key)) continue;
        const first = from ?? passed;
        if (before !== undefined) return through(first, before);
        met.add(key);
        if (met.size > MOST) return through(first, { text: 'goes further than is followed', edge: passed.edge });
        visits.push({ method: passed.callee, parameter: passed.parameter, from: first });
      }
    }
    for (const key of met) known.set(key, null);
    return undefined;
  }

  #ownOf(method: MethodDeclaration, parameter: number): Own {
    let all = this.#own.get(method);
    if (all === undefined) {
      all = [];
      this.#own.set(method, all);
    }
    let own = all[parameter];
    if (own === undefined) {
      own = this.#look(method, parameter);
      all[parameter] = own;
    }
    return own;
  }

  #look(method: MethodDeclaration, parameter: number): Own {
    const body = method.body();
    // Those without code are told apart where they are called.
    if (body === undefined) return NOTHING;
    const start = body.parameters[parameter];
    if (start === undefined) return NOTHING;
    const held = copiesOf(body, [start]);
    const self = body.edges.some(({ instruction }) => definedVariable(instruction) === start) ? undefined : start;
    const passed: Passed[] = [];
    let overridable: Leak | undefined;
    for (const edge of body.edges) {
      const { instruction } = edge;
      if (instruction.kind === 'call') {
        for (const [index, operand] of instruction.arguments.entries()) {
          if (!isHeld(held, operand)) continue;
          const targets = this.#calls.allTargets(instruction);
          const unknown = targets?.find((target) => this.#isUnknown(target));
          if (targets === undefined || unknown !== undefined)
            return leaking(`gives it to \`${instruction.method.name}\`, which is not known`, edge);
          if (this.#isOverridable(instruction))
            overridable ??= { text: `calls \`${instruction.method.name}\`, which can be overridden, with it`, edge };
          for (const callee of targets) passed.push({ edge, callee, parameter: index });
        }
        continue;
      }
      const text = lettingOut(instruction, held, self);
      if (text !== undefined) return leaking(text, edge);
    }
    return { leak: undefined, passed, overridable };
  }

  /** Natives of the library keep nothing, but for those of threads. */
  #isUnknown(target: MethodDeclaration): boolean {
    if (target.body() !== undefined) return false;
    if (hasFlag(target, Flag.ABSTRACT)) return this.#isOpen && this.#calls.isImplementedOutside(target);
    return this.#world.hierarchy.find(target.owner)?.origin === 'input' || target.owner === 'java.lang.Thread';
  }

  #isOverridable(call: CallInstruction): boolean {
    if (call.dispatch === 'static' || call.dispatch === 'special') return false;
    const resolved = this.#world.hierarchy.resolveMethod(call.method);
    if (resolved === undefined) return true;
    if (hasFlag(resolved, Flag.FINAL) || hasFlag(resolved, Flag.PRIVATE)) return false;
    const owner = this.#world.hierarchy.find(call.method.owner);
    if (owner === undefined) return true;
    return !hasFlag(owner, Flag.FINAL) && this.#access.isNameable(owner.name) && this.#access.isCallable(resolved);
  }

  #keyOf(method: MethodDeclaration, parameter: number): string {
    let identity = this.#identity.get(method);
    if (identity === undefined) {
      identity = this.#identity.size;
      this.#identity.set(method, identity);
    }
    return `${identity}:${parameter}`;
  }
}

function isObjectClone({ owner, name }: MethodDeclaration): boolean {
  return owner === OBJECT && name === 'clone';
}

function through({ edge, callee }: Passed, leak: Leak): Leak {
  const line = leak.edge.span.line;
  return { text: `gives it to \`${shortName(callee)}\`, which ${leak.text} (line ${line})`, edge };
}

function leaking(text: string, edge: Edge): Own {
  return { ...NOTHING, leak: { text, edge } };
}

function lettingOut(
  instruction: Instruction,
  held: ReadonlySet<Variable>,
  self: Variable | undefined,
): string | undefined {
  switch (instruction.kind) {
    case 'store': {
      if (!isHeld(held, instruction.value)) return undefined;
      const { place } = instruction;
      // An object that refers to itself is known to nobody else for that.
      if (place.kind === 'field' && place.base === self) return undefined;
      if (place.kind === 'static') return `stores it in the static field \`${place.field.name}\``;
      return place.kind === 'field' ? `stores it in the field \`${place.field.name}\`` : 'stores it in an array';
    }
    case 'return':
      return instruction.value !== undefined && isHeld(held, instruction.value) ? 'returns it' : undefined;
    case 'throw':
      return isHeld(held, instruction.value) ? 'throws it' : undefined;
    case 'unsupported':
      return 'does something that could not be translated';
    default:
      return undefined;
  }
}

function isHeld(held: ReadonlySet<Variable>, operand: Operand): boolean {
  return operand.kind === 'variable' && held.has(operand);
}
