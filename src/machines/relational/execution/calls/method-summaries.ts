/** The table of summaries: callees before callers, recursion by a frame, as deep as the stack allows. */

import type { CallInstruction } from '../../../../engine/code.js';
import { ProgramModel, worldOf } from '../../../../engine/program.js';
import type { Body } from '../../../../ir/body.js';
import type { MethodDeclaration } from '../../../../ir/program.js';
import type { Subtypes } from '../../../../ir/subtypes.js';
import type { ClassName } from '../../../../ir/types.js';
import type { Algebra } from '../../algebra.js';
import { RELATIONAL_BUDGETS } from '../../budgets.js';
import type { RelationalOptions } from '../../options.js';
import type { Summaries, SummariesOptions } from '../../summaries.js';
import type { Summary } from '../../summary.js';
import type { FieldName } from '../../symbols.js';
import { EffectTable } from '../effects/effects.js';
import { type Callee, effectsOfCode, effectsOfSummary, type LocalEffects } from '../effects/local-effects.js';
import { isSelfContained } from '../effects/self-contained.js';
import { visible } from '../effects/visible.js';
import { frameOf } from '../frame.js';
import { Exhausted, type SummarySession, TimeOver, Unsummarised } from '../session.js';
import { type Vocabulary, vocabularyOf } from '../vocabulary.js';
import { RelationalWorld } from '../world.js';
import { CallFrames, Trusts } from './call-frames.js';
import { type CallTargets, callTargets, isOverridable } from './call-targets.js';
import { nativeSummary } from './natives.js';
import { summarise } from './summarise.js';
import { mayCallItself, withoutTailCalls } from './tail-calls.js';

const MOST_REMEMBERED = RELATIONAL_BUDGETS['execution/calls/method-summaries'].mostRemembered.most;

const LONGEST_FOREIGN = RELATIONAL_BUDGETS['execution/calls/method-summaries'].longestForeign.most;

const DEEPEST = RELATIONAL_BUDGETS['execution/calls/method-summaries'].deepest.most;

export class MethodSummaries implements Summaries, SummarySession {
  readonly world: RelationalWorld;
  readonly algebra: Algebra;
  readonly program: ProgramModel;
  readonly receivers: Subtypes;
  readonly options: RelationalOptions;
  readonly #given: SummariesOptions['given'];
  readonly #effects: EffectTable;
  readonly #frames: CallFrames;
  /** Undefined: it is too large to be listed. */
  readonly #vocabulary: Vocabulary | undefined;
  readonly #done = new Map<MethodDeclaration, Summary>();
  /** Undefined: it is being executed. */
  readonly #specialised = new Map<MethodDeclaration, Map<ClassName, Summary | undefined>>();
  readonly #visible = new Map<MethodDeclaration, Summary>();
  /** Methods that are being executed. */
  readonly #open = new Set<MethodDeclaration>();
  readonly #quiet = new Map<MethodDeclaration, boolean>();
  #depth = 0;
  /** When the time for the method that was asked for is over. */
  #end = Number.POSITIVE_INFINITY;

