/** How objects that have to be closed fare on the edges of a method. */
import type { Body, Edge } from '../../../../ir/body.js';
import type { Hierarchy } from '../../../../ir/hierarchy.js';
import type { Operand, Variable } from '../../../../ir/instructions.js';
import { type ClassName, isArray, isReference, type TypeName } from '../../../../ir/types.js';
import { TYPES } from '../../../../library/index.js';
import { Definitions } from '../../../../program/flow/definitions.js';
import { isHandle, type Tested } from './conditions.js';
import { type HeldState, having, NOT_NULL, UNKNOWN } from './held-state.js';
import { type Call, isClose } from './library.js';
import { type CallOutcome, caughtIn, leadsTo, movedTo, type Passed, type Rules, setTo } from './moves.js';
import type { Passing, Passings } from './passing.js';
import type { StableFields } from './stable-names.js';

/** Variables and names whose values are kept apart; `isFresh`: what is followed was made here. */
export interface TestedNames {
  readonly numbers: ReadonlyMap<Variable, number>;
  readonly isFresh: boolean;
  readonly stable: StableFields;
}

/** What is assumed of the library on the way is added to `assumed`. */
export function resourceRules(
  passings: Passings,
  body: Body,
  { numbers, isFresh, stable }: TestedNames,
  comes: Rules['comes'],
  assumed: Set<string>,
): Rules {
  const tested: Tested = {
    numbers,
    isFresh,
    isStable: stable.isStable,
    isExpected: stable.isExpected,
    isInstance: ({ type: held }, type) => passings.hierarchy.isAssignable(held, type),
  };
  const calls = new ResourceCalls(passings, body, tested, assumed);
  return {
    tested,
    comes,
    isLocal: true,
    caught: caughtIn(body),
    mayFail: (type) => mayFail(passings.hierarchy, type),
    raised: (call) => passings.raisedBy(call),
    isSubclass: (lower, upper) => passings.hierarchy.isSubclass(lower, upper),
    call: (call, state) => calls.outcome(call, state),
  };
}

/** Classes of the Java library can be initialised. */
export function mayFail(hierarchy: Hierarchy, type: ClassName): boolean {
  const origin = hierarchy.find(type)?.origin;
  return origin !== 'model' && origin !== 'jdk';
}

class ResourceCalls {
  #definitions: Definitions | undefined;

  constructor(
    readonly passings: Passings,
    readonly body: Body,
    readonly tested: Tested,
    readonly assumed: Set<string>,
  ) {}

