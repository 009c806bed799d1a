/** Goes through the methods of the input, each as the root of runs of its own. */
import { worldOf } from '../../engine/index.js';
import type { FindingStep } from '../../findings/check-result.js';
import type { DrawnMethod, ExploredMethod, ShapeClaim, ShapeResult } from '../../findings/shape-result.js';
import { Hierarchy } from '../../ir/hierarchy.js';
import { type ClassDeclaration, type ClassTable, isMain, type MethodDeclaration } from '../../ir/program.js';
import type { Diagnostic } from '../../ir/span.js';
import {
  type Duty,
  type FinderContext,
  FormulaBook,
  LibraryFields,
  locationOf,
  type MethodDuties,
  ObligationBook,
  ownAssumptions,
  RunGraph,
  recordAssumptions,
  type SolvedBy,
  StepTeller,
  startAssumptions,
} from '../../obligations/index.js';
import { Effects } from '../../program/calls/effects.js';
import { Doubts } from '../../program/doubts.js';
import { doubted } from '../doubted.js';
import { Allowance } from './allowance.js';
import { SHAPE_BUDGETS } from './budgets.js';
import { calleesFirst } from './callees-first.js';
import { acyclicClaims, claimed, lostNodesClaim, obligationClaims, refutedClaim } from './claims.js';
import { emptyClauses } from './clauses/empty-clauses.js';
import { acyclicFacts } from './clauses/facts.js';
import { type MethodNeeds, methodNeeds, NO_NEEDS } from './clauses/method-needs.js';
import { isNeeded, withNeeds } from './clauses/needed-at-calls.js';
import type { Need } from './clauses/needs.js';
import { explored, unexplored } from './explored/index.js';
import type { ShapedProgram, ShapeOptions } from './index.js';
import { lostNodes } from './lost-nodes.js';
import { OBLIGATIONS } from './obligations.js';
import { pointsOf, shapesOf } from './points.js';
import { brokenByPrograms, type OpenDuty, Refutation } from './refute.js';
import { ShapeReplayer } from './replay/index.js';
import type { Running, SolvedRun } from './run-method.js';
import { type Found, type MethodRuns, type Tried, tryMethod } from './shape-method.js';
import type { SubjectSurroundings } from './subject.js';
import { stepsTo } from './tell-steps.js';

/** Of methods about which nobody wrote anything, the share of the budget. */
const UNANNOTATED = 0.1;
const STEPS_OF_METHOD = SHAPE_BUDGETS['shape-program'].stepsOfMethod.most;
const STEPS_OF_UNANNOTATED = SHAPE_BUDGETS['shape-program'].stepsOfUnannotated.most;

const UNREAD = 'there are errors in its code or its clauses';
const FAULT = 'internal fault';
const NO_RUN = 'no run of it ended';

export class ShapeProgram {
  readonly #hierarchy: Hierarchy;
  readonly #context: FinderContext;
  readonly #book: ObligationBook;
  readonly #surroundings: SubjectSurroundings;
  readonly #replayer: ShapeReplayer | undefined;
  readonly #diagnostics: Diagnostic[] = [];
  readonly #drawn: DrawnMethod[] = [];
  readonly #explored = new Map<MethodDeclaration, ExploredMethod>();
  readonly #teller: StepTeller;
  /** Obligations that were not proved, with their methods: programs of the input may break them. */
  readonly #open: OpenDuty[] = [];
  readonly #needs = new Map<MethodDeclaration, readonly Need[]>();
  #faults = 0;

  constructor(
    table: ClassTable,
    readonly classes: readonly ClassDeclaration[],
    readonly options: ShapeOptions,
  ) {
    const hierarchy = new Hierarchy(table);
    this.#hierarchy = hierarchy;
    const formulas = new FormulaBook(hierarchy);
    this.#context = { hierarchy, formulas };
    this.#book = new ObligationBook(OBLIGATIONS, this.#context);
    const inputs = table.inputs();
    const libraryFields = new LibraryFields(hierarchy);
    const world = { hierarchy, classes: worldOf(hierarchy, inputs), libraryFields };
    const effects = new Effects(world);
    this.#surroundings = { world, book: formulas, effects, inverses: options.inverses };
    this.#teller = new StepTeller(hierarchy, options.sourceLine ?? (() => undefined));
    const mains = classes.flatMap(({ methods }) => methods.filter(isMain));
    this.#replayer = options.replay ? new ShapeReplayer(table, { budget: options.budget, mains }) : undefined;
  }

