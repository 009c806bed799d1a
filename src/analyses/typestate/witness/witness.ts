/**
 * A client that shows a transition: calls from nothing, found by following back how the islands of the call came to be, and run on
 * the machine again to see which of the client's objects is which.
 */

import type { Sequence, Source, Step } from '../../../execution/replay/sequence.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import { isReference } from '../../../ir/types.js';
import type { Argument, CallExit, Heap, HeapObject } from '../../../machines/predicates/machine/machine.js';
import { NULL_REFERENCE, OTHER_REFERENCE } from '../../../machines/predicates/machine/machine.js';
import { TYPESTATE_BUDGETS } from '../budgets.js';
import { givenTypes, isConstructor } from '../component/bindings.js';
import type { TypestateComponent } from '../component/component.js';
import type { Call, Explorer, ReachedIsland } from '../emulation/explorer.js';
import { staticTarget } from '../emulation/start.js';
import type { SeenTransition } from '../emulation/transitions.js';

/** A client program, and what its calls are to throw, by step; `undefined` where they return. */
export interface ShownClient {
  readonly steps: Sequence;
  readonly thrown: readonly (string | undefined)[];
}

/** A call that changes nothing as far as predicates tell, and after which step it can be put in. */
export interface Idle {
  readonly step: Step;
  readonly after: number;
}

export interface FoundClient {
  readonly client: ShownClient;
  /** The same with calls that predicates do not see put in: what they do not know may decide which way the last call goes. */
  readonly variants: () => Iterable<ShownClient>;
}

const MOST_STEPS = TYPESTATE_BUDGETS['witness/witness'].mostSteps.most;
const MOST_TRIES = TYPESTATE_BUDGETS['witness/witness'].mostTries.most;
const MOST_IDLE = TYPESTATE_BUDGETS['witness/witness'].mostIdle.most;
const MOST_ENDS = TYPESTATE_BUDGETS['witness/witness'].mostEnds.most;
const FEW_OBJECTS = TYPESTATE_BUDGETS['witness/witness'].fewObjects.most;
const TIMES = [1, 2, 3];

/** Calls on the machine that are left. */
export interface WitnessBudget {
  calls: number;
}

/** Undefined where none was found. */
export function clientOf(
  component: TypestateComponent,
  explorer: Explorer,
  transition: SeenTransition,
  budget: WitnessBudget,
): FoundClient | undefined {
  const call = explorer.shown[transition.number];
  if (call === undefined) return undefined;
  const client = new ClientMaker(component, explorer, budget);
  const isWanted = (before: Heap, receiver: string | undefined, exit: CallExit, after: Heap): boolean =>
    explorer.transitions.find(before, call.method, receiver, exit, after) === transition.number;
  if (client.follow(call, isWanted) === undefined) return undefined;
  const found = client.client;
  return {
    client: found,
    *variants() {
      for (const idle of client.idles()) for (const times of TIMES) yield putIn(found, idle, times);
    },
  };
}

type IsWanted = (before: Heap, receiver: string | undefined, exit: CallExit, after: Heap) => boolean;

class ClientMaker {
  readonly #component: TypestateComponent;
  readonly #explorer: Explorer;
  readonly #steps: Step[] = [];
  readonly #thrown: (string | undefined)[] = [];
  /** The step that gave the client an object. */
  readonly #givers = new Map<HeapObject, Source>();
  /** After each step. */
  readonly #heaps: Heap[] = [];
  #heap: Heap;
  readonly #budget: WitnessBudget;

