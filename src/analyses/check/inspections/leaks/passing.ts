/** What calls do with an object that is passed to them: close it, keep it, hand it back or only use it. */
import type { Hierarchy } from '../../../../ir/hierarchy.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../../ir/program.js';
import type { Subtypes } from '../../../../ir/subtypes.js';
import type { ClassName } from '../../../../ir/types.js';
import { calleesOf, MOST_TARGETS } from '../../../../program/calls/footprint.js';
import { CHECK_BUDGETS } from '../../budgets.js';
import { isUnread } from '../unread.js';
import { beginning, type HeldState, testedVariables } from './held-state.js';
import { journey } from './journey.js';
import { type Call, LibraryResources } from './library.js';
import type { Grade } from './moves.js';
import { resourceRules } from './resource-rules.js';
import { StableFields } from './stable-names.js';

/** What happens to an open object that a method gets. */
export interface Passing {
  /** Ways in which it can be when the call returns, or throws; none: it does not. */
  readonly normal: ReadonlySet<'open' | 'closed'>;
  readonly exceptional: ReadonlySet<'open' | 'closed'>;
  /** Others may have it afterwards, or it is not known what happened to it. */
  readonly isKept: boolean;
  /** Whether the method hands it back, always where it returns with it open. */
  readonly isReturned: boolean;
  /** What is assumed of the library; left out: nothing. */
  readonly assumed?: readonly string[];
}

const BOTH = new Set(['open'] as const);
export const KEPT: Passing = { normal: BOTH, exceptional: BOTH, isKept: true, isReturned: false };
export const BORROWED: Passing = { normal: BOTH, exceptional: BOTH, isKept: false, isReturned: false };

const DEEPEST = CHECK_BUDGETS['inspections/leaks/passing'].deepest.most;

export class Passings {
  readonly library: LibraryResources;
  readonly #known = new Map<MethodDeclaration, Map<number, Passing>>();
  readonly #throwing = new Map<MethodDeclaration, readonly ClassName[]>();
  #depth = 0;

  constructor(
    readonly hierarchy: Hierarchy,
    readonly classes: Subtypes,
  ) {
    this.library = new LibraryResources(hierarchy);
  }

  /** What the call does with its argument of that position, the receiver counted. */
  of(call: Call, position: number): Passing {
    const resolved = this.hierarchy.resolveMethod(call.method);
    const isReceiver = position === 0 && call.dispatch !== 'static';
    const outside = isReceiver ? BORROWED : this.#borrowed(call);
    if (resolved === undefined) return outside;
    const callees = calleesOf({ hierarchy: this.hierarchy, classes: this.classes }, call);
    if (callees.length > MOST_TARGETS) return KEPT;
    const passings = callees.flatMap((callee) => {
      if (hasFlag(callee, Flag.ABSTRACT)) return [];
      return [this.#isOfInput(callee) ? this.#ofMethod(callee, position) : outside];
    });
    // Code from outside may stand behind a type of the library.
    if (!this.#isOfInput(resolved)) passings.push(outside);
    return passings.length === 0 ? outside : passings.reduce(either);
  }

  /** By code of the library, or by code of which nothing is known. */
  #borrowed(call: Call): Passing {
    if (!this.library.isBorrower(call)) return KEPT;
    return { ...BORROWED, assumed: this.library.assumed(call, 'borrows') };
  }

  /** Whether the method closes what it is called on, on every way out of it. */
  closesReceiver(method: MethodDeclaration): boolean {
    const { normal, exceptional, isKept } = this.#ofMethod(method, 0);
    return !isKept && !normal.has('open') && !exceptional.has('open');
  }

  #isOfInput({ owner }: MethodDeclaration): boolean {
    return this.hierarchy.find(owner)?.origin === 'input';
  }

  #ofMethod(method: MethodDeclaration, position: number): Passing {
    const known = this.#known.get(method) ?? new Map<number, Passing>();
    this.#known.set(method, known);
    const found = known.get(position);
    if (found !== undefined) return found;
    // What comes back to itself is taken to keep it.
    known.set(position, KEPT);
    if (this.#depth >= DEEPEST) return KEPT;
    this.#depth++;
    const passing = this.#compute(method, position);
    this.#depth--;
    known.set(position, passing);
    return passing;
  }

