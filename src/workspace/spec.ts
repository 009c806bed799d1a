/** `espalier spec`: what each method does to the heap, in terms of the state before the call. */
import { doubted } from '../analyses/doubted.js';
import {
  DEFAULT_OPTIONS,
  LibrarySpecifications,
  type RelationalOptions,
  readSpecification,
  type Solver,
  SpecChecker,
  SpecProgram,
} from '../analyses/spec/index.js';
import type { ReportedDiagnostic } from '../findings/result.js';
import type { SpecResult } from '../findings/spec-result.js';
import { Flag, hasFlag, type MethodDeclaration } from '../ir/program.js';
import type { Diagnostic } from '../ir/span.js';
import { type Selection, selectClasses, selectMethods } from './selection.js';
import { unreadMethods } from './unread-methods.js';
import { reported, type Workspace } from './workspace.js';

export interface SpecOptions extends Selection {
  /** Whether methods that compilers add are described too, and relations that do not change are listed. */
  readonly isAll: boolean;
  readonly limits: Partial<Omit<RelationalOptions, 'budget' | 'targets'>>;
  /** Specifications of library classes, which then are not opened: files of one class each. */
  readonly libraries?: readonly { readonly file: string; readonly text: string }[];
  /** Scales the budgets. */
  readonly budget: number;
  /** An extra cut-off for each method. */
  readonly milliseconds?: number;
  readonly onProgress?: (done: number, all: number, what: string) => void;
  /** Whether what is written about the methods is checked against their specifications. */
  readonly checking?: CheckingOptions;
  /** Whether the methods are to be written as a module of Alloy, or as JML. */
  readonly exported?: 'alloy' | 'jml';
}

export interface CheckingOptions {
  readonly solver: Solver;
  /** Objects of each class. */
  readonly scope?: number;
  /** Formulas that are to hold after every method in which they mean something. */
  readonly properties: readonly string[];
  /** Whether counterexamples are tried on the real method. */
  readonly replay: boolean;
  /** An extra cut-off for each method. */
  readonly milliseconds?: number;
}

export interface Specifications {
  /** One for each method that is asked for and has code. */
  readonly results: readonly SpecResult[];
  readonly assumptions: readonly string[];
  readonly diagnostics: readonly ReportedDiagnostic[];
  /** A sentence for each pattern that names nothing. */
  readonly unmatched: readonly string[];
  /** Faults of Espalier's own; each is a diagnostic too. */
  readonly faults: number;
  /** The module or the JML, where it was asked for. */
  readonly exported: string | undefined;
}

export function spec(workspace: Workspace, options: SpecOptions): Specifications {
  const { table } = workspace;
  const selected = selectMethods(table, options);
  // The world of receivers: a mistyped name in front of a big archive asks for nothing.
  const { classes } = selected.methods.length === 0 ? { classes: [] } : selectClasses(table, []);
  const methods = wanted(selectMethods(table, options).methods, options);
  const { onProgress } = options;
  const read = (options.libraries ?? []).map(({ file, text }) => readSpecification(file, text));
  const known = read.flatMap(({ specification }) => (specification === undefined ? [] : [specification]));
  let given: LibrarySpecifications | undefined;
  const isUnread = unreadMethods(classes, () => workspace.diagnostics());
  const program = new SpecProgram(table, classes, {
    ...DEFAULT_OPTIONS,
    ...options.limits,
    budget: options.budget,
    ...(options.milliseconds === undefined ? {} : { milliseconds: options.milliseconds }),
    isAll: options.isAll,
    isUnread,
    given: (hierarchy) => {
      given = new LibrarySpecifications(hierarchy, known);
      return given;
    },
    ...(onProgress === undefined ? {} : { onProgress }),
  });
  const described = program.run(methods);
  const checked = checkedResults(options, program, given, { methods, results: described.results }, isUnread);
  const results = checked.results;
  const diagnostics = [...described.diagnostics, ...checked.diagnostics];
  const faults = described.faults + checked.faults;
  const faultyClauses = [...read.flatMap((each) => each.faults), ...(given?.faults ?? [])];
  const assumptions = new Set(
    results.flatMap((result) => [...result.assumptions, ...result.claims.flatMap((claim) => claim.assumptions)]),
  );
  return {
    results,
    assumptions: [...assumptions].sort(),
    diagnostics: [
      ...diagnostics.map(reported),
      ...faultyClauses.map((fault): ReportedDiagnostic => ({ severity: 'error', ...fault })),
    ],
    unmatched: [...selected.unmatched, ...checked.unmatched],
    faults,
    exported: exportedText(program, methods, options),
  };
}

