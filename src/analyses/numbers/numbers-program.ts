/** Goes through the methods of the input, each as the root of a run of its own. */
import { worldOf } from '../../engine/index.js';
import type { Claim } from '../../findings/claim.js';
import type { NumbersResult } from '../../findings/numbers-result.js';
import { Hierarchy } from '../../ir/hierarchy.js';
import { type ClassDeclaration, type ClassTable, isMain, type MethodDeclaration } from '../../ir/program.js';
import type { Diagnostic } from '../../ir/span.js';
import { type Duty, FormulaBook, locationOf, ObligationBook } from '../../obligations/index.js';
import { LibraryResults } from '../../program/calls/library-results.js';
import { ProgramWrites } from '../../program/calls/program-writes.js';
import { Doubts } from '../../program/doubts.js';
import { doubted } from '../doubted.js';
import { Assumptions } from './assumptions.js';
import { NUMBERS_BUDGETS } from './budgets.js';
import { Callers } from './callers.js';
import { claimsOf, refutedClaim } from './claims.js';
import { ClassBook, InputCode } from './classes/index.js';
import { dutiesOf, OBLIGATIONS } from './duties.js';
import type { NumberedProgram, NumbersOptions } from './index.js';
import { numberDomain } from './number-domains.js';
import { pointsOf } from './points.js';
import { refuted } from './refutation.js';
import { type NumbersRun, type Running, runMethod, type SomeRun } from './run-method.js';
import { type Helper, seenFromCallers } from './seen-from-callers.js';

const UNREAD = 'there are errors in its code or its clauses';

/** Something that was not proved, and where it stands among the claims of its method. */
interface Open {
  readonly method: MethodDeclaration;
  readonly duty: Duty;
  readonly place: number;
}

export class NumbersProgram {
  readonly #hierarchy: Hierarchy;
  readonly #book: ObligationBook;
  readonly #running: Omit<Running, 'cancelled'>;
  readonly #assumptions: Assumptions;
  readonly #classes: ClassBook;
  readonly #callers: Callers;
  #doubtsOfAll: Doubts | undefined;
  readonly #open: Open[] = [];
  readonly #diagnostics: Diagnostic[] = [];
  #faults = 0;

