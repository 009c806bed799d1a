/**
 * Contexts: which calls of a method share one analysis of it.
 *
 * What was chosen for an entry state or call string is remembered, so that evaluating an equation again asks for the
 * same unknowns.
 */
import { TupleInterner } from '../../base/interner.js';
import type { ClassName } from '../../ir/types.js';
import type { Code, CodeEdge } from '../code.js';
import type { EnginePolicy } from '../policy.js';
import type { ProgramModel } from '../program.js';
import type { Activation } from '../result.js';
import type { Cut, Layout } from './layout.js';

/** A cut point of one analysis of a method. */
export interface ContextPlace<E> {
  readonly context: Context<E>;
  readonly cut: Cut;
  /**
   * What is solved for: the states there; or, where a call leaves, nothing but that the callees are told how they are
   * entered. If what reads the results of callees told them too, every call would look like recursion to the solver.
   */
  readonly role: 'states' | 'entering';
  /** Unique within the run. */
  readonly key: number;
}

export class Context<E> implements Activation {
  readonly code: Code;
  readonly layout: Layout;
  readonly number: number;
  readonly context: string;
  readonly depth: number;
  /** The last call sites, in interned form; for call strings only. */
  readonly callString: number;
  /** Where it is a root: what it starts with, besides what calls bring. */
  readonly rootStates: E[] = [];
  /** By index of the cut point. */
  readonly #places: readonly ContextPlace<E>[];
  readonly #entering: readonly ContextPlace<E>[];

  constructor(
    layout: Layout,
    names: Pick<Activation, 'number' | 'context' | 'depth'> & {
      readonly callString: number;
      readonly firstKey: number;
    },
  ) {
    this.code = layout.code;
    this.layout = layout;
    this.number = names.number;
    this.context = names.context;
    this.depth = names.depth;
    this.callString = names.callString;
    const { firstKey } = names;
    const { cuts } = layout;
    const between = firstKey + cuts.length;
    this.#places = cuts.map((cut) => ({ context: this, cut, role: 'states', key: firstKey + cut.index }));
    this.#entering = cuts.map((cut) => ({ context: this, cut, role: 'entering', key: between + cut.index }));
  }

  place(cut: Cut): ContextPlace<E> {
    return this.#places[cut.index] as ContextPlace<E>;
  }

  /** Of a cut point that a call leaves. */
  entering(cut: Cut): ContextPlace<E> {
    return this.#entering[cut.index] as ContextPlace<E>;
  }

  get entry(): ContextPlace<E> {
    return this.place(this.layout.entry);
  }
}

/** Where nothing is analysed: a mark that the initialisation of a class can fail. */
export interface Mark {
  readonly context: undefined;
  readonly type: ClassName;
  readonly key: number;
}

/** What the equation system solves for. */
export type Unknown<E> = ContextPlace<E> | Mark;

/** The contexts of one method. */
interface Family<E> {
  /** By key of the entry state or number of the call string. */
  readonly chosen: Map<number, Context<E>>;
  own: number;
  shared: Context<E> | undefined;
  /**
   * The same for constructors, by call site: the new objects of different sites are different ones, and what a constructor
   * sets is blurred where they share an analysis.
   */
  readonly sharedAt: Map<number, Context<E>>;
}

export class Contexts<E> {
  readonly #all: Context<E>[] = [];
  readonly #program: ProgramModel;
  readonly #policy: EnginePolicy;
  readonly #families = new Map<Code, Family<E>>();
  /** Tuples: whether the string was cut off, then edges, the last call first. */
  readonly #strings = new TupleInterner();
  readonly #noCalls = this.#strings.intern([0]);
  readonly #failures = new Map<ClassName, Mark>();
  /** The key of the next unknown. */
  #nextKey = 0;

  constructor(program: ProgramModel, policy: EnginePolicy) {
    this.#program = program;
    this.#policy = policy;
  }

  /** In order of discovery, those included that only values on the way led to. */
  get all(): readonly Context<E>[] {
    return this.#all;
  }

