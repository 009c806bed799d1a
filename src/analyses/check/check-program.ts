/** Runs all finders over classes of the input, component by component. */
import type { Code, EnginePolicy, LiveVariables, MakeDomain, ProgramOptions } from '../../engine/index.js';
import { ProgramModel } from '../../engine/index.js';
import type { CheckResult } from '../../findings/check-result.js';
import type { Witness } from '../../findings/claim.js';
import { Hierarchy } from '../../ir/hierarchy.js';
import type { FieldReference } from '../../ir/instructions.js';
import type { ClassDeclaration, ClassTable, MethodDeclaration } from '../../ir/program.js';
import { Flag, hasFlag } from '../../ir/program.js';
import { type Diagnostic, NOWHERE } from '../../ir/span.js';
import { Subtypes } from '../../ir/subtypes.js';
import { type Component, componentsOf } from './components.js';
import { contractWarnings } from './contract-warnings.js';
import type { Finder, FinderContext } from './finder.js';
import { FormulaBook } from './formula-book.js';
import { Ledger } from './ledger.js';
import { LibraryFields } from './library-fields.js';
import { type Duty, ObligationBook } from './obligation-book.js';
import { firstAmbition, policyOf } from './policy.js';
import { promisedBy } from './promised-fields.js';
import type { Reader } from './read-run.js';
import { replayAll } from './replaying.js';
import { type Assembly, resultOf } from './results.js';
import { ComponentRunner, type ComponentStatistics } from './run-component.js';
import { explain, readFields } from './set-fields/rests-on.js';
import { SetFields } from './set-fields/set-fields.js';
import { ShapeProofs, type Shapes } from './shape-proofs.js';

export interface CheckProgramOptions<E> {
  /** Made for a component, given which fields are known to be set in all objects. */
  readonly domain: (isSet: (field: FieldReference) => boolean) => MakeDomain<E>;
  readonly liveVariables: NonNullable<ProgramOptions['liveVariables']>;
  readonly finders: readonly Finder[];
  /** Methods that the user wants to hear about; others are analysed where they matter for these. */
  readonly isSelected: (method: MethodDeclaration) => boolean;
  readonly latent: boolean;
  readonly replay: boolean;
  /** Asked for proofs where cheaper means have none. */
  readonly shapes?: Shapes;
  /** Scales the budgets. */
  readonly budget: number;
  /** Changes of the usual policy, for experiments. */
  readonly policy?: Partial<EnginePolicy>;
  /** Says when the time for so many methods is up. */
  readonly deadline?: (methods: number) => () => boolean;
  readonly onProgress?: (done: number, all: number, what: string) => void;
  readonly sourceLine?: (file: string, line: number) => string | undefined;
}

export interface CheckedProgram {
  readonly results: readonly CheckResult[];
  /** How many problems are not shown because nobody was seen to bring them about. */
  readonly hidden: number;
  readonly diagnostics: readonly Diagnostic[];
  /** Faults of our own. */
  readonly faults: number;
  readonly statistics: ComponentStatistics;
}

/** `classes` are all those of the input, local and anonymous ones and lambdas included. */
export function checkProgram<E>(
  table: ClassTable,
  classes: readonly ClassDeclaration[],
  options: CheckProgramOptions<E>,
): CheckedProgram {
  return new Check(table, classes, options).run();
}

class Check<E> {
  readonly #hierarchy: Hierarchy;
  readonly #context: FinderContext;
  readonly #ledger = new Ledger();
  readonly #book: ObligationBook;
  readonly #components: readonly Component[];
  readonly #methods: ReadonlySet<MethodDeclaration>;
  readonly #reader: Reader;
  readonly #setFields: SetFields;
  readonly #libraryFields: LibraryFields;
  readonly #tooMuch = new Set<Component>();
  readonly #diagnostics: Diagnostic[] = [];
  readonly #statistics: ComponentStatistics = { runs: 0, unsolved: 0, steps: 0, states: 0 };
  #faults = 0;