  constructor(
    readonly table: ClassTable,
    readonly classes: readonly ClassDeclaration[],
    readonly options: Omit<NumbersOptions, 'isSelected'>,
  ) {
    const hierarchy = new Hierarchy(table);
    this.#hierarchy = hierarchy;
    const context = { hierarchy, formulas: new FormulaBook(hierarchy) };
    this.#book = new ObligationBook([...OBLIGATIONS, ...(options.finders ?? [])], context);
    const subtypes = worldOf(hierarchy, table.inputs());
    const writes = new ProgramWrites(hierarchy, subtypes);
    const running: Running = {
      world: { hierarchy, classes: subtypes },
      context,
      effects: writes,
      budget: options.budget,
      fields: options.fields ?? 'kept',
    };
    this.#assumptions = new Assumptions(hierarchy, { writes, results: new LibraryResults(hierarchy, subtypes) });
    const code = new InputCode(hierarchy, classes);
    this.#callers = new Callers(code, (method) => options.isUnread?.(method) === true);
    this.#classes = new ClassBook({
      hierarchy,
      code,
      writes,
      running: { ...running, budget: NUMBERS_BUDGETS['classes/inference'].share.most * running.budget },
      doubts: () => this.#doubts(),
      assumptions: (run) => this.#assumptions.of(run),
    });
    this.#running = running.fields === 'kept' ? { ...running, facts: this.#classes.facts() } : running;
  }

  /** Of the methods that are selected; what was found out of classes stays known. */
  run(isSelected: (method: MethodDeclaration) => boolean): NumberedProgram {
    const { onProgress } = this.options;
    this.#open.length = 0;
    const methods = this.classes.flatMap((declaration) =>
      declaration.methods.filter((method) => isSelected(method) && method.body() !== undefined),
    );
    const found = new Map<MethodDeclaration, NumbersResult>();
    methods.forEach((method, done) => {
      onProgress?.(done, methods.length, `${method.owner}.${method.name}`);
      found.set(method, this.#method(method));
    });
    this.#fromCallers(found);
    this.#refute(found);
    this.#doubt(found);
    return { results: [...found.values()], diagnostics: [...this.#diagnostics], faults: this.#faults };
  }

  #method(method: MethodDeclaration): NumbersResult {
    const started = Date.now();
    const duties = dutiesOf(this.#book, method);
    const { owner, name, descriptor, span } = method;
    const told = (found: Pick<NumbersResult, 'claims' | 'points' | 'reason' | 'always'>): NumbersResult => ({
      class: owner,
      method: name,
      descriptor,
      location: locationOf(span),
      ...found,
      domain: this.options.domain,
      milliseconds: Date.now() - started,
    });
    const without = (reason: string): NumbersResult =>
      told({ claims: claimsOf({ unsolved: reason }, duties, () => []), points: [], reason });
    if (this.options.isUnread?.(method) === true) return without(UNREAD);
    try {
      const run = this.#run(method);
      if ('unsolved' in run) return without(run.unsolved);
      const claims = claimsOf(run, duties, (found) => this.#restsOn(found));
      for (const [place, duty] of duties.all.entries())
        if (claims[place]?.verdict !== 'proved') this.#open.push({ method, duty, place });
      const always = this.#running.facts === undefined ? [] : this.#classes.always(method);
      return told({
        ...(always.length === 0 ? {} : { always }),
        claims,
        points: this.options.tellsPoints === false ? [] : run.use((solved) => pointsOf(solved)),
      });
    } catch (error) {
      this.#fault(method, error);
      return without('internal fault');
    }
  }

  #run(method: MethodDeclaration): SomeRun {
    const cancelled = this.options.deadline?.();
    const running = cancelled === undefined ? this.#running : { ...this.#running, cancelled };
    return runMethod(running, numberDomain(this.options.domain), method);
  }

  /** Private methods with something open, as all that call them do. */
  #fromCallers(results: Map<MethodDeclaration, NumbersResult>): void {
    const doubts = this.#open.length === 0 ? undefined : this.#doubts();
    const helpers = [...new Set(this.#open.map(({ method }) => method))].flatMap((method): readonly Helper[] => {
      const from = this.#callers.of(method);
      // What threads do to callers they do to what these call.
      if (from === undefined || from.roots.some((root) => doubts?.of(root) !== undefined)) return [];
      return [{ method, duties: dutiesOf(this.#book, method), from }];
    });
    const once = (root: MethodDeclaration): SomeRun | undefined => {
      try {
        return this.#run(root);
      } catch (error) {
        this.#fault(root, error);
        return undefined;
      }
    };
    const seen = seenFromCallers(helpers, once, (run) => this.#restsOn(run));
    const stillOpen = this.#open.filter(({ method, duty, place }) => {
      const [result, claim] = [results.get(method), seen.get(method)?.get(duty)];
      if (result === undefined || claim === undefined) return true;
      results.set(method, { ...result, claims: result.claims.with(place, claim) });
      return false;
    });
    this.#open.splice(0, this.#open.length, ...stillOpen);
  }

  /** With what is taken for granted of classes. */
  #restsOn<E>(run: NumbersRun<E>): readonly string[] {
    const own = this.#assumptions.of(run);
    return this.#running.facts === undefined ? own : [...new Set([...own, ...this.#classes.assumptionsOf(run)])].sort();
  }

  #fault({ owner, name, span }: MethodDeclaration, error: unknown): void {
    this.#faults++;
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    this.#diagnostics.push({ severity: 'error', message: `internal fault in ${owner}.${name}: ${detail}`, span });
  }

  /** What runs of the interpreter break. */
  #refute(results: Map<MethodDeclaration, NumbersResult>): void {
    if (!this.options.replay) return;
    const mains = this.classes.flatMap(({ methods }) => methods.filter(isMain));
    const witnesses = refuted(
      this.table,
      this.#open.map(({ duty }) => duty),
      { mains, budget: this.options.budget },
    );
    for (const { method, duty, place } of this.#open) {
      const [result, witness] = [results.get(method), witnesses.get(duty)];
      if (result === undefined || witness === undefined) continue;
      results.set(method, { ...result, claims: result.claims.with(place, refutedClaim(duty, witness)) });
    }
  }

  #doubts(): Doubts {
    this.#doubtsOfAll ??= this.options.doubts?.() ?? new Doubts(this.#hierarchy);
    return this.#doubtsOfAll;
  }

  /** Errors of the machine are not looked at. Other threads are: by numbers that they cannot change. */
  #doubt(results: Map<MethodDeclaration, NumbersResult>): void {
    const doubts = this.#doubts();
    for (const [method, result] of results) {
      const doubt = doubts.of(method);
      if (doubt === undefined || result.claims.every(({ verdict }) => verdict !== 'proved')) continue;
      const ofLocals = doubts.ofLocals(method) === undefined ? this.#byLocals(method) : [];
      const claims = doubted(result.claims, doubt).map((claim, place): Claim => {
        const own = result.claims[place]?.verdict === 'proved' ? ofLocals[place] : undefined;
        return own?.verdict === 'proved' ? own : claim;
      });
      results.set(method, { ...result, claims });
    }
  }

  /** What local variables, and lengths of arrays in them, prove by themselves. */
  #byLocals(method: MethodDeclaration): readonly Claim[] {
    const cancelled = this.options.deadline?.();
    const running: Running = {
      ...this.#running,
      fields: 'left-out',
      starts: 'locals',
      ...(cancelled === undefined ? {} : { cancelled }),
    };
    try {
      const run = runMethod(running, numberDomain(this.options.domain), method);
      return claimsOf(run, dutiesOf(this.#book, method), (found) => this.#assumptions.of(found));
    } catch (error) {
      this.#fault(method, error);
      return [];
    }
  }
}
