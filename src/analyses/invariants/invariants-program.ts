/** Goes through the classes of the input. */

import type { Witness } from '../../findings/claim.js';
import type { DrawnClass, InvariantsResult } from '../../findings/invariants-result.js';
import type { ClassDeclaration, ClassTable } from '../../ir/program.js';
import type { Diagnostic } from '../../ir/span.js';
import { isReference } from '../../ir/types.js';
import { Doubts } from '../../program/doubts.js';
import { doubted } from '../doubted.js';
import { LOCAL_ANALYSES } from './choose/analyses.js';
import { type Analysed, type Chosen, chosen } from './choose/choose.js';
import { isSubject, Makers } from './choose/classes.js';
import { assumptionsOf } from './claims/assumptions.js';
import { type Candidate, candidatesOf } from './claims/candidates.js';
import { drawnRounds } from './claims/drawn.js';
import { FinalLinks } from './claims/frozen.js';
import { Hindrances } from './claims/hindrances.js';
import { resultOf } from './claims/result.js';
import { Unread } from './claims/unread.js';
import { claimOf } from './claims/verdicts.js';
import { verdictsOf } from './claims/verdicts-class.js';
import { type Classification, classify } from './classify/classify.js';
import { contextOf, type InvariantsContext } from './context.js';
import { type Family, familyOf } from './family/family.js';
import type { InvariantsOfProgram, InvariantsOptions } from './index.js';
import type { Asked } from './local-analysis.js';
import { breakBySequences, DEFAULT_BUDGET, type SequenceProgram, sequenceProgram } from './sequences/index.js';

const UNREAD = 'there are errors in its code or its clauses';
const FAULT = 'internal fault';
const NOTHING: Classification = { fields: [], constructors: [], methods: [] };

export class InvariantsProgram {
  readonly #context: InvariantsContext;
  readonly #chosen: readonly Chosen[];
  readonly #hindrances: Hindrances;
  readonly #unread: Unread;
  readonly #makers: Makers;
  readonly #links: FinalLinks;
  readonly #diagnostics: Diagnostic[] = [];
  readonly #drawn: DrawnClass[] = [];
  #sequences: SequenceProgram | undefined;
  #doubts: Doubts | undefined;
  #faults = 0;

  constructor(
    readonly table: ClassTable,
    readonly classes: readonly ClassDeclaration[],
    readonly options: InvariantsOptions,
  ) {
    this.#context = contextOf(table, classes, options);
    this.#chosen = chosen(options.domain, LOCAL_ANALYSES);
    this.#hindrances = new Hindrances(this.#context);
    this.#unread = new Unread(this.#context, options.isUnread ?? (() => false));
    this.#makers = new Makers(classes);
    this.#links = new FinalLinks(this.#context);
  }