  constructor(component: TypestateComponent, explorer: Explorer, budget: WitnessBudget) {
    this.#budget = budget;
    this.#component = component;
    this.#explorer = explorer;
    this.#heap = explorer.fixed;
    for (const { name, fields } of component.classes) {
      const statics = explorer.machine.statics(this.#heap, name);
      if (statics === undefined) continue;
      for (const field of fields) {
        const target = staticTarget(explorer.machine, this.#heap, statics, field);
        if (target !== undefined) this.#givers.set(target, { kind: 'constant', owner: name, name: field.name });
      }
    }
  }

  get client(): ShownClient {
    return { steps: this.#steps, thrown: this.#thrown };
  }

  /** Makes what the call needs, and does it; what the client has then that it had not before. */
  follow(call: Call, isWanted: IsWanted): readonly HeapObject[] | undefined {
    const made: (readonly HeapObject[])[] = [];
    for (const number of call.binding.islands) {
      const objects = this.#make(this.#explorer.reached[number] as ReachedIsland);
      if (objects === undefined) return undefined;
      made.push(objects);
    }
    if (this.#steps.length >= MOST_STEPS) return undefined;
    const own = new Set(made.flat());
    for (const given of this.#ways(call, made)) {
      const found = this.#try(call, given, isWanted);
      if (found === undefined) continue;
      if (found.object !== undefined) own.add(found.object);
      return [...own];
    }
    return undefined;
  }

  #make(island: ReachedIsland): readonly HeapObject[] | undefined {
    const { origin, key } = island;
    if (origin === undefined) return [...this.#givers.keys()];
    const { islands, combines } = this.#explorer;
    return this.follow(origin, (_before, _receiver, _exit, after) =>
      combines ? islands.of(after).islands.some((each) => each.key === key) : islands.whole(after).key === key,
    );
  }

  /** The objects for each reference that is to be given: those of the right class among the ones made for it. */
  *#ways({ binding }: Call, made: readonly (readonly HeapObject[])[]): Generator<readonly (HeapObject | undefined)[]> {
    const { machine, reached } = this.#explorer;
    const candidates = binding.choices.map((choice): readonly (HeapObject | undefined)[] => {
      if (choice.kind === 'primitive') return [undefined];
      if (choice.kind === 'fixed') return [choice.reference];
      const island = reached[binding.islands[choice.used] as number] as ReachedIsland;
      const type = machine.typeOf(island.heap, choice.object);
      return (made[choice.used] ?? []).filter((object) => machine.typeOf(this.#heap, object) === type);
    });
    let tries = 0;
    const chosen: (HeapObject | undefined)[] = [];
    function* from(index: number): Generator<readonly (HeapObject | undefined)[]> {
      const all = candidates[index];
      if (all === undefined) {
        tries++;
        yield [...chosen];
        return;
      }
      for (const each of all) {
        if (tries >= MOST_TRIES) return;
        chosen.push(each);
        yield* from(index + 1);
        chosen.pop();
      }
    }
    yield* from(0);
  }

  /** The call with these arguments, if one of its ends is wanted; the object that it gives the client. */
  #try(
    { method }: Call,
    given: readonly (HeapObject | undefined)[],
    isWanted: IsWanted,
  ): { readonly object: HeapObject | undefined } | undefined {
    const { machine } = this.#explorer;
    if (--this.#budget.calls < 0) return undefined;
    let before = this.#heap;
    const values: Argument[] = [];
    let made: HeapObject | undefined;
    if (isConstructor(method)) {
      const allocated = machine.allocated(before, method.owner);
      before = allocated.heap;
      made = allocated.object;
      values.push({ kind: 'reference', reference: made });
    }
    for (const reference of given) {
      values.push(reference === undefined ? { kind: 'primitive' } : { kind: 'reference', reference });
    }
    const [first] = given;
    const isOnObject = givenTypes(method).length > method.parameters.length;
    const type = isOnObject && first !== undefined ? machine.typeOf(before, first) : undefined;
    const receiver = type === method.owner ? undefined : type;
    for (const exit of machine.call(before, method, values).exits) {
      const { heap: after, object } = this.#explorer.afterwards(made, exit);
      if (!isWanted(before, receiver, exit, after)) continue;
      const source = { kind: 'step', index: this.#steps.length } as const;
      if (object !== undefined && !this.#givers.has(object)) this.#givers.set(object, source);
      this.#steps.push(this.#step(method, given));
      this.#thrown.push(exit.thrown?.type);
      this.#heap = after;
      this.#heaps.push(after);
      return { object };
    }
    return undefined;
  }

  #step(method: MethodDeclaration, given: readonly (HeapObject | undefined)[]): Step {
    const types = givenTypes(method);
    const sources = given.map((reference, index): Source => {
      const type = types[index] as string;
      if (!isReference(type)) return { kind: 'literal', type, value: type === 'long' ? 0n : 0 };
      if (reference === undefined || reference === NULL_REFERENCE) return { kind: 'literal', type, value: null };
      return this.#givers.get(reference) ?? { kind: 'literal', type, value: this.#other(type) };
    });
    const [first, ...rest] = sources;
    const isOnObject = types.length > method.parameters.length;
    return isOnObject && first !== undefined
      ? { kind: 'call', method, receiver: first, arguments: rest }
      : { kind: 'call', method, arguments: sources };
  }

  /** Calls on what the client has after a step that leave the heap as it is, the latest first. */
  *idles(): Generator<Idle> {
    const { machine } = this.#explorer;
    let count = 0;
    for (let after = this.#steps.length - 2; after >= 0; after--) {
      const heap = this.#heaps[after] as Heap;
      if (heap.objects.length > FEW_OBJECTS || this.#budget.calls < 0) return;
      const { key } = machine.canonical(heap);
      for (const method of this.#component.operations) {
        if (isConstructor(method) || givenTypes(method).length === method.parameters.length) continue;
        for (const [object, source] of this.#givers) {
          if (source.kind !== 'step' || source.index > after || !this.#runs(heap, object, method)) continue;
          const given = [
            object,
            ...method.parameters.map(({ type }) => (isReference(type) ? OTHER_REFERENCE : undefined)),
          ];
          const values = given.map(
            (reference): Argument =>
              reference === undefined ? { kind: 'primitive' } : { kind: 'reference', reference },
          );
          if (--this.#budget.calls < 0) return;
          const returned = machine.call(heap, method, values).exits.filter(({ thrown }) => thrown === undefined);
          this.#budget.calls -= Math.min(returned.length, MOST_ENDS);
          if (!returned.slice(0, MOST_ENDS).some((exit) => machine.canonical(exit.heap).key === key)) continue;
          yield { step: this.#step(method, given), after };
          if (++count >= MOST_IDLE) return;
        }
      }
    }
  }

  #runs(heap: Heap, object: HeapObject, method: MethodDeclaration): boolean {
    const { hierarchy } = this.#component.world;
    const type = this.#explorer.machine.typeOf(heap, object);
    if (!hierarchy.isAssignable(type, method.owner)) return false;
    const selected = hierarchy.selectMethod(type, method);
    return selected.kind === 'method' && selected.method === method;
  }

  /** Something that is not null: a string where that fits. */
  #other(type: string): string | null {
    return this.#component.world.hierarchy.isAssignable('java.lang.String', type) ? 'a' : null;
  }
}

function putIn({ steps, thrown }: ShownClient, { step, after }: Idle, times: number): ShownClient {
  const moved = (source: Source): Source =>
    source.kind === 'step' && source.index > after ? { kind: 'step', index: source.index + times } : source;
  const later = steps.slice(after + 1).map((each): Step => {
    if (each.kind !== 'call') return each;
    const given = each.arguments.map(moved);
    return each.receiver === undefined
      ? { ...each, arguments: given }
      : { ...each, receiver: moved(each.receiver), arguments: given };
  });
  const added = Array.from({ length: times }, () => step);
  return {
    steps: [...steps.slice(0, after + 1), ...added, ...later],
    thrown: [...thrown.slice(0, after + 1), ...added.map(() => undefined), ...thrown.slice(after + 1)],
  };
}