  #compute(method: MethodDeclaration, position: number): Passing {
    const body = method.body();
    const parameter = body?.parameters[position];
    if (body === undefined || parameter === undefined || isUnread(this.hierarchy, method)) return KEPT;
    const stable = new StableFields(body, this.hierarchy);
    const tested = testedVariables(body, [], stable.name);
    const start: HeldState = { ...beginning(tested), phase: 'open', handles: [parameter.index] };
    const assumed = new Set<string>();
    const { ends, leaks, isCut } = journey(
      body,
      start,
      resourceRules(this, body, { numbers: tested, isFresh: false, stable }, () => undefined, assumed),
    );
    if (isCut || ends.has('escaped')) return KEPT;
    const isClosed = ends.has('closed');
    const isOpenAt = (point: number | undefined): boolean => leaks.some((leak) => leak.point === point);
    const ways = (isOpen: boolean): ReadonlySet<'open' | 'closed'> =>
      new Set([...(isOpen ? (['open'] as const) : []), ...(isClosed ? (['closed'] as const) : [])]);
    const isReturned = ends.has('returned');
    if (isReturned && isOpenAt(body.exit)) return KEPT;
    return {
      normal: ways(isReturned || isOpenAt(body.exit)),
      exceptional: ways(isOpenAt(body.exceptionalExit)),
      isKept: false,
      isReturned,
      assumed: [...assumed],
    };
  }

  /** Whether the call on an object does part of what closing the object does: nobody calls that a leak. */
  isPartOfClose({ method, dispatch }: Call): boolean {
    if (dispatch === 'static' || method.name === '<init>') return false;
    const close = this.hierarchy.resolveMethod({ owner: method.owner, name: 'close', descriptor: '()V' });
    if (close === undefined || !this.#isOfInput(close)) return false;
    return (close.body()?.edges ?? []).some(
      ({ instruction }) =>
        instruction.kind === 'call' &&
        instruction.method.name === method.name &&
        instruction.method.descriptor === method.descriptor &&
        instruction.arguments[0] === close.body()?.parameters[0],
    );
  }

  /** Whether only the library's code can be run, and that throws nothing. */
  neverFails(call: Call): boolean {
    if (!this.library.throwsNothing(call.method)) return false;
    return !calleesOf(this, call).some((callee) => this.#isOfInput(callee));
  }

  /** How much a reader reckons with an exception of the call. */
  gradeOf(call: Call): Grade {
    return this.raisedBy(call).length > 0 ? 1 : 2;
  }

  /** The exceptions of the call that a reader reckons with: those that are declared, and those that the method makes. */
  raisedBy(call: Call): readonly ClassName[] {
    const resolved = this.hierarchy.resolveMethod(call.method);
    if (resolved === undefined) return [];
    const made = this.#thrownBy(resolved);
    return made.length === 0 ? resolved.exceptions : [...new Set([...resolved.exceptions, ...made])];
  }

  /** Of a method of the input: what it makes and throws, but for what it passes on from elsewhere. */
  #thrownBy(method: MethodDeclaration): readonly ClassName[] {
    const known = this.#throwing.get(method);
    if (known !== undefined) return known;
    const body = this.#isOfInput(method) ? method.body() : undefined;
    const edges = body?.edges ?? [];
    const thrown = new Set(
      edges.flatMap(({ instruction, to }) =>
        instruction.kind === 'throw' && to === body?.exceptionalExit ? [instruction.value] : [],
      ),
    );
    const made = edges.flatMap(({ instruction }) =>
      instruction.kind === 'new' && thrown.has(instruction.target) ? [instruction.type] : [],
    );
    this.#throwing.set(method, made);
    return made;
  }
}

function either(one: Passing, other: Passing): Passing {
  if (one === other) return one;
  return {
    normal: new Set([...one.normal, ...other.normal]),
    exceptional: new Set([...one.exceptional, ...other.exceptional]),
    isKept: one.isKept || other.isKept || one.isReturned !== other.isReturned,
    isReturned: one.isReturned && other.isReturned,
    assumed: [...(one.assumed ?? []), ...(other.assumed ?? [])],
  };
}