  /** The analysis that starts from the outside with these states, of the given keys. */
  root(code: Code, states: readonly E[], keys: readonly number[]): Context<E> {
    const family = this.#family(code);
    const { contexts } = this.#policy;
    let context: Context<E>;
    if (contexts.kind === 'none') {
      family.shared ??= this.#make(code, 'root', 0, this.#noCalls);
      context = family.shared;
    } else {
      context = this.#make(code, 'root', 0, this.#noCalls);
      const [key, another] = keys;
      // A call that starts alike is the same analysis.
      if (contexts.kind === 'entry-state' && key !== undefined && another === undefined && !family.chosen.has(key))
        family.chosen.set(key, context);
    }
    context.rootStates.push(...states);
    return context;
  }

  /** The analysis for a call; else why there is none: it would be new, and too deep or one too many. */
  forCall(caller: Context<E>, at: CodeEdge, callee: Code, entryKey: number): Context<E> | 'depth' | 'contexts' {
    const family = this.#family(callee);
    const depth = caller.depth + 1;
    const { contexts, budget } = this.#policy;
    if (contexts.kind === 'none') {
      family.shared ??= this.#deeper(callee, 'all calls', depth, this.#noCalls);
      return family.shared ?? 'depth';
    }
    const isByString = contexts.kind === 'call-strings';
    const callString = isByString ? this.#appended(caller.callString, at, contexts.length) : this.#noCalls;
    const choice = isByString ? callString : entryKey;
    const known = family.chosen.get(choice);
    if (known !== undefined) return known;
    if (!isByString && family.own >= budget.contexts) {
      if (this.#policy.sharesFurtherCalls?.(callee) === false) return 'contexts';
      const shared = this.#shared(family, at, callee, depth);
      if (shared !== undefined) family.chosen.set(choice, shared);
      return shared ?? 'depth';
    }
    const name = isByString ? this.#showString(callString) : `start ${family.own + 1}`;
    const made = this.#deeper(callee, name, depth, callString);
    if (made === undefined) return 'depth';
    family.own++;
    family.chosen.set(choice, made);
    return made;
  }

  /** For the calls beyond those that have an analysis of their own. */
  #shared(family: Family<E>, at: CodeEdge, callee: Code, depth: number): Context<E> | undefined {
    if (callee.method.name !== '<init>') {
      family.shared ??= this.#deeper(callee, 'further calls', depth, this.#noCalls);
      return family.shared;
    }
    const known = family.sharedAt.get(at.number);
    const shared = known ?? this.#deeper(callee, `further calls of ${at.number}`, depth, this.#noCalls);
    if (shared !== undefined) family.sharedAt.set(at.number, shared);
    return shared;
  }

  /** Reached where the initialisation of the class can complete abruptly. */
  failureOf(type: ClassName): Mark {
    let mark = this.#failures.get(type);
    if (mark === undefined) {
      mark = { context: undefined, type, key: this.#nextKey++ };
      this.#failures.set(type, mark);
    }
    return mark;
  }

  #family(code: Code): Family<E> {
    let family = this.#families.get(code);
    if (family === undefined) {
      family = { chosen: new Map(), own: 0, shared: undefined, sharedAt: new Map() };
      this.#families.set(code, family);
    }
    return family;
  }

  #deeper(code: Code, name: string, depth: number, callString: number): Context<E> | undefined {
    return depth > this.#policy.budget.depth ? undefined : this.#make(code, name, depth, callString);
  }

  #make(code: Code, context: string, depth: number, callString: number): Context<E> {
    const layout = this.#program.layout(code);
    const made = new Context<E>(layout, {
      number: this.#all.length,
      context,
      depth,
      callString,
      firstKey: this.#nextKey,
    });
    this.#nextKey += 2 * layout.cuts.length;
    this.#all.push(made);
    return made;
  }

  /** A string that was cut off is another than the same calls from a root. */
  #appended(callString: number, at: CodeEdge, length: number): number {
    const [wasCut = 0, ...calls] = this.#strings.tuple(callString);
    const longer = [at.number, ...calls];
    const isCut = wasCut === 1 || longer.length > length;
    return this.#strings.intern([isCut ? 1 : 0, ...longer.slice(0, length)]);
  }

  #showString(callString: number): string {
    const [wasCut = 0, ...calls] = this.#strings.tuple(callString);
    return `calls ${wasCut === 1 ? '… ' : ''}${calls.reverse().join(' ')}`;
  }
}