  run(): ShapedProgram {
    const { isSelected, onProgress } = this.options;
    const methods = this.classes.flatMap((declaration) =>
      declaration.methods.filter((method) => isSelected(method) && method.body() !== undefined),
    );
    // What callees are found to need is asked of their callers.
    const found = new Map<MethodDeclaration, ShapeResult>();
    calleesFirst(this.#surroundings.world, methods).forEach((method, done) => {
      onProgress?.(done, methods.length, `${method.owner}.${method.name}`);
      found.set(method, this.#method(method));
    });
    this.#fromPrograms(found);
    this.#doubt(found);
    const results = methods.flatMap((method) => found.get(method) ?? []);
    return {
      results,
      drawn: this.#drawn,
      explored: this.options.explores === true ? methods.flatMap((method) => this.#exploredOf(method, found)) : [],
      diagnostics: this.#diagnostics,
      faults: this.#faults,
    };
  }

  /** Other threads, and errors of the machine, are not looked at. */
  #doubt(results: Map<MethodDeclaration, ShapeResult>): void {
    const doubts = this.options.doubts?.() ?? new Doubts(this.#hierarchy);
    for (const [method, result] of results) {
      const claims = doubted(result.claims, doubts.of(method));
      if (claims === result.claims) continue;
      const changed = { ...result, claims };
      results.set(method, changed);
      const drawn = this.#drawn.findIndex((each) => each.result === result);
      const shapes = this.#drawn[drawn];
      if (shapes !== undefined) this.#drawn[drawn] = { ...shapes, result: changed };
    }
  }

  /** With the final claims. */
  #exploredOf(
    method: MethodDeclaration,
    found: ReadonlyMap<MethodDeclaration, ShapeResult>,
  ): readonly ExploredMethod[] {
    const result = found.get(method);
    if (result === undefined) return [];
    const known = this.#explored.get(method);
    return [known === undefined ? unexplored(method, result, FAULT) : { ...known, result }];
  }

  /** A run of a program, or by public calls, tells more than a heap that nobody built. */
  #fromPrograms(results: Map<MethodDeclaration, ShapeResult>): void {
    const [first] = this.#open;
    if (this.#replayer === undefined || first === undefined) return;
    const witnesses = this.#guarded(first.method, () => brokenByPrograms(this.#replayer, this.#open)) ?? new Map();
    for (const [{ method, duty, place }, witness] of witnesses) {
      const result = results.get(method);
      if (result === undefined) continue;
      const changed = {
        ...result,
        claims: result.claims.with(place, refutedClaim(duty, witness, result.claims[place]?.needs)),
      };
      results.set(method, changed);
      const drawn = this.#drawn.findIndex((each) => each.result === result);
      const shapes = this.#drawn[drawn];
      if (shapes !== undefined) this.#drawn[drawn] = { ...shapes, result: changed };
    }
  }

  #method(method: MethodDeclaration): ShapeResult {
    const started = Date.now();
    const duties = withNeeds(this.#hierarchy, method, this.#book.of(method), (callee) => this.#needs.get(callee) ?? []);
    if (this.options.isUnread?.(method) === true) {
      const result = this.#failed(method, duties, started, UNREAD);
      this.#explored.set(method, unexplored(method, result, UNREAD));
      return result;
    }
    const result =
      this.#guarded(method, () => this.#analyse(method, duties, started)) ?? this.#failed(method, duties, started);
    for (const [place, duty] of claimed(duties).entries())
      if (result.claims[place]?.verdict !== 'proved' && !isNeeded(duty)) this.#open.push({ method, duty, place });
    return result;
  }

  #analyse(method: MethodDeclaration, duties: MethodDuties, started: number): ShapeResult {
    const { join, contracts, budget, cap, fallsBack, deadline, draws, explores } = this.options;
    const { world } = this.#surroundings;
    const cancelled = deadline?.();
    const isAnnotated = method.clauses.length > 0;
    const ambition = {
      join,
      contracts,
      budget: isAnnotated ? budget : budget * UNANNOTATED,
      ...(cap !== undefined && { cap }),
      ...(fallsBack !== undefined && { fallsBack }),
    };
    const running: Running = {
      world,
      context: this.#context,
      allowance: new Allowance(
        Math.max(1, Math.round((isAnnotated ? STEPS_OF_METHOD : STEPS_OF_UNANNOTATED) * budget)),
      ),
      ...(cancelled === undefined ? {} : { cancelled }),
    };
    const refutation = new Refutation(this.#replayer, method);
    const runs = tryMethod(
      explores === true ? { ...running, records: true } : running,
      this.#surroundings,
      { method, duties },
      ambition,
      (open, tried) => this.#guarded(method, () => refutation.refuted(open, tried)) ?? new Set(),
    );
    const { best } = runs;
    const assumptions = this.#assumptions(runs, method);
    const { needs, met, asked } = this.#guarded(method, () => this.#needsOf(running, runs, duties)) ?? NO_NEEDS;
    if (asked.length > 0) this.#needs.set(method, asked);
    const steps = (duty: Duty, found: Found): readonly FindingStep[] =>
      this.#guarded(method, () => stepsTo(this.#teller, found, duty)) ?? [];
    const claims: ShapeClaim[] = [
      ...obligationClaims(duties, { runs, assumptions, witnesses: refutation.witnesses, needs, met, steps }),
      ...(best === undefined ? [] : acyclicClaims(method, acyclicFacts(best.run), assumptions)),
    ];
    const lost = lostNodes(running, runs);
    if (lost !== undefined) claims.push(lostNodesClaim(method, lost, assumptions));
    this.#diagnostics.push(...emptyClauses(method, runs));
    const { owner, name, descriptor, span } = method;
    const result: ShapeResult = {
      class: owner,
      method: name,
      descriptor,
      location: locationOf(span),
      claims,
      ...(best === undefined ? { points: [], maxStates: 0 } : pointsOf(best.run)),
      join,
      ...domainsOf(best, claims),
      milliseconds: Date.now() - started,
      givenUp: (best?.reading.givenUp ?? []).map((each) => ({ line: each.span.line, reason: each.message })),
    };
    if (draws !== undefined && best !== undefined) {
      const lines = shapesOf(best.run, draws);
      if (lines.length > 0) this.#drawn.push({ result, lines });
    }
    if (explores === true) this.#guarded(method, () => this.#explore(method, runs, result));
    return result;
  }