  constructor(options: SummariesOptions) {
    this.receivers = worldOf(options.hierarchy, options.classes);
    this.world = new RelationalWorld(options.hierarchy, this.receivers, options.given);
    this.algebra = this.world.algebra;
    this.program = new ProgramModel(options.hierarchy, { classes: this.receivers });
    this.options = options;
    this.#given = options.given;
    this.#vocabulary = vocabularyOf(this.world, options.classes);
    const trusts = new Trusts();
    const local = new Map<Callee, LocalEffects>();
    this.#effects = new EffectTable({
      isOpenTold: this.#vocabulary !== undefined,
      isQuiet: (initialiser) => this.isQuiet(initialiser),
      initialisationFlags: (owner) => [this.world.initialised(owner), this.world.initialisationFailed(owner)],
      local: (callee) => {
        const known = local.get(callee);
        if (known !== undefined) return known;
        const found = this.#localEffects(callee, trusts);
        local.set(callee, found);
        return found;
      },
    });
    this.#frames = new CallFrames(this.world, this.#effects, trusts);
  }

  #localEffects({ method, isOpened }: Callee, trusts: Trusts): LocalEffects {
    const standIn = isOpened ? undefined : this.#standIn(method);
    if (standIn !== undefined) return effectsOfSummary(standIn);
    return effectsOfCode(this.world, method, (call) => callTargets(this, call, undefined), trusts.of);
  }

  callFrame(call: CallInstruction, targets: CallTargets): Summary {
    return this.#frames.of(call, targets);
  }

  given(method: MethodDeclaration): Summary | undefined {
    return this.#given?.find(this.algebra, method);
  }

  field(owner: ClassName, name: string): FieldName | undefined {
    return this.world.field(owner, name);
  }

  of(method: MethodDeclaration): Summary {
    let summary = this.#visible.get(method);
    if (summary === undefined) {
      this.#end = Date.now() + (this.options.milliseconds ?? Number.POSITIVE_INFINITY);
      summary = this.#inTime(method);
      this.#visible.set(method, summary);
      this.algebra.forget(MOST_REMEMBERED);
    }
    return summary;
  }

  #inTime(method: MethodDeclaration): Summary {
    try {
      this.#prepare(method);
      return visible(this.algebra, this.summary(method), this.#vocabulary);
    } catch (error) {
      if (!(error instanceof TimeOver)) throw error;
      return unknown(error.message);
    }
  }

  checkTime(): void {
    if (this.options.milliseconds !== undefined && Date.now() > this.#end) {
      throw new TimeOver(`it takes more than ${this.options.milliseconds} ms`);
    }
  }

  summary(method: MethodDeclaration): Summary {
    const known = this.#done.get(method);
    if (known !== undefined) return known;
    if (this.#open.has(method)) return this.#frame(method, 'it is recursive');
    if (this.#depth >= DEEPEST) return this.#frame(method, 'calls are nested too deep');
    this.#open.add(method);
    try {
      const summary = this.#compute(method, undefined);
      this.#done.set(method, summary);
      return summary;
    } finally {
      this.#open.delete(method);
    }
  }

  specialised(method: MethodDeclaration, receiver: ClassName): Summary | undefined {
    let table = this.#specialised.get(method);
    if (table === undefined) {
      table = new Map();
      this.#specialised.set(method, table);
    }
    if (table.has(receiver)) return table.get(receiver) ?? this.#frame(method, 'it is recursive');
    if (table.size >= this.options.contexts || this.#depth >= DEEPEST) return undefined;
    table.set(receiver, undefined);
    try {
      const summary = this.#compute(method, receiver);
      table.set(receiver, summary);
      return summary;
    } finally {
      if (table.get(receiver) === undefined) table.delete(receiver);
    }
  }

  isQuiet(initialiser: MethodDeclaration): boolean {
    let answer = this.#quiet.get(initialiser);
    if (answer === undefined) {
      // While it is being looked at, nothing is known.
      this.#quiet.set(initialiser, false);
      try {
        answer = isSelfContained(this.algebra, initialiser.owner, this.summary(initialiser));
        this.#quiet.set(initialiser, answer);
      } catch (error) {
        this.#quiet.delete(initialiser);
        throw error;
      }
    }
    return answer;
  }

  #frame(method: MethodDeclaration, reason: string): Summary {
    return frameOf(this.world, method, this.#effects.of(method), reason);
  }

  #standIn(method: MethodDeclaration): Summary | undefined {
    return this.given(method) ?? nativeSummary(this.world, method);
  }

  #compute(method: MethodDeclaration, receiver: ClassName | undefined): Summary {
    const standIn = this.#standIn(method);
    if (standIn !== undefined) return standIn;
    const body = method.body();
    if (body === undefined) return this.#frame(method, 'it has no code');
    if (this.#isForeign(method)) return this.#frame(method, 'its library code is long');
    this.#depth++;
    try {
      const loops = this.#withoutTailCalls(method, body);
      const summary = summarise(this, method, loops, receiver);
      if (loops === body || !isOverridable(method)) return summary;
      return { ...summary, assumptions: new Set([...summary.assumptions, 'known-subclasses']) };
    } catch (error) {
      if (error instanceof Exhausted) return this.#frame(method, error.message);
      if (error instanceof Unsummarised) return unknown(error.message);
      throw error;
    } finally {
      this.#depth--;
    }
  }

  /** Whether it is long code of a library that is no model: what it may write has to do. */
  #isForeign(method: MethodDeclaration): boolean {
    const origin = this.world.hierarchy.find(method.owner)?.origin;
    return (origin === 'jdk' || origin === 'classpath') && (method.body()?.edges.length ?? 0) > LONGEST_FOREIGN;
  }

  #withoutTailCalls(method: MethodDeclaration, body: Body): Body {
    return withoutTailCalls(body, (call) => {
      if (!mayCallItself(method, call)) return false;
      const { methods, open } = callTargets(this, call, undefined);
      return !open && methods.length === 1 && methods[0] === method;
    });
  }

  /** Summarises what the method calls before it, without recursion: chains of calls may be long. */
  #prepare(root: MethodDeclaration): void {
    const met = new Set([root]);
    const path: { readonly method: MethodDeclaration; next: number }[] = [{ method: root, next: 0 }];
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      this.checkTime();
      const callee = this.#isForeign(top.method) ? undefined : this.#effects.callees(top.method)[top.next++];
      if (callee === undefined) {
        path.pop();
        this.summary(top.method);
      } else if (!met.has(callee) && !this.#done.has(callee)) {
        met.add(callee);
        path.push({ method: callee, next: 0 });
      }
    }
  }
}

function unknown(reason: string): Summary {
  return { outcomes: [], unknown: reason, assumptions: new Set() };
}
