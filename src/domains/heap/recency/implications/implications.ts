/**
 * What it implies of the arguments that a call has returned, and what it returned: `Validate.notNull(x)` returns only if `x`
 * is not null, `Strings.isEmpty(s)` returns false only then. Read from the code of methods, so that it holds whether or
 * not calls are followed.
 */

import type { ProgramView } from '../../../../engine/domain.js';
import type { MethodDeclaration } from '../../../../ir/program.js';
import { atMost, targetsOf } from '../../../../program/calls/targets.js';
import { RECENCY_BUDGETS } from '../budgets.js';
import { bodyTelling, type Call } from './body-telling.js';
import { areSameTellings, eitherTelling, NO_VALUE, TELLS_NOTHING, type Telling } from './telling.js';

const DEEPEST = RECENCY_BUDGETS['implications/implications'].deepest.most;
const MOST_EDGES = RECENCY_BUDGETS['implications/implications'].mostEdges.most;
const MOST_TARGETS = RECENCY_BUDGETS['implications/implications'].mostTargets.most;

export class Implications {
  readonly #program: Pick<ProgramView, 'hierarchy' | 'selected'>;
  /** By depth that is left: what a method tells does not depend on who asked first. */
  readonly #known: readonly Map<MethodDeclaration, Telling>[];

  constructor(program: Pick<ProgramView, 'hierarchy' | 'selected'>) {
    this.#program = program;
    this.#known = Array.from({ length: DEEPEST + 1 }, () => new Map<MethodDeclaration, Telling>());
  }

  /** Of a call that runs this very method. */
  ofMethod(method: MethodDeclaration): Telling {
    return this.#ofMethod(method, DEEPEST);
  }

  /** Of a call of which only its types are known: what all methods that it may run have in common. */
  ofCall(call: Call): Telling {
    return this.#ofCall(call, DEEPEST);
  }

  /** The methods of the input whose code was read for what a call of this one, or one that names it, tells. */
  readFor(method: MethodDeclaration, call: Call): ReadonlySet<MethodDeclaration> {
    const read = new Set<MethodDeclaration>();
    let next = new Set([method, ...this.#targets(call)]);
    for (let depth = DEEPEST; depth >= 0 && next.size > 0; depth--) {
      const called = new Set<MethodDeclaration>();
      for (const each of next) {
        if (read.has(each) || !this.#isOfInput(each) || this.#ofMethod(each, depth) === TELLS_NOTHING) continue;
        read.add(each);
        for (const { instruction } of each.body()?.edges ?? []) {
          if (instruction.kind === 'call') for (const target of this.#targets(instruction)) called.add(target);
        }
      }
      next = called;
    }
    return read;
  }

  #isOfInput({ owner }: MethodDeclaration): boolean {
    return this.#program.hierarchy.find(owner)?.origin === 'input';
  }

  /** None where they are not all known, or too many. */
  #targets(call: Call): readonly MethodDeclaration[] {
    const { hierarchy } = this.#program;
    const selected: NonNullable<ProgramView['selected']> = (type, method) => this.#program.selected?.(type, method);
    return atMost(targetsOf({ hierarchy, selected }, call, undefined), MOST_TARGETS) ?? [];
  }

  #ofCall(call: Call, depth: number): Telling {
    const methods = this.#targets(call);
    if (methods.length === 0) return TELLS_NOTHING;
    return interned(methods.reduce((told, method) => eitherTelling(told, this.#ofMethod(method, depth)), NO_VALUE));
  }

  #ofMethod(method: MethodDeclaration, depth: number): Telling {
    const known = this.#known[depth];
    if (known === undefined) return TELLS_NOTHING;
    let telling = known.get(method);
    if (telling === undefined) {
      const body = method.body();
      const isLookedInto = body !== undefined && body.edges.length <= MOST_EDGES;
      telling = isLookedInto ? interned(bodyTelling(body, (call) => this.#ofCall(call, depth - 1))) : TELLS_NOTHING;
      known.set(method, telling);
    }
    return telling;
  }
}

/** So that it is quickly seen where nothing is told. */
function interned(telling: Telling): Telling {
  return areSameTellings(telling, TELLS_NOTHING) ? TELLS_NOTHING : telling;
}