  #assume(assumptions: readonly string[] = []): void {
    for (const each of assumptions) this.assumed.add(each);
  }

  outcome(call: Call, state: HeldState): CallOutcome {
    const { method, arguments: given } = call;
    const { library } = this.passings;
    if (library.endsProgram(method)) return { normal: [], exceptional: [], grade: 2 };
    const [receiver] = given;
    const grade = this.passings.gradeOf(call);
    const isOnHandle = call.dispatch !== 'static' && receiver !== undefined && isHandle(state, receiver);
    if (state.phase === 'allocated' && method.name === '<init>' && isOnHandle) return this.#constructed(call, state);
    if (isClose(method) && receiver !== undefined && this.#closes(state, receiver)) {
      const closed: Passed = { state, end: 'closed' };
      if (isHandle(state, receiver)) return { normal: [closed], exceptional: [closed], grade };
      return { normal: [closed], exceptional: [{ state }], grade: 2 };
    }
    const isPassed = given.some((operand) => leadsTo(state, operand) || isOwner(state, operand));
    if (!isPassed) return { normal: [{ state: this.#result(call, state) }], exceptional: [{ state }], grade };
    if (library.isWrapper(method) && receiver?.kind === 'variable' && !isOnHandle) {
      return this.#wrapped(call, receiver, state);
    }
    return this.#passed(call, state);
  }

  #closes(state: HeldState, receiver: Operand): boolean {
    return isHandle(state, receiver) || isOwner(state, receiver);
  }

  /** Where its constructor throws, there is no object. */
  #constructed(call: Call, state: HeldState): CallOutcome {
    const { isKept, assumed } = this.passings.of(call, 0);
    this.#assume(assumed);
    const opened: HeldState = { ...state, phase: 'open' };
    return { normal: [{ state: opened, ...(isKept ? { end: 'escaped' } : {}) }], exceptional: [], grade: 2 };
  }

  #wrapped(call: Call, wrapper: Variable, state: HeldState): CallOutcome {
    const { library } = this.passings;
    // A constructor of a subclass: what it makes of the object is not known here.
    if (wrapper === this.body.parameters[0]) {
      return { normal: [{ state, end: 'escaped' }], exceptional: [{ state, end: 'escaped' }], grade: 2 };
    }
    this.#assume(library.assumed(call, 'wraps'));
    const isHeld = call.arguments.some((operand) => isHandle(state, operand));
    const { index } = wrapper;
    const linked = { ...state, linked: having(state.linked, index) };
    const isOwned = call.arguments.some((operand) => isOwner(state, operand));
    const isSure = isHeld && library.closesSurely(call.method);
    const wrapped: HeldState = isSure
      ? { ...state, handles: having(state.handles, index) }
      : isHeld || isOwned
        ? { ...linked, owners: having(state.owners, index) }
        : linked;
    const isSafe = library.isSafeWrapper(call, (operand) => this.#isCharset(operand));
    // What reads a header fails for content; a charset that is missing is the program's text.
    const grade = library.mayFail(call.method) ? 1 : 2;
    return { normal: [{ state: wrapped }], exceptional: isSafe ? [] : [{ state }], grade };
  }

  #isCharset(operand: Operand): boolean {
    if (operand.kind !== 'variable') return false;
    this.#definitions ??= new Definitions(this.body);
    const origin = this.#definitions.only(operand)?.instruction;
    if (origin?.kind !== 'load' || origin.place.kind !== 'static') return false;
    return TYPES.is('charsets', origin.place.field.owner);
  }

  #passed(call: Call, state: HeldState): CallOutcome {
    const passings: Passing[] = [];
    for (const [position, operand] of call.arguments.entries()) {
      const isHeld = isHandle(state, operand);
      if (!isHeld && !isOwner(state, operand) && !leadsTo(state, operand)) continue;
      const passing = this.passings.of(call, position);
      this.#assume(passing.assumed);
      if (isHeld) passings.push(passing);
      // What needs the object and is kept may close it later; whether closing an owner went well is not known then.
      else if (isOwner(state, operand) ? passing.normal.has('closed') : passing.isKept || passing.isReturned) {
        passings.push({ ...passing, isKept: true });
      } else if (leadsTo(state, operand) && (passing.isKept || passing.isReturned)) {
        passings.push({ ...passing, isKept: true });
      }
    }
    const grade = this.passings.gradeOf(call);
    const [receiver] = call.arguments;
    const isPart = receiver !== undefined && isHandle(state, receiver) && this.passings.isPartOfClose(call);
    if (isPart || passings.some(({ isKept }) => isKept)) {
      return { normal: [{ state, end: 'escaped' }], exceptional: [{ state, end: 'escaped' }], grade };
    }
    const next = this.#result(call, state, passings.some(({ isReturned }) => isReturned) ? 'passed-on' : 'made');
    return {
      normal: waysOf(passings, 'normal', next),
      exceptional: waysOf(passings, 'exceptional', state),
      grade,
    };
  }

  /** The state once the result is where it goes. */
  #result(call: Call, state: HeldState, origin: 'passed-on' | 'made' = 'made'): HeldState {
    const { target } = call;
    if (target === undefined) return state;
    const { library } = this.passings;
    const [receiver] = call.arguments;
    const held = receiver?.kind === 'variable' && isHandle(state, receiver) ? receiver : undefined;
    const isItself =
      origin === 'passed-on' || (held !== undefined && (library.isFluent(call) || library.isPartOf(call)));
    if (isItself) {
      if (origin === 'made') this.#assume(library.assumed(call, 'passes-on', 'part'));
      const handle = call.arguments.find((operand) => isHandle(state, operand));
      const source = handle?.kind === 'variable' ? handle : undefined;
      return setTo(movedTo(state, target, source), target, NOT_NULL, this.tested);
    }
    const plain = setTo(movedTo(state, target, undefined), target, UNKNOWN, this.tested);
    const isLinked =
      call.dispatch !== 'static' &&
      receiver !== undefined &&
      leadsTo(state, receiver) &&
      needsOpen(this.passings.hierarchy, target.type);
    return isLinked ? { ...plain, linked: having(plain.linked, target.index) } : plain;
  }
}

/** All that several arguments can come to: closed as soon as one is. */
function waysOf(passings: readonly Passing[], way: 'normal' | 'exceptional', state: HeldState): readonly Passed[] {
  if (passings.some((passing) => passing[way].size === 0)) return [];
  const isOpen = passings.every((passing) => passing[way].has('open'));
  const isClosed = passings.some((passing) => passing[way].has('closed'));
  const ends = isClosed ? [{ state, end: 'closed' } as const] : [];
  return isOpen ? [{ state }, ...ends] : ends;
}

function isOwner({ owners }: HeldState, operand: Operand): boolean {
  return operand.kind === 'variable' && owners.includes(operand.index);
}

const LEADING_BACK: readonly ClassName[] = [
  'java.lang.AutoCloseable',
  'java.lang.Iterable',
  ...TYPES.with('needs-source'),
];

/** Whether what a resource gives may need it open later: others are data. */
function needsOpen(hierarchy: Hierarchy, type: TypeName): boolean {
  if (!isReference(type) || isArray(type)) return false;
  return !hierarchy.isComplete(type) || LEADING_BACK.some((upper) => hierarchy.isSubclass(type, upper));
}

/** The object that comes to be on the edge, in a state that the rest of the method is in. */
export function openedAt(
  { instruction }: Edge,
  state: HeldState,
  target: Variable | undefined,
  owner: Variable | undefined,
): HeldState {
  return {
    ...state,
    phase: instruction.kind === 'new' ? 'allocated' : 'open',
    handles: target === undefined ? [] : [target.index],
    linked: [],
    owners: owner === undefined ? [] : [owner.index],
  };
}
