/** What other analyses may take for granted when a method is entered: what holds between all calls of its class's members. */

import { type ClassDeclaration, type ClassTable, Flag, hasFlag, type MethodDeclaration } from '../../ir/program.js';
import type { ClassName } from '../../ir/types.js';
import { locationOf } from '../../obligations/index.js';
import type { HoldsBetweenCalls, Need } from '../shape/index.js';
import { INVARIANTS_BUDGETS } from './budgets.js';
import { LOCAL_ANALYSES } from './choose/analyses.js';
import { chosen } from './choose/choose.js';
import { assumptionsOf } from './claims/assumptions.js';
import { candidateOfFormula } from './claims/candidates.js';
import { Hindrances } from './claims/hindrances.js';
import { verdictsOf } from './claims/verdicts-class.js';
import { type Classification, classify } from './classify/classify.js';
import { contextOf, type InvariantsContext } from './context.js';
import { type Family, familyOf } from './family/family.js';

const MOST_RUNS = INVARIANTS_BUDGETS['between-calls'].mostRuns.most;

interface KnownClass {
  readonly family: Family;
  readonly classification: Classification;
  readonly answers: Map<string, boolean>;
  runs: number;
}

/** In the open world, with one thread. `classes` are all those of the input. */
export function betweenCalls(
  table: ClassTable,
  classes: readonly ClassDeclaration[],
  budget: number,
): HoldsBetweenCalls {
  const book = new BetweenCalls(() => contextOf(table, classes, { world: 'open', threads: 'one' }), budget);
  return (method, needs) => book.hold(method, needs);
}

class BetweenCalls {
  readonly #make: () => InvariantsContext;
  readonly #budget: number;
  readonly #known = new Map<ClassName, KnownClass | undefined>();
  #context: InvariantsContext | undefined;
  #hindrances: Hindrances | undefined;

  constructor(make: () => InvariantsContext, budget: number) {
    this.#make = make;
    this.#budget = budget;
  }

  hold(method: MethodDeclaration, needs: readonly Need[]): readonly boolean[] {
    const none = needs.map(() => false);
    if (hasFlag(method, Flag.STATIC) || hasFlag(method, Flag.PRIVATE) || method.name.startsWith('<')) return none;
    const known = this.#classOf(method.owner);
    if (known === undefined || !isEnteredBetweenCalls(method, known.classification)) return none;
    const open = needs.filter(({ text }) => !known.answers.has(text));
    if (open.length > 0 && known.runs < MOST_RUNS) this.#ask(known, open);
    return needs.map(({ text }) => known.answers.get(text) === true);
  }

  #ask(known: KnownClass, needs: readonly Need[]): void {
    const { family, classification, answers } = known;
    const context = this.#contextOnce();
    known.runs++;
    const location = locationOf(family.declaration.span);
    this.#hindrances ??= new Hindrances(context);
    const hindrances = this.#hindrances;
    const { claims } = verdictsOf({
      context,
      family,
      classification,
      candidates: needs.map(({ text, bound }) => candidateOfFormula(family.declaration, bound.term, text, location)),
      hindrances: (candidate) => hindrances.of(candidate, family, classification),
      assumptions: assumptionsOf(context, family),
      isMadeElsewhere: true,
      chosen: chosen('auto', LOCAL_ANALYSES),
      options: { domain: 'auto', budget: this.#budget },
      cancelled: undefined,
      refute: () => [],
      guarded: (work) => work(),
    });
    needs.forEach(({ text }, place) => {
      const claim = claims[place];
      answers.set(text, claim?.verdict === 'proved' && claim.unreached !== true);
    });
  }

  #classOf(name: ClassName): KnownClass | undefined {
    if (this.#known.has(name)) return this.#known.get(name);
    const context = this.#contextOnce();
    const declaration = context.world.hierarchy.find(name);
    const found = declaration?.origin === 'input' ? familyOf(context, declaration) : undefined;
    const known =
      found === undefined
        ? undefined
        : { family: found, classification: classify(context, found), answers: new Map(), runs: 0 };
    this.#known.set(name, known);
    return known;
  }

  #contextOnce(): InvariantsContext {
    this.#context ??= this.#make();
    return this.#context;
  }
}

/** Nobody enters it while the fields are being altered. */
function isEnteredBetweenCalls(method: MethodDeclaration, { methods }: Classification): boolean {
  const found = methods.find(({ element }) => element.name === method.name && element.descriptor === method.descriptor);
  return found?.good === true && !found.reentered;
}
