/** `espalier shape`: heap shapes at every program point, and what they prove. */
import { betweenCalls } from '../analyses/invariants/index.js';
import { type ShapeOptions as AnalysisOptions, shapeInput } from '../analyses/shape/index.js';
import type { ReportedDiagnostic } from '../findings/result.js';
import type { DrawnMethod, ExploredMethod, ShapeResult } from '../findings/shape-result.js';
import { type Selection, selectClasses, selectMethods } from './selection.js';
import { linesOf } from './source-lines.js';
import { unreadMethods } from './unread-methods.js';
import { reported, type Workspace } from './workspace.js';

/** What may be spent on the invariants of a class, as a share. */
const BETWEEN_CALLS = 0.1;

export interface ShapeOptions extends Selection {
  readonly join?: AnalysisOptions['join'];
  /** Where states are contracted; default: everywhere, and at loop heads where that does not do. */
  readonly abstraction?: AnalysisOptions['contracts'];
  /** Pairs of field names: `prev` is the inverse of `next`. */
  readonly inverses?: AnalysisOptions['inverses'];
  /** Whether preconditions are looked for; default yes. */
  readonly needs?: boolean;
  /** Whether the interpreter is asked to break what was not proved; default yes. */
  readonly replay?: boolean;
  /** Scales the budgets of steps, states and runs. */
  readonly budget: number;
  /** An extra cut-off for each method. */
  readonly budgetMilliseconds?: number;
  readonly onProgress?: (done: number, all: number, what: string) => void;
  /** The text of an input file. */
  readonly source?: (file: string) => string | undefined;
  /** Lines to draw, of a file; none are drawn without. */
  readonly draws?: (file: string, line: number) => boolean;
  /** Whether the states of the selected methods are wanted, line by line, and how they were found. */
  readonly explores?: boolean;
}

export interface Shaped {
  /** One for each selected method with a body, in the order of the input. */
  readonly results: readonly ShapeResult[];
  /** Where something was to be drawn. */
  readonly drawn: readonly DrawnMethod[];
  /** Where it was asked for: one for each result, in the same order. */
  readonly explored: readonly ExploredMethod[];
  /** What proved claims rest on. */
  readonly assumptions: readonly string[];
  readonly diagnostics: readonly ReportedDiagnostic[];
  /** A sentence for each pattern that names no method. */
  readonly unmatched: readonly string[];
  /** Faults of Espalier's own; each is a diagnostic too. */
  readonly faults: number;
  readonly methods: number;
  readonly statistics: { readonly methods: number; readonly milliseconds: number };
}

export function shape(workspace: Workspace, options: ShapeOptions): Shaped {
  const { table } = workspace;
  const started = Date.now();
  const { methods, unmatched } = selectMethods(table, options);
  const selected = new Set(methods.map(({ method }) => method));
  // A mistyped name in front of a big archive: nothing is asked for.
  const { classes } = selected.size === 0 ? { classes: [] } : selectClasses(table, []);
  const { budgetMilliseconds, onProgress, source, draws, explores } = options;
  const shaped = shapeInput(table, classes, {
    isSelected: (method) => selected.has(method),
    isUnread: unreadMethods(classes, () => workspace.diagnostics()),
    join: options.join ?? 'partial',
    contracts: options.abstraction ?? 'auto',
    inverses: options.inverses ?? [],
    infersNeeds: options.needs ?? true,
    holdsBetweenCalls: betweenCalls(table, classes, options.budget * BETWEEN_CALLS),
    replay: options.replay ?? true,
    budget: options.budget,
    ...(budgetMilliseconds === undefined ? {} : { deadline: () => deadline(budgetMilliseconds) }),
    ...(onProgress === undefined ? {} : { onProgress }),
    ...(source === undefined ? {} : { sourceLine: linesOf(source) }),
    ...(draws === undefined ? {} : { draws }),
    ...(explores === undefined ? {} : { explores }),
  });
  const { results, drawn, explored, faults } = shaped;
  const assumptions = new Set(results.flatMap(({ claims }) => claims.flatMap((claim) => claim.assumptions)));
  return {
    results,
    drawn,
    explored,
    assumptions: [...assumptions].sort(),
    diagnostics: shaped.diagnostics.map(reported),
    unmatched,
    faults,
    methods: results.length,
    statistics: { methods: results.length, milliseconds: Date.now() - started },
  };
}

function deadline(milliseconds: number): () => boolean {
  const end = Date.now() + milliseconds;
  return () => Date.now() > end;
}
