/**
 * Recursion in whole programs. A call of a method that is already on the stack starts a stack of its own, shared by all calls that begin
 * in the same state; how such a call can end is found out once and goes to every call that waits for it.
 *
 * What callers know of primitive variables is forgotten across such a call, but for constants.
 */
import { TupleInterner } from '../../../base/interner.js';
import { cleared } from '../canonical/frames.js';
import { isObject, type Reference, UNSET } from '../heap/references.js';
import type { Thrown } from '../machine/machine.js';
import type { RunEdge } from '../step/code.js';
import { Activation, type State } from '../step/state.js';
import type { StepWorld } from '../step/world.js';
import type { Values } from '../values/values.js';

/** The state of a call on entry. */
export interface RecursionContext {
  readonly number: number;
  /** Objects on entry that callers need afterwards, by the numbers that they had on entry. */
  readonly needed: readonly number[];
  readonly waiting: Waiting[];
  readonly endings: Ending[];
}

/** A caller that waits. References are numbers of the entry state. */
interface Waiting {
  readonly frame: Activation;
  readonly call: RunEdge;
  readonly context: RecursionContext | undefined;
  readonly kept: readonly number[];
  readonly depth: number;
  readonly isCertain: boolean;
}

/** A way in which a call ends. */
export interface Ending {
  readonly state: State;
  readonly result: Reference | undefined;
  readonly thrown: Reference | undefined;
  /** The run ends here, in the middle of the code. */
  readonly broken: Thrown | undefined;
}

/** A caller that goes on. */
export interface Resumed {
  readonly state: State;
  readonly call: RunEdge;
  readonly ending: Ending;
}

export class Recursion {
  readonly #world: StepWorld;
  readonly #contexts = new Map<number, RecursionContext>();
  readonly #waiting = new TupleInterner();
  readonly #endings = new TupleInterner();

  constructor(world: StepWorld) {
    this.#world = world;
  }

  /** Whether the method on top is on its stack already. */
  isRecursive({ frame }: State): boolean {
    if (frame.call === undefined || frame.code.code.method.name === '<clinit>') return false;
    for (let each = frame.caller; each !== undefined; each = each.caller) if (each.code === frame.code) return true;
    return false;
  }

  /** Cuts the stack below the frame on top: what is below waits. The state keeps what it needs. */
  cut(state: State): Waiting {
    const frame = cleared(state.frame, undefined, [], 'forgotten');
    const { context, kept, depth, isCertain } = state;
    const { caller, call, code, point, contents } = frame;
    if (caller === undefined || call === undefined) throw new Error('nobody calls');
    const needed = new Set<number>(kept.filter(isObject));
    const below = this.#withoutValues(caller, state.heap.values, needed);
    state.frame = new Activation(code, point, contents, { caller: undefined, call: undefined });
    state.context = undefined;
    state.kept = [...needed];
    state.depth = 1;
    return { frame: below, call, context, kept, depth, isCertain };
  }

  /** The context of the call whose entry state has the number. Callers that wait for it already are not added. */
  enter(
    number: number,
    needed: readonly number[],
    before: Waiting,
    renamed: (reference: number) => number,
  ): { readonly context: RecursionContext; readonly isNew: boolean; readonly resumed: readonly Resumed[] } {
    const waiting: Waiting = { ...before, frame: renamedFrame(before.frame, renamed), kept: before.kept.map(renamed) };
    let context = this.#contexts.get(number);
    const isNew = context === undefined;
    if (context === undefined) {
      context = { number, needed, waiting: [], endings: [] };
      this.#contexts.set(number, context);
    }
    const size = this.#waiting.size;
    if (this.#waiting.intern(waitingCode(context, waiting)) !== size) return { context, isNew, resumed: [] };
    context.waiting.push(waiting);
    const { endings } = context;
    return { context, isNew, resumed: endings.map((ending) => resume(context, waiting, ending)) };
  }

  /** A call in the context ends, in a state that was just made canonical and has the number; all that wait for it go on. */
  leave(context: RecursionContext, number: number, ending: Ending): readonly Resumed[] {
    const { result = UNSET, thrown = UNSET, broken } = ending;
    const before = this.#endings.size;
    const code = [context.number, number, result, thrown, broken === undefined ? 0 : 1];
    if (this.#endings.intern(code) !== before) return [];
    context.endings.push(ending);
    return context.waiting.map((waiting) => resume(context, waiting, ending));
  }

  /** The frames with constants only; their objects are noted. */
  #withoutValues(frame: Activation, values: Values, needed: Set<number>): Activation {
    const { code, point, call } = frame;
    const contents = frame.contents.slice();
    for (let variable = 0; variable < code.size; variable++) {
      const content = contents[variable] as number;
      if (content === UNSET) continue;
      if (code.isReference[variable]) {
        if (isObject(content)) needed.add(content);
      } else {
        const constant = this.#world.values.constantOf(values, content);
        contents[variable] = constant === undefined ? UNSET : this.#world.values.constant(values, constant).symbol;
      }
    }
    const caller = frame.caller === undefined ? undefined : this.#withoutValues(frame.caller, values, needed);
    return new Activation(code, point, contents, { caller, call });
  }
}

function waitingCode(
  context: RecursionContext,
  { frame, call, context: outer, kept, isCertain }: Waiting,
): readonly number[] {
  const code = [context.number, outer?.number ?? -1, call.at.number, isCertain ? 1 : 0, kept.length, ...kept];
  for (let each: Activation | undefined = frame; each !== undefined; each = each.caller) {
    code.push(each.code.number, each.point, each.call?.at.number ?? -1);
    for (let variable = 0; variable < each.code.size; variable++) code.push(each.get(variable));
  }
  return code;
}

/** The caller after the call. */
function resume(context: RecursionContext, waiting: Waiting, ending: Ending): Resumed {
  const { state: end } = ending;
  const numbers = new Map<number, number>();
  for (const [index, object] of context.needed.entries()) numbers.set(object, end.kept[index] ?? -1);
  const renamed = (reference: number): number => (isObject(reference) ? (numbers.get(reference) ?? -1) : reference);
  const state = end.copy();
  state.frame = renamedFrame(waiting.frame, renamed);
  state.context = waiting.context;
  state.kept = waiting.kept.map(renamed);
  state.depth = waiting.depth - 1;
  state.isCertain = waiting.isCertain && end.isCertain;
  return { state, call: waiting.call, ending };
}

function renamedFrame(frame: Activation, renamed: (reference: number) => number): Activation {
  const { code, point, call } = frame;
  const contents = frame.contents.slice();
  for (let variable = 0; variable < code.size; variable++)
    if (code.isReference[variable] && contents[variable] !== UNSET)
      contents[variable] = renamed(contents[variable] as number);
  const caller = frame.caller === undefined ? undefined : renamedFrame(frame.caller, renamed);
  return new Activation(code, point, contents, { caller, call });
}
