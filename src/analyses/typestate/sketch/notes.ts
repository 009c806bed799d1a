/** What comes to light while a method is run over sketches, and how much may be spent on it. */
import type { Sketch } from '../../../domains/heap/sketch/state.js';
import { type NodeNumber, UNSET } from '../../../domains/heap/sketch/values.js';
import type { Edge } from '../../../ir/body.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import type { ClassName } from '../../../ir/types.js';
import { calledName } from '../clients/history.js';
import { NO_EFFECT, type ProtocolEffect } from './effect.js';
import { outermostCall, type SketchFrame } from './frames.js';
import type { SketchWorld } from './world.js';

export interface SketchFailure {
  readonly type: ClassName;
  /** Why it may come to that, in words. */
  readonly reason: string;
}

const FROM_ELSEWHERE = 'called on an object that comes from elsewhere, in an unknown state';
export const OTHER_CODE = 'runs code that is not followed, out of which an error may come';
const UNTRACKED = 'may fail: depends on values that are not tracked';

export class SketchNotes {
  /** Edges of the method that is analysed. */
  readonly reached = new Set<Edge>();
  /** Those that can end otherwise than by an error. */
  readonly ended = new Set<Edge>();
  readonly failed = new Map<Edge, SketchFailure>();
  leftOut: string | undefined;
  assumesNoOverflow = false;
  countsOwn = false;
  /** Done so far to objects that others can find. */
  effect: ProtocolEffect = NO_EFFECT;
  readonly #world: SketchWorld;
  /** That is analysed. */
  readonly #method: MethodDeclaration;
  readonly #most: number;
  /** What is thrown, by number. */
  readonly #errors: ClassName[] = [];
  readonly #errorOf = new Map<Edge, number>();
  readonly #causes: Edge[] = [];
  readonly #causeOf = new Map<Edge, number>();
  #left: number;

  constructor(world: SketchWorld, method: MethodDeclaration, steps: number) {
    this.#world = world;
    this.#method = method;
    this.#most = steps;
    this.#left = steps;
  }

  /** Whether there is something left to spend. */
  spend(steps: number): boolean {
    this.#left -= steps;
    if (this.#left < 0) this.leaveOut(`more than ${this.#most} steps`);
    return !this.isSpent();
  }

  readonly isSpent = (): boolean => this.leftOut !== undefined;

  get spent(): number {
    return this.#most - Math.max(0, this.#left);
  }

  leaveOut(reason: string): void {
    this.leftOut ??= reason;
  }

  /** The number of the error that the edge makes. */
  error(edge: Edge, type: ClassName): number {
    let number = this.#errorOf.get(edge);
    if (number === undefined) {
      number = this.#errors.push(type);
      this.#errorOf.set(edge, number);
    }
    return number;
  }

  /** The number by which objects remember the call that may have changed them. */
  cause(frame: SketchFrame, edge: Edge): number {
    const outer = outermostCall(frame, edge);
    let number = this.#causeOf.get(outer);
    if (number === undefined) {
      number = this.#causes.push(outer);
      this.#causeOf.set(outer, number);
    }
    return number;
  }

  /** An error in the middle of the code, which nobody catches. */
  fail(frame: SketchFrame, edge: Edge, type: ClassName): void {
    this.#fail(outermostCall(frame, edge), { type, reason: UNTRACKED });
  }

  /** A call of the method ends by the error; on an object as it was before. */
  failCall(edge: Edge, error: number, before: Sketch, receiver: NodeNumber | undefined, why?: string): void {
    if (this.failed.has(edge)) return;
    const type = this.#errors[error - 1] ?? 'java.lang.RuntimeException';
    const { reason, by = edge } = why === undefined ? this.#reason(before, receiver) : { reason: why };
    this.#fail(edge, { type, reason: `${reason}${this.#overridden(edge, by)}` });
  }

  /** An override in another file that takes part in it; nobody would look for it there. */
  #overridden({ span }: Edge, { instruction }: Edge): string {
    const places = this.#world.effects
      .overridesBehind(instruction)
      .filter((method) => method.span.file !== span.file)
      .map((method) => ({ ...method.span, name: method.name }))
      .sort((one, other) => (one.file === other.file ? one.line - other.line : one.file < other.file ? -1 : 1));
    const [first] = places;
    return first === undefined ? '' : `; ${first.name} is overridden in ${first.file}:${first.line}`;
  }

  #fail(edge: Edge, failure: SketchFailure): void {
    if (!this.failed.has(edge)) this.failed.set(edge, failure);
  }

  #disturbanceOf(node: NodeNumber): string | undefined {
    const { type, fields } = this.#world.nodes.kind(node).layout;
    for (const field of fields) {
      const reason = hasFlag(field, Flag.FINAL) ? undefined : this.#world.disturbance(this.#method, type, field);
      if (reason !== undefined) return reason;
    }
    return undefined;
  }

  /** What is not known of the object, or of what it leads to. */
  #reason(sketch: Sketch, receiver: NodeNumber | undefined): { readonly reason: string; readonly by?: Edge } {
    if (receiver === undefined) return { reason: UNTRACKED };
    const seen = new Set([receiver]);
    let isFromElsewhere = false;
    for (const node of seen) {
      const state = sketch.nodes.get(node);
      if (state === undefined) continue;
      const disturbance = state.isEscaped ? this.#disturbanceOf(node) : undefined;
      if (disturbance !== undefined) return { reason: disturbance };
      const cause = this.#causes[state.clouded - 1];
      if (cause !== undefined) {
        const name = calledName(cause) ?? 'the code';
        const reason = `called on an object that ${name} at line ${cause.span.line} may have changed`;
        return { reason, by: cause };
      }
      isFromElsewhere ||= this.#world.nodes.kind(node).coming !== 'allocated';
      for (const symbol of state.slots) {
        const value = symbol === UNSET ? undefined : sketch.value(symbol);
        if (value?.kind === 'reference') for (const next of value.nodes) seen.add(next);
      }
    }
    return { reason: isFromElsewhere ? FROM_ELSEWHERE : UNTRACKED };
  }
}