  #explore(method: MethodDeclaration, { best, ended }: MethodRuns, result: ShapeResult): void {
    const found =
      best === undefined ? unexplored(method, result, ended ?? NO_RUN) : explored(best.run, best.run.recorded, result);
    this.#explored.set(method, found);
  }

  #needsOf(running: Running, runs: MethodRuns, duties: MethodDuties): MethodNeeds {
    const { infersNeeds, holdsBetweenCalls } = this.options;
    return infersNeeds ? methodNeeds(running, this.#surroundings, runs, duties, holdsBetweenCalls) : NO_NEEDS;
  }

  /** What the code of the method and of all that it runs rests on. */
  #assumptions({ tried, graphs }: MethodRuns, method: MethodDeclaration): readonly string[] {
    const found = new Set<string>(startAssumptions(this.#hierarchy, method));
    const add = <E>(run: SolvedBy<E>): void => {
      const recorded = recordAssumptions(this.#hierarchy, run.result);
      const closure = new RunGraph(run.program, run.result).closure((code) =>
        // Library code that library code calls is part of the same model.
        this.#hierarchy.find(code.method.owner)?.origin === 'input'
          ? [
              ...ownAssumptions(this.#hierarchy, code),
              ...recorded(code),
              ...(this.#surroundings.world.libraryFields?.restsOn(code) ?? []),
            ]
          : recorded(code),
      );
      for (const each of closure.get(run.root.code) ?? []) found.add(each);
    };
    for (const run of new Set(tried.map((each) => each.run))) add(run);
    for (const run of graphs) add(run);
    return [...found].sort();
  }

  #guarded<T>(method: MethodDeclaration, work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      this.#fault(method, error);
      return undefined;
    }
  }

  /** The rest goes on; what the fault concerns stays unknown. */
  #fault({ owner, name, span }: MethodDeclaration, error: unknown): void {
    this.#faults++;
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    this.#diagnostics.push({ severity: 'error', message: `internal fault in ${owner}.${name}: ${detail}`, span });
  }

  #failed(method: MethodDeclaration, duties: MethodDuties, started: number, reason = FAULT): ShapeResult {
    const { owner, name, descriptor, span } = method;
    const unsolved = (): string => reason;
    const none: MethodRuns = {
      tried: [],
      best: undefined,
      about: () => undefined,
      unsolved,
      proof: () => undefined,
      graphs: [],
    };
    const evidence = {
      runs: none,
      assumptions: [],
      witnesses: new Map(),
      needs: new Map(),
      met: new Set<Duty>(),
      steps: () => [],
    };
    return {
      class: owner,
      method: name,
      descriptor,
      location: locationOf(span),
      claims: obligationClaims(duties, evidence),
      points: [],
      maxStates: 0,
      join: this.options.join,
      domain: 'contraction',
      milliseconds: Date.now() - started,
      givenUp: [],
    };
  }
}

/** Points and facts are always those of contraction, where a run of it ended. */
function domainsOf(best: Tried | undefined, claims: readonly ShapeClaim[]): Pick<ShapeResult, 'domain' | 'domains'> {
  const domain = best === undefined ? 'contraction' : domainName(best.run);
  const others = new Set(claims.flatMap((claim) => claim.domain ?? []));
  if (others.size === 0) return { domain };
  return best === undefined ? { domain: [...others].join(', ') } : { domain, domains: [domain, ...others] };
}

function domainName({ attempt }: SolvedRun): string {
  if (attempt.coarse) return 'contraction without shapes';
  return attempt.contracts === 'everywhere' ? 'contraction' : 'contraction at loop heads';
}