  constructor(
    table: ClassTable,
    readonly classes: readonly ClassDeclaration[],
    readonly options: CheckProgramOptions<E>,
  ) {
    this.#hierarchy = new Hierarchy(table);
    this.#context = { hierarchy: this.#hierarchy, formulas: new FormulaBook(this.#hierarchy) };
    this.#book = new ObligationBook(options.finders, this.#context);
    this.#components = componentsOf(this.#hierarchy, classes);
    this.#setFields = new SetFields(this.#hierarchy, this.#components);
    this.#methods = new Set(this.#components.flatMap(({ methods }) => methods));
    this.#libraryFields = new LibraryFields(this.#hierarchy, this.#methods);
    this.#reader = {
      context: this.#context,
      book: this.#book,
      ledger: this.#ledger,
      isOfInput: (method) => this.#methods.has(method),
      restsOn: (code) => [...readFields(this.#setFields, code), ...this.#libraryFields.restsOn(code)],
      overriders: overridersIn(this.#hierarchy, classes, this.#methods),
      sourceLine: options.sourceLine ?? (() => undefined),
    };
  }

  run(): CheckedProgram {
    const { isSelected, onProgress } = this.options;
    const all = this.#components.length;
    this.#components.forEach((component, done) => {
      onProgress?.(done, all, component.name);
      this.#run(component, (runner) => runner.run(component));
    });
    this.#followNulls();
    for (let again = this.#setFields.drop(this.#ledger); again.length > 0; again = this.#setFields.drop(this.#ledger)) {
      for (const component of again) {
        this.#ledger.forget(component);
        this.#run(component, (runner) => runner.rerun(component));
      }
      this.#followNulls();
    }
    explain(this.#setFields, this.#ledger, this.#methods);
    const selected = [...this.#methods].filter(isSelected);
    this.#warn(selected);
    const duties = selected.flatMap((method) => this.#book.of(method).all);
    onProgress?.(all, all, 'replaying');
    const witnesses = this.options.replay ? this.#replay(duties) : new Map<Duty, Witness>();
    const open = duties.filter((duty) => !witnesses.has(duty));
    const proofs = ShapeProofs.of(open, this.#ledger, this.#hierarchy, this.options.shapes);
    const assembly: Assembly = {
      hierarchy: this.#hierarchy,
      book: this.#book,
      ledger: this.#ledger,
      witnesses,
      proofs,
      latent: this.options.latent,
      sourceLine: this.#reader.sourceLine,
    };
    const assembled = selected.map((method) => resultOf(method, assembly));
    return {
      results: assembled.map(({ result }) => result),
      hidden: assembled.reduce((sum, { hidden }) => sum + hidden, 0),
      diagnostics: this.#diagnostics,
      faults: this.#faults,
      statistics: this.#statistics,
    };
  }

  /**
   * Methods that may get null where nobody expected it are run again so, and private ones that some call was not followed to
   * are run with anything; that may show more of the kind.
   */
  #followNulls(): void {
    for (;;) {
      const [news, skipped] = [new Set(this.#ledger.takeNews()), new Set(this.#ledger.takeSkipped())];
      if (news.size + skipped.size === 0) return;
      for (const component of this.#components) {
        const again = component.methods.filter((method) => news.has(method));
        if (again.length > 0) this.#run(component, (runner) => runner.again(again));
        for (const method of component.methods) {
          if (skipped.has(method) && !this.#ledger.isStartedOpenly(method))
            this.#run(component, (runner) => runner.open(method));
        }
      }
    }
  }

  #run(component: Component, use: (runner: ComponentRunner<E>) => void): void {
    const { domain, budget, deadline, policy } = this.options;
    const isSet = this.#setFields.isSetFor(component);
    const runner = new ComponentRunner<E>(this.#reader, {
      make: domain((field) => this.#libraryFields.isSet(field) || isSet(field)),
      onSolved: (made, result) => this.#setFields.observe(made, result),
      program: (hierarchy) => this.#program(hierarchy),
      first: (edges) => firstAmbition(edges, budget),
      tooMuch: this.#tooMuch,
      onFault: (what, error) => this.#fault(what, error, component.classes[0]),
      policy: (ambition, edges) => ({ ...policyOf<E>(this.#hierarchy, ambition, edges, budget), ...policy }),
      ...(deadline === undefined ? {} : { cancelled: deadline }),
    });
    this.#ledger.from(component);
    use(runner);
    this.#statistics.runs += runner.statistics.runs;
    this.#statistics.unsolved += runner.statistics.unsolved;
    this.#statistics.steps += runner.statistics.steps;
    this.#statistics.states += runner.statistics.states;
  }

  /** Formulas at exits may name parameters, and invariants `this`; whether a constructor sets the fields is seen there too. */
  #live(hierarchy: Hierarchy, code: Code): LiveVariables {
    const found = this.options.liveVariables(code);
    const { method, body } = code;
    const isBound =
      !hasFlag(method, Flag.STATIC) &&
      hierarchy.superclassChain(method.owner).some(({ invariants }) => invariants.length > 0);
    const [receiver] = body.parameters;
    const isNeeded = (): boolean => this.#setFields.needsReceiver(method) || promisedBy(hierarchy, method).length > 0;
    if (receiver === undefined || !(isBound || isNeeded())) return found;
    return { isLive: (variable, point) => variable === receiver || found.isLive(variable, point) };
  }

  #program(hierarchy: Hierarchy): ProgramModel {
    return new ProgramModel(hierarchy, {
      classes: hierarchy.table.inputs(),
      liveVariables: (code) => this.#live(hierarchy, code),
      // Objects of library types may come from anywhere.
      isClosed: (type) => hierarchy.find(type)?.origin === 'input',
    });
  }

  #warn(methods: readonly MethodDeclaration[]): void {
    try {
      const warnings = contractWarnings(methods, () => {
        const program = this.#program(this.#hierarchy);
        const domain = this.options.domain(() => false)(program);
        return { program, domain, context: this.#context, book: this.#book, ledger: this.#ledger };
      });
      this.#diagnostics.push(...warnings);
    } catch (error) {
      this.#fault('internal fault in warnings', error, this.classes[0]);
    }
  }

  /** The rest goes on; what the fault concerns stays unknown. */
  #fault(what: string, error: unknown, near: ClassDeclaration | undefined): void {
    this.#faults++;
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    this.#diagnostics.push({ severity: 'error', message: `${what}: ${detail}`, span: near?.span ?? NOWHERE });
  }

  #replay(duties: readonly Duty[]): ReadonlyMap<Duty, Witness> {
    try {
      const { budget, deadline } = this.options;
      return replayAll(duties, {
        context: this.#context,
        ledger: this.#ledger,
        methods: [...this.#methods],
        budget,
        ...(deadline === undefined ? {} : { cancelled: deadline(this.#methods.size) }),
      });
    } catch (error) {
      this.#fault('internal fault in replay', error, this.classes[0]);
      return new Map();
    }
  }
}

/** The methods of the input that run where a call names the given one. */
function overridersIn(
  hierarchy: Hierarchy,
  classes: readonly ClassDeclaration[],
  methods: ReadonlySet<MethodDeclaration>,
): (method: MethodDeclaration) => readonly MethodDeclaration[] {
  const below = new Subtypes(
    hierarchy,
    classes.map(({ name }) => name),
  );
  const known = new Map<MethodDeclaration, readonly MethodDeclaration[]>();
  return (method) => {
    let found = known.get(method);
    if (found === undefined) {
      const selected = new Set<MethodDeclaration>([method]);
      if (!hasFlag(method, Flag.STATIC) && method.name !== '<init>') {
        for (const name of below.of(method.owner)) selected.add(hierarchy.selectMethod(name, method).method);
      }
      found = [...selected].filter((each) => methods.has(each));
      known.set(method, found);
    }
    return found;
  };
}
