/** `espalier invariants`: what always holds of the structures behind the fields of classes, between calls. */
import {
  type InvariantsOptions as AnalysisOptions,
  type DomainChoice,
  invariantsOfInput,
} from '../analyses/invariants/index.js';
import type { DrawnClass, InvariantsResult } from '../findings/invariants-result.js';
import type { ReportedDiagnostic } from '../findings/result.js';
import { type Selection, selectClasses, selectMethods } from './selection.js';
import { unreadMethods } from './unread-methods.js';
import { reported, type Workspace } from './workspace.js';

/** Method patterns mean the classes that declare such methods. */
export interface InvariantsOptions extends Selection {
  /** Default: `auto`. */
  readonly domain?: DomainChoice;
  /** Default: `open`. */
  readonly world?: AnalysisOptions['world'];
  /** Default: `one`. */
  readonly threads?: AnalysisOptions['threads'];
  /** Whether call sequences are tried against what was not proved; default yes. */
  readonly replay?: boolean;
  /** Scales the budgets. */
  readonly budget: number;
  /** An extra cut-off for each class. */
  readonly budgetMilliseconds?: number;
  readonly onProgress?: (done: number, all: number, what: string) => void;
  /** Whether the rounds are drawn. */
  readonly draws?: boolean;
}

export interface ClassInvariants {
  /** One for each selected class that has fields or invariants, in the order of the input. */
  readonly results: readonly InvariantsResult[];
  readonly drawn: readonly DrawnClass[];
  /** What proved claims rest on. */
  readonly assumptions: readonly string[];
  readonly diagnostics: readonly ReportedDiagnostic[];
  /** A sentence for each pattern that names nothing. */
  readonly unmatched: readonly string[];
  /** Faults of Espalier's own; each is a diagnostic too. */
  readonly faults: number;
  readonly classes: number;
  /** Of the classes looked at. */
  readonly methods: number;
  readonly statistics: { readonly methods: number; readonly milliseconds: number };
}

export function invariants(workspace: Workspace, options: InvariantsOptions): ClassInvariants {
  const { table } = workspace;
  const started = Date.now();
  const { names, unmatched } = selected(workspace, options);
  // A mistyped name in front of a big archive: nothing is asked for.
  const { classes } = names.size === 0 ? { classes: [] } : selectClasses(table, []);
  const { budgetMilliseconds, onProgress, draws = false } = options;
  const found = invariantsOfInput(table, classes, {
    isSelected: ({ name }) => names.has(name),
    isUnread: unreadMethods(classes, () => workspace.diagnostics()),
    domain: options.domain ?? 'auto',
    world: options.world ?? 'open',
    threads: options.threads ?? 'one',
    replay: options.replay ?? true,
    budget: options.budget,
    ...(budgetMilliseconds === undefined ? {} : { deadline: () => deadline(budgetMilliseconds) }),
    ...(onProgress === undefined ? {} : { onProgress }),
    ...(draws ? { draws: () => true } : {}),
  });
  const { results, drawn, faults } = found;
  const assumptions = new Set(results.flatMap(({ claims }) => claims.flatMap((claim) => claim.assumptions)));
  const methods = results.reduce((sum, result) => sum + result.methods.length, 0);
  return {
    results,
    drawn,
    assumptions: [...assumptions].sort(),
    diagnostics: found.diagnostics.map(reported),
    unmatched,
    faults,
    classes: results.length,
    methods,
    statistics: { methods, milliseconds: Date.now() - started },
  };
}

/** Names of the classes that are meant. */
function selected(
  { table }: Workspace,
  { classes, methods }: Selection,
): { readonly names: ReadonlySet<string>; readonly unmatched: readonly string[] } {
  if (methods.length === 0) {
    const found = selectClasses(table, classes);
    return { names: new Set(found.classes.map(({ name }) => name)), unmatched: found.unmatched };
  }
  const found = selectMethods(table, { classes, methods });
  return { names: new Set(found.methods.map(({ declaration }) => declaration.name)), unmatched: found.unmatched };
}

function deadline(milliseconds: number): () => boolean {
  const end = Date.now() + milliseconds;
  return () => Date.now() > end;
}
