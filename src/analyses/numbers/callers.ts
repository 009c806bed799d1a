/**
 * Private methods as their callers call them: all code that does is at hand. Not those that others may run besides: by reflection, as a hook of streams, as
 * a framework may by an annotation, or in code that could not be translated.
 */
import { Flag, hasFlag, isMain, type MethodDeclaration } from '../../ir/program.js';
import { STREAM_HOOKS } from '../../program/streams.js';
import { NUMBERS_BUDGETS } from './budgets.js';
import type { InputCode } from './classes/index.js';

const BUDGET = NUMBERS_BUDGETS.callers;
/** Annotations that ask nobody to call what they stand on. */
const QUIET = /^java\.lang\.|(?:Nullable|Non[Nn]ull|NotNull)$/;

export interface CalledFrom {
  /** Entered from anywhere. */
  readonly roots: readonly MethodDeclaration[];
  /** The private methods on the way, and the method itself: runs have to follow calls of these. */
  readonly within: ReadonlySet<MethodDeclaration>;
}

export class Callers {
  readonly #code: InputCode;
  readonly #isUnread: (method: MethodDeclaration) => boolean;

  constructor(code: InputCode, isUnread: (method: MethodDeclaration) => boolean) {
    this.#code = code;
    this.#isUnread = isUnread;
  }

  /** Undefined where it may be called from elsewhere, too, or where nobody calls it. */
  of(method: MethodDeclaration): CalledFrom | undefined {
    if (!this.#isHelper(method)) return undefined;
    const roots = new Set<MethodDeclaration>();
    const within = new Set<MethodDeclaration>([method]);
    // Grows while it is walked.
    for (const each of within) {
      for (const { caller } of this.#code.index.callsOf(each)) {
        if (this.#isUnread(caller)) return undefined;
        if (this.#isHelper(caller)) within.add(caller);
        else roots.add(caller);
      }
      if (roots.size > BUDGET.roots.most || within.size > BUDGET.within.most) return undefined;
    }
    return roots.size === 0 ? undefined : { roots: [...roots], within };
  }

  #isHelper(method: MethodDeclaration): boolean {
    const { name, owner, annotations } = method;
    if (!hasFlag(method, Flag.PRIVATE) || name.startsWith('<') || isMain(method) || STREAM_HOOKS.has(name))
      return false;
    if (annotations.some(({ type }) => !QUIET.test(type)) || this.#code.reflected.runs(method) !== undefined)
      return false;
    return !this.#code.index.isUntranslated(owner, 'private');
  }
}