function exportedText(
  program: SpecProgram,
  methods: readonly MethodDeclaration[],
  { exported }: SpecOptions,
): string | undefined {
  if (exported === 'alloy') return program.alloy(moduleName(methods), methods);
  return exported === 'jml' ? program.jml(methods) : undefined;
}

interface CheckedResults {
  readonly results: readonly SpecResult[];
  readonly diagnostics: readonly Diagnostic[];
  readonly unmatched: readonly string[];
  readonly faults: number;
}

/** Methods and what was found of them. */
interface DescribedMethods {
  readonly methods: readonly MethodDeclaration[];
  readonly results: readonly SpecResult[];
}

function checkedResults(
  { checking, budget }: SpecOptions,
  program: SpecProgram,
  given: LibrarySpecifications | undefined,
  { methods, results }: DescribedMethods,
  isUnread: (method: MethodDeclaration) => boolean,
): CheckedResults {
  if (checking === undefined) return { results, diagnostics: [], unmatched: [], faults: 0 };
  const { solver, scope, properties, replay, milliseconds = Number.POSITIVE_INFINITY } = checking;
  let end = Number.POSITIVE_INFINITY;
  const checker = new SpecChecker({
    table: program.hierarchy.table,
    hierarchy: program.hierarchy,
    summaries: program.summaries,
    solver,
    properties,
    replay,
    budget,
    cancelled: () => Date.now() > end,
    isUnread,
    ...(scope === undefined ? {} : { scope }),
    ...(given === undefined ? {} : { specificationField: (name: string) => given.field(name) }),
  });
  const diagnostics: Diagnostic[] = [];
  let faults = 0;
  const all = results.map((result, place) => {
    const method = methods[place] as MethodDeclaration;
    end = Date.now() + milliseconds;
    try {
      const found = checker.check(method);
      diagnostics.push(...found.diagnostics);
      return { ...result, claims: doubted(found.claims, program.doubts.of(method)) };
    } catch (error) {
      faults++;
      const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
      diagnostics.push({ severity: 'error', message: `internal fault: ${detail}`, span: method.span });
      return result;
    }
  });
  const unmatched =
    methods.length === 0
      ? []
      : checker.unmatchedProperties().map((each) => `the property '${each}' means nothing in any of the methods`);
  return { results: all, diagnostics, unmatched, faults };
}

/** Methods with code; static initialisers, bridges and what else compilers add only where they are asked for. */
function wanted(
  found: readonly { readonly method: MethodDeclaration }[],
  { isAll, methods }: SpecOptions,
): readonly MethodDeclaration[] {
  return found
    .map(({ method }) => method)
    .filter((method) => method.body() !== undefined)
    .filter((method) => isAll || methods.length > 0 || (method.name !== '<clinit>' && !isAdded(method)));
}

function isAdded(method: MethodDeclaration): boolean {
  return hasFlag(method, Flag.SYNTHETIC) || hasFlag(method, Flag.BRIDGE);
}

/** The class that the methods belong to, or the first of them. */
function moduleName(methods: readonly MethodDeclaration[]): string {
  const [owner = 'empty'] = methods.map((method) => method.owner);
  return owner.slice(owner.lastIndexOf('.') + 1).split('$')[0] ?? owner;
}