  run(): InvariantsOfProgram {
    const { isSelected, onProgress } = this.options;
    const subjects = this.classes.filter((declaration) => isSelected(declaration) && isSubject(declaration));
    const results = subjects.flatMap((declaration, done) => {
      onProgress?.(done, subjects.length, declaration.name);
      return this.#class(declaration);
    });
    return { results, drawn: this.#drawn, diagnostics: this.#diagnostics, faults: this.#faults };
  }

  #class(declaration: ClassDeclaration): readonly InvariantsResult[] {
    const started = Date.now();
    const family = this.#guarded(declaration, () => familyOf(this.#context, declaration));
    if (family === undefined) {
      const bare = bareFamily(declaration);
      const demanded = this.#guarded(declaration, () => candidatesOf(this.#context, bare)) ?? [];
      return [this.#failed(bare, NOTHING, demanded, started)];
    }
    const classification = this.#guarded(declaration, () => classify(this.#context, family));
    const candidates = this.#guarded(declaration, () => candidatesOf(this.#context, family)) ?? [];
    if (classification === undefined) return [this.#failed(family, NOTHING, candidates, started)];
    const result = this.#guarded(declaration, () => this.#analyse(family, classification, candidates, started));
    return [result ?? this.#failed(family, classification, candidates, started)];
  }

  /** Methods of the class, of those above and below, and of its nodes, read what other threads write, or go on after errors of the machine. */
  #doubtOf({ declaration, concrete, nodes }: Family): string | undefined {
    const { hierarchy } = this.#context.world;
    this.#doubts ??= new Doubts(hierarchy, { countsThreads: this.options.threads === 'one' });
    const names = new Set([declaration.name, ...concrete.map(({ type }) => type), ...nodes]);
    for (const name of [...names]) for (const upper of hierarchy.superclassChain(name)) names.add(upper.name);
    for (const name of names) {
      for (const method of hierarchy.find(name)?.methods ?? []) {
        const reason = this.#doubts.of(method);
        if (reason !== undefined) return reason;
      }
    }
    return undefined;
  }

  #analyse(
    family: Family,
    classification: Classification,
    candidates: readonly Candidate[],
    started: number,
  ): InvariantsResult {
    const { declaration } = family;
    const doubt = this.#doubtOf(family);
    if (this.#unread.concerns(family)) return this.#failed(family, classification, candidates, started, UNREAD);
    const cancelled = this.options.deadline?.();
    const { claims: found, analyses } = verdictsOf({
      context: this.#context,
      family,
      classification,
      candidates,
      hindrances: (candidate) => this.#hindrances.of(candidate, family, classification),
      assumptions: assumptionsOf(this.#context, family),
      isMadeElsewhere: this.#makers.isMadeElsewhere(family),
      chosen: this.#chosen,
      links: this.#links,
      options: this.options,
      cancelled,
      refute: (asked, share) =>
        this.#guarded(declaration, () => this.#refuted(declaration, asked, share, cancelled)) ?? [],
      guarded: (work) => this.#guarded(declaration, work),
    });
    const claims = doubted(found, doubt);
    const result = this.#result(declaration, classification, claims, analyses, started);
    this.#draw(result, declaration, analyses);
    return result;
  }

  #refuted(
    { name: type }: ClassDeclaration,
    asked: readonly Asked[],
    share: number,
    cancelled: (() => boolean) | undefined,
  ): readonly (Witness | undefined)[] {
    if (!this.options.replay) return [];
    this.#sequences ??= sequenceProgram(this.table);
    const { world, budget: scale } = this.options;
    const { runs, steps } = DEFAULT_BUDGET;
    const scaled = (count: number): number => Math.max(1, Math.round(count * share * scale));
    const budget = { runs: scaled(runs), steps: scaled(steps) };
    const question = { type, asked, world, budget, ...(cancelled === undefined ? {} : { cancelled }) };
    return breakBySequences(this.#sequences, question).broken.map((each) => each?.witness);
  }

  #draw(result: InvariantsResult, declaration: ClassDeclaration, analyses: readonly Analysed[]): void {
    if (this.options.draws?.(declaration) !== true) return;
    const run = analyses.find(({ id }) => id === result.domain)?.run;
    const rounds = run === undefined ? [] : (this.#guarded(declaration, () => drawnRounds(run)) ?? []);
    this.#drawn.push({ result, rounds });
  }

  #result(
    declaration: ClassDeclaration,
    classification: Classification,
    claims: InvariantsResult['claims'],
    analyses: readonly Analysed[],
    started: number,
  ): InvariantsResult {
    const { world, threads } = this.options;
    return resultOf(declaration, classification, {
      claims,
      analyses,
      world,
      threads,
      milliseconds: Date.now() - started,
    });
  }

  #failed(
    { declaration }: Family,
    classification: Classification,
    candidates: readonly Candidate[],
    started: number,
    unread = FAULT,
  ): InvariantsResult {
    const evidence = {
      analyses: [],
      place: undefined,
      hindrances: [],
      aliases: [],
      users: [],
      assumptions: [],
      isMadeElsewhere: true,
      unread,
    };
    const claims = candidates.map((candidate) => claimOf(candidate, evidence));
    return this.#result(declaration, classification, claims, [], started);
  }

  /** The rest goes on; what the fault concerns stays unknown. */
  #guarded<T>({ name, span }: ClassDeclaration, work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      this.#faults++;
      const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
      this.#diagnostics.push({ severity: 'error', message: `internal fault in ${name}: ${detail}`, span });
      return undefined;
    }
  }
}

/** The class alone, of which nothing was found out. */
function bareFamily(declaration: ClassDeclaration): Family {
  return {
    declaration,
    concrete: [],
    fields: declaration.fields.filter(({ type }) => isReference(type)),
    statics: [],
    readable: [],
    writable: [],
    nodes: new Set(),
    writers: [],
    tampering: [],
    tampered: new Set(),
    takesBack: [],
    foreign: [],
    isOpaque: () => true,
  };
}
